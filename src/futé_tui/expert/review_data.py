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
        "decisions": [_chosen(each) for each in seat.decisions],
        "rolls": [_luck(each) for each in seat.luck],
    }


def _chosen(chosen: Chosen) -> dict[str, Any]:
    return {
        "step": chosen.step,
        "round": chosen.round,
        "phase": chosen.phase,
        "zone": chosen.zone,
        "move": str(chosen.move),
        "best": str(chosen.best),
        "expected": _rounded(chosen.expected),
        "loss": _rounded(chosen.loss),
        "verdict": chosen.verdict.name.lower(),
    }


def _luck(luck: Luck) -> dict[str, Any]:
    return {
        "step": luck.step,
        "phase": luck.phase,
        "gain": _rounded(luck.gain),
        "expected": _rounded(luck.expected),
    }


def _rounded(number: float) -> float:
    return round(float(number), 3)
