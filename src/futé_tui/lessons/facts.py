"""Numbers that lesson texts take from the game, so that the texts stay true when a ruleset changes.

`{blue}` is what a zone of the learner is worth, `{total}` the sheet, `{foxes}` how many foxes, `{fox}` what one of them
is worth, `{fox points}` all of them, `{rounds}` how many rounds, `{best}` the total for the best level. `{orange 4}`
is the number in a box, or the one printed there if it is free; `{green 5 points}` the points printed at it;
`{yellow column 1}` what a line pays; `{blue scale 4}` the points for so many marks; `{purple tier 2}` the second step
of points for single numbers, `{purple tier 2 points}` what it pays; `{reroll boxes}` how many boxes a zone or a track
has. `{round of ?any}` is the round that begins with this bonus, `{count of fox}` how often a bonus is printed in zones
and at the ends of tracks.
"""

import re
from collections.abc import Iterable

from ..engine.game import Game
from ..engine.zones import Box, ZoneView
from .laying import LEARNER

_PLACE = re.compile(r"\{([^{}]*)\}")
_SIGNS = "≥≤x-+"  # printed in front of a number


def filled_in(text: str, game: Game) -> str:
    """The text with its numbers filled in; ValueError names an unknown placeholder."""
    return _PLACE.sub(lambda match: str(fact(match[1], game)), text)


def placeholders(text: str) -> list[str]:
    return _PLACE.findall(text)


def fact(name: str, game: Game) -> int:
    """One number of the game."""
    score = game.scores()[LEARNER]
    plain = {
        **score.zones,
        "total": score.total,
        "foxes": score.foxes,
        "fox": min(score.zones.values()),
        "fox points": score.fox_points,
        "rounds": len(game.rules.round_track(len(game.players))),
        "best": max((level.at_least for level in game.ruleset.ratings), default=0),
    }
    if name in plain:
        return plain[name]
    zone_name, *words = name.split()
    sheet = game.rules.view(game.position, LEARNER)
    if words[:1] == ["of"]:
        return _about_bonus(name, zone_name, " ".join(words[1:]), game)
    zone = next((each for each in (*sheet.zones, *sheet.tracks) if each.name == zone_name), None)
    found = _in_zone(zone, words) if zone else None
    if found is None:
        raise ValueError(f"there is no {{{name}}} here")
    return found


def _about_bonus(name: str, what: str, bonus: str, game: Game) -> int:
    """The round that begins with a bonus, or how often it is printed on the sheet."""
    rounds = game.rules.round_track(len(game.players))
    if what == "round" and bonus in rounds:
        return rounds.index(bonus) + 1
    sheet = game.rules.view(game.position, LEARNER)
    parts = (*sheet.zones, *sheet.tracks)
    lines = sum(line.bonus == bonus for part in parts for line in part.lines)
    printed = lines + sum(box.bonus == bonus for part in parts for row in part.rows for box in row if box)
    if what == "count" and printed:
        return printed
    raise ValueError(f"there is no {{{name}}} here")


def _in_zone(zone: ZoneView, words: list[str]) -> int | None:
    boxes = {box.label: box for row in zone.rows for box in row if box}
    tiers = {str(number): tier for number, tier in enumerate(zone.tiers, 1)}
    match words:
        case ["boxes"]:
            return len(boxes)
        case ["scale", marks] if marks.isdecimal() and int(marks) < len(zone.scale):
            return zone.scale[int(marks)]
        case ["tier", number] if number in tiers:
            return _number([tiers[number][0]])
        case ["tier", number, "points"] if number in tiers:
            return tiers[number][1]
        case [("row" | "column" | "square") as kind, number]:
            return next((line.points for line in zone.lines if line.name == f"{kind} {number}"), None)
        case [label, "points"] if label in boxes:
            return _number([boxes[label].points])
        case [label] if label in boxes:
            return _number(_shown(boxes[label]))
    return None


def _shown(box: Box) -> Iterable[str]:
    """What a box shows: what is written in it comes before what is printed."""
    return box.mark, box.printed


def _number(texts: Iterable[str]) -> int | None:
    numbers = [text.lstrip(_SIGNS) for text in texts]
    return next((int(number) for number in numbers if number.isdecimal()), None)
