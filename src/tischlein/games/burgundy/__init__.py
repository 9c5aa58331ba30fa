"""The Castles of Burgundy (alea, 2019): base game, all expansions, team game and solo game."""
