"""Ruleset files: what they accept, and how they refuse a mistake."""
