"""What the review of a game shows, as values."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ...engine.game import Game
from ...engine.phases import Phase
from ...expert.review import Review, SeatReview, Verdict
from ...language import N_, _
from ...text.dates import day_text
from ...text.names import label_of
from ...text.player_names import shown_names
from ...text.review_lines import ReviewLine, decision_line, review_lines
from ...text.review_words import phase_words


class Tab(Enum):
    """The pages, in their order, by their titles."""

    OVERVIEW = N_("Overview")
    MOVES = N_("Move by move")
    SUMS = N_("Where the points went")


@dataclass(frozen=True, slots=True)
class Share:
    """Points by zone or phase; `colour` is that of a zone."""

    title: str
    points: float
    colour: str = ""


@dataclass(frozen=True, slots=True)
class SeatReviewView:
    """The game of one player. `curve` is what could be expected, by moment."""

    name: str
    start: float
    loss: float
    final: float
    curve: tuple[tuple[int, float], ...]
    lines: tuple[ReviewLine, ...]
    costliest: tuple[ReviewLine, ...]
    verdicts: tuple[tuple[Verdict, int], ...]
    zones: tuple[Share, ...]
    phases: tuple[Share, ...]
    luck_phases: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class GameReviewView:
    """A reviewed game: its title, its day, its last moment, the moments at which rounds start, and its players."""

    title: str
    day: str
    over: bool
    last: int
    rounds: tuple[tuple[int, int], ...]
    seats: tuple[SeatReviewView, ...]


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """The page as it is. While `game` is None the review is being made, `done` of `of` steps, or there is a
    `problem`."""

    title: str
    game: GameReviewView | None = None
    seat: int = 0
    tab: Tab = Tab.OVERVIEW
    cursor: int = 0
    done: int = 0
    of: int = 0
    problem: str = ""

    @property
    def shown(self) -> SeatReviewView | None:
        return self.game.seats[self.seat] if self.game else None

    @property
    def listed(self) -> tuple[ReviewLine, ...]:
        """The decisions and rolls that the cursor can be on."""
        seat = self.shown
        if seat is None or self.tab is Tab.SUMS:
            return ()
        return seat.lines if self.tab is Tab.MOVES else seat.costliest


def view_review(review: Review, game: Game) -> GameReviewView:
    """Everything that the page shows of a review."""
    names = shown_names(game.players)
    return GameReviewView(
        game.ruleset.title,
        day_text(game.played_on),
        review.over,
        len(game.steps),
        tuple(_rounds(game)),
        tuple(_view_seat(seat, game, names[seat.seat]) for seat in review.seats),
    )


def _view_seat(seat: SeatReview, game: Game, player: str) -> SeatReviewView:
    counts = dict.fromkeys(Verdict, 0)
    for each in seat.decisions:
        counts[each.verdict] += 1
    zones = [
        Share(label_of(zone) if zone else _("rolling and passing"), -loss, zone)
        for zone, loss in seat.loss_by_zone.items()
    ]
    return SeatReviewView(
        player,
        seat.start,
        seat.loss_total,
        seat.final,
        (*((step + 1, expected) for step, expected in seat.curve), (len(game.steps), seat.final)),
        tuple(review_lines(seat, game)),
        tuple(decision_line(each, game, weighed=True) for each in seat.costliest),
        tuple(counts.items()),
        _largest_first(zones),
        _largest_first(Share(phase_words(Phase(phase)), -loss) for phase, loss in seat.loss_by_phase.items()),
        _largest_first(Share(phase_words(Phase(phase)), gain) for phase, gain in seat.luck_by_phase.items()),
    )


def _rounds(game: Game) -> list[tuple[int, int]]:
    """Each round and the moment at which it starts."""
    starts: list[tuple[int, int]] = []
    for moment, step in enumerate(game.steps):
        number = game.rules.moment(step.before.position).round
        if not starts or number != starts[-1][1]:
            starts.append((moment, number))
    return starts


def _largest_first(shares: Iterable[Share]) -> tuple[Share, ...]:
    return tuple(sorted(shares, key=lambda share: -abs(share.points)))
