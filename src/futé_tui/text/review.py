"""A review in words: the curve of what could be expected, skill and luck, and the decisions that cost most."""

from collections.abc import Iterator, Mapping, Sequence

from ..engine.game import Game
from ..engine.phases import Phase
from ..engine.scoring import Score
from ..expert.review import Chosen, Review, SeatReview, Verdict
from ..language import _
from .dates import day_text
from .names import name
from .numbers import decimal, what_is_left
from .opponents import expert_name
from .review_lines import describe_lines, review_lines, weighed_move
from .review_words import phase_words, verdict_word
from .signs import Signs
from .statistics.plots import curve

_WIDTH, _HEIGHT = 60, 8


def describe_review(review: Review, game: Game, names: Sequence[str], signs: Signs) -> Iterator[str]:
    """The whole review, player by player."""
    yield f"{game.ruleset.title} - {', '.join(names)}, {day_text(game.played_on)}"
    for seat in review.seats:
        yield ""
        yield from _describe_seat(seat, review, game, names[seat.seat], signs)


def _describe_seat(seat: SeatReview, review: Review, game: Game, player: str, signs: Signs) -> Iterator[str]:
    yield sum_text(seat, player, over=review.over)
    counts = dict.fromkeys(Verdict, 0)
    for each in seat.decisions:
        counts[each.verdict] += 1
    yield ", ".join(f"{verdict_word(verdict)} {count}" for verdict, count in counts.items())
    yield ""
    yield _("Points expected at the end, decision by decision:")
    yield from curve([*(expected for _step, expected in seat.curve), seat.final], _WIDTH, _HEIGHT, signs)
    yield from _describe_losses(seat)
    if seat.costliest:
        yield ""
        yield _("The costliest decisions:")
    for each in seat.costliest:
        yield from _describe_costly(each, game)
    yield ""
    yield _("Every decision and roll:")
    yield from describe_lines(review_lines(seat, game))


def sum_text(seat: SeatReview, player: str, *, over: bool) -> str:
    """The sum of a game: expected at the start, luck, loss, result."""
    text = (
        _("{player}: {expert} expects {start} points at the start, luck {luck}, decisions {loss}: {final} points.")
        if over
        else _(
            "{player}: {expert} expects {start} points at the start, luck {luck}, decisions {loss}: "
            "{final} expected now."
        )
    )
    return text.format(
        player=player,
        expert=expert_name(),
        start=decimal(seat.start),
        luck=decimal(what_is_left(seat.final, seat.start, -seat.loss_total), signed=True),
        loss=decimal(-seat.loss_total, signed=True),
        final=decimal(seat.final),
    )


def _describe_losses(seat: SeatReview) -> Iterator[str]:
    by_zone = {name(zone) if zone else _("rolling and passing"): loss for zone, loss in seat.loss_by_zone.items()}
    by_phase = {phase_words(Phase(phase)): loss for phase, loss in seat.loss_by_phase.items()}
    luck = {phase_words(Phase(phase)): gain for phase, gain in seat.luck_by_phase.items()}
    for title, sums in (
        (_("Points lost by zone"), by_zone),
        (_("Points lost by phase"), by_phase),
        (_("Luck by phase"), luck),
    ):
        yield _("{title}: {sums}").format(title=title, sums=_sums(sums))


def describe_par(score: Score) -> str:
    """What Master Reynard scores with the same dice, zone by zone."""
    zones = [f"{name(zone)} {points}" for zone, points in score.zones.items()]
    if score.foxes:
        zones.append(f"{name('fox')} {score.fox_points}")
    text = _("{player}, with the same dice: {total} points ({zones})")
    return text.format(player=expert_name(), total=score.total, zones=", ".join(zones))


def _sums(sums: Mapping[str, float]) -> str:
    """The larger ones first, without those that round to nothing."""
    parts = [
        f"{word} {decimal(amount)}"
        for word, amount in sorted(sums.items(), key=lambda pair: -abs(pair[1]))
        if abs(amount) >= 0.05
    ]
    return _("; ").join(parts) or "-"  # no comma, which is the decimal sign in many languages


def _describe_costly(chosen: Chosen, game: Game) -> Iterator[str]:
    text = _("Round {round}, {phase}: {loss} points ({verdict})")
    facts = {"phase": phase_words(chosen.phase), "verdict": verdict_word(chosen.verdict)}
    yield "  " + text.format(round=chosen.round, loss=decimal(chosen.loss), **facts)
    yield "    " + _("played: {move}").format(move=weighed_move(chosen.move, chosen, game))
    yield "    " + _("better: {move}").format(move=weighed_move(chosen.best, chosen, game))
