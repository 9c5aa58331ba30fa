"""A game of a few lines that keeps the contract: players take up to three stones in turn, each stone is a point."""
