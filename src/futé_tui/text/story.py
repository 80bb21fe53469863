"""The story of a game for its log: turns as headings, and a few words for what happened, without notation."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..engine import events as e
from ..engine.bonuses import zone_bonus
from ..engine.dice import colour_of
from ..engine.events import Event
from ..hints.links import Cause, FoxFound, Happening, Link, Lost, Marked, Missed, Unlocked, Waiting
from ..language import _
from .boxes import row_text
from .dice import faces_text
from .gains import a_bonus
from .links import Printed, link_text
from .names import name, sentence
from .worth import fox_points_text, in_parentheses

Dice = tuple[tuple[str, int], ...]
_WHITE = "white"  # the dice whose sum is for everybody
_AT_LEAST = re.compile(r"≥(\d+)")


class StoryLine(NamedTuple):
    """A line of the story: a heading, or what happened, in the colour of a zone or die, with its points;
    `dice` that were rolled, and what they show, follow the text. `seat` is who it is about, None if everybody; `waits`
    marks a bonus that they have to use now."""

    text: str
    colour: str = ""
    points: str = ""
    heading: bool = False
    dice: Dice = ()
    seat: int | None = None
    what: str = ""  # what happened, without the name that may stand before it
    waits: bool = False

    @property
    def words(self) -> str:
        """The line in words alone, where no colour says which die it is."""
        return f"{self.text} {faces_text(self.dice)}" if self.dice else self.text

    @property
    def names_a_turn(self) -> bool:
        """Whether it is the heading of somebody's turn."""
        return self.heading and self.seat is not None

    @property
    def as_sentence(self) -> str:
        """The line with its points as a sentence."""
        return f"{in_parentheses(self.text, self.points) if self.points else self.text}."

    def told_by(self, speaking: int | None, players: Sequence[str]) -> str:
        """What happened, for a reader who knows whom the heading names: others are named."""
        if self.seat in (None, speaking) or len(players) == 1:
            return sentence(self.what)
        return sentence(_("{who}, {what}").format(who=players[self.seat], what=self.what))


@dataclass(frozen=True, slots=True)
class StoryWriter:
    """Who plays, what is printed on the sheet, and the bonus of every round; without rounds there is no platter."""

    players: tuple[str, ...]
    printed: Printed
    rounds: tuple[str, ...]

    def write(self, found: Iterable[Happening], speaking: int | None) -> Iterator[StoryLine]:
        """The lines for what a step did. `speaking` is whom the last heading names; others are named in the line."""
        found = tuple(found)
        unused = self._unused_sum(found)
        for number, each in enumerate(found):
            if unused and isinstance(each, e.Skipped | e.TurnPassed):
                continue
            if isinstance(each, e.TurnStarted) and len(self.players) == 1:
                continue
            before, after = found[max(0, number - 1)], found[min(number + 1, len(found) - 1)]
            if _locks(each, after) or _becomes_a_penalty(each, found):
                continue
            if isinstance(each, Event) and (heading := self._heading(each)):
                speaking = None if isinstance(each, e.RoundStarted) else each.seat
                yield StoryLine(heading, heading=True, seat=speaking)
            elif isinstance(each, e.DiceRolled):
                passive = any(isinstance(later, e.DiceLaidOut) for later in found[number + 1 : number + 2])
                yield StoryLine(sentence(_roll_text(each, passive=passive)), dice=each.faces, seat=each.seat)
                if unused:
                    yield StoryLine(unused)
            elif text := self._text(each):
                points = _points(before if _locks(before, each) else each)
                waits = isinstance(each, Waiting)
                line = StoryLine("", _colour(each), points, seat=each.seat, what=text, waits=waits)
                yield line._replace(text=line.told_by(speaking, self.players))

    def _unused_sum(self, found: Sequence[Happening]) -> str:
        """A white sum that nobody can use, said once: with the roll everybody has crossed nothing."""
        rolled = next((each for each in found if isinstance(each, e.DiceRolled)), None)
        if rolled is None or sum(isinstance(each, e.Skipped) for each in found) < len(self.players):
            return ""
        total = sum(shown for die, shown in rolled.faces if colour_of(die) == _WHITE)
        if len(self.players) == 1:
            return sentence(_("white sum {total}: you can't use it").format(total=total))
        return sentence(_("white sum {total}: nobody can use it").format(total=total))

    def _heading(self, event: Event) -> str:
        match event:
            case e.RoundStarted(round=number):
                return self._round(number)
            case e.TurnStarted(seat=seat):
                return _("{who}'s turn").format(who=self.players[seat])
            case e.TurnPassed(seat=seat):
                who = self.players[seat]
                return _("{who}, from the platter").format(who=who) if self.rounds else who
            case e.GameEnded():
                return _("The game is over.")
        return ""

    def _round(self, number: int) -> str:
        bonus = self.rounds[number - 1] if number <= len(self.rounds) else ""
        if not bonus:
            return _("Round {round}").format(round=number)
        message = _("Round {round}: {bonus} for everyone") if len(self.players) > 1 else _("Round {round}: {bonus}")
        return message.format(round=number, bonus=a_bonus(bonus))

    def _text(self, each: Happening) -> str:
        if isinstance(each, Link):
            announced = each.source is not None and each.source.cause is Cause.ROUND
            if announced and isinstance(each, Unlocked | Waiting):
                return ""
            foxes = each.fox_points if isinstance(each, Marked) and each.fox_points != each.points else 0
            return ", ".join([link_text(each, self.printed), *([fox_points_text(foxes)] if foxes else [])])
        if isinstance(each, e.ColumnCompleted):
            pentagon = self.printed[each.zone, str(each.column)].text
            return _("column complete ({pentagon})").format(pentagon=pentagon)
        if isinstance(each, e.Declined) and not self.rounds:
            return _("wrote nothing")
        return _LINES[type(each)](each) if type(each) in _LINES else ""


