"""Whole games as readable records; `python -m tests.golden.regenerate` rewrites them; read the difference."""
