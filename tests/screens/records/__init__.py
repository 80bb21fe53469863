"""Stored games and records on the screen."""
