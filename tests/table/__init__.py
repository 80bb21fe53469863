"""The table without a screen."""
