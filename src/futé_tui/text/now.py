"""What now: where in the turn we are and what may be done, in one or two sentences, with the keys or words for it."""

from collections.abc import Mapping, Sequence

from ..hints.now import Doing, Now, Option
from ..language import _, ngettext
from .names import bonus_names, name, names, sentence

Keys = Mapping[Doing | str, str]  # what to press or type, for a thing to do or for a die


def tell_now(now: Now, players: Sequence[str], keys: Keys) -> list[str]:
    """Where we are, then what may be done."""
    options = [tell_option(option, now, keys) for option in now.options]
    lines = [tell_where(now, players), sentence(_("; ").join(options)) + "."]
    if now.changing:
        lines.append(_("A die may count as another number with: {actions}.").format(actions=names(now.changing)))
    return lines


def tell_where(now: Now, players: Sequence[str]) -> str:
    """The moment of the turn."""
    active = players[now.active]
    facts = {"roll": now.roll, "rolls": now.rolls, "active": active, "total": now.total, "round": now.round}
    match now.phase:
        case "before_roll" if now.rolls:
            text = _("Roll {roll} of {rolls} comes next.")
        case "before_roll":
            text = _("Choose one die or more; the sum goes into a row of their colours.")
        case "choose":
            text = _("Roll {roll} of {rolls}: the die you take marks its zone, lower dice go to the platter.")
        case "extra":
            text = _("Your rolls are over; for an extra-die action any die may be used once more.")
        case "solo_roll":
            text = _("The passive turn: all dice are rolled, the three lowest go to the platter.")
        case "passive" if now.slots_open:
            text = _("Nothing on the platter fits, so the dice in the slots are open too; one die may be used.")
        case "passive" if len(players) == 1:
            text = _("The passive turn: one die of the platter may be used.")
        case "passive":
            text = _("{active} has rolled; one die of the platter may be used.")
        case "passive_extra":
            text = _("Your passive turn ends; for an extra-die action any die may be used once more.")
        case "bonus":
            text = _("A bonus has to be used before anything else.")
        case "follow_up":
            text = _("This mark lets more crosses follow; each of them is free to take or leave.")
        case "write":
            text = _("The sum is {total}; it may go into a row of a colour that was rolled.")
        case _:
            text = _("{active} rolled {total}; you may write the same sum in a row of a colour that was rolled.")
    return text.format(**facts)


def tell_option(option: Option, now: Now, keys: Keys) -> str:
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
            return _("write {total}: {dice}").format(total=now.total, dice=dice)
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
            return _("use no die") if now.rolls else _("write nothing")
        case Doing.MISS:
            return _("write nothing and cross a miss")
        case Doing.DONE:
            return _("finish")


def tell_fits(now: Now, only: str = "") -> list[str]:
    """For every die, or for one only, the boxes it can mark."""
    dice: dict[str, list[str]] = {}
    for fit in now.fits:
        if only not in ("", fit.die):
            continue
        boxes = f"{name(fit.zone)} {', '.join(fit.boxes)}"
        dice.setdefault(fit.die, []).append(boxes)
    told = _("{die}: {places}.")
    return [sentence(told.format(die=name(die), places=_("; ").join(places))) for die, places in dice.items()]
