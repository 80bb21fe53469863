"""Hints: what now, why not, what a move would gain, what things on a sheet mean; and their sentences."""
