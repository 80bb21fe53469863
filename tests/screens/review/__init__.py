"""Reviews on the screen."""
