"""What can be asked of a game in line mode, in games and lessons alike: a word and what follows it give lines."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain

from ..engine.game import Game
from ..engine.rules import SheetView
from ..expert.coach import Advice
from ..hints.facts import zone_facts
from ..language import N_, _
from ..sheets.ruleset import ruleset_of
from ..text.bonuses import describe_round_bonuses
from ..text.dice import describe_dice
from ..text.facts import describe_whole_track, describe_zone
from ..text.names import names
from ..text.player_names import shown_names
from ..text.result import describe_scores
from ..text.rule_pages.printing import rules_about
from ..text.sheet import describe_signs, draw_sheet
from ..text.zone_kinds import describe_kind
from .console import WIDTH, place, wrapped
from .explaining import answer_explain, answer_hint, answer_missing, answer_preview, answer_why
from .listing import INDENT, all_moves, numbered, with_worth
from .pointing import find

HELP = (  # what is worth asking in a lesson, too
    ("dice", N_("where the dice are")),
    ("moves", N_("all moves and what they gain")),
    (N_("why MOVE"), N_("why you can't play a move; also why DIE, why ZONE BOX, why ACTION")),
    (N_("preview [MOVE]"), N_("what a move gains; preview DIE: all its boxes; just preview: all choices compared")),
    (N_("explain ZONE"), N_("how a zone works; also explain ZONE BOX, explain ACTION, explain BONUS, explain score")),
)


def answer(game: Game, line: str) -> Iterable[str] | None:
    """The lines that answer what was typed; None if it asks for nothing."""
    word, _space, rest = line.partition(" ")
    return _ANSWERS[word](game, rest.strip()) if word in _ANSWERS else None


def typed_move(game: Game, line: str) -> str:
    """The move that was typed, by its number or in its notation; Enter stands for an only move."""
    only = str(game.moves()[0]) if len(game.moves()) == 1 else ""
    return numbered(game, line) or only


def show_sheet(game: Game, rest: str = "") -> Iterable[str]:
    """A sheet, or one zone of the deciding player's sheet."""
    own = game.to_move or 0
    zones = game.rules.view(game.position, own).zones
    if zone := find(rest, [each.name for each in zones]):
        chosen = SheetView(tuple(each for each in zones if each.name == zone), ())
        return [*draw_sheet(chosen, game.scores()[own]), *_signs(game, chosen)]
    seat = _seat(game, rest)
    if seat is None:
        return [_("Nobody here is called {name!r}.").format(name=rest)]
    title = _("{player}'s sheet").format(player=shown_names(game.players)[seat])
    view = game.rules.view(game.position, seat)
    return ["", title, *draw_sheet(view, game.scores()[seat]), *_signs(game, view)]


def _signs(game: Game, sheet: SheetView) -> Iterator[str]:
    """What signs in the drawing mean, each once, after the zones that have them."""
    zones: dict[str, list[str]] = {}
    for zone in sheet.zones:
        for text in describe_signs(ruleset_of(game).zone_kind(zone.name), zone):
            zones.setdefault(text, []).append(zone.name)
    for text, of in zones.items():
        yield from wrapped(_("{what}: {detail}").format(what=names(of), detail=text))


def _seat(game: Game, name: str) -> int | None:
    if not name:
        return game.to_move
    return game.players.index(name) if name in game.players else place(name, len(game.players))


def _read_aloud(game: Game, rest: str) -> Iterator[str]:
    """The deciding player's sheet, or one zone of it, in sentences."""
    zones = [zone.name for zone in game.rules.view(game.position, game.to_move or 0).zones]
    zone = find(rest, zones)
    if rest and not zone:
        yield _("Which zone? There are {zones}.").format(zones=names(zones))
        return
    found = _zone_sentences(game, [zone] if zone else zones)
    for line in found if zone else chain(found, _track_sentences(game)):
        yield from wrapped(line)


def _zone_sentences(game: Game, zones: Sequence[str]) -> Iterator[str]:
    """Some zones, with an empty line after each; rows of one kind have the same rule, which is said once."""
    said = set[str]()
    for zone in zones:
        if facts := zone_facts(game, game.to_move or 0, zone):
            yield from (line for line in describe_zone(facts) if line not in said)
            said |= set(describe_kind(facts.kind, facts.view))
            yield ""


def _track_sentences(game: Game) -> Iterator[str]:
    """The tracks beside the zones, and the bonuses of the rounds."""
    for track in game.rules.view(game.position, game.to_move or 0).tracks:
        yield from describe_whole_track(track)
    yield from describe_round_bonuses(game.rules.round_track(len(game.players)))


def show_dice(game: Game, _rest: str = "") -> Iterable[str]:
    return (f"  {line}" for line in describe_dice(game.rules.dice(game.position)))


def answer_moves(game: Game, _rest: str = "", advice: Advice | None = None) -> Iterator[str]:
    """Every move with what it gains, and with what the coach thinks of it."""
    for line in with_worth(all_moves(game), advice):
        yield from wrapped(line, further=INDENT)


_ANSWERS: Mapping[str, Callable[[Game, str], Iterable[str]]] = {
    "sheet": show_sheet,
    "read": _read_aloud,
    "dice": show_dice,
    "moves": answer_moves,
    "score": lambda game, _rest: describe_scores(game),
    "rules": lambda game, rest: rules_about(ruleset_of(game), rest, WIDTH),
    "hint": answer_hint,
    "hints": answer_hint,
    "why": answer_why,
    "preview": answer_preview,
    "explain": answer_explain,
    "missing": answer_missing,
}
