"""What never changes during a Futé game: the sheet's dice, zones and tracks, and look-up tables made from them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, NamedTuple, Protocol

from ..bonuses import ANY, ZoneBonus, zone_bonus
from ..moves import Also, Claim, Extra, Mark, Mix, Moves, Return, Take
from ..zones import Follow, Reads, Zone
from .table import ROLLS

WHITE = "white"
NOTHING = -1
THE_PLATTER = -2


@dataclass(frozen=True, slots=True)
class Track:
    """An action track as printed: its action, its boxes (numbers only on jokers), and the bonus for the last one."""

    action: str
    boxes: tuple[str, ...]
    end: str = ""


class FuteSheet(Protocol):
    """What the turn needs to know of a ruleset."""

    @property
    def dice(self) -> tuple[str, ...]: ...
    @property
    def zones(self) -> tuple[Zone, ...]: ...
    @property
    def tracks(self) -> tuple[Track, ...]: ...
    @property
    def mix(self) -> tuple[str, ...]:
        """The actions that a mix bonus chooses from."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """How many rounds are played, by number of players from 1."""

    @property
    def round_bonuses(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> Mapping[str, str]: ...


class Target(NamedTuple):
    """One zone as one die meets it, with the moves that bring the die there."""

    die: int
    zone: int
    marks: Callable[[Any, int, int], tuple[Mark, ...]]  # the zone's own, bound: lists of moves ask it for every die
    adds: int  # the other die of blue + white, or NOTHING, or THE_PLATTER
    moves: Moves
    changed: "_ChangedMoves"


class Setup:
    """The sheet with its look-up tables. Dice are numbered as printed; `by_name` lists them in the order of moves."""

    def __init__(self, sheet: FuteSheet) -> None:
        self.dice = sheet.dice
        self.zones = sheet.zones
        self.tracks = sheet.tracks
        self.rounds = sheet.rounds
        self.round_bonuses = sheet.round_bonuses
        self.sweep_last_roll = sheet.options.get("silver_last_roll") == "all"
        self.all_dice = (1 << len(self.dice)) - 1
        self.all_at = tuple((place,) * len(self.dice) for place in range(ROLLS + 1))
        self.no_faces = (0,) * len(self.dice)
        self.die_index = {die: i for i, die in enumerate(self.dice)}
        self.zone_index = {zone.name: i for i, zone in enumerate(self.zones)}
        self.track_index = {track.action: i for i, track in enumerate(self.tracks)}
        self.by_name = tuple(sorted(range(len(self.dice)), key=lambda die: self.dice[die]))
        self.zones_by_name = tuple(sorted(range(len(self.zones)), key=lambda zone: self.zones[zone].name))
        self.white = self.die_index[WHITE]
        self.follow_swept = {i for i, zone in enumerate(self.zones) if zone.follow is Follow.SWEPT}
        self.follow_equal = {i for i, zone in enumerate(self.zones) if zone.follow is Follow.EQUAL}
        self.reroll = self.track_index.get("reroll", -1)
        self.extra = self.track_index.get("extra", -1)
        self.returning = self.track_index.get("return", -1)
        self.joker = self.track_index.get("joker", -1)
        self.polish = self.track_index.get("polish", -1)
        self.changes_numbers = self.joker >= 0 or self.polish >= 0
        self.mix = tuple((self.track_index[action], Mix(action)) for action in sorted(sheet.mix))
        self.claims = {word: tuple(_Claims(word, zone.name) for zone in self.zones) for word in self._bonus_words()}
        self.bonuses = {word: bonus for word in self.claims if (bonus := zone_bonus(word))}
        self.returns = tuple(Return(die) for die in self.dice)
        self.take_targets = cache(partial(_among, self._targets(Take)))
        self.extra_targets = cache(partial(_among, self._targets(Extra)))
        self.members = cache(self._members)
        self.names = cache(self._names)

    def _targets(self, kind: type[Take]) -> tuple[Target, ...]:
        """Where each die can go at all, in the order of moves."""
        return tuple(
            self._target(kind, die, zone)
            for die in self.by_name
            for zone in self.zones_by_name
            if self.dice[die] in (WHITE, self.zones[zone].name)
        )

    def _target(self, kind: type[Take], die: int, index: int) -> Target:
        zone = self.zones[index]
        other = self.die_index[zone.name] if die == self.white else self.white
        adds = {Reads.FACE: NOTHING, Reads.SUM: other, Reads.PLATTER: THE_PLATTER}[zone.reads]
        name = self.dice[die]
        changed = _ChangedMoves(partial(Moves, kind, name, zone.name))
        return Target(die, index, zone.marks, adds, Moves(kind, name, zone.name), changed)

    def _bonus_words(self) -> set[str]:
        printed = {word for zone in self.zones for word in zone.bonuses()}
        return printed | {track.end for track in self.tracks} | set(self.round_bonuses) | {ANY}

    def _members(self, dice: int) -> tuple[int, ...]:
        """The dice of a set, in printed order."""
        return tuple(die for die in range(len(self.dice)) if dice >> die & 1)

    def _names(self, dice: int) -> tuple[str, ...]:
        return tuple(self.dice[die] for die in self._members(dice))

    def bonus_zones(self, bonus: ZoneBonus) -> tuple[int, ...]:
        """The zones a bonus may mark, in the order of moves."""
        return self.zones_by_name if bonus.zone is None else (self.zone_index[bonus.zone],)


def _among(targets: tuple[Target, ...], dice: int) -> tuple[Target, ...]:
    """Where the dice of a set can go."""
    return tuple(target for target in targets if dice >> target.die & 1)


class _ChangedMoves(dict[tuple[str, int], Moves]):
    """The moves that bring one die to one zone as another number, by joker and polish."""

    def __init__(self, moves: Callable[[str, int], Moves]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, change: tuple[str, int]) -> Moves:
        moves = self[change] = self._moves(*change)
        return moves


class _Claims(dict[Mark, Claim]):
    """The moves that use one bonus in one zone, by mark; each is made once and kept."""

    def __init__(self, word: str, zone: str) -> None:
        super().__init__()
        self._word, self._zone = word, zone

    def __missing__(self, mark: Mark) -> Claim:
        move = self[mark] = Claim(self._word, self._zone, mark)
        return move


@cache
def also(die: str, mark: Mark) -> Also:
    """The follow-up cross, made once and kept."""
    return Also(die, mark)
