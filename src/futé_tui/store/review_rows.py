"""Reviews as they are kept, and back again."""

import json
from collections.abc import Sequence
from math import isclose
from typing import Any

from ..engine.game import Game
from ..engine.history import Step
from ..engine.notation import parse
from ..engine.phases import Phase
from ..expert.manifest import Manifest
from ..expert.review import REVIEW_VERSION, Chosen, Luck, Review, SeatReview, verdict_of
from .reviews import ReviewRow, are_points

_ROUNDING = 1e-3  # points


def expert_mark(manifest: Manifest) -> str:
    """What distinguishes the values of one expert from those of another."""
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


def unpack_review(rows: Sequence[ReviewRow], expert: str, game: Game) -> Review | None:
    """The review of a game from its rows; None if it is missing, outdated, or cannot be one of this game."""
    if any((row.version, row.expert) != (REVIEW_VERSION, expert) for row in rows):
        return None
    return _unpack(rows, game)


def are_sound(rows: Sequence[ReviewRow], game: Game) -> bool:
    """Whether rows can be a review of this game; what an older version has written is not read."""
    if rows and all(type(row.version) is int and row.version < REVIEW_VERSION for row in rows):
        return True
    return not rows or _unpack(rows, game) is not None


def _unpack(rows: Sequence[ReviewRow], game: Game) -> Review | None:
    if [row.seat for row in rows] != list(range(len(game.players))):
        return None
    try:
        seats = tuple(_seat(row, game) for row in rows)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return Review(game.ruleset.id, game.players, game.to_move is None, seats)


def _chosen(each: Chosen) -> list[Any]:
    where = [each.step, each.round, each.phase, each.zone]
    return [*where, str(each.move), str(each.best), float(each.expected), float(each.loss)]


def _luck(each: Luck) -> list[Any]:
    return [each.step, each.phase, float(each.gain), float(each.expected)]


def _seat(row: ReviewRow, game: Game) -> SeatReview:
    """The review of one player; ValueError, TypeError or KeyError for values that no review of the game has."""
    if not are_points(row.start, row.final, row.luck, row.loss):
        raise ValueError(row)
    details = json.loads(row.details)
    decisions = tuple(_read_chosen(each, row, game) for each in details["decisions"])
    luck = tuple(_read_luck(each, row, game) for each in details["luck"])
    seat = SeatReview(row.seat, row.start, row.final, decisions, luck)
    sums = (seat.loss_total, row.loss), (seat.luck_total, row.luck), (row.start + row.luck - row.loss, row.final)
    if not all(isclose(*pair, abs_tol=_ROUNDING) for pair in sums):
        raise ValueError(row)
    return seat


def _read_chosen(values: Sequence[Any], row: ReviewRow, game: Game) -> Chosen:
    step, round_number, phase, zone, move, best, expected, loss = values
    taken = _step(step, game)
    moves, zones = (parse(str(move)), parse(str(best))), {"", *game.scores()[row.seat].zones}
    if moves[0] != taken.move or moves[1] not in taken.before.moves or zone not in zones:
        raise ValueError(values)
    if type(round_number) is not int or not are_points(expected, loss):
        raise ValueError(values)
    verdict = verdict_of(loss, row.start)
    return Chosen(step, row.seat, round_number, Phase(phase), zone, *moves, expected, loss, verdict)


def _read_luck(values: Sequence[Any], row: ReviewRow, game: Game) -> Luck:
    step, phase, gain, expected = values
    if (step != -1 and _step(step, game).throw is None) or not are_points(gain, expected):
        raise ValueError(values)
    return Luck(step, row.seat, Phase(phase), gain, expected)


def _step(number: Any, game: Game) -> Step:
    if type(number) is not int or not 0 <= number < len(game.steps):
        raise ValueError(number)
    return game.steps[number]
