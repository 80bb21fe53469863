"""Games of the shipped experts: they come to positions that random games hardly ever see, full of bonuses and foxes."""

from collections.abc import Iterator
from statistics import fmean

import pytest

from futé_tui import SeededDice, new_game, ruleset_ids
from futé_tui.engine.game import Game
from futé_tui.expert.encoding import Encoder
from futé_tui.expert.player import NEAR, ExpertBot
from futé_tui.expert.simple import greedy_bot
from futé_tui.simulate.run import play_game

from ..conformance.test_afterstates import check_quiet
from .experts import shipped
from .test_outlooks import is_final

# points by which the net alone beats the greedy bot in two games: about half of what it is in hundreds of games
MARGINS = {
    "tres-fute": 80,
    "vraiment-tres-fute": 90,
    "puissance-3": 140,
    "tres-fute-4ever": 100,
    "melange": 120,
    "qwinto": 30,
    "qwixx": 30,
}
every_sheet = pytest.mark.parametrize("sheet", ruleset_ids())


def walk_well(sheet: str) -> Iterator[Game]:
    """A game for two that the net plays, at every fifth step."""
    game = new_game(sheet, ["Lia", "Tom"], dice=SeededDice(5))
    while game.to_move is not None:
        if len(game.steps) % 5 == 0:
            yield game
        game.play(shipped(sheet).choose(game.position, game.moves(), NEAR))


@every_sheet
def test_afterstates_and_what_is_seen_of_them_are_as_played(sheet: str) -> None:
    expert = shipped(sheet)
    rules = expert.rules
    encoder = Encoder(rules)
    for game in walk_well(sheet):
        seat, pieces = game.to_move, list[bytes]()
        assert seat is not None
        after = [rules.afterstate(game.position, move) for move in game.moves()]
        for move, position in zip(game.moves(), after, strict=True):
            encoder.observer.observe(rules.open(position), seat, pieces)
            if not move.throws:
                check_quiet(rules, rules.play(game.position, move), position)
        rows = encoder.rows(pieces)
        assert encoder.totals(rows).tolist() == [rules.score(position, seat).total for position in after]
        assert (encoder.going_on(rows) == 0).tolist() == [is_final(rules, position, seat) for position in after]


@every_sheet
def test_the_net_beats_the_greedy_bot_on_every_sheet(sheet: str) -> None:
    net, greedy = (
        fmean(score.total for seed in range(2) for score in play_game(shipped(sheet).rules, 2, bot, seed))
        for bot in (ExpertBot(shipped(sheet), NEAR), greedy_bot)
    )
    assert net > greedy + MARGINS[sheet]
