"""Changing the printed values of a player's own sheet: which there are, what may be typed, and what that does."""
