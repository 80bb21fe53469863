"""What a move would gain, in short sentences, the decisive one first."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ..engine.moves import Decline, Miss, Mix, Move, Pass, Penalty, Skip
from ..engine.rules import SheetView
from ..hints.facts import track_reading
from ..hints.following import Choice
from ..hints.preview import Preview
from ..language import N_, _, ngettext
from .boxes import marks_words, row_text
from .costs import forfeit_text, named_price_text
from .dice import rolled_text
from .gains import a_bonus, some_bonuses
from .lines import line_name
from .missing import describe_missing
from .names import bonus_name, bonus_names, name, names, points, sentence, together, zone_name
from .tallies import tally_text
from .worth import change_text, ends_turn, follow_text, gain_text, left_text

_NEAREST = 2  # open bonuses of the box that are spoken of


def describe_preview(found: Preview, players: Sequence[str]) -> list[str]:
    """What the move gains."""
    if found.rolled:
        return list(_roll(found))
    sentences = [*_stopping(found), *_worth(found), *_costs(found)]
    if not found.then.next_round:  # otherwise what is to be chosen comes from the round
        sentences += _then(found)
    return [*sentences, *_dice(found, players), *_needs(found), *_after(found, players)]


_STOPPING: dict[type[Move], str] = {
    Pass: N_("You take no die from this roll."),
    Decline: N_("You decline."),
    Miss: N_("You write nothing and cross a misthrow."),
    Penalty: N_("You have crossed nothing this turn and take a penalty."),
    Skip: N_("You cross nothing in this action."),
}


def _stopping(found: Preview) -> Iterator[str]:
    if isinstance(found.move, Mix):
        yield _("Unlocks {action}.").format(action=a_bonus(found.move.track))
    if type(found.move) in _STOPPING:
        yield _(_STOPPING[type(found.move)])


def _roll(found: Preview) -> Iterator[str]:
    dice = rolled_text(found.rolled)
    if found.spent:
        yield _("Uses {action}: you roll {dice} again.").format(action=a_bonus(found.spent[0]), dice=dice)
    else:
        yield _("You roll {dice}.").format(dice=dice)


def _worth(found: Preview) -> Iterator[str]:
    """The box with its points, then what it completes and gains."""
    head = [marks_words(found.marks)] if found.marks else []
    if found.total.by:
        head.append(change_text(found.total.by))
    if head:
        yield f"{sentence(', '.join(head))}."
    if found.fox_points.by:
        yield _foxes(found)
    left = list(found.kept)
    for line in found.lines:
        if line.line is None:
            text = _("{row} complete: {points}.")
            yield sentence(text.format(row=row_text(line.zone), points=points(line.points)))
            continue
        facts = {"zone": zone_name(line.zone), "line": line_name(line.line), "points": points(line.points)}
        if line.bonus in left:
            left.remove(line.bonus)
        if line.line.pentagon:
            yield _("Column complete: {points}.").format(points=facts["points"])
        elif line.bonus in found.kept:
            text = _("{zone}, {line} complete: gain {bonus}.")
            if line.needs:
                text = _("{zone}, {line}, {number} crosses: gain {bonus}.")
            yield sentence(text.format(bonus=a_bonus(line.bonus), number=line.needs, **facts))
        elif line.points and line.needs:
            yield sentence(_("{zone}, {line}, {number} crosses: {points}.").format(number=line.needs, **facts))
        elif line.points:
            yield sentence(_("{zone}, {line} complete: {points}.").format(**facts))
        elif line.needs:
            yield sentence(_("{zone}, {line} has its {number} crosses.").format(number=line.needs, **facts))
        else:
            yield sentence(_("{zone}, {line} complete.").format(**facts))
    if left:
        yield f"{sentence(gain_text(left))}."


def _foxes(found: Preview) -> str:
    """What the foxes gain or lose by it, as each of them is worth what the lowest zone is."""
    number = found.foxes.after
    text = ngettext("Your fox copies {zone}: {points}.", "Your {number} foxes copy {zone}: {points}.", number)
    return text.format(number=number, zone=zone_name(found.lowest), points=change_text(found.fox_points.by))


def _costs(found: Preview) -> Iterator[str]:
    """What is given up for it, now or for good."""
    if found.forfeited:
        yield f"{sentence(forfeit_text(found.forfeited))}."
    if found.price.skipped:
        yield f"{sentence(named_price_text(found.price))}."
    if found.lost:
        yield _("Wasted: {bonuses}.").format(bonuses=bonus_names(found.lost))
    if found.spent:
        yield using_text(found.spent)
    if found.returned and found.played:
        yield _returns_left(found.played.sheets[1])


def _returns_left(sheet: SheetView) -> str:
    left = sum(track_reading(track).left for track in sheet.tracks if track.name == "return")
    if not left:
        return _("It is your last return.")
    return ngettext("One more return is left then.", "{number} returns are left then.", left).format(number=left)


def using_text(actions: Sequence[str]) -> str:
    """Which actions something costs."""
    if len(set(actions)) < len(actions):
        return _("Uses {actions}.").format(actions=tally_text(Counter(actions)))
    return _("Uses {actions}.").format(actions=some_bonuses(actions))


def _then(found: Preview) -> Iterator[str]:
    """What is to be chosen after it."""
    if found.then.follow_ups:
        yield f"{sentence(follow_text(found.then.follow_ups))}."
    yield from map(_choice, found.then.choices)


def _choice(choice: Choice) -> str:
    if choice.bonus == "mix":
        return _("Then unlock one: {tracks}.").format(tracks=names(choice.places))
    text = ngettext(
        "Then use the {bonus}: one box takes it.", "Then use the {bonus}: {boxes} boxes to choose from.", choice.boxes
    )
    return text.format(bonus=bonus_name(choice.bonus), boxes=choice.boxes)


def _needs(found: Preview) -> Iterator[str]:
    """What the box of the move still needs for its bonuses, as long as the game goes on."""
    if not _ends_game(found):
        yield from (describe_missing(each, pointed=True) for each in found.missing[:_NEAREST])
    if found.circled_before:
        yield _("Its circle already counts for its row and column.")
    elif found.no_bonus:
        yield _("This box counts for no bonus.")


def _dice(found: Preview, players: Sequence[str]) -> Iterator[str]:
    """That the turn ends, where it does before the last roll, what goes to the platter, and what is left to roll."""
    if ends_turn(found) or (found.then.rolls_left and found.placed and not found.then.pool):
        yield f"{sentence(left_text(0))}."
    swept = together([name(die) for die in found.swept])
    people = together([player for seat, player in enumerate(players) if seat != found.seat])
    if found.swept and people:
        yield sentence(_("{dice} to the platter, for {people} to use.").format(dice=swept, people=people))
    elif found.swept:
        yield sentence(_("{dice} to the platter.").format(dice=swept))
    elif found.placed:
        yield _("Nothing goes to the platter.")
    if found.returned:
        yield sentence(_("{die} is back in the pool.").format(die=name(found.returned)))
    if found.then.rolls_left and found.then.pool:
        text = ngettext("One roll left, with {dice}.", "{rolls} rolls left, with {dice}.", found.then.rolls_left)
        yield text.format(rolls=found.then.rolls_left, dice=together([name(die) for die in found.then.pool]))


def _after(found: Preview, players: Sequence[str]) -> Iterator[str]:
    """What the next round gives, and who decides next, if that is somebody else."""
    if found.then.next_round:
        text = _("The next round gives everybody {bonuses}.")
        if len(players) == 1:
            text = _("The next round gives you {bonuses}.")
        yield text.format(bonuses=some_bonuses(found.then.next_round))
        yield from _then(found)
    if found.locks:
        yield _("That locks the row.")
    seat = found.then.next_seat
    if _ends_game(found):
        yield _("That ends the game.")
    elif seat is not None and seat != found.seat:
        yield _("Then it's up to {who}.").format(who=players[seat])


def _ends_game(found: Preview) -> bool:
    return found.then.next_seat is None or found.then.ends_game
