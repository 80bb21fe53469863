"""The last lines of a game in line mode."""

from collections.abc import Iterator

from ..engine.dice import from_start
from ..expert.manifest import NoExpert
from ..sheets.ruleset import Ruleset
from ..store.kept_game import KeptGame
from ..store.paths import experts_folder
from ..text.reconstructions import rating_caveat
from ..text.result import describe_result, describe_scores
from ..text.review import describe_par
from ..text.statistics.standing import describe_rating_table, describe_standing

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


def par_lines(kept: KeptGame) -> Iterator[str]:
    """What Master Reynard scores with the same dice, of a stored solo game; nothing on a sheet without an expert."""
    game = kept.game
    if kept.store is None or len(game.players) > 1 or from_start(game.dice) is None:
        return
    from ..expert.par import par  # imports numpy
    from ..expert.player import load_expert

    assert isinstance(game.ruleset, Ruleset)
    try:
        expert = load_expert(game.ruleset, (experts_folder(),))
    except NoExpert:
        return
    yield from describe_par(par(expert, 1, game.dice) or ())
