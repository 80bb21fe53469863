"""What maintainers run; nothing here is needed to play."""
