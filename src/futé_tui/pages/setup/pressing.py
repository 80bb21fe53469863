"""What keys and clicks make of the set-up: pure functions from a state to the next one, or to a finished set-up."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from ...hints.levels import Level
from ...language import _
from ...outside import visible
from ...store.last_setup import GameSetup
from ...text.opponents import opponent_name
from ...text.player_names import cells, shown_name
from .state import Dice, Row, Seat, SetupState, Typing, finished, only_bot, what_is_wrong

Outcome = SetupState | GameSetup
T = TypeVar("T")
_LONGEST_NAME = 40
_LONGEST_SEED = 18


def walk(state: SetupState, by: int) -> SetupState:
    """Move the cursor up or down."""
    rows = state.rows
    at = rows.index(state.cursor) if state.cursor in rows else 0
    return replace(state, cursor=rows[max(0, min(len(rows) - 1, at + by))], problem="")


def next_part(state: SetupState, by: int = 1) -> SetupState:
    """Go to the next part of the page, after the last one to the first."""
    kinds = list(dict.fromkeys(row.kind for row in state.rows if row.kind != "add"))
    here = "player" if state.cursor.kind == "add" else state.cursor.kind
    kind = kinds[(kinds.index(here) + by) % len(kinds)]
    return replace(state, cursor=next(row for row in state.rows if row.kind == kind), problem="")


def go_to(state: SetupState, row: Row) -> SetupState:
    return replace(state, cursor=row, problem="") if row in state.rows else state


def change(state: SetupState, by: int) -> SetupState:
    """Left and right: another sheet, another setting, or a player earlier or later in the order."""
    match state.cursor:
        case Row("sheet"):
            return choose_sheet(state, (state.sheet + by) % len(state.sheets))
        case Row("player", number):
            return move_seat(state, number, by)
        case Row("dice"):
            return choose_dice(state, _beside(list(Dice), state.dice, by))
        case Row("hints"):
            return choose_level(state, _beside(list(Level), state.level, by))
        case Row("option", number):
            option = state.chosen.options[number]
            settings = [setting for setting, _label in option.settings]
            return choose_setting(state, option.name, _beside(settings, state.setting(option), by))
        case _:
            return state


def _beside(values: Sequence[T], value: T, by: int) -> T:
    return values[(values.index(value) + by) % len(values)]


def choose_sheet(state: SetupState, number: int) -> SetupState:
    return replace(state, sheet=number, cursor=Row("sheet"), problem="")


def choose_dice(state: SetupState, dice: Dice) -> SetupState:
    return replace(state, dice=dice, cursor=Row("dice"), problem="")


def choose_level(state: SetupState, level: Level) -> SetupState:
    return replace(state, level=level, cursor=Row("hints"), problem="")


def choose_setting(state: SetupState, option: str, setting: str) -> SetupState:
    names = [each.name for each in state.chosen.options]
    options = {**state.options, (state.chosen.id, option): setting}
    return replace(state, options=options, cursor=Row("option", names.index(option)), problem="")


# Players


def add(state: SetupState, name: str = "") -> SetupState:
    """One more player: with this name, or with one to be typed. Players without a name are named first."""
    if not state.room:
        return _no_room(state)
    blank = _blank(state)
    if blank is None or not name:
        state = replace(state, seats=(*state.seats, Seat("")))
    blank = len(state.seats) - 1 if blank is None else blank
    state = replace(state, cursor=Row("player", blank), problem="")
    return _named(state, blank, name) if name else edit(state, blank)


def _blank(state: SetupState) -> int | None:
    """The first player without a name."""
    return next((number for number, seat in enumerate(state.seats) if not seat.name), None)


def add_bot(state: SetupState) -> SetupState:
    """One more bot, the easiest that knows the sheet; in place of a player without a name, unless nobody else would
    play against it."""
    somebody = any(seat.name and not seat.bot for seat in state.seats)
    blank = next((number for number, seat in enumerate(state.seats) if not seat.name and somebody), None)
    if blank is None:
        if not state.room:
            return _no_room(state)
        blank = len(state.seats)
    seats = (*state.seats[:blank], _bot_seat(state.opponents[0]), *state.seats[blank + 1 :])
    return replace(state, seats=seats, cursor=Row("player", blank), typing=None, problem="")


def change_bot(state: SetupState, number: int) -> SetupState:
    """Another bot in this seat: the next one that knows the sheet."""
    known, bot = state.opponents, state.seats[number].bot
    following = known[(known.index(bot) + 1) % len(known)] if bot in known else known[0]
    seats = (*state.seats[:number], _bot_seat(following), *state.seats[number + 1 :])
    return replace(state, seats=seats, cursor=Row("player", number), problem=only_bot(state))


def _bot_seat(key: str) -> Seat:
    return Seat(opponent_name(key), key)


def remove(state: SetupState, number: int) -> SetupState:
    """Take a player out; the last one stays, without a name."""
    seats = (*state.seats[:number], *state.seats[number + 1 :]) or (Seat(""),)
    return replace(state, seats=seats, cursor=Row("player", min(number, len(seats) - 1)), typing=None, problem="")


def move_seat(state: SetupState, number: int, by: int) -> SetupState:
    """Let a player sit earlier or later in the order."""
    to = number + by
    if not 0 <= to < len(state.seats):
        sentence = _("{player} already plays first.") if to < 0 else _("{player} already plays last.")
        return replace(state, problem=sentence.format(player=shown_name(state.seats[number].name)))
    seats = list(state.seats)
    seats[number], seats[to] = seats[to], seats[number]
    return replace(state, seats=tuple(seats), cursor=Row("player", to), problem="")


def edit(state: SetupState, number: int) -> SetupState:
    """Begin to type the name of a player; in the seat of a bot, change the bot."""
    if number >= len(state.seats):
        return state
    if state.seats[number].bot:
        return change_bot(state, number)
    name = state.seats[number].name
    return replace(state, cursor=Row("player", number), typing=Typing(number, name, name), problem="")


def no_such_player(state: SetupState) -> SetupState:
    """A number was typed that no player has."""
    if not state.room:
        return _no_room(state)
    return replace(state, problem=_("There is no such player yet: + adds one, b adds a bot."))


def _no_room(state: SetupState) -> SetupState:
    return replace(state, problem=_("This sheet has no room for more players."))


def type_name(state: SetupState, text: str) -> SetupState:
    """Letters were typed or pasted."""
    if state.typing is None:
        return state
    longer = (state.typing.text + visible(text)).lstrip()
    while cells(longer) > _LONGEST_NAME:
        longer = longer[:-1]
    return replace(state, typing=state.typing._replace(text=longer), problem="")


def erase(state: SetupState) -> SetupState:
    """The last letter, or the last digit of a seed, is taken back."""
    if state.typing:
        return replace(state, typing=state.typing._replace(text=state.typing.text[:-1]), problem="")
    return replace(state, seed=state.seed[:-1]) if types_seed(state) else state


def clear_name(state: SetupState) -> SetupState:
    return replace(state, typing=state.typing._replace(text="")) if state.typing else state


def complete(state: SetupState, name: str = "") -> SetupState:
    """Take a name that was used before: this one, or the first that is offered."""
    offered = state.offered()
    if state.typing is None or not (name or offered):
        return state
    return replace(state, typing=state.typing._replace(text=name or offered[0]))


def finish_typing(state: SetupState) -> SetupState:
    """The name is typed; an empty one leaves the player out."""
    if state.typing is None:
        return state
    name, number = state.typing.text.strip(), state.typing.seat
    state = replace(state, typing=None)
    return _named(state, number, name) if name else remove(state, number)


def stop_typing(state: SetupState) -> SetupState:
    """Leave the name as it was; who never had one keeps what is typed, or goes again if nothing is."""
    if state.typing is None:
        return state
    number, before = state.typing.seat, state.typing.before
    if not before and state.typing.text.strip():
        return finish_typing(state)
    state = replace(state, typing=None)
    return state if before or len(state.seats) == 1 else remove(state, number)


def _named(state: SetupState, number: int, name: str) -> SetupState:
    seats = (*state.seats[:number], state.seats[number]._replace(name=name), *state.seats[number + 1 :])
    return replace(state, seats=seats, problem="")


# Seed and start


def types_seed(state: SetupState) -> bool:
    """Whether digits belong to the seed."""
    return state.typing is None and state.cursor.kind == "dice" and state.dice is Dice.SEED


def type_seed(state: SetupState, sign: str) -> SetupState:
    """A digit of the seed, or a minus before them."""
    fits = sign.isascii() and (sign.isdecimal() or (sign == "-" and not state.seed))
    longer = state.seed + sign
    return replace(state, seed=longer, problem="") if fits and len(longer) <= _LONGEST_SEED else state


def start(state: SetupState) -> Outcome:
    """The finished set-up, or what is wrong with it and the cursor there; a missing name can be typed at once."""
    state = finish_typing(state)
    found = what_is_wrong(state)
    if found is None:
        return finished(state)
    problem, row = found
    if row.kind == "player" and not state.seats[row.number].name:
        state = edit(state, row.number)
    return replace(state, cursor=row, problem=problem)


def enter(state: SetupState) -> Outcome:
    """Enter ends typing and goes on to the next player without a name, adds a player, or starts the game."""
    if state.typing:
        typed, state = state.typing.text.strip(), finish_typing(state)
        blank = _blank(state)
        return edit(state, blank) if typed and blank is not None else state
    return add(state) if state.cursor.kind == "add" else start(state)
