"""Lessons and their files."""
