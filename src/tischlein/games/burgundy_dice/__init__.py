"""The Castles of Burgundy: The Dice Game. Start reading in `turn`."""
