"""A chapter for each zone: how it is marked, how it looks in print, what it is worth, and what we ruled."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ...engine.zones import ZoneView
from ...language import _
from ...sheets.ruleset import FuteRuleset
from ...sheets.schema.factor_tracks import FactorTrackModel, HalfOrTimesTrackModel, PairedModel
from ...sheets.schema.zones import ZoneModel
from ..names import bonus_name, line_name, name, sentence
from ..sheet import DRAWN_LINES, draw_zone
from ..zone_kinds import tell_printed_kind
from .page import Chapter, Kind, Paragraph, listed, rules
from .zone_details import zone_rules, zone_rulings
from .zone_scores import tell_score

_WITH_FACTORS = (FactorTrackModel, PairedModel, HalfOrTimesTrackModel)


def zone_chapters(ruleset: FuteRuleset) -> Iterator[Chapter]:
    position = ruleset.rules.start(1).position
    views = ruleset.rules.view(position, 0).zones
    for model, zone, view in zip(ruleset.model.zones, ruleset.zones, views, strict=True):
        paragraphs = rules(*tell_printed_kind(model.kind, zone.reads, getattr(model, "reset", 0)))
        paragraphs += _grid(view) if len(view.rows) > 1 else _boxes(model, view)
        paragraphs += _bonuses(view)
        paragraphs += rules(*zone_rules(ruleset, model), *tell_score(model, view))
        paragraphs += zone_rulings(ruleset, model)
        paragraphs += _provenance(ruleset, model.name)
        yield Chapter(model.name, sentence(name(model.name)), tuple(paragraphs))


def _grid(view: ZoneView) -> list[Paragraph]:
    """A drawing, and what its signs mean."""
    drawn = tuple(line for line in view.lines if line.name.startswith(DRAWN_LINES))
    paragraphs = [_drawing(replace(view, lines=drawn, scale=(), tiers=()))]
    shaded = [box for row in view.rows for box in row if box and box.shaded]
    if any(box.mark for box in shaded):
        paragraphs += rules(_("[x]' is crossed in print: it counts in full lines, but is no cross of your own."))
    elif shaded:
        paragraphs += rules(_("Boxes with ' behind their number are set off in print."))
    if any(line.name == "diagonal" and line.bonus for line in view.lines):
        paragraphs += rules(_("The diagonal starts at the top left."))
    return paragraphs


def _boxes(model: ZoneModel, view: ZoneView) -> list[Paragraph]:
    """What is printed in the boxes of a track."""
    if not isinstance(model, _WITH_FACTORS):
        signs = [box.printed or box.mark for box in view.rows[0] if box]
        return rules(_("In print, from the left: {boxes}.").format(boxes=listed(signs))) if any(signs) else []
    paragraphs = []
    if any(factor != 1 for factor in model.factors):
        paragraphs += rules(_("Factors, from the left: {factors}.").format(factors=listed(model.factors)))
    if isinstance(model, FactorTrackModel) and any(model.at_least):
        paragraphs += rules(
            _("A box brings its bonus only for a die that shows at least its number; with less the bonus is lost."),
            _("In print, from the left: {boxes}.").format(boxes=listed(model.at_least)),
        )
    return paragraphs


def _bonuses(view: ZoneView) -> list[Paragraph]:
    """What boxes and lines bring, as far as the drawing does not say it."""
    grid = len(view.rows) > 1
    boxes = [] if grid else [box for box in view.rows[0] if box]
    bonuses = [(_("box {number}").format(number=box.label), box.bonus) for box in boxes if box.bonus]
    bonuses += [
        (line_name(line.name), line.bonus)
        for line in view.lines
        if line.bonus and not (grid and line.name.startswith(DRAWN_LINES))
    ]
    pairs = _("; ").join(_("{line}: {brings}").format(line=line, brings=bonus_name(word)) for line, word in bonuses)
    return rules(_("Bonuses: {bonuses}.").format(bonuses=pairs)) if pairs else []


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
