"""Which moves a step of a lesson accepts: by their spelling, or by what they achieve, read from events and sheet."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..engine.events import BonusGained, BoxMarked, Event
from ..engine.game import Game
from ..engine.moves import Move
from ..engine.rules import DiePlace, SheetView
from ..engine.zones import ZoneView
from ..language import _, ngettext
from ..text.names import bonus_name, name
from .laying import LEARNER
from .schema import Goal, Remark, Step, Text


class Achieved(NamedTuple):
    """What a move achieves for the learner."""

    zones: frozenset[str]
    bonuses: tuple[str, ...]
    points: int
    kept: int
    lines: int
    skipped: int


def achieved(game: Game, move: Move) -> Achieved:
    """What a legal move that rolls nothing would achieve, with its chain reaction up to the next choice."""
    after, events = game.preview(move)
    rules, before = game.rules, game.position
    own = [event for event in events if event.seat == LEARNER]
    sheets = rules.view(before, LEARNER), rules.view(after.position, LEARNER)
    return Achieved(
        zones=frozenset(event.zone for event in own if isinstance(event, BoxMarked)),
        bonuses=_bonuses(own),
        points=rules.score(after.position, LEARNER).total - rules.score(before, LEARNER).total,
        kept=_in_pool(game, after.position),
        lines=_complete_lines(sheets[1]) - _complete_lines(sheets[0]),
        skipped=_skipped(sheets[1]) - _skipped(sheets[0]),
    )


def meets(goal: Goal, game: Game, move: Move) -> bool:
    """Whether a legal move achieves the goal; a roll never does, because its result is unknown."""
    return not move.throws and not any(shortfalls(goal, achieved(game, move)))


def shortfalls(goal: Goal, found: Achieved) -> Iterator[str]:
    """What is missing for the goal, a sentence for each thing; a player who marks nothing achieves nothing."""
    if not found.zones:
        yield _("That marks nothing.")
    elif goal.zone and goal.zone not in found.zones:
        yield _("This task is about another zone: {zone}.").format(zone=name(goal.zone))
    if goal.bonus and goal.bonus not in found.bonuses:
        yield _("That does not gain the bonus you are looking for: {bonus}.").format(bonus=bonus_name(goal.bonus))
    if len(found.bonuses) < goal.bonuses:
        yield _too_few_bonuses(len(found.bonuses))
    if goal.points and found.points < goal.points:
        gains = ngettext("That gains {number} point.", "That gains {number} points.", abs(found.points))
        yield gains.format(number=found.points)
        yield _("You need at least {wanted}.").format(wanted=goal.points)
    if found.kept < goal.keep:
        yield _too_few_dice(found.kept)
        yield _("You need at least {wanted}.").format(wanted=goal.keep)
    if found.lines < goal.lines:
        yield _("That completes nothing.") if not found.lines else _("That completes only one line.")
    if goal.skips is not None and found.skipped > goal.skips:
        skips = ngettext("That skips {number} box.", "That skips {number} boxes.", found.skipped)
        yield skips.format(number=found.skipped)


def _too_few_bonuses(found: int) -> str:
    if not found:
        return _("That gains no bonus.")
    return ngettext("That gains only {number} bonus.", "That gains only {number} bonuses.", found).format(number=found)


def _too_few_dice(kept: int) -> str:
    if not kept:
        return _("That leaves you no die to roll.")
    leaves = ngettext("That leaves you {number} die to roll.", "That leaves you {number} dice to roll.", kept)
    return leaves.format(number=kept)


def _bonuses(events: Sequence[Event]) -> tuple[str, ...]:
    gained = (event for event in events if isinstance(event, BonusGained))
    return tuple(event.bonus for event in gained if not event.from_round)


def _in_pool(game: Game, position: Any) -> int:
    return sum(die.place is DiePlace.POOL for die in game.rules.dice(position))


def _complete_lines(sheet: SheetView) -> int:
    return sum(line.complete for zone in sheet.zones for line in zone.lines) + sum(map(_is_complete, sheet.zones))


def _is_complete(zone: ZoneView) -> bool:
    """Whether the zone is one line and every box of it is marked."""
    return zone.pays_when_full and all(box.mark for box in zone.boxes)


def _skipped(sheet: SheetView) -> int:
    return sum(box.lost and not box.mark for zone in sheet.zones if zone.skips for box in zone.boxes)


def matches(pattern: str, attempt: Move | str) -> bool:
    """Whether a move or a number is spelled as the pattern says; `*` stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), str(attempt)) is not None


def accepts(step: Step, game: Game, move: Move) -> bool:
    """Whether a legal move solves the task."""
    if step.goal:
        return meets(step.goal, game, move)
    return any(matches(pattern, move) for pattern in step.moves)


def accepted(step: Step, game: Game) -> list[Move]:
    """The legal moves that solve the task."""
    return [move for move in game.moves() if accepts(step, game, move)]


def text_on(remarks: list[Remark], attempt: Move | str) -> Text | None:
    """The first of these texts that is meant for an attempt."""
    return next((each for each in remarks if any(matches(pattern, attempt) for pattern in each.moves)), None)
