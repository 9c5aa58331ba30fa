"""A small game in which everybody hides something: an example of hidden cards, and what the conformance suite tries them on."""
