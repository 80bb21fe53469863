"""The review of a game: the curve of what could be expected, every decision and roll, and where the points went."""
