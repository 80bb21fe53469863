"""Daily games and duels, by keys and by mouse."""
