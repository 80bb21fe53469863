"""A game gone through again: its moments, in words, and playing on from one of them."""
