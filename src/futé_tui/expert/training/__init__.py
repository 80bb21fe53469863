"""How an expert learns: games against itself, and steps that bring what the net expects closer to what came."""
