"""The signs that sheets, dice and charts are drawn with: one set for terminals that have them, one in ASCII."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Signs:
    """One set of signs. `across` and `up` run from an empty cell to a full one."""

    tick: str
    empty_box: str
    reroll: str
    edge: str
    corner: str
    floor: str
    across: str
    up: str
    block: str
    no_block: str


UNICODE = Signs(
    tick="✓",
    empty_box="▢",
    reroll="↺",
    edge="│",
    corner="└",
    floor="─",
    across=" ▏▎▍▌▋▊▉█",
    up=" ▁▂▃▄▅▆▇█",
    block="▪",
    no_block="▫",
)
ASCII = Signs(
    tick="*",
    empty_box=".",
    reroll="rr",
    edge="|",
    corner="+",
    floor="-",
    across=" #",
    up=" .:#",
    block="#",
    no_block="-",
)
