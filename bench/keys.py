"""The keys with which a player makes a move at the table."""

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move, Reroll, Roll
from futé_tui.table import pressing
from futé_tui.table.letters import die_letters
from futé_tui.table.picking import touch
from futé_tui.table.pressing import Outcome
from futé_tui.table.state import TableState

RIGHT = "\x1b[C"
MORE = "+"
ROLL = " "
CONFIRM = "\r"
STOP = "x"


def keys_of(game: Game, move: Move) -> list[str]:
    """A key for each step towards a legal move; the last one makes it."""
    letters = die_letters(game.ruleset.dice)
    if isinstance(move, Roll):
        return [*(letters[die] for die in move.dice), ROLL]
    if isinstance(move, Reroll):
        return [ROLL, CONFIRM]
    if move.stops:
        return [STOP, CONFIRM] if move.asks_twice else [STOP]
    touched = touch(move, game.rules.follow_zone(game.position))
    keys: list[str] = []
    now: Outcome = TableState.of(game, letters)
    if touched.die and isinstance(now, TableState):
        keys.append(letters[touched.die])
        now = pressing.pick_die(now, touched.die)
    if touched.box and isinstance(now, TableState) and now.picker.box != touched.box:
        while touched.box not in now.labels:
            keys.append(MORE)
            now = _more(now)
        keys.append(now.labels[touched.box])
        now = pressing.pick_box(now, touched.box)
    if isinstance(now, TableState) and now.picker.confirmable:
        keys.append(CONFIRM)
    elif isinstance(now, TableState):
        while move not in now.picker.labelled_options:
            keys.append(MORE)
            now = _more(now)
        keys.append(now.picker.option_labels[now.picker.labelled_options.index(move)])
    return keys


def _more(state: TableState) -> TableState:
    outcome = pressing.more(state)
    assert isinstance(outcome, TableState)
    assert outcome != state, "there are no more labels"
    return outcome
