"""The turn machines, by the name that a ruleset file gives after `game`. A new machine is one more entry."""

from typing import Any, NamedTuple

from ..engine.fute import FuteRules
from ..engine.qwinto import QwintoRules
from ..engine.qwixx import QwixxRules
from .ruleset import FuteRuleset, QwintoRuleset, QwixxRuleset, Ruleset
from .schema.qwinto import QwintoModel
from .schema.qwixx import QwixxModel
from .schema.ruleset import FuteModel, Header


class Machine(NamedTuple):
    """How the sheets of a turn machine are read, and the ruleset they become, which builds the rules."""

    model: type[Header]
    ruleset: type[Ruleset]

    def build(self, data: dict[str, Any]) -> Ruleset:
        """The ruleset of a file; pydantic's ValidationError names what is wrong with it."""
        return self.ruleset(self.model.model_validate(data))


MACHINES = {
    FuteRules.name: Machine(FuteModel, FuteRuleset),
    QwintoRules.name: Machine(QwintoModel, QwintoRuleset),
    QwixxRules.name: Machine(QwixxModel, QwixxRuleset),
}
