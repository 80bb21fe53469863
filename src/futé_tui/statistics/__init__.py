"""Statistics of finished games, always calculated from the games themselves."""
