"""The verbs that the tables of all turn machines share, and a mixin that logs an event after each of them."""

from .events import Declined, Event, GameEnded, RoundStarted, TurnPassed, TurnStarted


class TurnVerbs:
    """The verbs that every table has; a machine's table overrides them."""

    __slots__ = ()

    round: int
    seat: int

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
    """A mixin for a machine's turn, in a class with a slot `log` that also logs the machine's own verbs."""

    __slots__ = ()

    log: list[Event]

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
