"""Something wrong with a stored value or a setting."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..language import _
from ..outside import visible


@dataclass(frozen=True, slots=True)
class Fault:
    """A message and its facts; as text, a sentence in the current language."""

    message: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return _(self.message).format(**{name: visible(fact) for name, fact in self.facts.items()})
