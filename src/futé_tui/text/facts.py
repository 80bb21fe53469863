"""What a box, a bonus, a track, a zone or a score means, in lines of text."""

from collections.abc import Iterator, Sequence

from ..engine.scoring import Score
from ..engine.zones import CIRCLED, CROSSED, Tier, ZoneView
from ..hints.facts import BoxFacts, LineReading, ZoneFacts, left_on
from ..language import N_, _, ngettext, pgettext
from .bonuses import a_bonus, bonus_text
from .boxes import spot_text
from .lines import line_name
from .missing import describe_missing
from .names import SHADES, bonus_name, is_colour, name, points, sentence
from .numbers import numbers
from .zone_kinds import describe_kind

MULTIPLIERS = N_("Multipliers of the squares, from the left: {factors}. A lone triangle scores nothing.")
_SHADED = {
    "slot-grid": N_("Grey boxes: {boxes}."),
    "companion-grid": N_("Tinted boxes: {boxes}."),
    "qwinto-row": N_("Pentagons: {boxes}."),
}
_MARKED = {CROSSED: N_("Crossed: {boxes}."), CIRCLED: N_("Circled: {boxes}.")}


def describe_box(reading: BoxFacts) -> list[str]:
    """What a box holds, what it takes, and which lines it belongs to."""
    box = reading.box
    sentences = [sentence(spot_text(reading.spot))]
    if box.printed and not reading.spot.number:
        sentences.append(_("Printed: {printed}").format(printed=box.printed))
    sentences += _state(reading)
    if box.points:
        sentences.append(_("Points here: {points}").format(points=box.points))
    if box.bonus:
        sentences.append(bonus_text(box.bonus))
        if reading.least:
            sentences.append(_("You gain it only with {number} or more").format(number=reading.least))
        if reading.half:
            sentences.append(_("You gain it only if you write half the die"))
    return [*sentences, *(_line(line) for line in reading.lines)]


def _state(reading: BoxFacts) -> list[str]:
    """What a box holds, or what it takes now."""
    box = reading.box
    sentences = []
    if box.is_crossed:
        sentences.append(_("Crossed"))
    elif box.is_circled:
        sentences.append(_("Circled"))
    elif box.mark:
        sentences.append(_("Holds {number}").format(number=box.mark))
    elif box.lost:
        sentences.append(_("Can no longer be marked"))
    if box.mark and box.lost and box.bonus:
        sentences.append(_("Filled without its bonus"))
    if reading.takes and not reading.spot.by_coordinates:  # a box by coordinates takes just these
        sentences.append(_("Takes now: {numbers}").format(numbers=numbers(reading.takes)))
    return sentences


def _line(reading: LineReading) -> str:
    """A line that the box belongs to, what it pays and what it is missing."""
    line = reading.line
    gain = a_bonus(line.bonus) if line.bonus else points(line.points)
    if line.factor:
        gain = _("the sum, times {number}").format(number=line.factor) if line.factor > 1 else _("the sum")
    facts = {"line": sentence(line_name(line.name)), "gain": gain}
    if line.complete:
        return _("{line}, complete: {gain}").format(**facts)
    if line.name.pentagon:  # its boxes are in other zones
        return facts["line"]
    if reading.gone:
        return _("{line}: can no longer be completed").format(**facts)
    to_go = ngettext("{number} box to go", "{number} boxes to go", reading.to_go).format(number=reading.to_go)
    return _("{line}, {to_go}: {gain}").format(to_go=to_go, **facts)


def describe_track(track: ZoneView) -> list[str]:
    """What a track is good for, how many boxes are unlocked and left, and the bonus at its end."""
    sentences, boxes = [bonus_text(track.name)], len(track.boxes)
    marked, cost = sum(bool(box.mark) for box in track.boxes), int(track.boxes[0].points or 0)
    if cost:
        crossed = ngettext("{crossed} of {boxes} crossed", "{crossed} of {boxes} crossed", marked)
        each = _("{points} each").format(points=points(cost))
        return [*sentences, sentence(f"{crossed.format(crossed=marked, boxes=boxes)}, {each}")]
    left = ngettext(
        "{left} left, {unlocked} of {boxes} unlocked", "{left} left, {unlocked} of {boxes} unlocked", left_on(track)
    )
    sentences.append(sentence(left.format(left=left_on(track), unlocked=marked, boxes=boxes)))
    if unlocked := [box.printed for box in track.boxes if box.is_circled and box.printed]:
        sentences.append(_("Unlocked: {numbers}").format(numbers=", ".join(unlocked)))
    if end := track.boxes[-1].bonus:
        sentences.append(end_text(end))
    return sentences


def describe_whole_track(track: ZoneView) -> list[str]:
    """The same with the numbers in print, for players who cannot see the drawing."""
    numbers = [_("any number") if box.printed == "?" else box.printed for box in track.boxes if box.printed]
    printed = [_("The boxes in order: {numbers}").format(numbers=", ".join(numbers))] if numbers else []
    return [*describe_track(track), *printed]


def end_text(bonus: str) -> str:
    """What the last box of a track gives."""
    return _("Bonus for the last box: {bonus}").format(bonus=a_bonus(bonus))


def describe_zone(reading: ZoneFacts) -> list[str]:
    """How a zone is marked, what it is worth, and what its open bonuses are missing."""
    head = sentence(_("{zone}: {points}").format(zone=name(reading.view.name), points=points(reading.points)))
    kind = describe_kind(reading.kind, reading.view)
    needs = (describe_missing(each) for each in reading.missing)
    return [head, *kind, *_boxes(reading), *_shaded(reading), *_points(reading), *needs]


