"""Notes on what is new: each is seen once ever, one after the other, at every size."""

import random
from dataclasses import replace

import pytest

from futé_tui import new_game
from futé_tui.engine.events import Event
from futé_tui.engine.moves import Move
from futé_tui.engine.topics import Topic, topics_met
from futé_tui.screens.table.about import AboutCard
from futé_tui.store.dismissed_topics import DismissedTopics
from futé_tui.store.paths import dismissed_topics_file
from futé_tui.table.page.hint_words import NOTE
from futé_tui.table.page.hints import shows_note
from futé_tui.text.firsts import EXPLANATIONS
from futé_tui.widgets.page import Page

from ..driving import QUIET, Table, at_table, in_letters_and_painted

TALKING = replace(QUIET, hints="options")
SIZES = [(80, 24), (120, 40), (160, 50)]
HEADS = {topic: text.split("{")[0] for topic, text in EXPLANATIONS.items()}


def explained(table: Table) -> list[Topic]:
    """The topic that is explained on the screen in all its words."""
    note = table.screen.state.note
    if not note or not shows_note(table.screen.query_one(Page).shown, note):
        return []
    return [topic for topic, head in HEADS.items() if f"New! {head}" in note]


def is_folded(table: Table) -> bool:
    rows = table.screen.query_one(Page).shown
    return any(run.target == NOTE for row in rows for run in row) and not shows_note(rows, table.screen.state.note)


async def make(table: Table, move: Move) -> None:
    table.screen.press(lambda state: move)
    await table.pilot.pause()


@in_letters_and_painted
@pytest.mark.parametrize("size", SIZES)
async def test_all_that_is_new_is_seen_once(size: tuple[int, int], *, painted: bool) -> None:
    """Somebody plays on without ever asking for a note, and has seen each once when the game is over, but for what the
    last moves have brought."""
    game, choosing = new_game("vraiment-tres-fute", ["Lia"], seed=2), random.Random(2)
    async with at_table(game, size=size, settings=TALKING, painted=painted) as table:
        seen = explained(table)
        met: dict[Topic, int] = {}
        while game.to_move is not None:
            await make(table, choosing.choice([each for each in game.moves() if not each.stops] or game.moves()))
            events: list[Event] = list(game.last_events())
            for topic in topics_met(game, events):
                met.setdefault(topic, len(game.steps))
            if game.to_move is not None:
                seen += explained(table)
    assert len(seen) == len(set(seen)), seen
    late = {topic for topic, step in met.items() if step > len(game.steps) - 12}
    assert set(met) - set(seen) <= late, set(met) - set(seen)
    assert set(seen) <= {topic for topic in Topic if topic in DismissedTopics(dismissed_topics_file())}


async def test_what_is_folded_is_on_a_card_with_all_else_that_is_new() -> None:
    game, choosing = new_game("puissance-3", ["Lia"], seed=5), random.Random(5)
    async with at_table(game, settings=TALKING) as table:
        while not is_folded(table):
            await make(table, choosing.choice([each for each in game.moves() if not each.stops] or game.moves()))
        note = table.screen.state.note
        await table.press("d")
        card = table.app.screen
        assert isinstance(card, AboutCard)
        assert card._about[0] == note
        assert all(line.startswith("New!") for line in card._about[1:])
        await table.press("d")
        assert table.screen.state.note == ""
        await table.press("d")
        assert table.screen.view.notice == "There is nothing new to read."
