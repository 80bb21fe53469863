"""The set-up as a value: what is chosen, where the cursor is, and which name is being typed."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple, Self

from ...expert.measured import opponents
from ...hints.levels import Level
from ...language import _
from ...store.last_setup import GameSetup
from ...text.experts import explain_only_bot, explain_unknown
from ...text.opponents import opponent_name
from ...text.seats import bot_of, seat_word
from .sheets import OptionChoice, SheetChoice, Trained


class Dice(StrEnum):
    """Where the dice come from."""

    ROLLED = "rolled"
    TYPED = "typed"
    SEED = "seed"


class Seat(NamedTuple):
    """A player of the game to be: a person by name, or a bot by its key."""

    name: str
    bot: str = ""

    @classmethod
    def from_word(cls, word: str) -> Self:
        """A seat as it was remembered."""
        bot = bot_of(word)
        return cls(opponent_name(bot), bot) if bot else cls(word)

    @property
    def word(self) -> str:
        """The seat as it is remembered."""
        return seat_word(self.bot) if self.bot else self.name


class Typing(NamedTuple):
    """A name that is being typed: whose, what there was before, and the text so far."""

    seat: int
    before: str
    text: str


class Row(NamedTuple):
    """Something that the cursor can be on: `sheet`, `player`, `add`, `dice`, `hints`, `option`, `start`."""

    kind: str
    number: int = 0


_TOP = Row("sheet")
_NOBODY = (Seat(""),)


@dataclass(frozen=True, slots=True)
class SetupState:
    """Everything that the set-up screen shows. `known` are names that were used before, the latest first."""

    sheets: tuple[SheetChoice, ...]
    sheet: int = 0
    seats: tuple[Seat, ...] = _NOBODY
    dice: Dice = Dice.ROLLED
    seed: str = ""
    level: Level = Level.OPTIONS
    options: dict[tuple[str, str], str] = field(default_factory=dict)  # by sheet and name, where they were changed
    known: tuple[str, ...] = ()
    cursor: Row = _TOP
    typing: Typing | None = None
    problem: str = ""

    @property
    def chosen(self) -> SheetChoice:
        """The sheet that is chosen."""
        return self.sheets[self.sheet]

    @property
    def first_person(self) -> str:
        """The name of the first player who is no bot; nothing while there is none."""
        return next((seat.name for seat in self.seats if not seat.bot), "")

    @property
    def room(self) -> bool:
        """Whether one more player could play."""
        return len(self.seats) < self.chosen.counts[-1]

    @property
    def rows(self) -> tuple[Row, ...]:
        """Where the cursor can be, from the top."""
        return (
            Row("sheet"),
            *(Row("player", number) for number in range(len(self.seats))),
            *((Row("add"),) if self.room else ()),
            Row("dice"),
            Row("hints"),
            *(Row("option", number) for number in range(len(self.chosen.options))),
            Row("start"),
        )

    @property
    def trained(self) -> Trained | None:
        """What experts know of the chosen sheet with its disputed rules as they are; None if there are none."""
        options = {option.name: self.setting(option) for option in self.chosen.options}
        return next((each for each in self.chosen.trained if dict(each.options) == options), None)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bots that can play the game that is set up."""
        return opponents(trained=self.trained is not None)

    def setting(self, option: OptionChoice) -> str:
        """How a disputed rule is settled; the sheet may no longer have what is remembered."""
        setting = self.options.get((self.chosen.id, option.name), "")
        return setting if setting in dict(option.settings) else option.default

    def offered(self) -> tuple[str, ...]:
        """Names used before that nobody has here, those that begin with what is being typed."""
        begun = self.typing.text.casefold() if self.typing else ""
        typed = self.typing.seat if self.typing else None
        taken = {seat.name.casefold() for number, seat in enumerate(self.seats) if number != typed}
        free = (name for name in self.known if name.casefold() not in taken)
        return tuple(name for name in free if name.casefold().startswith(begun) and name.casefold() != begun)


def first_state(
    sheets: tuple[SheetChoice, ...],
    last: GameSetup | None,
    level: Level,
    known: tuple[str, ...],
    sheet: str = "",
    people: int = 1,
) -> SetupState:
    """The set-up as it opens: like the last one or, before there was one, with places for this many people; with the
    cursor on the sheets, or the first name to type where friends want to play."""
    ids = [each.id for each in sheets]
    wanted = sheet or (last.sheet if last else "")
    state = SetupState(sheets, ids.index(wanted) if wanted in ids else 0, level=level, known=known)
    if last is None:
        state = replace(state, seats=people * _NOBODY)
        return replace(state, cursor=Row("player", 0), typing=Typing(0, "", "")) if people > 1 else state
    return replace(
        state,
        seats=tuple(map(Seat.from_word, last.players)) or state.seats,
        dice=Dice.TYPED if last.typed else Dice.ROLLED,
        options={(last.sheet, name): setting for name, setting in last.options},
    )


def finished(state: SetupState) -> GameSetup:
    """The game that is set up."""
    return GameSetup(
        state.chosen.id,
        tuple(seat.word for seat in state.seats),
        int(state.seed) if state.dice is Dice.SEED else None,
        tuple(_changed_options(state).items()),
        state.dice is Dice.TYPED,
    )


def _changed_options(state: SetupState) -> dict[str, str]:
    """The disputed rules that are not at their default."""
    settings = ((option, state.setting(option)) for option in state.chosen.options)
    return {option.name: setting for option, setting in settings if setting != option.default}


def only_bot(state: SetupState) -> str:
    """That there is no other bot to choose, where that is so."""
    return explain_only_bot(state.chosen.id, _changed_options(state)) if len(state.opponents) == 1 else ""


def what_is_wrong(state: SetupState) -> tuple[str, Row] | None:
    """Why the game cannot start like this, in one sentence, and where to change it."""
    counts = state.chosen.counts
    for number, seat in enumerate(state.seats):
        if not seat.name:
            return _("Who plays? Type a name, then Enter."), Row("player", number)
    if len(state.seats) not in counts:
        sentence = _("This sheet is for {least} to {most} players, not {found}.")
        problem = sentence.format(least=counts[0], most=counts[-1], found=len(state.seats))
        return problem, Row("player", min(len(state.seats) - 1, counts[-1]))
    for number, seat in enumerate(state.seats):
        if seat.bot and seat.bot not in state.opponents:
            return explain_unknown(seat.bot, state.chosen.id, _changed_options(state)), Row("player", number)
    if state.dice is Dice.TYPED and any(seat.bot for seat in state.seats):
        return _("Bots cannot see real dice; have the dice rolled for you."), Row("dice")
    if all(seat.bot for seat in state.seats):
        return _("Only bots? Add yourself, too."), Row("player", 0)
    names = [seat.name.casefold() for seat in state.seats]
    for number, name in enumerate(names):
        if name in names[:number] and not state.seats[number].bot:
            return _("Two players have the same name; nobody could tell them apart."), Row("player", number)
    if state.dice is Dice.SEED and not state.seed.lstrip("-"):
        return _("Which number? Type one, or have the dice rolled for you."), Row("dice")
    return None
