"""Reviews as they are kept, and back again."""

import json
from collections.abc import Sequence
from typing import Any

from ..engine.notation import parse
from ..engine.phases import Phase
from ..expert.manifest import Manifest
from ..expert.review import REVIEW_VERSION, Chosen, Luck, Review, SeatReview, verdict_of
from .reviews import ReviewRow


def expert_mark(manifest: Manifest) -> str:
    """What tells the values of one expert from those of another."""
    return f"{manifest.fingerprint} {manifest.games} {manifest.seed}"


def pack_review(review: Review, expert: str) -> list[ReviewRow]:
    """A row for each player."""
    return [
        ReviewRow(
            seat.seat,
            review.version,
            expert,
            float(seat.start),
            float(seat.final),
            float(seat.luck_total),
            float(seat.loss_total),
            json.dumps({"decisions": [*map(_chosen, seat.decisions)], "luck": [*map(_luck, seat.luck)]}),
        )
        for seat in review.seats
    ]


def unpack_review(
    rows: Sequence[ReviewRow], expert: str, sheet: str, players: tuple[str, ...], *, over: bool
) -> Review | None:
    """The review of a game from its rows; None if it is missing, outdated, or cannot be read."""
    if len(rows) != len(players) or any((row.version, row.expert) != (REVIEW_VERSION, expert) for row in rows):
        return None
    try:
        return Review(sheet, players, over, tuple(map(_seat, rows)))
    except (ValueError, TypeError, KeyError):
        return None


def _chosen(each: Chosen) -> list[Any]:
    where = [each.step, each.round, each.phase, each.zone]
    return [*where, str(each.move), str(each.best), float(each.expected), float(each.loss)]


def _luck(each: Luck) -> list[Any]:
    return [each.step, each.phase, float(each.gain), float(each.expected)]


def _seat(row: ReviewRow) -> SeatReview:
    details = json.loads(row.details)
    decisions = []
    for step, round_number, phase, zone, move, best, expected, loss in details["decisions"]:
        verdict = verdict_of(loss, row.start)
        moves = parse(move), parse(best)
        decisions.append(Chosen(step, row.seat, round_number, Phase(phase), zone, *moves, expected, loss, verdict))
    luck = [Luck(step, row.seat, Phase(phase), gain, expected) for step, phase, gain, expected in details["luck"]]
    return SeatReview(row.seat, row.start, row.final, tuple(decisions), tuple(luck))
