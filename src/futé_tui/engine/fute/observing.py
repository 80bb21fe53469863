"""What an expert sees of a Futé position: own sheet, turns left, the moment, bonuses that wait, the dice."""

from collections.abc import Callable, Sequence
from functools import cache

from ..bonuses import FOX, MIX
from ..dice import FACES
from ..observing import Column, Pieces, Row, RowPlan, Series, one_hot, up_to
from .position import BEFORE_ROLL, CHOOSE, NO_SLOTS, OVER, PASSIVE, PASSIVE_EXTRA, ROLLS, FollowUp, Stage, TrackState
from .sheet_tables import SheetTables, Track
from .turn import Turn

_MOST_PLAYERS = 4
_MOST_ROUNDS = 6
_MOST_PASSIVE = 12
_OTHERS = len(Stage)  # the moment when somebody else decides

_Place = tuple[int, int, int, int]  # of a die: in the pool, on the platter, in which slot, spent


class FuteObserver:
    """Rows of one Futé sheet; `Observer` describes the methods."""

    def __init__(self, sheet: SheetTables) -> None:
        self.plan = plan = RowPlan()
        self._sheet = sheet
        self._words = [*sorted(sheet.claims), MIX]
        self._zones = Series([plan.zone(zone) for zone in sheet.zones])
        self._tracks = Series([self._track_pieces(plan, track) for track in sheet.tracks])
        self._turns = plan.keyed(self._turn_features)
        self._moments = plan.moments(self._moment_features)
        self._waiting = plan.keyed(self._waiting_features)
        self._follow = plan.keyed(self._follow_features)
        self._dice = [self._die_pieces(plan.column()) for _ in sheet.dice]
        self._dice_at = cache(self._pieces_at)
        self._no_dice = [pieces[0] for pieces in self._dice_at(0, 0, NO_SLOTS, 0)]
        self._nothing_waits, self._no_follow = self._waiting[()], self._follow[None]

    def observe(self, turn: Turn, seat: int, row: Row) -> None:
        mine = turn.seat == seat
        zones, tracks = (turn.zones, turn.tracks) if mine else turn.sheets[seat]
        self._zones.observe(zones, row)
        self._tracks.observe(tracks, row)
        stage, active = turn.stage, turn.active
        if mine:
            over = stage >= PASSIVE_EXTRA
            row += (
                self._turns[len(turn.sheets), turn.round, active, seat, over],
                self._moments[stage is OVER, stage, turn.roll],
                self._waiting[turn.waiting] if turn.waiting else self._nothing_waits,
                self._follow[turn.follow] if turn.follow else self._no_follow,
            )
            dice = self._dice_at(turn.pool, turn.platter, turn.slots, turn.spent)
            row += [pieces[face] for pieces, face in zip(dice, turn.faces, strict=True)]
        else:
            players = len(turn.sheets)
            over = active == seat or (stage in (PASSIVE, PASSIVE_EXTRA) and turn.seat > seat) or stage is OVER
            last = turn.round == self._sheet.printed.rounds[players - 1] and active == players - 1
            row += (
                self._turns[players, turn.round, active, seat, over],
                self._moments[over and last, OVER if over and last else _OTHERS, 0],
                self._nothing_waits,
                self._no_follow,
            )
            row += self._no_dice

    def _track_pieces(self, plan: RowPlan, track: Track) -> Pieces:
        plan.foxes.append(plan.amount())
        column = plan.column()
        size = len(track.boxes)
        printed = any(track.boxes)

        def features(state: TrackState) -> Sequence[float]:
            left = [box < state.circled and not state.used >> box & 1 for box in range(size)]
            faces = [float(each) for each in left] if printed else []
            return [*up_to(sum(left), 5), sum(left) / size, *up_to(state.circled, size), *faces]

        def describe(state: TrackState) -> list[int]:
            fox = track.end == FOX and state.circled == size
            key = state if printed else (state.circled, state.used.bit_count())
            return [int(fox), column.number(key, lambda: features(state))]

        return Pieces(describe)

    def _die_pieces(self, column: Column) -> Callable[[_Place], Pieces]:
        """The pieces of one die: by its place, then by its face."""

        @cache
        def pieces_at(place: _Place) -> Pieces:
            return Pieces(lambda face: [column.number((face, place), lambda: self._die_features(face, *place))])

        return pieces_at

    def _pieces_at(self, pool: int, platter: int, slots: tuple[int, ...], spent: int) -> list[Pieces]:
        """The pieces of all dice, each by its face: there are far fewer places of the dice than throws of them."""
        return [
            pieces_at(
                (pool >> die & 1, platter >> die & 1, slots.index(die) + 1 if die in slots else 0, spent >> die & 1)
            )
            for die, pieces_at in enumerate(self._dice)
        ]

    def _die_features(self, face: int, pool: int, platter: int, slot: int, spent: int) -> Sequence[float]:
        shown = 0 if spent else face
        return [*one_hot(shown - 1, len(FACES)), float(pool), float(platter), *one_hot(slot - 1, ROLLS), float(spent)]

    def _turn_features(self, key: tuple[int, int, int, int, bool]) -> Sequence[float]:
        """Turns that have not begun for this seat, as the active player and as another; `over`: its part of the present
        turn is over."""
        players, number, active, seat, over = key
        rounds = self._sheet.printed.rounds[players - 1]
        turns = [(each, who) for each in range(1, rounds + 1) for who in range(players)]
        now = (number, active)
        as_active = sum(turn > now and turn[1] == seat for turn in turns)
        as_passive = rounds - number if players == 1 else sum(turn > now and turn[1] != seat for turn in turns)
        if not over and (players == 1 or active != seat):
            as_passive += 1
        return [
            *one_hot(players - 1, _MOST_PLAYERS),
            *one_hot(number - 1, _MOST_ROUNDS),
            *one_hot(as_active, _MOST_ROUNDS),
            *up_to(as_passive, _MOST_PASSIVE),
            as_active / _MOST_ROUNDS,
            as_passive / _MOST_PASSIVE,
            float(over),
        ]

    def _moment_features(self, stage: int, roll: int) -> Sequence[float]:
        """The stage; before a roll and after it, by its number."""
        rolls = one_hot(roll - 1 if stage in (BEFORE_ROLL, CHOOSE) else -1, ROLLS)
        return [*one_hot(stage, len(Stage) + 1), *rolls, *(rolls if stage == CHOOSE else one_hot(-1, ROLLS))]

    def _waiting_features(self, waiting: tuple[str, ...]) -> Sequence[float]:
        return [float(waiting.count(word)) for word in self._words]

    def _follow_features(self, follow: FollowUp | None) -> Sequence[float]:
        zone, dice, number = follow or (-1, 0, 0)
        bits = [float(dice >> die & 1) for die in range(len(self._sheet.dice))]
        return [*one_hot(zone, len(self._sheet.zones)), *bits, *one_hot(number - 1, len(FACES))]
