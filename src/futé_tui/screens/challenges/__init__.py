"""Daily games and duels on the screen."""
