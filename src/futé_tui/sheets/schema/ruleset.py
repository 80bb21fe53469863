"""The whole ruleset file, and the checks that need more than one part of it."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from ...engine.bonuses import ANY, FOX, MIX, NOTHING, named_zone, zone_bonus
from ...engine.fute.sheet_tables import WHITE, Track
from ...engine.zones import NUMBERS, Reads, Zone
from ...language import _
from ..kinds.number_rows import SweepGrid
from ..kinds.printed import same_length
from .provenance import Marked
from .texts import Text, Title
from .words import Action, Bonus, Colour, Model
from .zones import ZoneModel

TURN_OPTIONS: dict[str, tuple[str, ...]] = {"silver_last_roll": ("lower", "all")}  # what the turn leaves open
RulesetId = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
JokerFaces = list[Literal["1", "2", "3", "4", "5", "6", "?"]]
TrackBoxes = Annotated[int, Field(ge=1, le=20)] | Annotated[JokerFaces, Field(min_length=1)]
Rounds = Annotated[int, Field(ge=1, le=20)]


class TrackModel(Marked):
    """An action track: a number of boxes, or for jokers what each box shows; perhaps a bonus for the last one."""

    action: Action
    boxes: TrackBoxes
    end: Bonus = ""

    @property
    def label(self) -> str:
        return self.action

    @model_validator(mode="after")
    def _fits(self) -> "TrackModel":
        if (self.action == "joker") != isinstance(self.boxes, list):
            raise ValueError(_("boxes: jokers list what each box shows, other actions give a number of boxes"))
        return self

    def build(self) -> Track:
        boxes = ("",) * self.boxes if isinstance(self.boxes, int) else tuple(self.boxes)
        return Track(self.action, boxes, self.end)


class RatingModel(Model):
    """A level of the solo rating table."""

    at_least: int
    title: Text


class OptionModel(Model):
    """A disputed rule: what it is about, its settings, what they are called in a few words, and the one that holds
    unless the players choose."""

    about: Text | None = None
    choices: Annotated[list[str], Field(min_length=2)]
    labels: list[Text] = []
    default: str

    @property
    def words(self) -> dict[str, str]:
        """Every setting, with what players call it."""
        return dict(zip(self.choices, map(str, self.labels or self.choices), strict=True))

    @model_validator(mode="after")
    def _fits(self) -> "OptionModel":
        if self.default not in self.choices:
            raise ValueError(_("default: {default!r} is not among the choices").format(default=self.default))
        if self.labels:
            same_length("labels", len(self.labels), len(self.choices))
        return self


class Header(Marked):
    """What every ruleset file has. `difficulty` is shown as stars, `minutes` is about how long one player takes."""

    format: Literal[1]
    id: RulesetId
    version: Annotated[int, Field(ge=1, le=1_000_000)]
    title: Title
    note: Text | None = None
    difficulty: Annotated[int, Field(ge=1, le=3)] | None = None
    minutes: Annotated[int, Field(ge=1, le=240)] | None = None
    dice: list[Colour]
    ratings: list[RatingModel] = []
    options: dict[str, OptionModel] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _header_fits(self) -> "Header":
        if len(set(self.dice)) != len(self.dice):
            raise ValueError(_("dice: a colour is listed twice"))
        levels = [rating.at_least for rating in self.ratings]
        if levels != sorted(levels, reverse=True) or len(set(levels)) != len(levels):
            raise ValueError(_("ratings: levels go from best to worst, each lower than the one before"))
        return self

    def bonus_words(self) -> Iterator[str]:
        """Every bonus that could be printed on such a sheet."""
        yield from ()


class FuteModel(Header):
    """A sheet played with the Futé turn."""

    game: Literal["fute"]
    rounds: Annotated[list[Rounds], Field(min_length=1, max_length=4)]
    round_bonuses: list[Bonus]
    mix: list[Action] = []
    solo_slots_printed: bool = False
    tracks: list[TrackModel]
    zones: Annotated[list[ZoneModel], Field(min_length=1)]

    @model_validator(mode="after")
    def _parts_fit(self) -> "FuteModel":
        colours = [zone.name for zone in self.zones]
        if twice := [name for name in colours if colours.count(name) > 1]:
            raise ValueError(_("zones: {name!r} is there twice").format(name=twice[0]))
        actions = [track.action for track in self.tracks]
        if twice := [action for action in actions if actions.count(action) > 1]:
            raise ValueError(_("tracks: {name!r} is there twice").format(name=twice[0]))
        if named_zone(ANY) in colours:
            message = _("zones: a zone cannot be called any; {any!r} means a zone of the player's choice")
            raise ValueError(message.format(any=ANY))
        if sorted(self.dice) != sorted([WHITE, *colours]):
            raise ValueError(_("dice: there is one white die and one in the colour of each zone"))
        same_length("dice", len(self.dice), 6)
        for action in self.mix:
            if action not in actions:
                raise ValueError(_("mix: there is no track {action!r}").format(action=action))
        if len(set(self.mix)) != len(self.mix):
            raise ValueError(_("mix: an action is listed twice"))
        if FOX in self.round_bonuses:
            raise ValueError(_("round_bonuses: a fox belongs to a zone or a track end"))
        zones = {part.name: part.zone for part in self.zones}
        for where, word in self._bonuses(zones):
            self._check_bonus(where, word, zones)
        for zone in zones.values():
            if isinstance(zone, SweepGrid) and (strange := set(zone.row_names) - set(self.dice)):
                message = _("zones.{zone}: rows: there is no die {die!r}")
                raise ValueError(message.format(zone=zone.name, die=min(strange)))
        self._check_options()
        return self

    def _check_options(self) -> None:
        """An option that nothing uses, or an unknown setting, is a mistake."""
        known = dict(TURN_OPTIONS)
        for zone in self.zones:
            known |= zone.option_choices()
        for name, option in self.options.items():
            if name not in known:
                raise ValueError(_("options.{name}: there is no such option on this sheet").format(name=name))
            if strange := [choice for choice in option.choices if choice not in known[name]]:
                message = _("options.{name}: {setting!r} is not one of {choices}")
                raise ValueError(message.format(name=name, setting=strange[0], choices=", ".join(known[name])))

    def _bonuses(self, zones: Mapping[str, Zone]) -> list[tuple[str, str]]:
        """Every bonus of the sheet with the place it is printed at."""
        found = [("round_bonuses", word) for word in self.round_bonuses]
        found += [(f"tracks.{track.action}.end", track.end) for track in self.tracks]
        found += [(f"zones.{name}", word) for name, zone in zones.items() for word in zone.bonuses()]
        return [(where, word) for where, word in found if word]

    def bonus_words(self) -> Iterator[str]:
        yield NOTHING
        yield from (track.action for track in self.tracks)
        if self.mix:
            yield MIX
        yield from (f"?{zone.name}" for zone in self.zones)
        yield from (ANY, FOX)
        for zone in self.zones:
            reads = zone.zone.reads
            if reads is not Reads.COORDINATES:
                numbers = NUMBERS[Reads.FACE if reads is Reads.PLATTER else reads]
                yield from (f"{zone.name}={number}" for number in numbers)

    def _check_bonus(self, where: str, word: str, zones: Mapping[str, Zone]) -> None:
        if word in (FOX, ANY):
            return
        if word == MIX:
            if not self.mix:
                message = _("{where}: the bonus 'mix' needs the key mix, the actions it chooses from")
                raise ValueError(message.format(where=where))
            return
        bonus = zone_bonus(word)
        if bonus is None:
            if word not in {track.action for track in self.tracks}:
                raise ValueError(_("{where}: the bonus {word!r} has no track").format(where=where, word=word))
            return
        if bonus.zone is None or bonus.zone not in zones:
            message = _("{where}: the bonus {word!r} names a zone that does not exist")
            raise ValueError(message.format(where=where, word=word))
        reads = zones[bonus.zone].reads
        if bonus.number and reads is Reads.COORDINATES:
            message = _("{where}: the bonus {word!r} gives one number, and {zone} takes a row and a column")
            raise ValueError(message.format(where=where, word=word, zone=bonus.zone))
        low, high = (2, 12) if reads is Reads.SUM else (1, 6)
        if bonus.number and not low <= bonus.number <= high:
            message = _("{where}: the bonus {word!r} gives a number outside {low} to {high}")
            raise ValueError(message.format(where=where, word=word, low=low, high=high))
