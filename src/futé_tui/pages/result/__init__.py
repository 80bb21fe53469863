"""The end of a game as a page: what came out, drawn in sections."""
