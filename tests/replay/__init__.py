"""Replays and practice from a replay."""
