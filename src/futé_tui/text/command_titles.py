"""Moves that one key makes, as its title says them: roll, reroll, pass, decline, finish, skip."""

from ..engine.moves import Decline, Done, Miss, Move, Pass, Penalty, Reroll, Roll, Skip
from ..engine.rules import SheetView
from ..hints.facts import miss_points
from ..language import N_, _

_TITLES: dict[type[Move], str] = {
    Roll: N_("Roll"),
    Reroll: N_("Reroll"),
    Pass: N_("Pass"),
    Decline: N_("Decline"),
    Done: N_("Finish"),
    Miss: N_("Misthrow"),
    Penalty: N_("Penalty"),
    Skip: N_("Skip"),
}
_STOPPING: dict[str, tuple[type[Move], ...]] = {  # by the name of the turn machine
    "fute": (Pass, Decline, Done),
    "qwinto": (Decline, Miss),
    "qwixx": (Skip, Penalty),
}


def title_of(move: Move) -> str:
    """The title of a move that one key makes; nothing for any other."""
    kind = _TITLES.get(type(move))
    return _(kind) if kind else ""


def stop_title(move: Move, sheet: SheetView) -> str:
    """The title of a move that stops something, with the points that it costs on this sheet."""
    cost = miss_points(sheet) if isinstance(move, Miss) else 0
    return f"{title_of(move)} {cost or ''}".strip()


def stopping_moves(machine: str) -> tuple[type[Move], ...]:
    """The moves of a kind of game that stop something; those of all kinds for one that is not listed."""
    return _STOPPING.get(machine) or tuple(kind for kinds in _STOPPING.values() for kind in kinds)


def widest_title(*kinds: type[Move]) -> int:
    """The room that the titles of these moves need."""
    return max(len(_(_TITLES[kind])) for kind in kinds)