def _locks(mark: Happening, locked: Happening) -> bool:
    """Whether a cross in a lock locks its row, which says it, too."""
    if not isinstance(mark, Marked) or not isinstance(locked, e.RowLocked):
        return False
    return (mark.seat, mark.zone) == (locked.seat, locked.zone)


def _becomes_a_penalty(each: Happening, found: Sequence[Happening]) -> bool:
    """Whether somebody crosses nothing and takes a penalty for it in the same step."""
    return isinstance(each, e.Skipped) and any(isinstance(link, Missed) and link.seat == each.seat for link in found)


def _roll_text(event: e.DiceRolled, *, passive: bool) -> str:
    if passive:
        return _("passive roll")
    return _("rerolled") if event.reroll else _("rolled")


_LINES: dict[type[Event], Callable[[Any], str]] = {
    e.DieReturned: lambda event: _("returned {die}").format(die=name(event.die)),
    e.Passed: lambda event: _("took no die"),
    e.Declined: lambda event: _("used no die"),
    e.Skipped: lambda event: _("crossed nothing"),
    e.RowLocked: lambda event: _("{row} locked, die out of the game").format(row=row_text(event.zone)),
    e.RowCompleted: lambda event: _("{row} complete").format(row=row_text(event.zone)),
}


def _points(each: Happening) -> str:
    points = each.points if isinstance(each, Marked | FoxFound | Missed | e.ColumnCompleted) else 0
    return f"{points:+}" if points else ""


def _colour(each: Happening) -> str:
    """The zone or die that something is about."""
    match each:
        case Marked(zone=zone) | e.RowCompleted(zone=zone) | e.RowLocked(zone=zone):
            return zone
        case Waiting(bonus=bonus) | Lost(bonus=bonus) if (found := zone_bonus(bonus)) and found.zone:
            return found.zone
        case Unlocked() | FoxFound() | Waiting() | Lost():
            return each.source.name if each.source else ""
        case e.DieReturned(die=die):
            return die
    return ""


def in_letters(text: str) -> str:
    """A text with signs as the sheet in letters shows them: `4+` for at least 4."""
    return _AT_LEAST.sub(r"\1+", text).replace("→", "->")


def plain_story(lines: Sequence[StoryLine]) -> Iterator[str]:
    """The story in letters alone: what happened is indented below its heading, with its points at the end."""
    for line in lines:
        yield line.words if line.heading else f"  {line.words}  {line.points}".rstrip()
