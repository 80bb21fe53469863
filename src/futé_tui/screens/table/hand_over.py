"""Between two people: who is next, what the others did, and what is asked for."""

from collections.abc import Collection
from enum import Enum, auto

from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.message import Message

from ...pages.hand_over import WIDTH, HandOverCard
from ...table.hand_over import HandOverView
from ...widgets.page import Page
from ...widgets.painting import paints
from ..base import CalmModal
from ..commands import GO_ON, HAND_OVER, LOG, UNDO

_AROUND = 2  # rows for the commands and a gap above them
_A_LOOK = 0.5  # seconds


class Closed(Enum):
    """What closing the card means: the next player takes over, or does so and rolls or reads the log; or the player
    who has just acted takes that back."""

    TAKEN_OVER = auto()
    ROLL = auto()
    LOG = auto()
    UNDO = auto()


class HandOver(CalmModal):
    """Waits until the next player takes over."""

    COMMANDS_HERE = HAND_OVER

    def __init__(
        self,
        view: HandOverView,
        *,
        undo: bool = False,
        roll_keys: Collection[str] = (),
        log_keys: Collection[str] = (),
    ) -> None:
        """`undo`: the player who has just acted may take that back. `roll_keys` and `log_keys`: the keys that roll and
        show the log at the table."""
        super().__init__()
        self._view, self._undo, self._roll_keys, self._log_keys = view, undo, roll_keys, log_keys
        self.closed = Closed.TAKEN_OVER
        self.seen_from = 0.0
        self._card = Page("hand-over")

    def compose_content(self) -> ComposeResult:
        yield self._card

    def fit(self, size: Size) -> None:
        super().fit(size)
        card = HandOverCard(self._view, self.drawn_size.height - _AROUND, self.first_key(LOG))
        self._card.styles.width, self._card.styles.height = WIDTH, card.rows
        self._card.show(card.draw(self.page_palette, self.first_key(GO_ON), self.signs, painted=paints(self.app)))

    def on_mount(self) -> None:
        self.seen_from = Message().time + _A_LOOK

    def on_key(self, event: Key) -> None:
        """Any key closes the card, and means nothing else, not even when it is held down; but undo, the log, and a roll
        that is due. One that comes with the card was pressed by the player before: it rolls for nobody."""
        if not self.too_small:
            bound = self.active_bindings.get(event.key)
            if bound and bound.binding.action == UNDO.action:
                self.closed = Closed.UNDO
            elif event.key in self._log_keys:
                self.closed = Closed.LOG
            elif event.key in self._roll_keys and event.time >= self.seen_from:
                self.closed = Closed.ROLL
            self.close_by_key(event)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._undo if action == UNDO.action else super().check_action(action, parameters)

    def action_undo(self) -> None:
        self.closed = Closed.UNDO
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()

    def action_go_on(self) -> None:
        self.dismiss()
