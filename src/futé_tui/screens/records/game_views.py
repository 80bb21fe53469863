"""Stored games as rows and previews for the list of games."""

from ...engine.game import Game
from ...engine.scoring import Score
from ...language import _
from ...pages.game_preview import SeatPreview
from ...pages.games import GameRow
from ...store.stored import StoredGame
from ...text.dates import stored_day_text
from ...text.sheet_summaries import short_title
from .stored_games import kind_text, standings, state


def game_row(game: StoredGame) -> GameRow:
    damage = _("damaged: {reason}").format(reason=game.damage) if game.damage else ""
    return GameRow(
        game.id,
        game.sheet,
        short_title(game.sheet),
        standings(game),
        stored_day_text(game.played_on),
        state(game),
        kind_text(game),
        game.over,
        damage,
    )


def preview_of(game: Game) -> tuple[SeatPreview, ...]:
    """Everybody's sheet as it is now; the best first once the game is over."""
    winners = game.winners() if game.to_move is None and len(game.players) > 1 else ()
    seats = [
        SeatPreview(
            name,
            score.total,
            seat in winners,
            game.rules.view(game.position, seat).zones,
            _points(score),
        )
        for seat, (name, score) in enumerate(zip(game.players, game.scores(), strict=True))
    ]
    return tuple(sorted(seats, key=lambda seat: -seat.total) if winners else seats)


def _points(score: Score) -> tuple[tuple[str, int], ...]:
    """The points of the zones, and of foxes if there are any."""
    foxes = (("fox", score.fox_points),) if score.foxes else ()
    return (*score.zones.items(), *foxes)
