"""Par at the end of a solo game in line mode."""

from collections.abc import Iterator

from ..engine.dice import from_start
from ..expert.manifest import NoExpert
from ..sheets.ruleset import Ruleset
from ..store.kept_game import KeptGame
from ..store.paths import experts_folder
from ..text.review import describe_par


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
