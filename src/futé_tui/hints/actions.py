"""How many actions a player has left."""

from collections import Counter

from ..engine.game import Game
from ..engine.zones import ZoneView

UNLOCKED = "o"  # how a view shows a box that is unlocked and not used


def actions_left(game: Game, seat: int | None = None) -> Counter[str]:
    """Unlocked, unused boxes by action, of a seat or of the player who decides."""
    seat = game.to_move if seat is None else seat
    if seat is None:
        return Counter()
    tracks = game.rules.view(game.position, seat).tracks
    return Counter({track.name: left_on(track) for track in tracks})


def left_on(track: ZoneView) -> int:
    return sum(box is not None and box.mark == UNLOCKED for row in track.rows for box in row)
