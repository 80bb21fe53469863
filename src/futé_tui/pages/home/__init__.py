"""Home as a page: the logo, the menu, and the player's own games."""
