"""What a decision offers before anything is picked: the moves, the dice in place, and the keys for them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, partial

from ..engine.game import Game
from ..engine.moves import REROLL, ROLL, Move
from ..engine.rules import DieView, SheetView
from ..hints.compare import offered_in, written_in
from .cursor import Places, Reach, everything, reachable
from .page.labels import Order, reading_order
from .picking import Picker
from .seats import seats_of


@dataclass(frozen=True)
class Offer:
    """One decision. `letters` are the keys of the dice; `rolling` and `stopping` are moves that one key makes."""

    step: int
    seat: int | None
    seats: int
    picker: Picker
    dice: tuple[DieView, ...]
    letters: Mapping[str, str]
    sheet: SheetView
    rolling: Move | None
    stopping: Move | None
    only_move: Move | None

    def reach(self, picker: Picker, places: Places, *, exploring: bool) -> Reach:
        """Where the cursor can go, as it is drawn: to what can be picked, or everywhere."""
        dice = [die.name for die in self.dice]
        if exploring:
            return Reach(everything(self.sheet, dice), places)
        return reachable(picker, dice, self.zones, places)

    @cached_property
    def order(self) -> Order:
        """All that can have a label, as the page is read."""
        return reading_order(self.sheet)

    @property
    def zones(self) -> list[str]:
        return [zone.name for zone in self.sheet.zones]


def offer_of(game: Game, letters: Mapping[str, str]) -> Offer:
    """What the present decision of a game offers; nothing while a bot decides, and once the game is over."""
    moves, rules = () if game.to_move in game.bots else game.moves(), game.rules
    return Offer(
        step=len(game.steps),
        seat=game.to_move,
        seats=len(game.players),
        picker=Picker.of(
            moves,
            rules.follow_zone(game.position),
            offered_in(game),
            partial(rules.dice_used, game.position),
            written_in(game),
        ),
        dice=tuple(sorted(rules.dice(game.position), key=lambda die: rules.places.index(die.place))),
        letters=letters,
        sheet=seats_of(game)[0].sheet,
        rolling=next((move for move in moves if move in (REROLL, ROLL)), None),
        stopping=next((move for move in moves if move.stops), None),
        only_move=moves[0] if len(moves) == 1 else None,
    )
