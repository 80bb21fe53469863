"""Sentences and plain-text drawings, made from refusals, events, moves and hints."""
