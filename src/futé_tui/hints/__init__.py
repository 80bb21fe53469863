"""What can be done now, why something cannot, and what it would gain: values, not sentences."""
