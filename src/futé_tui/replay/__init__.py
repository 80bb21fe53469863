"""Replaying a game: its moments, in words, and playing on from one of them."""
