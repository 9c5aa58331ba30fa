"""Felinia (Michael Schacht): merchants of Katzburg buy goods, board ships and found trading posts on an island of cats."""
