"""The keys of a move: of its die, of its box, of the way it marks the box, and one to confirm what costs an action."""

from ..engine.moves import Move
from .pressing import Outcome, type_character
from .state import TableState


def keys_to(state: TableState, move: Move, confirm: str) -> tuple[str, ...]:
    """What to type for a move with nothing picked before, and the key to `confirm` it; nothing if it touches neither a
    die nor a box, or has no keys of its own."""
    outcome: Outcome = state.settled().released()
    touched = next((each for each in state.offer.picker.touches if each.move == move), None)
    keys: list[str] = []
    if touched is None:
        return ()
    if touched.die:
        keys.append(state.offer.letters[touched.die])
        outcome = type_character(state.settled().released(), keys[-1])
    if isinstance(outcome, TableState) and touched.box and outcome.picker.box != touched.box:
        label = outcome.labels.get(touched.box, "")
        keys.append(label)
        outcome = type_character(outcome, label) if label else outcome
    if isinstance(outcome, TableState):
        way = next((label for label, way in outcome.picker.option_keys.items() if way == move), "")
        keys.append(way)
        outcome = type_character(outcome, way) if way else outcome
    if isinstance(outcome, TableState) and outcome.picker.confirmable == move:
        keys.append(confirm)
        outcome = move
    return tuple(filter(None, keys)) if outcome == move else ()
