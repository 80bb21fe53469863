"""Skill and luck over time, in sentences."""

from collections.abc import Iterator

from ...language import _, ngettext
from ...statistics.skill import RECENT, Skill
from ..numbers import decimal
from ..signs import Signs
from .plots import curve


def describe_skill(skill: Skill) -> Iterator[str]:
    """What decisions cost a game and luck gave, the trend, and how many games that is about."""
    if skill.reviewed:
        text = _("Decisions cost {loss} points a game on average; luck was worth {luck}.")
        yield text.format(loss=decimal(skill.average_loss), luck=decimal(skill.average_luck, signed=True))
    if skill.trend is not None and skill.recent_loss is not None:
        better = skill.trend >= 0
        text = _("The last {games}: {loss}, that is {less} less than before.")
        if not better:
            text = _("The last {games}: {loss}, that is {less} more than before.")
        yield text.format(games=RECENT, loss=decimal(skill.recent_loss), less=decimal(abs(skill.trend)))
    reviewed = len(skill.reviewed)
    if skill.games == 1:
        yield _("One game, reviewed.") if reviewed else _("One game, not reviewed yet.")
        return
    text = ngettext("{reviewed} of {games} games is reviewed.", "{reviewed} of {games} games are reviewed.", reviewed)
    yield text.format(reviewed=reviewed, games=skill.games)


def plot_losses(skill: Skill, width: int, height: int, signs: Signs) -> Iterator[str]:
    """What decisions cost, game by game, as a curve."""
    if len(skill.reviewed) > 1:
        yield from curve(skill.losses, width, height, signs)