def _boxes(reading: ZoneFacts) -> Iterator[str]:
    """Every box by its label, for players who cannot see the drawing; regions by their first boxes."""
    boxes = reading.view.boxes
    if reading.view.regions:
        yield from _regions(reading.view)
        return
    if reading.view.never_marked:
        return
    filled = {label for path in reading.view.paths for label in path} or {box.label for box in boxes}
    counted = all(box.printed in ("", box.label) for box in boxes)
    shown = {box.label: f"{box.label} ({box.printed})" for box in boxes if box.printed and not counted}
    free = [
        shown.get(box.label, name(box.label)) for box in boxes if not box.mark and not box.lost and box.label in filled
    ]
    printed = [box.label for box in boxes if box.is_printed_cross]
    if free:
        yield _("Free: {boxes}.").format(boxes=", ".join(free))
    if numbers_there := [shown[box.label] for box in boxes if box.label not in filled and not box.mark]:
        yield _("Printed numbers: {boxes}.").format(boxes=", ".join(numbers_there))
    for mark, text in _MARKED.items():
        if labels := [name(box.label) for box in boxes if box.mark == mark and box.label not in printed]:
            yield _(text).format(boxes=", ".join(labels))
    if printed:
        yield _("Printed crosses: {boxes}.").format(boxes=", ".join(printed))
    if written := [f"{box.label} ({box.mark})" for box in boxes if box.mark and box.mark not in _MARKED]:
        yield _("Written: {boxes}.").format(boxes=", ".join(written))


def _shaded(reading: ZoneFacts) -> Iterator[str]:
    """The boxes that are grey or tinted, or have another shape."""
    if reading.kind.name in _SHADED:
        shaded = ", ".join(box.label for box in reading.view.boxes if box.shaded)
        yield _(_SHADED[reading.kind.name]).format(boxes=shaded)


def _points(reading: ZoneFacts) -> Iterator[str]:
    """What is printed about points."""
    view = reading.view
    by_box = [box.points for box in view.boxes if box.points]
    if by_box:
        yield _("Points of the boxes, from the left: {points}.").format(points=", ".join(by_box))
    if view.scale:
        yield f"{sentence(scale_text(view))}."
    if view.tiers and reading.kind.name != "effect-track":  # how a zone of that kind is marked says it
        yield by_size_text(view.tiers)
    if factors := [str(line.factor) for line in view.lines if line.factor]:
        yield _(MULTIPLIERS).format(factors=", ".join(factors))


def by_size_text(tiers: Sequence[Tier]) -> str:
    """The points for numbers by their size: `≤4` and `≥10` with their points."""
    return _("Each number also scores by its size: {tiers}.").format(tiers=", ".join(map(_tier_text, tiers)))


def _tier_text(tier: Tier) -> str:
    text = ngettext("{points} point for {number} or more", "{points} points for {number} or more", tier.points)
    if tier.sign == "≤":
        text = ngettext("{points} point for {number} or less", "{points} points for {number} or less", tier.points)
    return text.format(points=tier.points, number=tier.number)


def scale_text(view: ZoneView) -> str:
    """The points for each number of crosses, in the zone or in a row."""
    text = _("points for 0, 1, 2 … crosses: {scale}")
    if view.scale_by_row:
        text = _("points for 0, 1, 2 … crosses in each row: {scale}")
        if view.row_names and all(map(is_colour, view.row_names)):
            text = pgettext("coloured rows", "points for 0, 1, 2 … crosses in each row: {scale}")
    return text.format(scale=" ".join(map(str, view.scale)))


def _regions(view: ZoneView) -> Iterator[str]:
    yield from free_regions(view)
    if crossed := _region_list(view, crossed=True):
        yield _("Crossed regions: {regions}.").format(regions=crossed)


def free_regions(view: ZoneView) -> Iterator[str]:
    """The regions that can still be crossed, each with its bonus, in a sentence; nothing where there are none."""
    if free := _region_list(view, crossed=False):
        yield _("Free regions: {regions}.").format(regions=free)


def _region_list(view: ZoneView, *, crossed: bool) -> str:
    boxes = {box.label: box for box in view.boxes}
    found: list[str] = []
    for first, *others in view.regions:
        if bool(boxes[first].mark) is crossed:
            bonuses = [bonus_name(boxes[label].bonus) for label in (first, *others) if boxes[label].bonus]
            size = ngettext("{number} box", "{number} boxes", len(others) + 1).format(number=len(others) + 1)
            text = ", ".join([pgettext("shade", SHADES[boxes[first].tone]), size, *bonuses])
            found.append(f"{first} ({text})")
    return _("; ").join(found)


def describe_score(score: Score) -> list[str]:
    """What a total is made of, and what a fox counts."""
    text = _("{zone}: {points}")
    sentences = [sentence(text.format(zone=name(zone), points=points(each))) for zone, each in score.zones.items()]
    if score.foxes:
        text = ngettext(
            "{number} fox, worth the lowest zone, {zone}: {points}",
            "{number} foxes, each worth the lowest zone, {zone}: {points}",
            score.foxes,
        )
        sentences.append(text.format(number=score.foxes, zone=name(score.lowest_zone), points=points(score.fox_points)))
    return [*sentences, _("Total: {points}").format(points=points(score.total))]
