"""The players at the table: their sheets and points."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..engine.game import Game
from ..engine.rules import Rules, SheetView
from ..engine.scoring import Score
from ..text.player_names import shown_name


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player at the table: name, sheet and points; `sealed`: the points are not shown."""

    name: str
    sheet: SheetView
    score: Score
    deciding: bool
    sealed: bool = False
    bot: str = ""  # the key of the bot that plays here


@lru_cache(maxsize=2)
def view_seats(
    rules: Rules[Any], position: Any, players: tuple[str, ...], bots: tuple[tuple[int, str], ...] = ()
) -> tuple[SeatView, ...]:
    """The players with their sheets; cached, because picks change nothing here."""
    deciding, keys = rules.to_move(position), dict(bots)
    sheets = [(rules.view(position, seat), rules.score(position, seat)) for seat in range(len(players))]
    return tuple(
        SeatView(shown_name(name), *sheets[seat], seat == deciding, bot=keys.get(seat, ""))
        for seat, name in enumerate(players)
    )


def seats_of(game: Game) -> tuple[SeatView, ...]:
    """The players of a game as they are now."""
    return view_seats(game.rules, game.position, game.players, tuple(game.bots.items()))
