"""The last lines of a game in line mode."""

from collections.abc import Iterator

from ..engine.game import Game
from ..expert.par import solo_par
from ..store.kept_game import KeptGame
from ..text.reconstructions import rating_caveat
from ..text.result import describe_result, describe_scores
from ..text.review import describe_par
from ..text.statistics.standing import describe_rating_table, describe_standing
from .console import WIDTH


def describe_end(kept: KeptGame) -> Iterator[str]:
    """The result; of a solo game with the rating table and a comparison to the player's earlier games."""
    standing = kept.standing()
    if standing is None:
        yield from describe_result(kept.game)
        return
    yield from describe_scores(kept.game)
    if standing.level:
        yield standing.level.title
    yield from describe_rating_table(standing, WIDTH)
    if caveat := rating_caveat(kept.game.ruleset):
        yield caveat
    yield from describe_standing(standing, coached=kept.game.coached)
    yield from par_lines(kept)


def par_lines(kept: KeptGame) -> Iterator[str]:
    """What Master Reynard scores with the same dice, of a stored solo game; nothing on a sheet without an expert."""
    if kept.store is not None and len(kept.game.players) == 1:
        yield from describe_solo_par(kept.game)


def describe_solo_par(game: Game) -> Iterator[str]:
    """What Master Reynard scores alone with the dice of a game."""
    score = solo_par(game.ruleset, game.dice)
    if score:
        yield describe_par(score)
