"""Settings and keys on the screen."""
