"""A view of the table in the middle of a beat: nothing can be picked, and what happens is said."""

from dataclasses import replace

from ...engine.rules import DieView
from ..hint_view import HintView
from ..view import TableDieView, TableView
from .beat import Beat


def view_beat(before: TableView, beat: Beat) -> TableView:
    """The table as it was before the step, with the sheets, dice and words of a beat."""
    return replace(
        before,
        seats=tuple(replace(seat, sealed=was.sealed) for seat, was in zip(beat.seats, before.seats, strict=True)),
        shown=beat.shown,
        dice=_lying(beat.dice, before),
        tumbling=frozenset(),
        labels={},
        offered=frozenset(),
        costly=frozenset(),
        behind={},
        picked_box=None,
        cursor_box=beat.flash,
        fresh=beat.fresh | (before.fresh if before.shown == beat.shown else frozenset()),
        options=(),
        missing={},
        prompt=beat.said,
        hints=HintView(),
        beat=beat,
        left=_lying(beat.left, before),
    )


def _lying(dice: tuple[DieView, ...], view: TableView) -> tuple[TableDieView, ...]:
    return tuple(
        TableDieView(die.name, view.letters[die.name], die.face, die.place, offered=False, picked=False) for die in dice
    )
