"""What a game shows: zones, bonus words, actions and turns of play, as short words that can be counted."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from futé_tui.engine import events as e
from futé_tui.engine.bonuses import MIX, zone_bonus
from futé_tui.engine.fute.sheet_tables import WHITE
from futé_tui.engine.game import Game
from futé_tui.engine.history import Events
from futé_tui.engine.moves import Also, Extra, Mix, Move, Reroll, Roll, Take
from futé_tui.engine.rules import Rules
from futé_tui.engine.zones import Follow
from futé_tui.sheets.kinds.half_or_times_track import HALF, TIMES, HalfOrTimesTrack
from futé_tui.sheets.ruleset import FuteRuleset, QwintoRuleset, QwixxRuleset, Ruleset

JOKER_OF_ANY_NUMBER = "joker ?"
SLOTTED_DIE = "a passive player uses a slotted die"


def shown(game: Game) -> set[str]:
    """All topics of a game."""
    topics = set(_of_events(game.opening))
    for step in game.steps:
        topics |= of_step(game.rules, step.before.position, step.move, Events(game.rules, step))
    return topics


def of_step(rules: Rules[Any], position: Any, move: Move, events: Iterable[e.Event]) -> set[str]:
    """The topics of one move and of what it did."""
    return {*_of_move(rules, position, move), *_of_events(events)}


def _of_events(events: Iterable[e.Event]) -> Iterator[str]:
    for event in events:
        match event:
            case e.BoxMarked(zone=zone):
                yield f"mark {zone}"
            case e.BonusGained(bonus=bonus):
                yield f"gain {bonus}"
            case e.BonusUsed(bonus=bonus):
                yield f"use {bonus}"
            case e.ActionUnlocked(track=track):
                yield f"unlock {track}"
            case e.ActionUsed(track=track):
                yield f"spend {track}"
            case e.DiceSwept():
                yield "sweep"
            case e.RowCompleted(zone=zone):
                yield f"complete {zone}"
            case e.RowLocked(zone=zone):
                yield f"lock {zone}"
            case e.ColumnCompleted(column=column):
                yield f"complete column {column}"


def _of_move(rules: Rules[Any], position: Any, move: Move) -> Iterator[str]:
    phase = rules.phase(position)
    if move.stops:
        yield f"{phase}: {move}"
    if isinstance(move, Mix | Reroll | Roll):
        yield str(move)
    if isinstance(move, Also):
        yield "also"
    if isinstance(move, Take):
        yield from _of_die(rules, position, move, phase)


def _of_die(rules: Rules[Any], position: Any, move: Take, phase: str) -> Iterator[str]:
    if move.die == WHITE or phase.startswith("colour"):
        yield f"{move.die} as {move.zone}"
    place = next(die.place for die in rules.dice(position) if die.name == move.die)
    if phase == "passive" and place.startswith("slot"):
        yield SLOTTED_DIE
    if isinstance(move, Extra):
        yield f"extra die from the {place.split()[0]}"
    if move.joker:
        yield JOKER_OF_ANY_NUMBER if move.joker.startswith("?") else "joker with a number"
    if move.polish:
        yield "polish up" if move.polish > 0 else "polish down"
    if move.joker and move.polish:
        yield "joker and polish"
    if move.mark.way:
        yield move.mark.way


def wanted(ruleset: Ruleset) -> set[str]:
    """What a game has to show to show everything that its sheet has."""
    if isinstance(ruleset, FuteRuleset):
        return {*_wanted_of_turn(ruleset), *_wanted_of_sheet(ruleset)}
    if isinstance(ruleset, QwixxRuleset):
        return set(_wanted_of_qwixx(ruleset))
    assert isinstance(ruleset, QwintoRuleset)
    return set(_wanted_of_qwinto(ruleset))


def _wanted_of_turn(ruleset: FuteRuleset) -> Iterator[str]:
    yield from ("sweep", "choose: pass", "passive: decline", "extra: done", "passive_extra: done")
    yield from (SLOTTED_DIE, "extra die from the slot", "extra die from the platter")
    for track in ruleset.sheet.tracks:
        yield from (f"unlock {track.action}", f"spend {track.action}")
        if "?" in track.boxes:
            yield from (JOKER_OF_ANY_NUMBER, "joker with a number")
        if track.action == "polish":
            yield from ("polish up", "polish down")
            if any(other.action == "joker" for other in ruleset.sheet.tracks):
                yield "joker and polish"
    yield from (f"mix>{action}" for action in ruleset.sheet.mix)


def _wanted_of_sheet(ruleset: FuteRuleset) -> Iterator[str]:
    words = {*ruleset.sheet.round_bonuses, *(track.end for track in ruleset.sheet.tracks)}
    for zone in ruleset.zones:
        yield from (f"mark {zone.name}", f"white as {zone.name}")
        words |= {*zone.bonuses()}
        if zone.follow is not Follow.NONE:
            yield from ("also", "follow_up: done")
        if isinstance(zone, HalfOrTimesTrack):
            yield from (HALF, TIMES)
    for word in words - {""}:
        yield f"gain {word}"
        if word == MIX or zone_bonus(word):
            yield f"use {word}"


def _wanted_of_qwinto(ruleset: QwintoRuleset) -> Iterator[str]:
    yield from ("reroll", "write: miss", "write_along: decline")
    for count in range(1, len(ruleset.dice) + 1):
        yield from (str(Roll(dice)) for dice in combinations(ruleset.dice, count))
    for row in ruleset.sheet.rows:
        yield from (f"mark {row.colour}", f"complete {row.colour}")
        yield from (f"complete column {column}" for column in row.pentagons)


def _wanted_of_qwixx(ruleset: QwixxRuleset) -> Iterator[str]:
    yield from ("white_sum: skip", "white_along: skip", "colour_sum: skip", "colour_or_penalty: penalty")
    for row in ruleset.sheet.rows:
        yield from (f"mark {row.colour}", f"white as {row.colour}", f"{row.colour} as {row.colour}")
        yield f"lock {row.colour}"
