"""What can be done now, why something cannot, and what it would bring: values, not sentences."""
