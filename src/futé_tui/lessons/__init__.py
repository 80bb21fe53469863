"""Interactive lessons: prepared positions with scripted dice and a task each, stored as data in `lessons/`."""
