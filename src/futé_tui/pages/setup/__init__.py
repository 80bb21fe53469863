"""Setting up a game: what can be chosen, what keys and clicks make of it, and the page that shows it."""
