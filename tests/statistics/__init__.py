"""What finished games add up to."""
