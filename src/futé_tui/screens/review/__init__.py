"""Reviews of games on the screen."""
