"""What every zone of a ruleset file has: its name, its kind, and how it becomes a zone."""

from collections.abc import Mapping
from typing import ClassVar, Self, get_args

from pydantic import model_validator

from ...engine.zones import Zone
from .provenance import NamedPart
from .words import same_length


class ZonePart(NamedPart):
    """A zone of the file. Each kind has its own model.

    `equally_long` are lists with an entry for each box, or for each row; the last one says how many there are. `option`
    is the field that a disputed rule is about, if there is one: the option `<zone>_<field>` gives its value.
    """

    equally_long: ClassVar[tuple[str, ...]] = ()
    option: ClassVar[str] = ""

    @model_validator(mode="after")
    def _lengths_fit(self) -> Self:
        for field in self.equally_long[:-1]:
            same_length(field, len(getattr(self, field)), len(getattr(self, self.equally_long[-1])))
        return self

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The zone with these options applied; most have none."""
        setting = options.get(f"{self.name}_{self.option}")
        return self.model_copy(update={self.option: setting}) if self.option and setting else self

    def option_choices(self) -> dict[str, tuple[str, ...]]:
        """The options of this zone, with their settings."""
        if not self.option:
            return {}
        return {f"{self.name}_{self.option}": get_args(type(self).model_fields[self.option].annotation)}

    def build(self) -> Zone:
        raise NotImplementedError
