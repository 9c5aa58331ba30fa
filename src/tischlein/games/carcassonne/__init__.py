"""Carcassonne Big Box: the base game and its eleven expansions."""
