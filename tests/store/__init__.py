"""Stored games and settings."""
