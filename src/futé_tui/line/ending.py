"""The last lines of a game in line mode."""

from collections.abc import Iterator

from ..store.kept_game import KeptGame
from ..text.reconstructions import rating_caveat
from ..text.result import describe_result, describe_scores
from ..text.statistics.standing import describe_rating_table, describe_standing
from .par import par_lines

_WIDTH = 78


def describe_end(kept: KeptGame) -> Iterator[str]:
    """The result; of a solo game with the rating table and a comparison to the player's earlier games."""
    standing = kept.standing()
    if standing is None:
        yield from describe_result(kept.game)
        return
    yield from describe_scores(kept.game)
    if standing.level:
        yield standing.level.title
    yield from describe_rating_table(standing, _WIDTH)
    if caveat := rating_caveat(kept.game.ruleset):
        yield caveat
    yield from describe_standing(standing)
    yield from par_lines(kept)
