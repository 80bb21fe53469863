"""Home: the logo, the menu, and the player's own games."""
