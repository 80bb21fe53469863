"""What the coach says about what can be picked: how far each die, box and way is behind the best choice."""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from ..engine.moves import Move
from ..expert.coach import Advice, Appraisal
from .picking import BoxKey, Picker

Key = TypeVar("Key")
_BEST_FEW = 5  # boxes of a bonus that are listed


def dice_worth(advice: Advice, picker: Picker) -> dict[str, Appraisal]:
    """Of each die that can be picked now, the best that can be done with it."""
    if picker.chooses_dice_to_roll:
        return _dice_to_roll(advice, picker)
    matching = replace(picker, die="").open
    return _best(advice, ((each.die, each.move) for each in matching if each.die))


def _dice_to_roll(advice: Advice, picker: Picker) -> dict[str, Appraisal]:
    """Of each die, the best roll with it and with those that are picked."""
    rolls = [each.move for each in picker.touches if picker.rolling <= set(each.move.chosen_dice)]
    return _best(advice, ((die, roll) for roll in rolls for die in roll.chosen_dice))


def boxes_worth(advice: Advice, picker: Picker) -> dict[BoxKey, Appraisal]:
    """Of each box, the best that can be done there: once a die is picked; of a bonus only the best few."""
    if picker.chooses_dice_to_roll or (picker.dice and not picker.die):
        return {}
    matching = replace(picker, box=None).open
    found = _best(advice, ((each.box, each.move) for each in matching if each.box))
    if picker.die:
        return found
    return {box: found[box] for box in sorted(found, key=lambda box: found[box].behind)[:_BEST_FEW]}


def _best(advice: Advice, moves: Iterable[tuple[Key, Move]]) -> dict[Key, Appraisal]:
    said = {each.move: each for each in advice.moves}
    best: dict[Key, Appraisal] = {}
    for key, move in moves:
        each = said[move]
        if key not in best or each.behind < best[key].behind:
            best[key] = each
    return best
