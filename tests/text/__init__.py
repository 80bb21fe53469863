"""Sentences: moves, events, refusals, hints and rule pages."""
