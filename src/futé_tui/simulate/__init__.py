"""Playing many games with bots, and summing up the results."""
