"""What now: where the turn is and what may be done, in one or two sentences, with the keys or words for it."""

from collections.abc import Mapping, Sequence

from ..engine.phases import Phase
from ..hints.now import Doing, Now, Option
from ..language import N_, _, ngettext
from .names import bonus_names, name, names, sentence

Keys = Mapping[Doing | str, str]  # what to press or type, for a thing to do or for a die


def describe_now(now: Now, players: Sequence[str], keys: Keys) -> list[str]:
    """Where the turn is, then what may be done."""
    options = [option_text(option, now, keys) for option in now.options]
    lines = [describe_moment(now, players), sentence(_("; ").join(options)) + "."]
    if now.changing:
        lines.append(_("A die may count as another number with: {actions}.").format(actions=names(now.changing)))
    return lines


MOMENTS = {
    Phase.BEFORE_ROLL: N_("Roll {roll} of {rolls} comes next."),
    Phase.CHOOSE: N_("Roll {roll} of {rolls}: the die you take marks its zone, lower dice go to the platter."),
    Phase.EXTRA: N_("Your rolls are over; for an extra-die action any die may be used once more."),
    Phase.SOLO_ROLL: N_("The passive turn: all dice are rolled, the three lowest go to the platter."),
    Phase.PASSIVE: N_("{active} has rolled; one die of the platter may be used."),
    Phase.PASSIVE_EXTRA: N_("Your passive turn ends; for an extra-die action any die may be used once more."),
    Phase.BONUS: N_("A bonus has to be used before anything else."),
    Phase.FOLLOW_UP: N_("This mark lets more crosses follow; each of them is free to take or leave."),
    Phase.WRITE: N_("The sum is {total}; it may go into a row of a colour that was rolled."),
    Phase.WRITE_ALONG: N_("{active} rolled {total}; you may write the same sum in a row of a colour that was rolled."),
}
_ALONE = {Phase.PASSIVE: N_("The passive turn: one die of the platter may be used.")}
_CHOOSING_DICE = N_("Choose one die or more; the sum goes into a row of their colours.")
_SLOTS_OPEN = N_("Nothing on the platter fits, so the dice in the slots are open too; one die may be used.")
_DECLINING = {Phase.PASSIVE: N_("use no die"), Phase.WRITE_ALONG: N_("write nothing")}


def describe_moment(now: Now, players: Sequence[str]) -> str:
    """Where the turn is."""
    moment = now.moment
    if Doing.ROLL_CHOSEN in now.doings:
        text = _CHOOSING_DICE
    elif moment.slots_open:
        text = _SLOTS_OPEN
    elif len(players) == 1 and moment.phase in _ALONE:
        text = _ALONE[moment.phase]
    else:
        text = MOMENTS[moment.phase]
    return _(text).format(roll=moment.roll, rolls=moment.rolls, active=players[moment.active], total=moment.total)


def option_text(option: Option, now: Now, keys: Keys) -> str:
    """One thing that may be done, with its key."""
    what = _option(option, now, keys)
    if key := keys.get(option.doing):
        return _("{what} [{key}]").format(what=what, key=key)
    return what


def _option(option: Option, now: Now, keys: Keys) -> str:
    dice = ", ".join(f"{name(die)} [{keys[die]}]" if die in keys else name(die) for die in option.things)
    left = option.left
    match option.doing:
        case Doing.ROLL:
            return ngettext("roll {number} die", "roll {number} dice", len(option.things)).format(
                number=len(option.things)
            )
        case Doing.ROLL_CHOSEN:
            return _("choose dice and roll them: {dice}").format(dice=dice)
        case Doing.REROLL if not left:
            return _("reroll the same dice, once")
        case Doing.REROLL:
            return ngettext("reroll ({left} left)", "reroll ({left} left)", left).format(left=left)
        case Doing.TAKE:
            return _("take a die: {dice}").format(dice=dice)
        case Doing.WRITE:
            return _("write {total}: {dice}").format(total=now.moment.total, dice=dice)
        case Doing.EXTRA:
            return ngettext("an extra die ({left} left): {dice}", "an extra die ({left} left): {dice}", left).format(
                left=left, dice=dice
            )
        case Doing.RETURN:
            return ngettext("return a die ({left} left): {dice}", "return a die ({left} left): {dice}", left).format(
                left=left, dice=dice
            )
        case Doing.CLAIM:
            return _("use a bonus: {bonuses}").format(bonuses=bonus_names(option.things))
        case Doing.MIX:
            return _("unlock one of: {tracks}").format(tracks=names(option.things))
        case Doing.ALSO if option.things:
            return _("add a cross for: {dice}").format(dice=dice)
        case Doing.ALSO:
            return _("add a cross of the same number")
        case Doing.PASS:
            return _("take no die")
        case Doing.DECLINE:
            return _(_DECLINING[now.moment.phase])
        case Doing.MISS:
            return _("write nothing and cross a miss")
        case Doing.DONE:
            return _("finish")


def describe_fits(now: Now, only: str = "") -> list[str]:
    """For every die, or for one only, the boxes it can mark."""
    dice: dict[str, list[str]] = {}
    for fit in now.fits:
        if only not in ("", fit.die):
            continue
        boxes = f"{name(fit.zone)} {', '.join(fit.boxes)}"
        dice.setdefault(fit.die, []).append(boxes)
    told = _("{die}: {places}.")
    return [sentence(told.format(die=name(die), places=_("; ").join(places))) for die, places in dice.items()]
