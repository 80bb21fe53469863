"""How an expert learns: games against itself, and gradient steps from what the net expects towards the results."""
