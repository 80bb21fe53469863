"""What the page about a finished game shows, as values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from ...engine.game import Game
from ...engine.scoring import Score
from ...engine.zones import ZoneView
from ...expert.review import Review
from ...language import _, ngettext
from ...statistics.results import Result, results_of
from ...statistics.standing import FOXES, Standing
from ...store.occasion import TABLE, Kind, Occasion
from ...text.dates import day_text
from ...text.names import label_of
from ...text.player_names import shown_names
from ...text.result import describe_ending, describe_winners
from ...text.review_lines import ReviewLine, decision_line


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone, or the foxes, with the points of every seat; `before` is what the first seat is compared with, `foxes`
    are how many foxes every seat has."""

    name: str
    title: str
    points: tuple[int, ...]
    before: float | None = None
    foxes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rank:
    """A player in the ranking. `margin` is how far the best total is away; `then` the total of the original game."""

    seat: int
    place: int
    name: str
    total: int
    margin: int
    winner: bool
    then: int | None
    bot: str  # the key of the bot that it was


@dataclass(frozen=True, slots=True)
class Leftovers:
    """What a player did not make use of: actions and bonuses, counted by their words."""

    name: str
    unused: tuple[tuple[str, int], ...]
    lost: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Costly:
    """The costliest decisions of a game played solo; what was expected at its start, and what all its decisions cost.
    What is left to the total is luck."""

    lines: tuple[ReviewLine, ...]
    start: float
    loss: float


@dataclass(frozen=True, slots=True)
class ResultView:
    """A finished game. `standing` compares a game played alone with the rating table and with earlier games;
    `compared` says what the points of the first seat are compared with."""

    title: str
    occasion: str
    ranking: tuple[Rank, ...]
    zones: tuple[Zone, ...]
    leftovers: tuple[Leftovers, ...]
    verdict: tuple[str, ...]
    line: str
    sheets: tuple[tuple[str, tuple[ZoneView, ...]], ...]
    standing: Standing | None
    compared: str
    then: int | None
    shared: bool  # others wait for the line to copy: it is on the page from the start
    ending: str  # why a game without a number of rounds has ended
    reconstructed: bool  # the rating table is that of another sheet, the printed one
    par: Score | None = None  # what the expert scored with the same dice, once it is known
    par_due: bool = False  # it is being calculated
    costly: Costly | None = None  # what the review says of a game played solo, once there is one
    counted: int = 0  # the total counts up zone by zone: this many are counted already

    @property
    def all_counted(self) -> bool:
        return self.counted >= len(self.zones)

    def total_so_far(self, seat: int) -> int:
        """The points of a seat in the zones that are counted."""
        return sum(zone.points[seat] for zone in self.zones[: self.counted])

    @property
    def alone(self) -> bool:
        return len(self.ranking) == 1

    @property
    def compared_short(self) -> str:
        """What the points are compared with, in a word."""
        return _("then") if self.then is not None else _("average")


def view_result(
    game: Game,
    occasion: Occasion = TABLE,
    *,
    standing: Standing | None = None,
    original: Game | None = None,
    line: str = "",
) -> ResultView:
    """The view of a finished game; `original` is the game whose dice were played again, `line` what to copy."""
    results = tuple(results_of(game))
    players = shown_names(game.players)
    alone = len(players) == 1
    verdict = () if alone else tuple(describe_winners(players, game.scores(), game.winners()))
    then = original.scores()[0].total if original and alone else None
    zones = _zones(results, standing, original if alone else None)
    ranking = _ranking(results, players, original, game.bots)
    return ResultView(
        title=game.ruleset.title,
        occasion=describe_occasion(occasion, alone=alone),
        ranking=ranking,
        zones=zones,
        leftovers=tuple(_leftovers(results, ranking)),
        verdict=verdict,
        line=line,
        sheets=tuple(
            (player, tuple(game.rules.view(game.position, seat).zones)) for seat, player in enumerate(players)
        ),
        standing=standing,
        compared=_("first time") if then is not None else _("your average") if standing and standing.zones else "",
        then=then,
        shared=occasion.kind in (Kind.DAILY, Kind.DUEL),
        ending=describe_ending(game),
        reconstructed=game.ruleset.is_reconstruction,
        counted=len(zones),
    )


def view_costly(review: Review, game: Game) -> Costly:
    """What the review says about the decisions of the only player."""
    (seat,) = review.seats
    lines = tuple(decision_line(each, game) for each in seat.costliest)
    return Costly(lines, seat.start, seat.loss_total)


def describe_occasion(occasion: Occasion, *, alone: bool) -> str:
    """What a game was played for."""
    match occasion.kind:
        case Kind.DAILY:
            return _("daily game of {day}").format(day=day_text(date.fromisoformat(occasion.tag)))
        case Kind.DUEL:
            return _("duel {code}").format(code=occasion.tag)
        case Kind.PRACTICE if occasion.original is not None:
            return _("practice with the same dice")
        case Kind.PRACTICE:
            return _("practice")
        case _:
            return _("solo") if alone else ""


def _ranking(
    results: Sequence[Result], players: Sequence[str], original: Game | None, bots: Mapping[int, str]
) -> tuple[Rank, ...]:
    """The winners first, then by points; equal points share a place."""
    then = [score.total for score in original.scores()] if original else []
    order = sorted(results, key=lambda result: (not result.won, -result.total, result.seat))
    best = max(result.total for result in results)
    ranks: list[Rank] = []
    for number, result in enumerate(order, 1):
        before = ranks[-1] if ranks else None
        shared = before is not None and before.total == result.total and before.winner == result.won
        place = before.place if before is not None and shared else number
        earlier = then[result.seat] if result.seat < len(then) else None
        margin = best - result.total
        name, bot = players[result.seat], bots.get(result.seat, "")
        ranks.append(Rank(result.seat, place, name, result.total, margin, result.won, earlier, bot))
    return tuple(ranks)


def _zones(results: Sequence[Result], standing: Standing | None, original: Game | None) -> tuple[Zone, ...]:
    before: dict[str, float] = {zone.name: zone.average for zone in standing.zones} if standing else {}
    if original:
        score = original.scores()[0]
        before = {**score.zones, FOXES: score.fox_points}
    zones = [
        Zone(zone, label_of(zone), tuple(result.zones[zone] for result in results), before.get(zone))
        for zone in results[0].zones
    ]
    if any(result.foxes for result in results) or before.get(FOXES):
        points = tuple(result.fox_points for result in results)
        foxes = tuple(result.foxes for result in results)
        zones.append(Zone(FOXES, _fox_title(results), points, before.get(FOXES), foxes))
    return tuple(zones)


def _fox_title(results: Sequence[Result]) -> str:
    """Alone, how many foxes there were and what each was worth."""
    foxes = results[0].foxes
    if len(results) > 1 or not foxes:
        return _("foxes")
    title = ngettext("{number} fox × {points}", "{number} foxes × {points}", foxes)
    return title.format(number=foxes, points=results[0].fox_points // foxes)


def _leftovers(results: Sequence[Result], ranking: Sequence[Rank]) -> list[Leftovers]:
    """In the order of the ranking."""
    return [
        Leftovers(rank.name, tuple(results[rank.seat].unused.items()), tuple(results[rank.seat].lost.items()))
        for rank in ranking
    ]
