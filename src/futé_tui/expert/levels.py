"""The opponents, from the one who has just begun to Maître Renard."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine.playable import PlayableRuleset
from .simple import Bot, greedy_bot

if TYPE_CHECKING:
    from .player import Expert


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody to play against. `key` names it in commands and records; `text/opponents.py` has the names that
    people read. `noise` and `far` say how a net plays (`far`: looking ahead, and at what others gain where
    that wins games); without a net (`learned` false) it takes what brings most."""

    key: str
    level: int
    learned: bool = True
    far: bool = False
    noise: float = 0.0

    def bot(self, ruleset: PlayableRuleset) -> Bot:
        """The opponent at a sheet; NoExpert if it needs a net and there is none."""
        if not self.learned:
            return greedy_bot
        from .player import load_expert  # imports numpy

        return self.seated(load_expert(ruleset))

    def seated(self, expert: "Expert") -> Bot:
        """The opponent, playing with this expert."""
        if not self.learned:
            return greedy_bot
        from .player import FAR, NEAR, ExpertBot
        from .rivals import rivalry_of

        rivalry = rivalry_of(expert.rules) if self.far else None
        return ExpertBot(expert, FAR if self.far else NEAR, self.noise, rivalry)


OPPONENTS = (
    Opponent("chick", 1, learned=False),
    Opponent("crow", 2, noise=0.03),
    Opponent("stork", 3, noise=0.01),
    Opponent("renard", 4, far=True),
)
BY_KEY = {opponent.key: opponent for opponent in OPPONENTS}
