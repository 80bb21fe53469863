"""Stored games and what they add up to, on the screen."""
