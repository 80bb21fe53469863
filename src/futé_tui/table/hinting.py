"""What the hint panel says: what can be done now, what the choices are, and about what is pointed at, why it cannot be
used or what it would gain."""

from collections.abc import Sequence

from ..engine.game import Game
from ..engine.moves import Move
from ..hints.compare import offered_ways, which_box
from ..hints.facts import box_facts, left_on, track_of, zone_facts
from ..hints.levels import Level
from ..hints.missing import missing_for_box
from ..hints.now import Now, what_now
from ..hints.preview import preview
from ..language import _
from ..text.bonuses import tally_text
from ..text.choices import box_words, order_text
from ..text.facts import describe_box, describe_track
from ..text.legend import COSTLY
from ..text.missing import describe_missing
from ..text.moves import way_words
from ..text.names import sentence
from ..text.now import describe_moment
from ..text.player_names import shown_names
from ..text.previews import describe_preview, using_text
from ..text.reasons import reasons_against
from ..text.zone_kinds import describe_kind
from .cursor import Pointed, moves_at
from .hint_items import items_by_zone, view_items
from .hint_view import HintView
from .picking import Picker
from .state import TableState

_FOR_ROLLING = {"reroll", "return"}  # actions of the player who rolls


def view_hints(game: Game, state: TableState, pointed: Pointed) -> HintView:
    """What to say at the level of the state."""
    level, picker = state.level, state.picker
    now = what_now(game)
    if now is None or state.tumbling or game.to_move in game.bots:
        return HintView(note=state.note)
    if state.confirms and isinstance(state.cursor, Move) and not level.shows_options:
        return HintView(about=tuple(describe_pointed(game, picker, state.cursor, Level.OPTIONS)))
    if not level.shows_rules:
        return HintView(note=state.note)
    subject = pointed or (picker.box if picker.options else picker.die or picker.box)
    about = describe_pointed(game, picker, subject, level) if pointed or picker.confirmable else []
    items = view_items(game, state) if level.shows_options else ()
    sentences = _describe_now(game, now, picker) if state.shows_own_sheet and not state.note else []
    if state.advice or len(items) < 2 or (picker.dice and not now.fits):
        return HintView(tuple(sentences), tuple(about), items, state.note)
    order = order_text(by_dice=bool(picker.dice and not picker.die and now.moment.rolls_left))
    return HintView(tuple(sentences), tuple(about), items, state.note, items_by_zone(game, state), order)


def _describe_now(game: Game, now: Now, picker: Picker) -> list[str]:
    """Where in the turn we are, that the last round is the last chance to use actions, and which can still be used, and
    what the sign of costly boxes means; what waits is asked for above."""
    sentences = [] if now.moment.waiting else [describe_moment(now, shown_names(game.players))]
    if now.moment.round == now.moment.rounds and any((unused := _unused(game, now)).values()):
        sentences.append(_("Last round: what you do not use is lost ({unused}).").format(unused=tally_text(unused)))
    if picker.costly_boxes or picker.costly_dice:
        sentences.append(" ".join((COSTLY, using_text(now.changing))))
    return sentences


def _unused(game: Game, now: Now) -> dict[str, int]:
    """How many of each action the player who decides can still use."""
    moment, sheet = now.moment, game.rules.view(game.position, now.moment.seat)
    usable = [track for track in sheet.tracks if moment.rolls_come or track.name not in _FOR_ROLLING]
    return {track.name: left_on(track) for track in usable}


def describe_pointed(game: Game, picker: Picker, pointed: Pointed, level: Level) -> list[str]:
    """Why it cannot be used; or, if wanted, what it would gain."""
    moves = moves_at(picker, pointed) or moves_at(picker.release(), pointed)
    if not moves:
        return [*describe_why_not(game, pointed), *_nearest(game, pointed, level)]
    return _prospects(game, moves) if level.shows_options else []


def describe_why_not(game: Game, pointed: Pointed) -> list[str]:
    """Why what is pointed at cannot be used now; nothing if it can."""
    if isinstance(pointed, str):
        return reasons_against(game, *(game.rules.stands_for(game.position, pointed) or (pointed,)))
    return reasons_against(game, *pointed) if isinstance(pointed, tuple) else []


def _prospects(game: Game, moves: Sequence[Move]) -> list[str]:
    """One move with all that follows, or several compared, the best first."""
    if len(moves) == 1:
        return describe_preview(preview(game, moves[0]), shown_names(game.players))
    choices = which_box(game, moves)
    ways = offered_ways(game, moves)
    differ = len(choices[0].numbers) < 2 or len({(found.kept, found.forfeited) for found in ways}) > 1
    if len(choices) == 1 and len(choices[0].boxes) == 1 and differ:
        return list(dict.fromkeys(f"{sentence(way_words(found))}." for found in ways))
    return [f"{sentence(box_words(choice))}." for choice in choices]


def _nearest(game: Game, pointed: Pointed, level: Level) -> list[str]:
    """What the box that is pointed at counts for, where everything is wanted."""
    if not level.shows_everything or not isinstance(pointed, tuple) or not pointed[1]:
        return []
    sheet = game.rules.view(game.position, game.moment.seat)
    return [describe_missing(each, pointed=True) for each in missing_for_box(sheet, *pointed)]


def describe_all(game: Game, picker: Picker, pointed: Pointed, seat: int) -> list[str]:
    """Everything about what is pointed at: what it is, why it cannot be used or what it would gain."""
    sentences: list[str] = []
    if isinstance(pointed, tuple):
        name, label = pointed
        if box := box_facts(game, seat, name, label):
            sentences += describe_box(box)
        if zone := zone_facts(game, seat, name):
            sentences += describe_kind(zone.kind, zone.view)
        if track := track_of(game, seat, name):
            sentences += describe_track(track)
    if game.to_move == seat:
        sentences += describe_pointed(game, picker, pointed, Level.OPTIONS)
    return sentences
