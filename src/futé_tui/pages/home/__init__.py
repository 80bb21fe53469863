"""Home as a page: the logo, the menu, and how one's own games go."""
