"""Interactive lessons: set positions with scripted dice and a task each, kept as data in `lessons/`."""
