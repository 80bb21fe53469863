"""Playing many games with simple bots, and telling how they came out."""
