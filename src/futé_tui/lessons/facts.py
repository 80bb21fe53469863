"""Numbers that lesson texts take from the game, so that the texts stay true when a ruleset changes.

`{blue}` is what a zone of the learner is worth, `{total}` the sheet, `{foxes}` how many foxes, `{fox}` what one of them
is worth, `{fox points}` all of them, `{rounds}` how many rounds, `{best}` the total for the best level. `{orange 4}`
is the number in a box, or the one printed there if it is free; `{green 5 points}` the points printed at it;
`{yellow column 1}` what a line pays; `{blue scale 4}` the points for so many marks; `{purple tier 2}` the second step
of points for single numbers, `{purple tier 2 points}` what it pays; `{reroll boxes}` how many boxes a zone or a track
has. `{round of ?any}` is the round that begins with this bonus, `{count of fox}` how often a bonus is printed in zones
and at the ends of tracks. What is said to a right move may also hold `{answer}`: see `ANSWER`.
"""

import re

from ..engine.game import Game
from ..engine.zones import Box, ZoneView
from .laying import LEARNER

PLACE = re.compile(r"\{([^{}]*)\}")
ANSWER = "answer"  # stands for a sentence on what the learner's move marked, gained and cost


def filled_in(text: str, game: Game, answer: str = "") -> str:
    """The text with its numbers filled in, and the answer if there is one; ValueError names an unknown placeholder."""
    return PLACE.sub(lambda match: answer if answer and match[1] == ANSWER else str(fact(match[1], game)), text)


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
    zone = next((part for part in sheet.parts if part.name == zone_name), None)
    found = _in_zone(zone, words) if zone else None
    if found is None:
        raise ValueError(f"there is no {{{name}}} here")
    return found


def _about_bonus(name: str, what: str, bonus: str, game: Game) -> int:
    """The round that begins with a bonus, or how often it is printed on the sheet."""
    rounds = game.rules.round_track(len(game.players))
    if what == "round" and bonus in rounds:
        return rounds.index(bonus) + 1
    printed = game.rules.view(game.position, LEARNER).bonuses.count(bonus)
    if what == "count" and printed:
        return printed
    raise ValueError(f"there is no {{{name}}} here")


def _in_zone(zone: ZoneView, words: list[str]) -> int | None:
    boxes = {box.label: box for box in zone.boxes}
    tiers = {str(number): tier for number, tier in enumerate(zone.tiers, 1)}
    lines = {line.name.label: line for line in zone.lines}
    match words:
        case ["boxes"]:
            return len(boxes)
        case ["scale", marks] if marks.isdecimal() and int(marks) < len(zone.scale):
            return zone.scale[int(marks)]
        case ["tier", number] if number in tiers:
            return tiers[number].number
        case ["tier", number, "points"] if number in tiers:
            return tiers[number].points
        case [kind, number] if (line := f"{kind} {number}") in lines:
            return lines[line].points
        case [label, "points"] if label in boxes and boxes[label].points:
            return abs(int(boxes[label].points))
        case [label] if label in boxes:
            return _number_in(boxes[label])
    return None


def _number_in(box: Box) -> int | None:
    """What is written in a box, or else the number printed there."""
    if box.mark.isdecimal():
        return int(box.mark)
    return box.number or box.least or (box.factor if box.printed else 0) or None
