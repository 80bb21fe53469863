"""Tests of what happens at the table, beat by beat."""
