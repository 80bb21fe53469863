"""What never changes during a Futé game: the sheet's dice, zones and tracks, and look-up tables made from them."""

from dataclasses import dataclass
from functools import partial, reduce
from operator import or_
from typing import Any

from ..bonuses import ANY, ZoneBonus, zone_bonus
from ..moves import Claim, Extra, Mark, Mix, Return, Take
from ..on_demand import OnDemand
from ..zones import ANYWHERE, Follow, Reads, Zone
from .known_moves import BY_COORDINATES, THE_PLATTER, BonusTarget, Target, TargetMoves, TargetsBySet
from .number_changes import NumberChanges
from .position import ROLLS

WHITE = "white"


@dataclass(frozen=True, slots=True)
class Track:
    """An action track as printed: its action, its boxes (numbers only on jokers), and the bonus for the last one."""

    action: str
    boxes: tuple[str, ...]
    end: str = ""


@dataclass(frozen=True)
class FuteSheet:
    """What the turn needs to know of a ruleset."""

    dice: tuple[str, ...]
    zones: tuple[Zone, ...]
    tracks: tuple[Track, ...]
    mix: tuple[str, ...]  # the actions that a mix bonus chooses from
    rounds: tuple[int, ...]  # how many are played, by number of players from 1
    round_bonuses: tuple[str, ...]
    sweep_last_roll: bool  # the last roll sweeps all dice that are left


class SheetTables:
    """The sheet with its look-up tables. Dice are numbered as printed; `by_name` lists them in the order of moves.

    Sets of dice have a bit for each; `members`, `names` and the targets are tables by set.
    """

    def __init__(self, sheet: FuteSheet) -> None:
        self.printed = sheet
        self.dice = sheet.dice
        self.zones = sheet.zones
        self.tracks = sheet.tracks
        self.all_dice = (1 << len(self.dice)) - 1
        self.all_at = tuple((place,) * len(self.dice) for place in range(ROLLS + 1))
        self.no_faces = (0,) * len(self.dice)
        self.die_index = {die: i for i, die in enumerate(self.dice)}
        self.zone_index = {zone.name: i for i, zone in enumerate(self.zones)}
        self.zone_dice = tuple(self.die_index[zone.name] for zone in self.zones)
        self.track_index = {track.action: i for i, track in enumerate(self.tracks)}
        self.by_name = tuple(sorted(range(len(self.dice)), key=lambda die: self.dice[die]))
        self.zones_by_name = tuple(sorted(range(len(self.zones)), key=lambda zone: self.zones[zone].name))
        self.white = self.die_index[WHITE]
        self.follows = tuple(zone.follow if zone.follow is not Follow.NONE else None for zone in self.zones)
        self.reroll = self.track_index.get("reroll", -1)
        self.extra = self.track_index.get("extra", -1)
        self.returning = self.track_index.get("return", -1)
        self.joker = self.track_index.get("joker", -1)
        self.polish = self.track_index.get("polish", -1)
        self.changes_numbers = self.joker >= 0 or self.polish >= 0
        self.changes = NumberChanges(self.tracks[self.joker].boxes if self.joker >= 0 else ())
        self.mix = tuple((self.track_index[action], Mix(action)) for action in sorted(sheet.mix))
        self.claims = {
            word: tuple(self._bonus_target(word, bonus, zone) for zone in self.bonus_zones(bonus))
            for word in self._words()
            if (bonus := zone_bonus(word))
        }
        self.returns = tuple(Return(die) for die in self.dice)
        self.members = tuple(self._members(dice) for dice in range(self.all_dice + 1))
        self.names = tuple(tuple(self.dice[die] for die in members) for members in self.members)
        self.take_targets = self._targets(Take)
        self.extra_targets = self._targets(Extra)
        self.polishable = tuple(reduce(or_, [target.dice() for target in each], 0) for each in self.take_targets)

    def _members(self, dice: int) -> tuple[int, ...]:
        """The dice of a set, in printed order."""
        return tuple(die for die in range(len(self.dice)) if dice >> die & 1)

    def _targets(self, kind: type[Take]) -> TargetsBySet:
        targets = [
            self._target(kind, die, zone)
            for die in self.by_name
            for zone in self.zones_by_name
            if self.may_mark(self.dice[die], zone)
        ]
        return tuple(tuple(target for target in targets if target.die in dice) for dice in self.members)

    def _target(self, kind: type[Take], die: int, index: int) -> Target:
        name, zone = self.dice[die], self.zones[index]
        moves = TargetMoves(self.changes, kind, name, zone)
        other = -1
        if zone.reads in (Reads.SUM, Reads.COORDINATES):
            other = self.die_index[zone.name] if die == self.white else self.white
        adds = {Reads.SUM: other, Reads.PLATTER: THE_PLATTER, Reads.COORDINATES: BY_COORDINATES}.get(zone.reads)
        return Target(die, index, zone.marks, adds, moves.plain, moves, other)

    def may_mark(self, die: str, zone: int) -> bool:
        """Whether a die can mark a zone: the die of its colour, or the white die where that counts as it."""
        printed = self.zones[zone]
        return die == printed.name or (die == WHITE and printed.takes_white)

    def _bonus_target(self, word: str, bonus: ZoneBonus, index: int) -> BonusTarget:
        zone = self.zones[index]

        def numbered(state: Any, white: int) -> tuple[Mark, ...]:
            return zone.marks(state, bonus.number, ANYWHERE)

        marks = numbered if bonus.number else zone.question_marks
        return BonusTarget(index, marks, OnDemand(partial(Claim, word, zone.name)).__getitem__)

    def _words(self) -> set[str]:
        printed = {word for zone in self.zones for word in zone.bonuses()}
        return printed | {track.end for track in self.tracks} | set(self.printed.round_bonuses) | {ANY}

    def round_bonus(self, number: int) -> str:
        """The bonus printed under a round's number; empty if there is none."""
        bonuses = self.printed.round_bonuses
        return bonuses[number - 1] if number <= len(bonuses) else ""

    def bonus_zones(self, bonus: ZoneBonus) -> tuple[int, ...]:
        """The zones a bonus may mark, in the order of moves."""
        return self.zones_by_name if bonus.zone is None else (self.zone_index[bonus.zone],)
