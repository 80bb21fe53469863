"""The expert: a net that has learned what positions are worth, and what it says about games. It needs numpy."""
