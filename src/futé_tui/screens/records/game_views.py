"""Stored games as rows and previews for the list of games."""

from ...engine.game import Game
from ...language import _
from ...pages.games import GameRow, SeatPreview
from ...pages.sheet_picture import sheet_zones
from ...sheets.files import ruleset_ids
from ...store.stored import StoredGame
from ...text.dates import stored_day_text
from ...text.sheets import short_title
from .stored_games import kind_text, standings, state


def game_row(game: StoredGame) -> GameRow:
    damage = _("damaged: {reason}").format(reason=game.damage) if game.damage else ""
    return GameRow(
        game.id,
        sheet_mark(game.sheet),
        short_title(game.sheet),
        standings(game),
        stored_day_text(game.played_on),
        state(game),
        kind_text(game),
        game.over,
        damage,
    )


def sheet_mark(sheet: str) -> tuple[str, ...]:
    """The colours of a sheet's zones, as its mark; none of a sheet that is no longer there."""
    return tuple(zone.name for zone in sheet_zones(sheet)) if sheet in ruleset_ids() else ()


def preview_of(game: Game, *, sealed: bool) -> tuple[SeatPreview, ...]:
    """Everybody's sheet as it is now; the best first once the game is over."""
    winners = game.winners() if game.to_move is None else ()
    seats = [
        SeatPreview(name, None if sealed else score.total, seat in winners, game.rules.view(game.position, seat).zones)
        for seat, (name, score) in enumerate(zip(game.players, game.scores(), strict=True))
    ]
    return tuple(sorted(seats, key=lambda seat: -(seat.total or 0)) if winners else seats)
