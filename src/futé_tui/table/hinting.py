"""What the hint panel says: what can be done now, and of what is pointed at why not or what it would bring."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.game import Game
from ..engine.moves import Move
from ..hints.facts import box_facts, track_facts, zone_facts
from ..hints.levels import Level
from ..hints.missing import missing
from ..hints.now import Now, what_now
from ..hints.preview import preview
from ..hints.reasons import Reason
from ..hints.why_not import why_not_action, why_not_box, why_not_die
from ..language import ngettext
from ..text.facts import describe_box, describe_track
from ..text.legend import COSTLY
from ..text.missing import describe_missing
from ..text.names import names
from ..text.now import Keys, describe_fits, describe_now
from ..text.player_names import shown_names
from ..text.previews import describe_preview, spending_text, worth_text
from ..text.reasons import describe_reason, describe_reasons
from ..text.zone_kinds import describe_kind
from .picking import Picker
from .pointing import Pointed, moves_at
from .state import TableState

_WAYS = 4  # so many moves are compared
_NEAREST = 3  # so many open bonuses of the zone that is pointed at


@dataclass(frozen=True, slots=True)
class HintView:
    """Sentences for the panel. `about` is about what is pointed at, `note` explains what happens for the first time."""

    now: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    note: str = ""


def view_hints(game: Game, state: TableState, pointed: Pointed, keys: Keys, *, brief: bool = False) -> HintView:
    """What there is to say at the level of the state; in brief, where there is one line only."""
    now, level, picker = what_now(game), state.level, state.picker
    if now is None or game.to_move in game.bots:
        return HintView(note=state.note)
    if state.confirms and isinstance(state.cursor, Move) and not level.shows_options:
        return HintView(about=tuple(describe_pointed(game, picker, state.cursor, Level.OPTIONS, now, brief=brief)))
    if not level.shows_rules:
        return HintView(note=state.note)
    subject = pointed or (picker.box if picker.options else picker.die or picker.box)
    sentences = describe_now(now, shown_names(game.players), keys)
    if picker.costly_boxes or picker.costly_dice:
        sentences.append(" ".join((COSTLY, spending_text(names(now.changing)))))
    if level is Level.FULL and not subject:
        sentences += describe_fits(now)
    about = describe_pointed(game, picker, subject, level, now, brief=brief)
    return HintView(tuple(sentences), tuple(about), state.note)


def describe_pointed(
    game: Game, picker: Picker, pointed: Pointed, level: Level, now: Now, *, brief: bool = False
) -> list[str]:
    """Why it cannot be used; or, where that is wanted, what it would bring."""
    moves = moves_at(picker, pointed) or moves_at(picker.release(), pointed)
    sentences = _prospects(game, moves, pointed, now, brief=brief) if level.shows_options and moves else []
    if not moves:
        sentences = describe_why_not(game, pointed)
    if level is Level.FULL:
        sentences += _nearest(game, now.moment.seat, pointed)
    return sentences


def describe_why_not(game: Game, pointed: Pointed) -> list[str]:
    """Why what is pointed at cannot be used now; nothing if it can."""
    if isinstance(pointed, str):
        return describe_reasons(why_not_die(game, pointed))
    if not isinstance(pointed, tuple):
        return []
    name, box = pointed
    if box:
        return describe_reasons(why_not_box(game, name, box))
    refusal = why_not_action(game, name)
    return [describe_reason(Reason(refusal))] if refusal else []


def _prospects(game: Game, moves: Sequence[Move], pointed: Pointed, now: Now, *, brief: bool) -> list[str]:
    """One move to its end; several beside each other, or for a die with a choice of boxes, where it fits."""
    if len(moves) == 1:
        return describe_preview(preview(game, moves[0]), shown_names(game.players), brief=brief)
    if isinstance(pointed, str) and any(fit.die == pointed for fit in now.fits):
        return describe_fits(now, pointed)
    sentences = [worth_text(preview(game, move)) for move in moves[:_WAYS]]
    if len(moves) > _WAYS:
        more = len(moves) - _WAYS
        sentences.append(ngettext("... and {number} more", "... and {number} more", more).format(number=more))
    return sentences


def _nearest(game: Game, seat: int, pointed: Pointed) -> list[str]:
    """What the open bonuses of the zone that is pointed at still need."""
    if not isinstance(pointed, tuple):
        return []
    sheet = game.rules.view(game.position, seat)
    return [describe_missing(each) for each in missing(sheet, pointed[0])[:_NEAREST]]


def describe_all(game: Game, picker: Picker, pointed: Pointed, seat: int) -> list[str]:
    """Everything about what is pointed at: what it is, why it cannot be used or what it would bring."""
    sentences: list[str] = []
    now = what_now(game)
    if isinstance(pointed, tuple):
        name, label = pointed
        if box := box_facts(game, seat, name, label):
            sentences += describe_box(box)
        if zone := zone_facts(game, seat, name):
            sentences += describe_kind(zone.kind, zone.view)
        if track := track_facts(game, seat, name):
            sentences += describe_track(track)
    if now is not None and now.moment.seat == seat:
        sentences += describe_pointed(game, picker, pointed, Level.OPTIONS, now)
    return sentences
