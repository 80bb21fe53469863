"""The state of a table between two steps of the game: what is picked, pointed at, opened and said."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Self

from ..engine.game import Game
from ..engine.moves import Move
from ..expert.coach import Advice
from ..hints.levels import Level
from .cursor import Cursor, Pointed
from .offer import Offer, offer_of
from .page.labels import assign_labels
from .picking import BoxKey, Picker


@dataclass(frozen=True)
class TableState:
    """Everything that a key or a click can change without making a move.

    `notice` is shown in place of the prompt and `note` explains something new, both until the next pick or step of the
    cursor; while dice are `tumbling`, nothing is offered yet.
    """

    offer: Offer
    picker: Picker
    cursor: Cursor = None
    hovered: Pointed = None
    open_seat: int | None = None  # whose sheet is open; None: that of the deciding player
    exploring: bool = False
    shows_missing: bool = False
    level: Level = Level.OFF
    confirms: bool = False  # every move is shown before it is made
    tumbling: frozenset[str] = frozenset()
    notice: str = ""
    note: str = ""
    advice: Advice | None = None  # what the coach says of this decision, once it is known

    @classmethod
    def of(cls, game: Game, letters: Mapping[str, str], level: Level = Level.OFF, *, confirms: bool = False) -> Self:
        """The state of a table before anything is picked."""
        offer = offer_of(game, letters)
        return cls(offer, offer.picker, level=level, confirms=confirms)

    @property
    def shown_seat(self) -> int:
        """The seat whose sheet is open."""
        return self.open_seat if self.open_seat is not None else self.offer.seat or 0

    @property
    def shows_own_sheet(self) -> bool:
        """Whether the open sheet is that of the deciding player."""
        return self.shown_seat == self.offer.seat

    @property
    def looks_elsewhere(self) -> bool:
        """Whether somebody else's sheet is open: no key makes a move before the player's own sheet is back."""
        return self.offer.seat is not None and not self.shows_own_sheet

    @property
    def has_picked(self) -> bool:
        """Whether something is picked that Undo puts back, before it takes back a move."""
        return self.picker != self.offer.picker

    @cached_property
    def boxes(self) -> tuple[BoxKey, ...]:
        """The boxes that can be picked on the open sheet."""
        hidden = self.tumbling or self.picker.options or not self.shows_own_sheet
        return () if hidden else self.picker.boxes

    @cached_property
    def labels(self) -> Mapping[BoxKey, str]:
        """The keys of boxes."""
        at_start, now = frozenset(self.offer.picker.boxes), frozenset(self.boxes)
        return assign_labels(self.offer.order, at_start, now, self.offer.letters.values())

    @property
    def proposed(self) -> Move | None:
        """The move that Enter makes: the one that is shown before it is made, or the only one left after a pick."""
        return self.cursor if isinstance(self.cursor, Move) else self.picker.confirmable

    @property
    def pointed(self) -> Pointed:
        """What the mouse or the cursor points at on the sheet of the deciding player."""
        return (self.hovered or self.cursor) if self.shows_own_sheet else None

    def after_step(
        self, game: Game, tumbling: frozenset[str] = frozenset(), notice: str = "", note: str = ""
    ) -> "TableState":
        """The state after a move or an undo: nothing is picked, and the next player's sheet is open."""
        fresh = TableState.of(game, self.offer.letters, self.level, confirms=self.confirms)
        kept = replace(fresh, hovered=self.hovered, shows_missing=self.shows_missing)
        return replace(kept, tumbling=tumbling, notice=notice, note=note)

    def released(self) -> "TableState":
        """Nothing picked, pointed at with the cursor, or said any more."""
        return replace(self, picker=self.offer.picker, cursor=None, exploring=False, notice="", note="")

    def settled(self) -> "TableState":
        """Any key or click comes back to the deciding player's sheet and ends the tumbling of dice."""
        return replace(self, open_seat=None, tumbling=frozenset())

    def saying(self, notice: str) -> "TableState":
        """The same with a sentence in place of the prompt."""
        return replace(self, notice=notice)
