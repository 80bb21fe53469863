"""Tests of the pages around the table."""
