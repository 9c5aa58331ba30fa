"""One file for each expansion: its steps, its piece of the position, its scoring."""
