"""What the expansions and the other ways to play add, one file for each."""
