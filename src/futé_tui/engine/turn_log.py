"""The verbs that the tables of all turn machines share, and a mixin that logs an event after each of them."""

from typing import Any

from .events import Declined, Event, GameEnded, RoundStarted, TurnPassed, TurnStarted


class TurnVerbs:
    """A position that is being changed, with the verbs that every table has; a machine's table overrides them. `sheet`
    is what is printed."""

    sheet: Any
    log: list[Event]
    round: int
    seat: int

    def __init__(self, sheet: Any, position: Any) -> None:
        self.open_position(position)
        self.sheet = sheet

    def open_position(self, position: Any, /) -> None:
        """Set the fields of the position; see `positions.opener`."""
        raise NotImplementedError

    def start_round(self) -> None:
        """A new round starts."""

    def start_turn(self, active: int) -> None:
        """`active` is to roll."""

    def start_passive(self, seat: int) -> None:
        """`seat` may do something in another player's turn."""

    def decline(self) -> None:
        """A passive player does nothing."""

    def end_game(self) -> None:
        """Nobody decides any more."""


class TurnLog(TurnVerbs):
    """A mixin for a machine's turn, in a class that also logs the machine's own verbs."""

    def __init__(self, sheet: Any, position: Any, log: list[Event]) -> None:
        super().__init__(sheet, position)
        self.log = log

    def start_round(self) -> None:
        super().start_round()
        self.log.append(RoundStarted(0, self.round))

    def start_turn(self, active: int) -> None:
        super().start_turn(active)
        self.log.append(TurnStarted(active))

    def start_passive(self, seat: int) -> None:
        super().start_passive(seat)
        self.log.append(TurnPassed(seat))

    def decline(self) -> None:
        super().decline()
        self.log.append(Declined(self.seat))

    def end_game(self) -> None:
        super().end_game()
        self.log.append(GameEnded(self.seat))
