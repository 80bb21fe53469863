"""The table: playing a game, replaying it, and its result."""
