"""Whole games as readable records; `python -m tests.golden.regenerate` writes them anew, and a review reads them."""
