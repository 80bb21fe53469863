"""Where the turn is, and where waiting bonuses come from, in a sentence."""

from collections.abc import Sequence

from ..engine.phases import Phase
from ..hints.links import Cause, Source, Waiting
from ..hints.now import Now
from ..language import N_, _, pgettext
from .boxes import place_text, spot_text
from .lines import line_name
from .names import bonus_name, brief_bonus, name, sentence, together, zone_name

MOMENTS = {
    Phase.BEFORE_ROLL: N_("Roll {roll} of {rolls} is next."),
    Phase.CHOOSE: N_("Roll {roll} of {rolls}: dice lower than the one you take go to the platter."),
    Phase.EXTRA: N_("Your rolls are over. An extra die may be any of the six, but not the same die twice."),
    Phase.SOLO_ROLL: N_("Your passive turn: roll all dice, the three lowest go to the platter."),
    Phase.PASSIVE: N_("{active} is done."),
    Phase.PASSIVE_EXTRA: N_(
        "You are done with the platter. An extra die may be any of the six, but not the same die twice."
    ),
    Phase.BONUS: N_("Use your bonus first."),
    Phase.FOLLOW_UP: N_("More crosses may follow. Add as many as you like."),
    Phase.WRITE: N_("Write {total} in a row of a colour you rolled."),
    Phase.WRITE_ALONG: N_("{active} rolled {total}. Write it in a row of a colour that was rolled, or decline."),
    Phase.WHITE_SUM: N_("The white dice make {total}. Everyone may cross it in one row."),
    Phase.WHITE_ALONG: N_("{active} rolled. The white dice make {total}: cross it in one row, or skip."),
    Phase.COLOUR_SUM: N_("Your second action: add a white die to a coloured one, for the row of that colour."),
    Phase.COLOUR_OR_PENALTY: N_(
        "Your second action: add a white die to a coloured one. You have crossed nothing yet, so skipping it costs a "
        "penalty."
    ),
}
_ONE_CROSS = N_("One more cross may follow.")
_LAST_ROLL = N_("Your last roll: the dice you do not take go to the platter.")
_SOLO = {Phase.PASSIVE: N_("Your passive turn.")}
_DRAWN = N_("Your passive turn. Which of the equal dice went to the platter was drawn by lot.")
_CHOOSING_DICE = N_("Choose up to three dice. Their sum goes into a row of one of their colours.")
_ONE_ROLL = N_("Roll all the dice that are in the game.")
_NOTHING_FITS = {
    Phase.CHOOSE: N_("Roll {roll} of {rolls}: if you pass, no die goes to the platter."),
    Phase.WRITE: N_("{total} fits in no row of a colour you rolled."),
}
_NO_DICE = N_("There is no die left in the pool to roll.")
_SLOTS_OPEN = N_("No platter die fits, so you may use one of the dice in the slots.")


def describe_moment(now: Now, players: Sequence[str]) -> str:
    """Where the turn is."""
    moment = now.moment
    if moment.phase is Phase.CHOOSE and not moment.rolls_left:
        text = _LAST_ROLL
    elif moment.phase in _NOTHING_FITS and not now.fits:
        text = _NOTHING_FITS[moment.phase]
    elif moment.phase is Phase.BEFORE_ROLL and not now.rolling:
        text = _NO_DICE
    elif now.chooses_dice:
        text = _CHOOSING_DICE
    elif moment.phase is Phase.BEFORE_ROLL and not moment.rolls:
        text = _ONE_ROLL
    elif moment.phase is Phase.FOLLOW_UP and now.crosses == 1:
        text = _ONE_CROSS
    elif moment.slots_open:
        text = _SLOTS_OPEN
    elif now.drawn:
        text = _DRAWN
    elif len(players) == 1 and moment.phase in _SOLO:
        text = _SOLO[moment.phase]
    else:
        text = MOMENTS[moment.phase]
    return _(text).format(roll=moment.roll, rolls=moment.rolls, active=players[moment.active], total=moment.total)


def describe_sources(bonuses: Sequence[Waiting]) -> list[str]:
    """Where waiting bonuses come from: `Blue ?, from purple, box 4.`, `Wild ?, from round 4.`"""
    text = _("{bonus}, from {source}.")
    return [
        sentence(text.format(bonus=bonus_name(each.bonus), source=_source(each.source)))
        for each in bonuses
        if each.source
    ]


def waiting_text(bonuses: Sequence[Waiting]) -> str:
    """The bonuses that wait, each with where it comes from: `blue ? (purple, box 4)`, `wild ? (round 4)`."""
    return together([_with_source(each) for each in bonuses])


def _with_source(each: Waiting) -> str:
    bonus = brief_bonus(each.bonus)
    return _("{bonus} ({source})").format(bonus=bonus, source=_source(each.source)) if each.source else bonus


def _source(source: Source) -> str:
    if source.cause is Cause.ROUND:
        return _("round {round}").format(round=source.round)
    if source.cause is Cause.TRACK:
        return _("the end of the track ({action})").format(action=name(source.name))
    if source.line:
        return _("{zone}, {line}").format(zone=zone_name(source.name), line=line_name(source.line))
    assert source.spot
    if source.spot.box.isdecimal():  # boxes of a track are counted from the left
        text = pgettext("box", "{zone}, box {place}")
        return text.format(zone=zone_name(source.name), place=source.spot.box)
    return place_text(source.spot) if source.spot.region else spot_text(source.spot)
