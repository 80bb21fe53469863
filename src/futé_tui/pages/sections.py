"""Sections of a page: blocks that know how many rows they need, stacked in columns."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from .pen import Area, Pen


class Section(NamedTuple):
    """A block of a column: the rows it takes with air and without, and how it is drawn. `draw` gets the area and
    whether there is air. An `extra` section is there only where all others have air; one that can `stretch` makes use
    of any number of rows in between."""

    rows: int
    tight_rows: int
    draw: Callable[[Pen, Area, bool], None]
    extra: bool = False
    stretch: bool = False


def draw_sections(pen: Pen, area: Area, sections: Iterable[Section]) -> int:
    """Draw sections one below the other, as many as fit; those further up get air first. The first row that is free."""
    y = area.y
    for section, rows in plan_sections(list(sections), area.height):
        airy = rows == section.rows if section.stretch else rows > section.tight_rows
        section.draw(pen, Area(area.x, y, area.width, rows), airy)
        y += rows + 1
    return max(area.y, y - 1)


def sections_height(sections: list[Section], height: int) -> int:
    """How many of this many rows the sections take."""
    return sum(rows + 1 for _section, rows in plan_sections(sections, height)) - 1


def sections_least(sections: list[Section]) -> int:
    """How many rows the sections take at least, without those that are extra."""
    return _height([section for section in sections if not section.extra])


def plan_sections(sections: list[Section], height: int) -> list[tuple[Section, int]]:
    """The sections that fit into this many rows, each with its rows."""
    kept = list(sections)
    while _extras(kept) and _height(kept) + _air(kept) > height:
        kept.remove(_extras(kept)[-1])
    while kept and _height(kept) > height:
        kept.pop()
    spare = height - _height(kept)
    planned = []
    for section in kept:
        air = section.rows - section.tight_rows
        more = min(air, spare) if section.stretch else air if air <= spare else 0
        planned.append((section, section.tight_rows + more))
        spare -= more
    return planned


def _extras(sections: list[Section]) -> list[Section]:
    return [section for section in sections if section.extra]


def _air(sections: list[Section]) -> int:
    return sum(section.rows - section.tight_rows for section in sections if not section.extra)


def _height(sections: list[Section]) -> int:
    return sum(section.tight_rows for section in sections) + max(0, len(sections) - 1)
