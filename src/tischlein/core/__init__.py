"""The contract all games keep. Read in this order: state, decision, agenda, chance, score, game and setup, match, words."""
