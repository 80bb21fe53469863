"""A review for scripts: plain dictionaries and lists."""

from typing import Any

from ..engine.scoring import Score
from .review import Chosen, Luck, Review, SeatReview


def review_data(review: Review, par: Score | None) -> dict[str, Any]:
    """Everything that a review found, and what an expert scores with the same dice."""
    return {
        "version": review.version,
        "sheet": review.sheet,
        "over": review.over,
        "players": [{"name": name} | _seat(seat) for name, seat in zip(review.players, review.seats, strict=True)],
        "par": [dict(par.zones) | {"foxes": par.fox_points, "total": par.total}] if par else [],
    }


def _seat(seat: SeatReview) -> dict[str, Any]:
    return {
        "start": _rounded(seat.start),
        "final": _rounded(seat.final),
        "luck": _rounded(seat.luck_total),
        "loss": _rounded(seat.loss_total),
        "loss_by_zone": {zone: _rounded(loss) for zone, loss in seat.loss_by_zone.items()},
        "loss_by_phase": {phase: _rounded(loss) for phase, loss in seat.loss_by_phase.items()},
        "luck_by_phase": {phase: _rounded(gain) for phase, gain in seat.luck_by_phase.items()},
        "curve": [[step, _rounded(expected)] for step, expected in seat.curve],
        "costliest": [each.step for each in seat.costliest],
        "decisions": [_plain(each) for each in seat.decisions],
        "rolls": [_plain(each) for each in seat.luck],
    }


def _plain(each: Chosen | Luck) -> dict[str, Any]:
    """A decision or a roll with its facts in plain values, without the seat that it is listed under."""
    facts = each._asdict()
    facts |= {name: _rounded(facts[name]) for name in ("expected", "loss", "gain") if name in facts}
    if isinstance(each, Chosen):
        facts |= {"move": str(each.move), "best": str(each.best), "verdict": each.verdict.name.lower()}
    del facts["seat"]
    return facts


def _rounded(number: float) -> float:
    return round(float(number), 3)
