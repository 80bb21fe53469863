"""Games to their end on every sheet, alone, with two players and with many, through the messages of the app."""

from collections.abc import Callable
from random import Random

import pytest
from textual.message import Message

from futé_tui import ruleset_ids
from futé_tui.engine.moves import Move, Penalty, Reroll, Roll
from futé_tui.hints.compare import offered_for
from futé_tui.screens.table.command_table import CommandTable
from futé_tui.screens.table.result import ResultScreen
from futé_tui.table.page.drawing.runs import Target
from futé_tui.widgets.page import Page

from ...conformance.subjects import SUBJECTS, Subject
from ...tables import ATELIER
from ..driving import at_table, touch_of

pytestmark = pytest.mark.usefixtures("letters")

PLAYERS = {ATELIER: (), **dict.fromkeys(ruleset_ids(), (2,)), "qwinto": (1, 6)}
SAT_DOWN = 3  # the round in which the table is opened; whole games are played on the page


class QuickHands:
    """Hands the table the messages of keys or clicks, without waiting for anything to be painted."""

    def __init__(self, screen: CommandTable, *, clicks: bool) -> None:
        self._screen, self._clicks = screen, clicks

    async def make(self, move: Move) -> None:
        move = offered_for(self._screen.game, move)
        steps = len(self._screen.game.steps)
        if isinstance(move, Roll | Reroll):
            for die in getattr(move, "dice", ()):
                await self._die(die)
            await self._screen.run_action("roll")
            if isinstance(move, Reroll):
                await self._screen.run_action("confirm")
        elif move.stops:
            await self._screen.run_action("stop")
            if isinstance(move, Penalty):
                await self._screen.run_action("confirm")
        else:
            await self._pick(move)
        assert len(self._screen.game.steps) == steps + 1, f"{move} was not made"
        assert self._screen.game.steps[-1].move == move

    async def _pick(self, move: Move) -> None:
        screen = self._screen
        steps = len(screen.game.steps)
        _, die, box, _ = touch_of(screen, move)
        if die:
            await self._die(die)
        if len(screen.game.steps) == steps and box and screen.state.picker.box != box:
            await self._page_until(lambda: box in screen.view.labels, f"{move} has no label")
            kind = "box" if box[1] else "track"
            await self._send(screen.view.labels[box], Page.Clicked(Target(kind, *box)))
        if len(screen.game.steps) == steps and screen.state.picker.confirmable:
            await screen.run_action("confirm")
        elif len(screen.game.steps) == steps:
            await self._page_until(lambda: move in screen.state.picker.labelled_options, f"{move} is not offered")
            way = screen.state.picker.labelled_options.index(move)
            await self._send(screen.state.picker.option_labels[way], Page.Clicked(Target("option", str(way))))

    async def _page_until(self, shown: Callable[[], bool], otherwise: str) -> None:
        for _ in range(20):
            if shown():
                return
            await self._screen.run_action("more")
        pytest.fail(otherwise)

    async def _die(self, die: str) -> None:
        await self._send(self._screen.letters[die], Page.Clicked(Target("die", die)))

    async def _send(self, key: str, click: Message) -> None:
        if self._clicks:
            await self._screen._dispatch_message(click)
        else:
            self._screen.type_character(key)


@pytest.mark.parametrize("subject", [each for each in SUBJECTS if each.players in PLAYERS[each.sheet]], ids=str)
async def test_a_random_game_is_played_to_its_end(subject: Subject) -> None:
    game, player = subject.new_game(seed=subject.players), Random(subject.players)
    while game.moment.round < SAT_DOWN:
        game.play(player.choice(game.moves()))

    async with at_table(game) as table:
        hands = [QuickHands(table.screen, clicks=seat % 2 == 1) for seat in range(subject.players)]
        while game.to_move is not None:
            await hands[game.to_move].make(player.choice(game.moves()))
            if len(game.steps) % 50 == 0:
                await table.pilot.pause()
        await table.pilot.pause()
        assert isinstance(table.app.screen, ResultScreen)
        assert str(game.scores()[0].total) in table.text() or subject.players == 1
