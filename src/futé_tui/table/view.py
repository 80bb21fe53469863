"""One frozen view of the table: everything the screen shows, as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from ..engine.events import BoxMarked
from ..engine.game import Game
from ..engine.moves import ROLL, Move, Reroll
from ..engine.rules import Rules, SheetView
from ..engine.scoring import RatingLevel, Score
from ..language import _
from ..text.moves import tell_move
from .cursor import Cursor
from .lacking import Lacking
from .letters import label_boxes
from .names import shown_name
from .picking import BoxKey, Picker

PLACES = ("pool", "slot 1", "slot 2", "slot 3", "platter")  # of dice, from left to right
STOPPING = 4  # the rank of pass, decline, done and miss


@dataclass(frozen=True, slots=True)
class DieShow:
    """A die as it lies, with its key, and whether it can be picked or is picked; `costly`: only with an action."""

    name: str
    letter: str
    face: int
    place: str
    offered: bool
    picked: bool
    under_cursor: bool = False
    costly: bool = False


@dataclass(frozen=True, slots=True)
class SeatShow:
    """A player at the table: name, sheet and points; `sealed`: the points are not shown."""

    name: str
    sheet: SheetView
    score: Score
    deciding: bool
    sealed: bool = False

    def told(self, points: int) -> str:
        """Some of the points as they are shown."""
        return "?" if self.sealed else str(points)


@dataclass(frozen=True, slots=True)
class TableView:
    """What the table shows at one moment. `shown` is the seat whose sheet lies open."""

    title: str
    round: int
    round_track: tuple[str, ...]
    phase: str
    deciding: int | None
    shown: int
    seats: tuple[SeatShow, ...]
    dice: tuple[DieShow, ...]
    labels: dict[BoxKey, str]
    offered: frozenset[BoxKey]
    costly: frozenset[BoxKey]  # of those offered: only with a joker or polish
    picked_box: BoxKey | None
    cursor_box: BoxKey | None
    fresh: frozenset[BoxKey]
    options: tuple[str, ...]
    cursor_option: str
    has_more: bool
    waiting: tuple[str, ...]
    has_foxes: bool
    chooses_dice: bool
    rolling: Move | None
    stopping: Move | None
    confirmable: str
    level: RatingLevel | None
    next_level: RatingLevel | None
    lacking: Lacking = field(default_factory=dict)  # what open bonuses lack, where that is to be shown


def view_table(
    game: Game, picker: Picker, letters: Mapping[str, str], shown: int | None = None, cursor: Cursor = None
) -> TableView:
    """The view of a game in which some picks have been made, with another sheet open or a cursor on a die or box;
    `letters` are the keys of the dice."""
    seat = game.to_move
    rules, position = game.rules, game.position
    open_sheet = shown if shown is not None else seat if seat is not None else 0
    seats = show_seats(rules, position, game.players)
    boxes = picker.boxes if open_sheet == seat and not picker.options else ()
    costly_dice = picker.costly_dice
    solo = len(game.players) == 1
    return TableView(
        title=_("{sheet}, practice").format(sheet=game.ruleset.title) if game.practice else game.ruleset.title,
        round=position.round,
        round_track=rules.round_track(len(game.players)),
        phase=game.phase,
        deciding=seat,
        shown=open_sheet,
        seats=seats,
        dice=tuple(
            DieShow(
                die.name,
                letters[die.name],
                die.face,
                die.place,
                die.name in picker.dice,
                die.name == picker.die or die.name in picker.rolling,
                die.name == cursor,
                die.name in costly_dice,
            )
            for die in sorted(rules.dice(position), key=lambda die: PLACES.index(die.place))
        ),
        labels=dict(label_boxes(boxes)),
        offered=frozenset(boxes),
        costly=picker.costly_boxes.intersection(boxes),
        picked_box=picker.box,
        cursor_box=cursor if isinstance(cursor, tuple) else None,
        fresh=_fresh(game, open_sheet),
        options=tuple(tell_move(move) for move in picker.labelled_options),
        cursor_option=tell_move(cursor) if isinstance(cursor, Move) else "",
        has_more=picker.has_more,
        waiting=getattr(position, "waiting", ()),
        has_foxes=rules.has_foxes,
        chooses_dice=picker.chooses_dice_to_roll,
        rolling=_rolling(game.moves()),
        stopping=next((move for move in game.moves() if move.rank == STOPPING), None),
        confirmable=tell_move(picker.confirmable, rules.follow_zone(position)) if picker.confirmable else "",
        level=game.rating(0) if solo else None,
        next_level=_next_level(game.ruleset.ratings, seats[0].score.total) if solo else None,
    )


def seal(view: TableView) -> TableView:
    """The same view without the points, where somebody is to work them out."""
    seats = tuple(replace(seat, sealed=True) for seat in view.seats)
    return replace(view, seats=seats, level=None, next_level=None)


@lru_cache(maxsize=2)
def show_seats(rules: Rules, position: Any, players: tuple[str, ...]) -> tuple[SeatShow, ...]:
    """The players with their sheets; kept while picks are made, which change nothing here."""
    deciding = rules.to_move(position)
    return tuple(
        SeatShow(shown_name(name), rules.view(position, seat), rules.score(position, seat), seat == deciding)
        for seat, name in enumerate(players)
    )


def _fresh(game: Game, seat: int) -> frozenset[BoxKey]:
    """The boxes of one sheet that the last step marked."""
    events = game.last_events()
    marked = (event for event in events if isinstance(event, BoxMarked) and event.seat == seat)
    return frozenset((event.zone, event.mark.box) for event in marked)


def _rolling(moves: Sequence[Move]) -> Move | None:
    """The roll or reroll that a single key can ask for."""
    return next((move for move in moves if isinstance(move, Reroll) or move == ROLL), None)


def _next_level(levels: Sequence[RatingLevel], total: int) -> RatingLevel | None:
    better = [level for level in levels if level.at_least > total]
    return better[-1] if better else None
