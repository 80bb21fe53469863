"""Tests of the daily game and of duels, without a screen."""
