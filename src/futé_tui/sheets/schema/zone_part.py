"""A zone in a ruleset file. Its keys are what the constructor of its kind asks for."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from inspect import signature
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin

from pydantic import create_model, model_validator

from ..kinds.base import BaseZone
from ..kinds.printed import Word
from .provenance import NamedPart
from .words import Bonus, Colour, limits

_WORDS: dict[Word, Any] = {Word.BONUS: Bonus, Word.COLOUR: Colour}
_IN_FILES: dict[Any, Any] = {Sequence: list, Mapping: dict}


class ZonePart(NamedPart):
    """A zone of the file. Each kind has its own model, made by `part_of`."""

    zone_class: ClassVar[type[BaseZone]]

    kind: str

    @model_validator(mode="after")
    def _is_a_zone(self) -> Self:
        self.zone.check()
        return self

    @cached_property
    def zone(self) -> BaseZone:
        """The zone, with its disputed rule as the file has it."""
        return self.build()

    @property
    def printed(self) -> dict[str, Any]:
        """The values of this kind by their keys."""
        return {key: getattr(self, key) for key in type(self).model_fields if key not in ZonePart.model_fields}

    def build(self, **changed: str) -> BaseZone:
        """The zone, with some values changed; raises a ValueError if they do not fit together."""
        return self.zone_class(self.name, **self.printed | changed)

    @property
    def option(self) -> str:
        """What the disputed rule of the zone is called among the options of the sheet; empty if it has none."""
        return f"{self.name}_{self.zone_class.option}" if self.zone_class.option else ""

    def setting(self, options: Mapping[str, str]) -> str:
        """How the disputed rule is decided: by the option, or else as the file has it."""
        return options.get(self.option) or str(getattr(self, self.zone_class.option))

    def with_options(self, options: Mapping[str, str]) -> BaseZone:
        """The zone with these options applied; most have none."""
        return self.build(**{self.zone_class.option: self.setting(options)}) if self.option in options else self.zone

    def option_choices(self) -> dict[str, tuple[str, ...]]:
        """The option of this zone with its settings, if there is one."""
        key = self.zone_class.option
        return {self.option: get_args(type(self).model_fields[key].annotation)} if key else {}


def part_of(zone: type[BaseZone]) -> type[ZonePart]:
    """The model of a kind of zone: a key for each parameter of its constructor, after the name."""
    keys: dict[str, Any] = {"kind": (Literal[zone.kind], ...)}
    keys |= {
        key: (as_checked(parameter.annotation), ... if parameter.default is parameter.empty else parameter.default)
        for key, parameter in signature(zone).parameters.items()
        if key not in ZonePart.model_fields
    }
    part = create_model(zone.__name__, __base__=ZonePart, **keys)
    part.zone_class = zone
    return part


def as_checked(printed: Any) -> Any:
    """The type of a printed value with its limits as pydantic checks them; a sequence is a list in the file."""
    origin, arguments = get_origin(printed), get_args(printed)
    if origin is Annotated:
        value, limit = arguments
        return _WORDS[limit] if isinstance(limit, Word) else Annotated[as_checked(value), limits(limit)]
    if origin is None or origin is Literal:
        return printed
    return _IN_FILES.get(origin, origin)[tuple(map(as_checked, arguments))]
