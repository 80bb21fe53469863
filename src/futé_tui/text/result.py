"""Points, winners and rating in words."""

from collections.abc import Iterator, Sequence

from ..engine.game import Game


def tell_scores(game: Game) -> Iterator[str]:
    """The points of every player by zone."""
    for name, score in zip(game.players, game.scores(), strict=True):
        zones = ", ".join(f"{zone} {points}" for zone, points in score.zones.items())
        foxes = f", {score.foxes} {'fox' if score.foxes == 1 else 'foxes'} {score.fox_points}" if score.foxes else ""
        yield f"{name}: {zones}{foxes}: {score.total} points"


def tell_result(game: Game) -> Iterator[str]:
    """The end of a game: points, and who won or which level was reached."""
    yield from tell_scores(game)
    yield from tell_verdict(game, game.players)


def tell_verdict(game: Game, players: Sequence[str]) -> Iterator[str]:
    """Who won, with the tie-break if there was one; alone, the level reached and how far the next one is."""
    scores = game.scores()
    if len(game.players) == 1:
        if level := game.rating(0):
            yield level.title
        better = [each for each in game.ruleset.ratings if each.at_least > scores[0].total]
        if better:
            yield f"{better[-1].at_least - scores[0].total} more for: {better[-1].title}"
        return
    winners = game.winners()
    names = [players[seat] for seat in winners]
    yield f"{names[0]} wins." if len(names) == 1 else f"{' and '.join(names)} share the victory."
    best = max(score.total for score in scores)
    if len(winners) < sum(score.total == best for score in scores):
        yield f"The totals are equal; the best single zone decides: {scores[winners[0]].best_zone} points."
