"""What the hint panel says: what now, and about whatever is pointed at why not or what it would bring."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.moves import Move
from ..hints.levels import Level
from ..hints.missing import missing
from ..hints.now import Now, what_now
from ..hints.preview import preview
from ..hints.reading import read_box, read_track, read_zone
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import ngettext
from ..text.legend import COSTLY
from ..text.missing import tell_missing
from ..text.names import names
from ..text.now import Keys, tell_fits, tell_now
from ..text.previews import tell_preview, tell_spending, tell_worth
from ..text.readings import tell_box, tell_track
from ..text.reasons import tell_reason, tell_reasons
from ..text.zone_kinds import tell_kind
from .picking import Picker
from .pointing import Pointed, moves_at

_WAYS = 4  # so many moves are told beside each other
_NEAREST = 3  # so many open bonuses of the zone that is pointed at


@dataclass(frozen=True, slots=True)
class HintShow:
    """Sentences for the panel. `about` is about what is pointed at."""

    now: tuple[str, ...] = ()
    about: tuple[str, ...] = ()


def tell_hints(
    game: Game, picker: Picker, pointed: Pointed, level: Level, keys: Keys, *, brief: bool = False
) -> HintShow:
    """What there is to say at this level; in brief, where there is one line only."""
    now = what_now(game)
    if now is None or not level.tells_rules:
        return HintShow()
    told = tell_now(now, game.players, keys)
    if picker.costly_boxes or picker.costly_dice:
        told.append(" ".join((COSTLY, tell_spending(names(now.changing)))))
    if level is Level.FULL and not pointed:
        told += tell_fits(now)
    return HintShow(tuple(told), tuple(tell_about(game, picker, pointed, level, now, brief=brief)))


def tell_about(
    game: Game, picker: Picker, pointed: Pointed, level: Level, now: Now, *, brief: bool = False
) -> list[str]:
    """Why it cannot be used; or, where that is wanted, what it would bring."""
    moves = moves_at(picker, pointed) or moves_at(picker.release(), pointed)
    told = _prospects(game, moves, pointed, now, brief=brief) if level.tells_options and moves else []
    if not moves:
        told = tell_why_not(game, pointed)
    if level is Level.FULL:
        told += _nearest(game, now.seat, pointed)
    return told


def tell_why_not(game: Game, pointed: Pointed) -> list[str]:
    """Why what is pointed at cannot be used now; nothing if it can."""
    if isinstance(pointed, str):
        return tell_reasons(why_not_die(game, pointed))
    if not isinstance(pointed, tuple):
        return []
    name, box = pointed
    if box:
        return tell_reasons(why_not_box(game, name, box))
    refusal = why_not_action(game, name)
    return [tell_reason(Reason(refusal))] if refusal else []


def _prospects(game: Game, moves: Sequence[Move], pointed: Pointed, now: Now, *, brief: bool) -> list[str]:
    """One move to its end; several beside each other, or for a die with a choice of boxes, where it fits."""
    if len(moves) == 1:
        return tell_preview(preview(game, moves[0]), game.players, brief=brief)
    if isinstance(pointed, str) and any(fit.die == pointed for fit in now.fits):
        return tell_fits(now, pointed)
    told = [tell_worth(preview(game, move)) for move in moves[:_WAYS]]
    if len(moves) > _WAYS:
        more = len(moves) - _WAYS
        told.append(ngettext("... and {number} more", "... and {number} more", more).format(number=more))
    return told


def _nearest(game: Game, seat: int, pointed: Pointed) -> list[str]:
    """What the open bonuses of the zone that is pointed at still lack."""
    if not isinstance(pointed, tuple):
        return []
    sheet = game.rules.view(game.position, seat)
    return [tell_missing(each) for each in missing(sheet, pointed[0])[:_NEAREST]]


def tell_all(game: Game, picker: Picker, pointed: Pointed, seat: int) -> list[str]:
    """Everything about what is pointed at: what it is, why it cannot be used or what it would bring."""
    told: list[str] = []
    now = what_now(game)
    if isinstance(pointed, tuple):
        name, label = pointed
        if box := read_box(game, seat, name, label):
            told += tell_box(box)
        if zone := read_zone(game, seat, name):
            told += tell_kind(zone)
        if track := read_track(game, seat, name):
            told += tell_track(track)
    if now is not None and now.seat == seat:
        told += tell_about(game, picker, pointed, Level.OPTIONS, now)
    return told
