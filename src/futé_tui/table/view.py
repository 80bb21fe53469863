"""One frozen view of the table: everything the screen shows, as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.events import BoxMarked
from ..engine.game import Game
from ..engine.moves import ROLL, Move, Reroll
from ..engine.rules import SheetView
from ..engine.scoring import RatingLevel, Score
from .cursor import Cursor
from .letters import die_letters, label_boxes
from .picking import BoxKey, Picker

STOPPING = 4  # the rank of pass, decline, done and miss


@dataclass(frozen=True, slots=True)
class DieShow:
    """A die as it lies, with its key, and whether it can be picked or is picked."""

    name: str
    letter: str
    face: int
    place: str
    offered: bool
    picked: bool
    under_cursor: bool = False


@dataclass(frozen=True, slots=True)
class SeatShow:
    """A player at the table: name, sheet and points."""

    name: str
    sheet: SheetView
    score: Score
    deciding: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """What the table shows at one moment. `shown` is the seat whose sheet lies open."""

    title: str
    round: int
    rounds: int
    phase: str
    deciding: int | None
    shown: int
    seats: tuple[SeatShow, ...]
    dice: tuple[DieShow, ...]
    labels: dict[BoxKey, str]
    offered: frozenset[BoxKey]
    picked_box: BoxKey | None
    cursor_box: BoxKey | None
    fresh: frozenset[BoxKey]
    options: tuple[str, ...]
    waiting: tuple[str, ...]
    has_foxes: bool
    chooses_dice: bool
    rolling: Move | None
    stopping: Move | None
    confirmable: str
    level: RatingLevel | None
    next_level: RatingLevel | None


def view_table(game: Game, picker: Picker, shown: int | None = None, cursor: Cursor = None) -> TableView:
    """The view of a game in which some picks have been made, with another sheet open or a cursor on a die or box."""
    seat = game.to_move
    rules, position = game.rules, game.position
    open_sheet = shown if shown is not None else seat if seat is not None else 0
    scores = game.scores()
    letters = die_letters(game.ruleset.dice)
    boxes = picker.boxes if open_sheet == seat and not picker.options else ()
    solo = len(game.players) == 1
    return TableView(
        title=game.ruleset.title,
        round=position.round,
        rounds=rules.rounds(len(game.players)),
        phase=game.phase,
        deciding=seat,
        shown=open_sheet,
        seats=tuple(
            SeatShow(name, rules.view(position, each), scores[each], each == seat)
            for each, name in enumerate(game.players)
        ),
        dice=tuple(
            DieShow(
                die.name,
                letters[die.name],
                die.face,
                die.place,
                die.name in picker.dice,
                die.name == picker.die or die.name in picker.rolling,
                die.name == cursor,
            )
            for die in rules.dice(position)
        ),
        labels=dict(label_boxes(boxes)),
        offered=frozenset(boxes),
        picked_box=picker.box,
        cursor_box=cursor if isinstance(cursor, tuple) else None,
        fresh=_fresh(game, open_sheet),
        options=tuple(str(move) for move in picker.options),
        waiting=getattr(position, "waiting", ()),
        has_foxes=rules.has_foxes,
        chooses_dice=picker.chooses_dice_to_roll,
        rolling=_rolling(game.moves()),
        stopping=next((move for move in game.moves() if move.rank == STOPPING), None),
        confirmable=str(picker.confirmable or ""),
        level=game.rating(0) if solo else None,
        next_level=_next_level(game.ruleset.ratings, scores[0].total) if solo else None,
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
