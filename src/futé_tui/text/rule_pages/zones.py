"""A chapter for each zone: how it is marked, how it looks in print, what it is worth, and what we ruled."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ...engine.zones import ZoneView
from ...language import N_, _
from ...sheets.ruleset import FuteRuleset
from ...sheets.schema.factor_tracks import FactorTrackModel
from ...sheets.schema.series import MiddleChainModel
from ...sheets.schema.zones import ZoneModel
from ..names import bonus_name, line_name, name, sentence
from ..sheet import DRAWN_LINES, draw_zone
from ..zone_kinds import tell_printed_kind
from .page import Chapter, Kind, Paragraph, rules, rulings

_SCORES = {
    "value-grid": N_("Full columns score: {column_points}."),
    "sum-grid": N_("By the number of your own crosses, from none on, the zone scores {scale}."),
    "circle-cross-grid": N_("Only crosses score, from none on: {scale}."),
    "sweep-grid": N_("Each row scores by its crosses, from none on: {scale}. The zone is worth all its rows together."),
    "companion-grid": N_(
        "Each row scores by its crosses, from none on: {scale}. The zone is worth all its rows together."
    ),
    "slot-grid": N_("Each row scores by its crosses, from none on: {scale}. The zone is worth all its rows together."),
    "threshold-track": N_("The zone scores the points over the last box crossed: {box_points}."),
    "rising-track": N_("The zone scores the sum of its numbers."),
    "falling-track": N_("The zone scores the points over the last box filled: {box_points}."),
    "platter-track": N_(
        "The zone scores the points over the last box filled, {box_points}, and for every number by its size: {tiers}."
    ),
    "skipping-track": N_("By the number of crosses, from none on, the zone scores {scale}."),
    "factor-track": N_("The zone scores the sum of its numbers."),
    "pair-track": N_("A pair counts once both boxes are filled, the first less the second; it may be negative."),
    "block-track": N_(
        "A block counts once both boxes are filled, the left one less the right one; it may be negative."
    ),
    "half-or-times-track": N_("The zone scores the sum of its numbers."),
    "middle-chain": N_(
        "The zone scores the points over the outermost box on the left and on the right, {box_points}, and "
        "{outside_points} for every number of {low} or less, {high} or more."
    ),
    "three-rows": N_(
        "The zone scores the bottom row less the middle row, and the full columns: {column_points}. The top row itself "
        "scores nothing."
    ),
}
_ALSO = {
    "sweep-grid": [N_('Silver as a passive or extra die, and "?", cross one box and sweep nothing.')],
    "circle-cross-grid": [N_('"?" circles any box, or crosses any circled one.')],
    "block-track": [N_('"?" is a number and either free box of the present block.')],
    "platter-track": [
        N_("What lies on the platter counts as it is before the dice of this roll are sent there."),
        N_('"?" writes one more than the box before, or 1 in the first box.'),
    ],
    "three-rows": [N_('"?" is a number and a row of your choice.')],
}
_RULED = {
    "factor-track": [N_("A bonus with a printed number is multiplied by the factor of its box too.")],
    "sweep-grid": [N_("All crosses of a sweep are made before the bonuses that they bring are used.")],
    "falling-track": [N_('"?" too writes no more than the box before holds.')],
    "slot-grid": [
        N_("A passive player who uses a slotted die still marks only boxes set off in print."),
        N_('"?" crosses any box, whoever\'s turn it is.'),
    ],
    "companion-grid": [
        N_('"?" crosses one box.'),
        N_("With a joker, the other dice are compared with the joker's number."),
    ],
    "platter-track": [N_("Joker and polish change only the die that is used, never the others that are added.")],
}


def zone_chapters(ruleset: FuteRuleset) -> Iterator[Chapter]:
    position = ruleset.rules.start(1).position
    views = ruleset.rules.view(position, 0).zones
    for model, zone, view in zip(ruleset.model.zones, ruleset.zones, views, strict=True):
        paragraphs = rules(*tell_printed_kind(model.kind, zone.reads, getattr(model, "reset", 0)))
        if isinstance(model, FactorTrackModel) and any(model.at_least):
            paragraphs += rules(_("A box brings its bonus only for a die that shows at least its number."))
        paragraphs += _printed(view)
        paragraphs += rules(*(_(also) for also in _ALSO.get(model.kind, ())), _score(model, view))
        paragraphs += rulings(*(_(ruled) for ruled in _RULED.get(model.kind, ())))
        paragraphs += _provenance(ruleset, model.name)
        yield Chapter(model.name, sentence(name(model.name)), tuple(paragraphs))


def _printed(view: ZoneView) -> list[Paragraph]:
    """What stands on the sheet: a drawing of a grid, a track box by box, and what each of them brings."""
    if len(view.rows) > 1:
        drawn = tuple(line for line in view.lines if line.name.startswith(DRAWN_LINES))
        paragraphs = [_drawing(replace(view, lines=drawn, scale=(), tiers=()))]
        if any(box.shaded for row in view.rows for box in row if box):
            paragraphs += rules(_("Boxes with ' behind their number are set off in print."))
        bonuses = []
    else:
        drawn = ()
        boxes = [box for box in view.rows[0] if box]
        in_print = _listed(box.printed or "-" for box in boxes)
        told = _("In print, from the left: {boxes}.").format(boxes=in_print)
        paragraphs = rules(told) if any(box.printed for box in boxes) else []
        bonuses = [(_("box {number}").format(number=box.label), box.bonus) for box in boxes if box.bonus]
    bonuses += [(line_name(line.name), line.bonus) for line in view.lines if line.bonus and line not in drawn]
    if bonuses:
        pairs = _("; ").join(_("{line}: {brings}").format(line=line, brings=bonus_name(word)) for line, word in bonuses)
        paragraphs += rules(_("Bonuses: {bonuses}.").format(bonuses=pairs))
    return paragraphs


def _drawing(view: ZoneView) -> Paragraph:
    return Paragraph("\n".join(line.rstrip() for line in draw_zone(view)), Kind.DRAWING)


def _provenance(ruleset: FuteRuleset, zone: str) -> list[Paragraph]:
    """How much of a reconstructed zone is known."""
    marks = Counter(mark for where, _number, _value, mark in ruleset.marked_cells() if where.startswith(f"{zone}."))
    if not marks:
        return []
    told = _(
        "Of the values printed here, known: {known}; inferred from a sister sheet: {inferred}; invented: {invented}. "
        "fute rulesets {sheet} lists them."
    )
    facts = told.format(known=marks["K"], inferred=marks["I"], invented=marks["X"], sheet=ruleset.id)
    return [Paragraph(facts, Kind.NOTE)]


def _score(model: ZoneModel, view: ZoneView) -> str:
    """What the zone is worth, with the numbers in print."""
    boxes = [box for row in view.rows for box in row if box]
    facts: dict[str, object] = {
        "scale": _listed(view.scale),
        "column_points": _listed(line.points for line in view.lines if line.points),
        "box_points": _listed(box.points for box in boxes if box.points),
        "tiers": ", ".join(f"{reach}: {worth}" for reach, worth in view.tiers),
    }
    if isinstance(model, MiddleChainModel):
        facts |= {"outside_points": model.outside_points, "low": model.low, "high": model.high}
    return _(_SCORES[model.kind]).format(**facts)


def _listed(numbers: Iterable[object]) -> str:
    return ", ".join(str(number) for number in numbers)
