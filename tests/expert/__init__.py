"""The expert: what it sees, how it learns, plays, coaches and reviews."""
