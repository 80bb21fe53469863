"""One frozen view of the table: everything the screen shows, as plain values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ..engine.events import BoxMarked
from ..engine.game import Game
from ..engine.moment import Moment
from ..engine.moves import REROLL, Move
from ..engine.rules import DiePlace, DieView, SheetView
from ..engine.scoring import RatingLevel
from ..expert.coach import Advice
from ..hints.bonus_sources import waiting_sources
from ..hints.missing import MissingCounts, missing_counts
from ..hints.preview import Preview, preview
from ..language import _
from ..text.boxes import write_text
from ..text.choices import no_worth_text
from ..text.coaching import with_worth, worth_text
from ..text.command_titles import stop_title
from ..text.costs import Length
from ..text.moves import number_words, proposal_words, shared_words, way_words
from ..text.now import waiting_text
from ..text.sheet_summaries import SHORT_TITLES
from ..text.story import StoryLine
from .coaching import boxes_worth, dice_worth
from .cursor import Cursor
from .hint_view import HintView, OptionGroup
from .motion.beat import Beat
from .offer import offer_of
from .picking import BoxKey, Picker
from .seats import SeatView, seats_of
from .state import TableState


@dataclass(frozen=True, slots=True)
class TableDieView:
    """A die in its place, with its key, and whether it can be picked or is picked; `costly`: only with an action."""

    name: str
    letter: str
    face: int
    place: DiePlace
    offered: bool = False
    picked: bool = False
    under_cursor: bool = False
    costly: bool = False
    behind: float | None = None  # points, as the coach sees it


@dataclass(frozen=True, slots=True)
class TableView:
    """What the table shows at one moment. `shown` is the seat whose sheet is open; `letters` are the keys of dice,
    which also stand for their zones."""

    title: str
    short_title: str  # where there is little room
    round: int
    round_track: tuple[str, ...]
    moment: Moment
    deciding: int | None
    shown: int
    seats: tuple[SeatView, ...]
    letters: Mapping[str, str]
    dice: tuple[TableDieView, ...]
    places: tuple[DiePlace, ...]  # where dice can be, from left to right
    labels: Mapping[BoxKey, str]
    offered: frozenset[BoxKey]
    costly: frozenset[BoxKey]  # of those offered: only with a joker or polish
    picker: Picker
    cursor_box: BoxKey | None
    fresh: frozenset[BoxKey]
    options: tuple[str, ...]
    short_options: tuple[tuple[str, ...], ...]  # all of them in ever fewer words
    option_groups: tuple[OptionGroup, ...]  # the same by what they have in common but for the number
    subtracts: bool  # the number that is asked for is subtracted
    cursor_option: int | None  # the one under the cursor
    zones_to_label: tuple[str, ...]  # whose boxes have no labels now, and get them by the key for more
    waiting: str
    has_foxes: bool
    rolling: Move | None
    rerolls: bool  # a reroll is proposed
    stopping: Move | None
    confirmable: str
    level: RatingLevel | None
    next_level: RatingLevel | None
    missing: MissingCounts  # what open bonuses need, where that is to be shown
    behind: Mapping[BoxKey, float] = field(default_factory=dict)  # points, as the coach sees the boxes
    replayed: bool = False  # only looked at: nobody decides anything
    prompt: str = ""
    short_prompt: str = ""  # the same where there is little room
    notice: str = ""  # said beside the prompt until the next key: what a key did, or why nothing
    status: str = ""  # whose roll it is, or what is being done
    hints: HintView = field(default_factory=HintView)
    story: tuple[StoryLine, ...] = ()
    beat: Beat | None = None  # what is happening just now
    left: tuple[TableDieView, ...] = ()  # where dice that are on their way were

    @property
    def sealed(self) -> bool:
        """Whether the points on the sheet that is shown are hidden."""
        return self.seats[self.shown].sealed


def view_table(game: Game, state: TableState) -> TableView:
    """The view of a game in a state of its table; prompt, hints and story are added where they are known."""
    offer, picker, cursor = state.offer, state.picker, state.cursor
    rules, moment = game.rules, game.moment
    seats = seats_of(game)
    boxes = state.boxes
    worth = boxes_worth(state.advice, picker) if state.advice and boxes else {}
    solo = len(game.players) == 1
    return TableView(
        title=_title(game, game.ruleset.title),
        short_title=_title(game, SHORT_TITLES.get(game.ruleset.id, game.ruleset.title)),
        round=moment.round,
        round_track=rules.round_track(len(game.players)),
        moment=moment,
        deciding=offer.seat,
        shown=state.shown_seat,
        seats=seats,
        letters=offer.letters,
        dice=_view_dice(state),
        places=rules.places,
        labels=state.labels,
        offered=frozenset(boxes),
        costly=picker.costly_boxes.intersection(boxes),
        picker=picker,
        cursor_box=cursor if isinstance(cursor, tuple) else None,
        fresh=_fresh(game, state.shown_seat),
        options=tuple(_way(game, state, move) for move in picker.labelled_options),
        short_options=_short_ways(game, state),
        option_groups=_grouped_ways(game, state),
        subtracts=_subtracts(game, picker),
        cursor_option=_place(cursor, picker.labelled_options),
        zones_to_label=_zones_to_label(state),
        waiting=waiting_text(waiting_sources(game)) if moment.waiting else "",
        has_foxes=rules.has_foxes,
        rolling=offer.rolling,
        rerolls=cursor == REROLL,
        stopping=offer.stopping,
        confirmable=_proposal(game, state.proposed, seats[state.shown_seat].sheet),
        level=_level_reached(game) if solo else None,
        next_level=_next_level(game.ruleset.ratings, seats[0].score.total) if solo else None,
        missing=missing_counts(seats[state.shown_seat].sheet) if state.shows_missing else {},
        behind={box: each.behind for box, each in worth.items()},
    )


def _zones_to_label(state: TableState) -> tuple[str, ...]:
    """The zones that have boxes without labels, or the one that is next."""
    picker = state.picker
    if not picker.has_more or picker.options:
        return ()
    if picker.zone:
        return tuple(filter(None, [picker.more().zone]))
    return tuple(dict.fromkeys(box[0] for box in state.boxes if box not in state.labels))


def _title(game: Game, sheet: str) -> str:
    """The sheet, and what sets the game apart from others."""
    if game.practice:
        return _("{sheet}, practice").format(sheet=sheet)
    return _("{sheet}, with coach").format(sheet=sheet) if game.coached else sheet


def _way(game: Game, state: TableState, move: Move) -> str:
    """One of several ways in words, and what the coach says about it."""
    words = way_words(preview(game, move), game.moment.waiting)
    return f"{words}  {worth_text(state.advice.of(move))}" if state.advice else words


def _place(cursor: Cursor, ways: Sequence[Move]) -> int | None:
    """Which of the ways the cursor is on, if any."""
    return ways.index(cursor) if isinstance(cursor, Move) and cursor in ways else None


def _subtracts(game: Game, picker: Picker) -> bool:
    """Whether the number that is asked for is subtracted."""
    return picker.asks_number and preview(game, picker.options[0]).marks[0].spot.minus


def _short_ways(game: Game, state: TableState) -> tuple[tuple[str, ...], ...]:
    """The ways in a few words, then in fewer; where a number is written, the zone is known."""
    picker, advice = state.picker, state.advice
    ways = [preview(game, move) for move in picker.labelled_options]
    forms = []
    if not picker.asks_number:
        forms.append([way_words(found, game.moment.waiting, Length.SHORT) for found in ways])
    if len(set(game.moment.waiting)) < 2 and all(_writes_number(found) for found in ways):
        forms += [[number_words(found, length) for found in ways] for length in (Length.SHORT, Length.BARE)]
        if advice and ways:
            forms.append(_fewest_words(ways, advice))
    elif picker.asks_number:
        forms.append([way_words(found, game.moment.waiting, Length.SHORT) for found in ways])
    if not advice:
        return tuple(map(tuple, forms))
    worths = [advice.of(found.move) for found in ways]
    return tuple(tuple(map(with_worth, form, worths)) for form in forms)


def _fewest_words(ways: Sequence[Preview], advice: Advice) -> list[str]:
    """The numbers alone, but for what the best one gains."""
    best = min(ways, key=lambda found: advice.of(found.move).behind)
    return [number_words(found, Length.BARE) if found is best else write_text(found.marks[0].written) for found in ways]


def _grouped_ways(game: Game, state: TableState) -> tuple[OptionGroup, ...]:
    """The ways that write different numbers, those together that have all else in common. Points go without saying
    where each number is worth itself."""
    picker = state.picker
    if not picker.asks_number or state.advice or len(set(game.moment.waiting)) > 1:
        return ()
    groups: dict[str, list[tuple[int, str]]] = {}
    ways = [preview(game, move) for move in picker.labelled_options]
    surprising = any(found.total.by not in (0, int(found.marks[0].written)) for found in ways)
    for number, (label, found) in enumerate(zip(picker.option_labels, ways, strict=True)):
        written, gained = found.marks[0].written, found.total.by
        points = f"({gained:+})" if gained and surprising else ""
        words = " ".join(filter(None, ("" if label == written else written, points)))
        groups.setdefault(shared_words(found) or no_worth_text(found), []).append((number, words))
    return tuple(OptionGroup(tuple(words), shared) for shared, words in groups.items())


def _writes_number(found: Preview) -> bool:
    return bool(found.marks) and found.marks[0].written.isdecimal()


def view_moment(game: Game, letters: Mapping[str, str], seat: int | None) -> TableView:
    """The view of a game that is only looked at, with the sheet of a seat open: nothing can be picked."""
    offer = offer_of(game, letters)
    nothing = replace(offer, picker=Picker(()), rolling=None, stopping=None)
    return replace(view_table(game, TableState(nothing, nothing.picker, open_seat=seat)), replayed=True)


def _view_dice(state: TableState) -> tuple[TableDieView, ...]:
    picker = state.picker
    offered, costly = picker.dice if not state.tumbling else (), picker.costly_dice
    worth = dice_worth(state.advice, picker) if state.advice and offered else {}
    return tuple(
        TableDieView(
            name=die.name,
            letter=state.offer.letters[die.name],
            face=die.face,
            place=die.place,
            offered=die.name in offered,
            picked=die.name in picker.picked_dice or die.name in picker.rolling,
            under_cursor=die.name == state.cursor,
            costly=die.name in costly,
            behind=worth[die.name].behind if die.name in worth else None,
        )
        for die in state.offer.dice
    )


def seal(view: TableView) -> TableView:
    """The same view with the points hidden, where the player is asked for them."""
    seats = tuple(replace(seat, sealed=True) for seat in view.seats)
    return replace(view, seats=seats, level=None, next_level=None)


def _fresh(game: Game, seat: int) -> frozenset[BoxKey]:
    """The boxes of one sheet that were marked since the last roll."""
    fresh: set[BoxKey] = set()
    for step in reversed(game.steps):
        marked = (event for event in game.events_of(step) if isinstance(event, BoxMarked) and event.seat == seat)
        fresh |= {(event.zone, event.mark.box) for event in marked}
        if step.throw:
            break
    return frozenset(fresh)


def _proposal(game: Game, move: Move | None, sheet: SheetView) -> str:
    """The move that Enter makes, in words."""
    return (stop_title(move, sheet) or proposal_words(preview(game, move))) if move else ""


def _level_reached(game: Game) -> RatingLevel | None:
    """The level of a solo game; the lowest, which is no praise, only once the game is over."""
    level, levels = game.rating(0), game.ruleset.ratings
    return level if game.to_move is None or (level and level != levels[-1]) else None


def _next_level(levels: Sequence[RatingLevel], total: int) -> RatingLevel | None:
    better = [level for level in levels if level.at_least > total]
    return better[-1] if better else None


def view_beat(before: TableView, beat: Beat) -> TableView:
    """The table as it was before the step, with the sheets, dice and words of a beat."""
    return replace(
        before,
        seats=tuple(replace(seat, sealed=was.sealed) for seat, was in zip(beat.seats, before.seats, strict=True)),
        shown=beat.shown,
        dice=_lying(beat.dice, before),
        labels={},
        offered=frozenset(),
        costly=frozenset(),
        behind={},
        picker=before.picker.release(),
        cursor_box=beat.flash,
        fresh=beat.fresh | (before.fresh if before.shown == beat.shown else frozenset()),
        options=(),
        missing={},
        prompt=beat.said,
        hints=HintView(),
        beat=beat,
        left=_lying(beat.left, before),
    )


def _lying(dice: tuple[DieView, ...], view: TableView) -> tuple[TableDieView, ...]:
    return tuple(TableDieView(die.name, view.letters[die.name], die.face, die.place) for die in dice)
