"""Hints: what now, why not, what a move would bring, what things on a sheet mean; and their sentences."""
