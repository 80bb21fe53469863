"""What a lesson says about keys: once in a course which keys dice have and which boxes, and for every solution the keys
that make it."""

from collections.abc import Sequence

from ...engine.notation import parse
from ...language import _
from ...lessons.running import Run
from ...table.keys_to import keys_to
from ...table.state import TableState
from ...text.names import name, the_die


def keys_introduced(run: Run, state: TableState) -> str:
    """The sentence on keys that belongs to the task of a step; empty if the step introduces none."""
    match run.step.keys:
        case "die" if keys := () if run.step.goal else solution_keys(run, state, ""):
            return _("Press {key}, the key under the die.").format(key=keys[0])
        case "die":
            die, key = next(iter(state.offer.letters.items()))
            return _("Each die's key is the letter under it ({key}: {die}).").format(key=key, die=the_die(die))
        case "box":
            return _("The black label on a box is its key: press it, or click the box.")
        case _:
            return ""


def solution_keys(run: Run, state: TableState, confirm: str) -> Sequence[str]:
    """The keys that make the solution of a step, and the one to `confirm` it, if it is a move with a die or a box."""
    return keys_to(state, parse(run.solution), confirm) if run.step.moves else ()


def label_taken_for_a_die(state: TableState) -> str:
    """What to say to somebody who has typed the label of a box before any die, which a number on a die leads to."""
    picker = state.picker
    if picker.box is None or picker.die or picker.joint or not picker.dice:
        return ""
    label = state.released().labels.get(picker.box, "")
    if not label:
        return ""
    said = _("{label} is the label of a box ({zone}). A die's key is the letter under it.")
    return said.format(label=label, zone=name(picker.box[0]))
