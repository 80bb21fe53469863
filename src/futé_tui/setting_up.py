"""What a game is started with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SetUp:
    """Sheet, players, and the seed if one was chosen."""

    sheet: str
    players: tuple[str, ...]
    seed: int | None = None
