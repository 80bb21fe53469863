"""Measurements; `make bench` runs them. No test depends on a clock."""
