"""Skill and luck over time: what decisions cost from game to game, its running average, and the trend."""

from ...language import _
from ...statistics.skill import Skill
from ...statistics.summary import Summary
from ...text.dates import day_text
from ...text.numbers import decimal
from ...text.statistics.skill import describe_skill
from ..bars import draw_bar
from ..caps import Button, draw_button
from ..ghost import draw_promise
from ..pen import Area, Pen
from ..rows import GAP, command_target
from .curve import average_sign, average_text, draw_curve, draw_legend
from .view import RecordsView

_NUMBERS = 3  # rows of the three numbers
REVIEW_KEY = "b"


def draw_skill(pen: Pen, view: RecordsView, skill: Skill, summary: Summary, y: int) -> None:
    """Three numbers, the curve, and how to review the games that have no review."""
    width = pen.width - 2 * GAP
    if skill.reviewed:
        _draw_numbers(pen, y, width, skill)
        y += _NUMBERS
    sentences = list(describe_skill(skill))[1 if skill.reviewed else 0 :]
    y += pen.paragraph(GAP, y, width, " ".join(sentences), pen.palette.dim) + 1
    if view.reviewing:
        done, of = view.reviewing
        draw_bar(pen, GAP, y - 1, min(40, width), done / max(1, of), pen.palette.fox, track=pen.palette.panel)
        pen.write(GAP + min(40, width) + 2, y - 1, f"{done}/{of}", pen.palette.dim)
        y += 1
    elif len(skill.reviewed) < skill.games:
        draw_button(pen, GAP, y - 1, Button(REVIEW_KEY, _("Review the rest"), command_target("review_rest")))
        y += 1
    if not skill.reviewed:
        _draw_nothing(pen, y + 1, width)
    if len(skill.reviewed) > 1:
        days = day_text(summary.first_day), day_text(summary.last_day)
        draw_curve(pen, Area(GAP, y, width, pen.height - y - 1), [round(loss) for loss in skill.losses], (), days)
        average = average_sign(pen)
        lost = _("points lost to decisions, game by game")
        draw_legend(pen, f"{lost}   {average} {average_text(len(skill.reviewed))}", {average: pen.palette.accent})


def _draw_nothing(pen: Pen, y: int, width: int) -> None:
    """What this page shows once games are reviewed."""
    text = _(
        "A review replays every decision and compares it with the best one. This page then shows how many points your "
        "decisions cost you in each game, how lucky the rolls were, and whether you are getting better."
    )
    draw_promise(pen, Area(GAP, y, min(72, width), pen.height - y - 1), _("Skill and luck"), text)


def _draw_numbers(pen: Pen, y: int, width: int, skill: Skill) -> None:
    """What decisions cost, what luck gave, and how much better it gets."""
    palette = pen.palette
    parts = [
        (_("decisions per game"), decimal(-skill.average_loss), palette.bad),
        (_("luck per game"), decimal(skill.average_luck, signed=True), palette.text),
    ]
    if skill.trend is not None:
        colour = palette.good if skill.trend >= 0 else palette.bad
        parts.append((_("lately"), decimal(skill.trend, signed=True), colour))
    room = width // len(parts)
    for number, (title, points, colour) in enumerate(parts):
        pen.fit(GAP + number * room, y, room - 1, title, palette.dim)
        pen.write(GAP + number * room, y + 1, points, colour, bold=True)
