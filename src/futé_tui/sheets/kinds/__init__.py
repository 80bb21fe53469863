"""The zone kinds, one small module each. They hold rules and printed numbers, never a player's marks."""
