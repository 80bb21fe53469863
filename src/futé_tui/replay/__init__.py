"""A game gone through again: its moments, told in words, and playing on from one of them."""
