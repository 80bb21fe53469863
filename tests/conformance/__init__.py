"""What holds for every sheet: each ruleset of the game, and the tests' own, goes through these tests by itself."""
