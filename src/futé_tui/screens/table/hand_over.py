"""Between two people: who is next, what the others did, and what is asked for."""

from enum import Enum, auto

from textual import on
from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.message import Message

from ...language import _
from ...pages.caps import Button
from ...pages.hand_over import WIDTH, HandOverCard
from ...pages.rows import command_target
from ...table.hand_over import HandOverView
from ...widgets.page import Page
from ...widgets.painting import paints
from ..base import CalmModal
from ..commands import HAND_OVER, LOG, ROLL, UNDO

_AROUND = 2  # rows for the commands and a gap above them
_A_LOOK = 0.5  # seconds
_HELD = 1.2  # seconds; a key that is held down is repeated sooner, even on patient keyboards


class Closed(Enum):
    """What closing the card means: the next player takes over, or does so and rolls or reads the log; or the player
    who has just acted takes that back."""

    TAKEN_OVER = auto()
    ROLL = auto()
    LOG = auto()
    UNDO = auto()


_CLOSING = {UNDO.action: Closed.UNDO, ROLL.action: Closed.ROLL, LOG.action: Closed.LOG}  # by command


class HandOver(CalmModal):
    """Waits until the next player takes over."""

    COMMANDS_HERE = HAND_OVER

    def __init__(
        self,
        view: HandOverView,
        *,
        undo: bool = False,
        rolls: bool = False,
        has_log: bool = True,
    ) -> None:
        """`undo`: the player who has just acted may take that back. `rolls`: the next player has to roll. `has_log`:
        there is a log to be opened."""
        super().__init__()
        self._view, self._undo, self._rolls, self._has_log = view, undo, rolls, has_log
        self.closed = Closed.TAKEN_OVER
        self.seen_from = 0.0
        self._key_before: Key | None = None
        self._card = Page("hand-over")

    def compose_content(self) -> ComposeResult:
        yield self._card

    def fit(self, size: Size) -> None:
        super().fit(size)
        card = HandOverCard(self._view, self.drawn_size.height - _AROUND, self.first_key(LOG), self._buttons())
        self._card.styles.width, self._card.styles.height = WIDTH, card.rows
        self._card.show(card.draw(self.page_palette, self.signs, painted=paints(self.app)))

    def _buttons(self) -> list[Button]:
        """The keys that mean something here; any other one just takes over."""
        shown = (command for command in self.COMMANDS_HERE if self.check_action(command.action, ()) is not False)
        return [Button(self.first_key(each), _(each.title), command_target(each.id)) for each in shown]

    def on_mount(self) -> None:
        self.seen_from = Message().time + _A_LOOK
        self._key_before = self.game_app.last_key

    def on_key(self, event: Key) -> None:
        """Any key closes the card, and means nothing else, not even when it is held down; but undo, the log, and a roll
        that is due. One that comes with the card or is still held down was pressed by the player before: it rolls for
        nobody."""
        if not self.too_small:
            bound = self.active_bindings.get(event.key)
            closed = _CLOSING.get(bound.binding.action, Closed.TAKEN_OVER) if bound else Closed.TAKEN_OVER
            if closed is not Closed.ROLL or self._is_pressed_here(event):
                self.closed = closed
            self.close_by_key(event)

    def _is_pressed_here(self, event: Key) -> bool:
        """Whether a key was pressed by somebody who has seen the card."""
        before = self._key_before
        held = before is not None and before.key == event.key and event.time < before.time + _HELD
        return event.time >= self.seen_from and not held

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What is not due or not allowed has no key here."""
        match action:
            case "undo" if not self._undo:
                return False
            case "roll" if not self._rolls:
                return False
            case "log" if not self._has_log:
                return False
            case _:
                return super().check_action(action, parameters)

    @on(Page.Clicked)
    async def _button_clicked(self, message: Page.Clicked) -> None:
        if not self.too_small:
            await self.run_action(message.target.name)

    def action_undo(self) -> None:
        self._close(Closed.UNDO)

    def action_roll(self) -> None:
        self._close(Closed.ROLL)

    def action_log(self) -> None:
        self._close(Closed.LOG)

    def _close(self, closed: Closed) -> None:
        self.closed = closed
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()
