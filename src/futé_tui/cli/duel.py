"""`fute duel`, `fute line --duel`: the same dice for two to four people, one after the other."""

import argparse
from collections.abc import Iterable, Iterator
from functools import partial

from ..engine.game import Game
from ..language import _
from ..line.console import Console
from ..line.hinting import Wishes
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..same_dice.challenge import MOST_PLAYERS, Challenge, new_challenge
from ..same_dice.codes import CodeError, read_code
from ..same_dice.comparing import tell_comparison
from ..same_dice.duels import Duel, DuelError, Seat
from ..same_dice.players import NamesError
from ..same_dice.sources import text_of
from ..sheets.loader import ruleset_ids
from ..sheets.ruleset import UnknownOption
from ..text.problems import about_file
from ..text.result import tell_result
from .hinting import line_hints
from .keeping import OpenStore
from .terminal import at_terminal
from .words import UserError


def run_duel(chosen: argparse.Namespace) -> int:
    """Open the app on a duel; or print answers and comparisons as text."""
    if chosen.compare is None and not chosen.answer:
        from .table import open_app

        if chosen.code and chosen.code not in ruleset_ids():
            _read_code(chosen.code)
        if not at_terminal():
            raise UserError(_("this needs a terminal; fute line --duel CODE plays in plain text"))
        return open_app(chosen, f"duel {chosen.code or ''}")
    if not chosen.code:
        raise UserError(_("say which duel: fute duel CODE"))
    duel = Duel(OpenStore().games, _read_code(chosen.code))
    try:
        if chosen.answer:
            return _print_answers(duel)
        return _print_comparison(duel, chosen.compare)
    except DuelError as error:
        raise UserError(str(error)) from None


def _print_answers(duel: Duel) -> int:
    finished = [seat for seat in duel.seats if seat.over]
    for line in _tell_answers(duel, finished):
        print(line)
    if not finished:
        raise UserError(_("nobody has finished this duel here"))
    return 0


def _print_comparison(duel: Duel, sources: Iterable[str]) -> int:
    """Everybody who has played here, with games from elsewhere; a game that is refused is told and left out."""
    status = 0
    others = []
    for source in sources:
        try:
            others.append(duel.read_other(text_of(source)))
        except DuelError as error:
            print(about_file(source, str(error)))
            status = 1
    for line in tell_comparison(duel.comparison(*others)):
        print(line)
    return status


def play_duel(chosen: argparse.Namespace, console: Console, options: dict[str, str]) -> int:
    """A duel in line mode: everybody here plays in turn, and the end compares them."""
    challenge = _challenge(chosen, console, options)
    store = OpenStore()
    duel = Duel(store.games, challenge)
    console.say(_("Duel on {sheet}. Whoever shall play the same dice gets this:").format(sheet=challenge.ruleset.title))
    console.say(f"fute duel {duel.code}")
    if chosen.player or not duel.seats:
        try:
            duel.join(chosen.player or ask_players(console, range(1, MOST_PLAYERS + 1)))
        except (DuelError, NamesError) as error:
            raise UserError(str(error)) from None
    while seat := duel.next_seat:
        if not _play_seat(duel, seat, store, console, line_hints(chosen)):
            console.say(_("Go on with: {command}").format(command=f"fute line --duel {duel.code}"))
            return 0
    for line in _tell_end(duel):
        console.say(line)
    return 0


def _challenge(chosen: argparse.Namespace, console: Console, options: dict[str, str]) -> Challenge:
    """The duel that is asked for: by its code, or a new one on a sheet."""
    asked = chosen.duel or chosen.sheet
    if asked and asked not in ruleset_ids():
        if options:
            raise UserError(_("a code has its options already"))
        return _read_code(asked)
    try:
        return new_challenge(asked or ask_sheet(console), options)
    except UnknownOption as error:
        raise UserError(str(error)) from None


def _play_seat(duel: Duel, seat: Seat, store: OpenStore, console: Console, hints: Wishes) -> bool:
    """One player's game; whether it was finished."""
    if len(duel.seats) > 1:
        console.say()
        console.say(_("{name} is next; nobody else looks.").format(name=seat.name))
        if console.interactive:
            console.ask(_("Enter when {name} is there: ").format(name=seat.name))
    try:
        sitting = duel.sit_down(seat)
    except DuelError as error:
        raise UserError(str(error)) from None
    end = partial(_tell_seat_end, duel)
    Session(sitting.game, console, keep=store.keeper(sitting), tell_end=end, hints=hints).run()
    return sitting.game.to_move is None


def _tell_seat_end(duel: Duel, game: Game) -> Iterator[str]:
    """The points of somebody who plays here alone; where others are at the table, all are told at the end."""
    if len(duel.seats) == 1:
        yield from tell_result(game)
    else:
        yield _("{name} has finished.").format(name=game.players[0])


def _tell_end(duel: Duel) -> Iterator[str]:
    """The comparison, if there is somebody to compare with, and what to send to players elsewhere."""
    yield ""
    if len(duel.seats) > 1:
        yield from tell_comparison(duel.comparison())
        yield ""
    yield _("For players elsewhere, who compare it with: {command}").format(
        command=f"fute duel {duel.code} --compare ANSWER"
    )
    yield from _tell_answers(duel, duel.seats)


def _tell_answers(duel: Duel, seats: Iterable[Seat]) -> Iterator[str]:
    for seat in seats:
        yield _("{name}'s answer: {answer}").format(name=seat.name, answer=duel.answer(seat))


def _read_code(text: str) -> Challenge:
    try:
        return read_code(text)
    except CodeError as error:
        raise UserError(str(error)) from None
