"""Dice, notation, records, undo, and games checked as a whole."""
