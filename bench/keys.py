"""The keys with which a player makes a move at the table."""

from futé_tui.engine.game import Game
from futé_tui.engine.moves import Move, Reroll, Roll
from futé_tui.table.letters import LABELS, die_letters, label_boxes
from futé_tui.table.picking import Picker, touch
from futé_tui.table.view import STOPPING

RIGHT = "\x1b[C"
TAB = "\t"


def keys_of(game: Game, move: Move) -> list[str]:
    """A key for each step towards a legal move; the last one makes it."""
    letters = die_letters(game.ruleset.dice)
    if isinstance(move, Roll):
        return [*(letters[die] for die in move.dice), "r"]
    if isinstance(move, Reroll):
        return ["r"]
    if move.rank == STOPPING:
        return ["x"]
    follow_zone = game.rules.follow_zone(game.position)
    _, die, box = touch(move, follow_zone)
    keys: list[str] = []
    picked: Picker | Move = Picker.of(game.moves(), follow_zone)
    if die and isinstance(picked, Picker):
        keys.append(letters[die])
        picked = picked.pick_die(die)
    if box and isinstance(picked, Picker):
        while box not in (labels := dict(label_boxes(picked.boxes))):
            keys.append(TAB)
            picked = picked.more()
        keys.append(labels[box])
        picked = picked.pick_box(box)
    if isinstance(picked, Picker):
        while move not in picked.labelled_options:
            keys.append(TAB)
            picked = picked.more()
        keys.append(LABELS[picked.labelled_options.index(move)])
    return keys
