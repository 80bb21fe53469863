"""What a move would bring, in short sentences."""

from collections.abc import Iterator, Sequence

from ..hints.preview import Choice, Preview
from ..language import _, ngettext
from .moves import mark_text, move_text
from .names import bonus_name, bonus_names, line_name, name, names, sentence, the_die, together
from .numbers import change

ROMAN = ("", "I", "II", "III")


def describe_preview(preview: Preview, players: Sequence[str], *, brief: bool = False) -> list[str]:
    """What the move brings, the most important first; in brief, without what the table shows anyway."""
    if preview.rolled:
        return list(_roll(preview))
    parts = (_points, _chain, _dice) if brief else (_marks, _points, _chain, _actions, _slot, _dice)
    told = [text for part in parts for text in part(preview, players)]
    return [*told, *_after(preview, players)]


def worth_text(preview: Preview) -> str:
    """One of several moves, in a line: the total it leads to and the bonuses it brings."""
    facts = {
        "move": move_text(preview.move),
        "total": change(preview.total.before, preview.total.after),
        "bonuses": bonus_names([gain.bonus for gain in preview.gains]),
    }
    if preview.gains:
        return _("{move}: total {total}, brings {bonuses}.").format(**facts)
    return _("{move}: total {total}.").format(**facts)


def _roll(preview: Preview) -> Iterator[str]:
    yield _("Rolls {dice}; the dice decide what that brings.").format(dice=names(preview.rolled))
    if preview.spent:
        yield spending_text(name(preview.spent[0].track))


def spending_text(actions: str) -> str:
    """Which actions something costs."""
    return _("Spends: {action}.").format(action=actions)


def _marks(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    if preview.marks:
        marks = (f"{name(zone)} {mark_text(mark)}" for zone, mark in preview.marks)
        yield _("Marks {boxes}.").format(boxes=", ".join(marks))
    for done in preview.completed:
        yield sentence(_("{line} is complete: {points}.").format(line=line_name(done.name), points=done.after))


def _points(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    for zone in preview.zones:
        points = change(zone.before, zone.after)
        yield sentence(_("{zone} {points}.").format(zone=name(zone.name), points=points))
    total = change(preview.total.before, preview.total.after)
    if preview.foxes.after:
        foxes = change(preview.fox_points.before, preview.fox_points.after)
        yield ngettext(
            "Total {total}, with {number} fox {foxes}.",
            "Total {total}, with {number} foxes {foxes}.",
            preview.foxes.after,
        ).format(total=total, number=preview.foxes.after, foxes=foxes)
    elif preview.zones:
        yield _("Total {total}.").format(total=total)


def _chain(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    if preview.gains:
        gains = (
            _("{bonus} ({source})").format(bonus=bonus_name(gain.bonus), source=name(gain.source))
            for gain in preview.gains
        )
        yield _("Brings {bonuses}.").format(bonuses=", ".join(gains))
    yield from (_choice(choice) for choice in preview.choices)
    if preview.lost:
        yield _("Lost, as nothing can use it: {bonuses}.").format(bonuses=bonus_names(preview.lost))


def _choice(choice: Choice) -> str:
    facts = {"bonus": bonus_name(choice.bonus), "ways": choice.ways, "places": names(choice.places)}
    if not choice.bonus:
        return ngettext(
            "Then {ways} cross may follow: {places}.",
            "Then a cross may follow, {ways} to choose from: {places}.",
            choice.ways,
        ).format(**facts)
    return ngettext(
        "To choose then: {bonus}, {ways} way ({places}).",
        "To choose then: {bonus}, {ways} ways ({places}).",
        choice.ways,
    ).format(**facts)


def _actions(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    if preview.unlocked:
        boxes = (f"{name(track)} {box}" for track, box in preview.unlocked)
        yield _("Unlocks {actions}.").format(actions=", ".join(boxes))
    if preview.spent:
        boxes = (f"{name(track)} {box}" for track, box in preview.spent)
        yield spending_text(", ".join(boxes))


def _slot(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    if preview.placed:
        slot = ROMAN[preview.slot]
        yield sentence(_("{die} goes to slot {slot}.").format(die=the_die(preview.placed), slot=slot))


def _dice(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    if preview.swept and preview.offered_to:
        people = together([players[seat] for seat in preview.offered_to])
        yield _("To the platter, and so offered to {people}: {dice}.").format(people=people, dice=names(preview.swept))
    elif preview.swept:
        yield _("To the platter: {dice}.").format(dice=names(preview.swept))
    if preview.returned:
        yield sentence(_("{die} is in the pool again.").format(die=the_die(preview.returned)))
    if preview.rolls_left and preview.pool:
        yield ngettext(
            "Left to roll, once more: {dice}.", "Left to roll, {rolls} times: {dice}.", preview.rolls_left
        ).format(rolls=preview.rolls_left, dice=names(preview.pool))
    elif preview.rolls_left:
        yield _("No die is left to roll.")


def _after(preview: Preview, players: Sequence[str]) -> Iterator[str]:
    """Who decides next, if that is somebody else."""
    if preview.next_seat is None:
        yield _("That ends the game.")
    elif preview.next_seat != preview.seat:
        yield _("Then {who} decides.").format(who=players[preview.next_seat])
