"""The keys of a move: whoever types them makes exactly that move."""

import pytest

from futé_tui.engine.moves import Move
from futé_tui.engine.notation import parse
from futé_tui.lessons.loader import lesson_sheets, lessons_of
from futé_tui.lessons.running import Run
from futé_tui.table.keys_to import keys_to
from futé_tui.table.letters import die_letters
from futé_tui.table.picking import Touch
from futé_tui.table.pressing import Outcome, confirm, type_character
from futé_tui.table.state import TableState

ENTER = "Enter"


def typed(state: TableState, keys: tuple[str, ...]) -> Outcome:
    """What comes of keys, one after the other."""
    outcome: Outcome = state
    for key in keys:
        assert isinstance(outcome, TableState), "the move is made before the last key"
        outcome = confirm(outcome) if key == ENTER else type_character(outcome, key)
    return outcome


def offered(state: TableState, touched: Touch) -> tuple[Move, ...]:
    """The ways to mark its box that the table offers: of those that write the same only one."""
    same = [each.move for each in state.offer.picker.touches if (each.die, each.box) == (touched.die, touched.box)]
    return state.offer.picker.offered(same)


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_the_keys_of_every_solution_of_a_lesson_make_it(sheet: str) -> None:
    for file in lessons_of(sheet):
        for number, step in enumerate(file.lesson.steps):
            run = Run(file, number)
            if not step.moves:
                continue
            move: Move = parse(run.solution)
            state = TableState.of(run.game, die_letters(run.game.ruleset.dice))
            keys = keys_to(state, move, ENTER)
            touched = next((each for each in state.offer.picker.touches if each.move == move), None)
            if touched and (touched.die or touched.box) and move in offered(state, touched):
                assert keys, (file.key, number, move)
                assert typed(state, keys) == move
