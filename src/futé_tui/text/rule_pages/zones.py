"""A chapter for each zone: how it is marked, how it looks in print, what it is worth, and what we ruled."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...engine.zones import LineKind, ZoneKind, ZoneView
from ...language import _, ngettext, pgettext
from ...sheets.ruleset import FuteRuleset
from ...sheets.schema.zone_part import ZonePart
from ..lines import line_name
from ..names import bonus_name, bonus_names, sentence, zone_name
from ..sheet import DRAWN_LINES, describe_signs, draw_zone
from ..zone_kinds import describe_kind
from .page import Chapter, Kind, Paragraph, drawing, listed, rules, rulings
from .zone_details import zone_rules, zone_rulings
from .zone_scores import describe_zone_score


def zone_chapters(ruleset: FuteRuleset) -> Iterator[Chapter]:
    position = ruleset.rules.start(1).position
    views = ruleset.rules.view(position, 0).zones
    for model, view in zip(ruleset.model.zones, views, strict=True):
        kind = ruleset.zone_kind(model.name)
        paragraphs = rules(*describe_kind(kind, view))
        paragraphs += _grid(kind, view) if len(view.rows) > 1 else _boxes(model, view)
        paragraphs += _bonuses(view)
        paragraphs += rules(*zone_rules(ruleset, model), *describe_zone_score(model, view))
        paragraphs += rulings(*zone_rulings(ruleset, model))
        paragraphs += _provenance(ruleset, model.name)
        heading = pgettext("heading of a zone", "{zone}").format(zone=zone_name(model.name))
        yield Chapter(model.name, sentence(heading), tuple(paragraphs))


def _grid(kind: ZoneKind, view: ZoneView) -> list[Paragraph]:
    """A drawing, and what its signs mean."""
    drawn = tuple(line for line in view.lines if line.kind in DRAWN_LINES)
    paragraphs = [drawing(draw_zone(replace(view, lines=drawn, scale=(), tiers=())))]
    paragraphs += [Paragraph(text, Kind.DRAWING) for text in describe_signs(kind, view)]
    if any(line.kind is LineKind.DIAGONAL and line.bonus for line in view.lines):
        paragraphs += rules(_("The diagonal runs from the top left to the bottom right."))
    return paragraphs


def _boxes(model: ZonePart, view: ZoneView) -> list[Paragraph]:
    """What is printed in the boxes of a track."""
    printed = model.printed
    if "middle" in printed:
        text = _("The zone has {boxes} boxes. The one in the middle shows a {number}.")
        return rules(text.format(boxes=len(view.boxes), number=printed["middle"]))
    if "factors" not in printed:
        signs = [str(box.least) if box.least else box.printed for box in view.rows[0] if box]
        if not any(signs):
            return rules(_("The zone has {boxes} boxes.").format(boxes=len(signs)))
        if "bonus_from" in printed:
            return _for_the_bonus(signs)
        return rules(_("Numbers in the boxes, from the left: {boxes}.").format(boxes=listed(signs)))
    paragraphs = []
    if any(factor != 1 for factor in printed["factors"]):
        paragraphs += rules(_("Multipliers, from the left: {factors}.").format(factors=listed(printed["factors"])))
    if any(printed.get("at_least", ())):
        paragraphs += _for_the_bonus(printed["at_least"])
    return paragraphs


def _for_the_bonus(numbers: Sequence[object]) -> list[Paragraph]:
    """From which number on each box gives its bonus."""
    return rules(_("Lowest numbers for the bonus, from the left: {boxes}.").format(boxes=listed(numbers)))


def _bonuses(view: ZoneView) -> list[Paragraph]:
    """The bonuses of lines, and those of boxes where no drawing shows them."""
    boxes = [box for box in view.rows[0] if box] if len(view.rows) == 1 else []
    bonuses = [(_("box {number}").format(number=box.label), box.bonus) for box in boxes if box.bonus]
    between: dict[tuple[str, str], list[str]] = {}
    for line in view.lines:
        if line.name.rows:
            between.setdefault(line.name.rows, []).append(line.bonus)
        elif line.bonus:
            bonuses.append((line_name(line.name), line.bonus))
    text = _("Bonuses between rows {first} and {second}, from the left: {bonuses}.")
    paragraphs = rules(
        *(
            text.format(first=first, second=second, bonuses=bonus_names(words))
            for (first, second), words in between.items()
        )
    )
    where = [_("{bonus} ({line})").format(line=line, bonus=bonus_name(word)) for line, word in bonuses]
    return paragraphs + (rules(_("Bonuses: {bonuses}.").format(bonuses=", ".join(where))) if where else [])


def _provenance(ruleset: FuteRuleset, zone: str) -> list[Paragraph]:
    """How much of a zone is known, where not all of it is."""
    marks = Counter(mark for where, _number, _value, mark in ruleset.marked_cells if where.startswith(f"{zone}."))
    if not marks.keys() - {"K"}:
        return []
    message = _("Of the values printed here: {counts}. fute rulesets {sheet} lists them and their sources.")
    counts = ", ".join(text.format(number=marks[mark]) for mark, text in _counted(marks).items() if marks[mark])
    return [Paragraph(message.format(counts=counts, sheet=ruleset.id), Kind.NOTE)]


def _counted(marks: Counter[str]) -> dict[str, str]:
    """What each mark says of this many values."""
    return {
        "K": ngettext("{number} known", "{number} known", marks["K"]),
        "D": ngettext("{number} derived from a known one", "{number} derived from known ones", marks["D"]),
        "I": ngettext("{number} taken from a sister sheet", "{number} taken from a sister sheet", marks["I"]),
        "X": ngettext("{number} invented", "{number} invented", marks["X"]),
    }
