"""Answers that explain a game in line mode: where the turn is, why not, what a move gains, what is still missing."""

from collections.abc import Iterable, Iterator, Sequence

from ..engine.game import Game
from ..engine.refusals import NotAMove, Refusal
from ..expert.coach import Advice
from ..hints.facts import box_facts, track_of, zone_facts
from ..hints.links import waiting_sources
from ..hints.missing import missing
from ..hints.now import what_now
from ..hints.preview import preview
from ..language import _
from ..text.bonuses import bonus_text
from ..text.choices import order_text
from ..text.facts import describe_box, describe_score, describe_whole_track, describe_zone, free_regions
from ..text.missing import describe_missing
from ..text.names import name, names, sentence
from ..text.now import describe_moment, describe_sources
from ..text.player_names import shown_names
from ..text.previews import describe_preview
from ..text.reasons import reasons_against
from ..text.refusals import describe_refusal
from ..text.zone_kinds import describe_kind
from .console import explained, wrapped
from .listing import compared, compared_for_die, numbered, with_worth
from .pointing import Pointed, find, point


def answer_hint(game: Game, _rest: str = "", advice: Advice | None = None) -> Iterator[str]:
    """Where the turn is, and all choices compared, with what the coach thinks of them."""
    now, entries = what_now(game), list(compared(game))
    several = sum(not entry.always for entry in entries) > 1
    order = [order_text(by_dice=now.fits and now.moment.rolls_left > 0)] if now and now.fits and several else []
    yield from explained(*describe_now(game), *order)
    yield from _listed(with_worth(entries, advice))


def describe_now(game: Game) -> list[str]:
    """Where the turn is, or where the bonuses come from that are to be used now."""
    now = what_now(game)
    if now is None:
        return []
    sources = describe_sources(waiting_sources(game)) if game.phase.uses_bonus else []
    return sources or [describe_moment(now, shown_names(game.players))]


def answer_why(game: Game, rest: str) -> Iterable[str]:
    """Why a move cannot be made, or a die, a box or an action cannot be used."""
    move = numbered(game, rest)
    refusal = game.why_not(move)
    if refusal is None:
        return explained(_("You can play {move}.").format(move=move))
    if isinstance(refusal, NotAMove) and (pointed := point(game, rest)):
        reasons = _why_not(game, pointed)
        return explained(*(reasons or [sentence(_("{thing}: you can use it now.").format(thing=_said(pointed)))]))
    return explained(describe_refusal(refusal))


def _why_not(game: Game, pointed: Pointed) -> Sequence[str]:
    if pointed.zone and not pointed.box and pointed.zone not in game.ruleset.dice:
        return []
    return reasons_against(game, pointed.zone or pointed.word, pointed.box)


def answer_preview(game: Game, rest: str, advice: Advice | None = None) -> Iterable[str]:
    """What a move would gain; for a die, all its boxes; without an argument, all choices compared."""
    if not rest:
        return _listed(with_worth(compared(game), advice))
    found = game.find(numbered(game, rest))
    if not isinstance(found, Refusal):
        return explained(*describe_preview(preview(game, found), shown_names(game.players)))
    pointed = point(game, rest) if isinstance(found, NotAMove) else None
    if pointed and pointed.zone in game.ruleset.dice and not pointed.box:
        boxes = list(with_worth(compared_for_die(game, pointed.zone), advice))
        return _listed(boxes or reasons_against(game, pointed.zone))
    return explained(describe_refusal(found))


def answer_explain(game: Game, rest: str) -> Iterable[str]:
    """What a zone, a box, a bonus, a track or the score means."""
    seat = game.to_move or 0
    if rest == "score":
        return explained(*describe_score(game.scores()[seat]))
    pointed = point(game, rest) or Pointed()
    zone = zone_facts(game, seat, pointed.zone)
    box = box_facts(game, seat, pointed.zone, pointed.box)
    if zone and box:
        return explained(*describe_box(box), *describe_kind(zone.kind, zone.view))
    if zone:
        return explained(*describe_zone(zone))
    if pointed.word and (track := track_of(game, seat, pointed.word)):
        return explained(*describe_whole_track(track))
    if pointed.word:
        return explained(bonus_text(pointed.word))
    return explained(
        _("Explain what? Type explain ZONE, explain ZONE BOX, explain score, explain BONUS or explain ACTION.")
    )


def answer_missing(game: Game, rest: str) -> Iterable[str]:
    """What is still missing for the open bonuses of a zone, or of all."""
    sheet = game.rules.view(game.position, game.to_move or 0)
    parts = [part.name for part in (*sheet.zones, *sheet.tracks)]
    wanted = [find(rest, parts)] if rest else parts
    if not wanted[0]:
        return explained(_("Which zone? There are {zones}.").format(zones=names(parts)))
    texts = []
    regions = {view.name: free_regions(view) for view in sheet.zones}
    for part in wanted:
        if needs := [*regions.get(part, ()), *map(describe_missing, missing(sheet, part))]:
            texts += [sentence(_("{zone}:").format(zone=name(part))), *needs]
        elif rest:
            texts.append(sentence(_("{zone}: no open bonus.").format(zone=name(part))))
    return explained(*(texts or [_("There are no bonuses to gain on this sheet.")]))


def _listed(lines: Iterable[str]) -> Iterator[str]:
    """Lines of a list, each broken by itself."""
    for line in lines:
        yield from wrapped(line, 2, 7)


def _said(pointed: Pointed) -> str:
    """The words for what was pointed at."""
    if pointed.word:
        return name(pointed.word)
    return f"{name(pointed.zone)} {pointed.box}".strip()
