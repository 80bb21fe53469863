"""`fute duel`, `fute line --duel`: the same dice for two to four people, one after the other."""

import argparse
from collections.abc import Iterable, Iterator
from functools import partial

from ..challenges.challenge import MOST_PLAYERS, Challenge, new_challenge
from ..challenges.codes import read_code
from ..challenges.comparing import describe_comparison
from ..challenges.duels import Duel, DuelError, Seat, bot_moves, read_source
from ..language import _
from ..line.console import Console
from ..line.ending import describe_solo_par, par_lines
from ..line.hinting import Wishes
from ..line.session import Session
from ..line.setup import ask_players, ask_sheet
from ..sheets.loader import sheet_ids
from ..store.kept_game import KeptGame
from ..text.player_names import shown_name
from ..text.problems import about_file
from ..text.result import describe_result
from ..user_errors import UserError
from .hinting import line_hints
from .open_store import open_store
from .output import at_terminal, say, say_all


def run_duel(chosen: argparse.Namespace) -> int:
    """Open the app at a duel, or print answers or a comparison."""
    if chosen.compare is None and not chosen.answer:
        from .play import open_app  # for the app only

        if chosen.code and chosen.code not in sheet_ids():
            _read_code(chosen.code)
        if not at_terminal():
            raise UserError(_("this needs a terminal; fute line --duel CODE plays in plain text"))
        return open_app(chosen, f"duel {chosen.code or ''}")
    if not chosen.code:
        raise UserError(_("the duel's code comes before the option: fute duel CODE"))
    duel = Duel(open_store(), _read_code(chosen.code))
    return _print_answers(duel) if chosen.answer else _print_comparison(duel, chosen.compare)


def _print_answers(duel: Duel) -> int:
    finished = [seat for seat in duel.seats if seat.over]
    say_all(_describe_answers(duel, finished))
    if not finished:
        raise UserError(_("nobody has finished this duel here"))
    return 0


def _print_comparison(duel: Duel, sources: Iterable[str]) -> int:
    """Compare the games played here with games from elsewhere; a refused game is reported and left out."""
    status = 0
    others = []
    for source in sources:
        try:
            others.append(duel.read_other(read_source(source)))
        except DuelError as error:
            say(about_file(source, str(error)))
            status = 1
    say_all(describe_comparison(duel.comparison(*others)))
    return status


def play_duel(chosen: argparse.Namespace, console: Console, options: dict[str, str]) -> int:
    """Play a duel in line mode: everybody here in turn, then the comparison."""
    challenge = _challenge(chosen, console, options)
    duel = Duel(open_store(), challenge)
    console.say(_("Duel on {sheet}. Send this to your opponents:").format(sheet=challenge.ruleset.title))
    console.say(f"fute duel {duel.code}")
    if chosen.player or not duel.seats:
        duel.join(chosen.player or ask_players(console, range(1, MOST_PLAYERS + 1)))
    while seat := duel.next_seat:
        if seat.bot:
            console.say(_("{name} plays the same dice …").format(name=shown_name(seat.name)))
            duel.play_bot(seat, bot_moves(duel.game(seat)))
            continue
        if not _play_seat(duel, seat, console, line_hints(chosen)):
            console.say(_("To continue: {command}").format(command=f"fute line --duel {duel.code}"))
            return 0
    for line in _describe_end(duel):
        console.say(line)
    return 0


def _challenge(chosen: argparse.Namespace, console: Console, options: dict[str, str]) -> Challenge:
    """The duel of a code, or a new one on a sheet."""
    asked = chosen.duel or chosen.sheet
    if asked and asked not in sheet_ids():
        if options:
            raise UserError(_("a code already has its options"))
        return _read_code(asked)
    return new_challenge(asked or ask_sheet(console), options)


def _play_seat(duel: Duel, seat: Seat, console: Console, hints: Wishes) -> bool:
    """Play the game of one player; returns whether it was finished."""
    if duel.is_shared:
        console.say()
        console.say(_("{name} is next. Everyone else, look away!").format(name=shown_name(seat.name)))
        if console.interactive:
            console.ask(_("Press Enter when {name} is ready: ").format(name=shown_name(seat.name)))
    kept = duel.sit_down(seat)
    Session(kept, console, describe_end=partial(_describe_seat_end, duel), hints=hints).run()
    return kept.game.to_move is None


def _describe_seat_end(duel: Duel, kept: KeptGame) -> Iterator[str]:
    """The points of a player who is alone here; with others at the table they stay hidden until the end."""
    if len(duel.seats) == 1:
        yield from describe_result(kept.game)
        yield from par_lines(kept)
    else:
        yield _("{name} has finished.").format(name=shown_name(kept.game.players[0]))


def _describe_end(duel: Duel) -> Iterator[str]:
    """The comparison, if several have played here, and what to send to players elsewhere."""
    yield ""
    if len(duel.seats) > 1:
        yield from describe_comparison(duel.comparison())
        yield ""
        if not duel.has_expert:
            yield from describe_solo_par(duel.game(duel.seats[0]))
    answer = _("ANSWER")
    yield _("For players elsewhere; they compare with: {command}").format(
        command=f"fute duel {duel.code} --compare {answer}"
    )
    yield from _describe_answers(duel, duel.seats)


def _describe_answers(duel: Duel, seats: Iterable[Seat]) -> Iterator[str]:
    for seat in seats:
        yield _("{name}'s answer: {answer}").format(name=shown_name(seat.name), answer=duel.answer(seat))


def _read_code(text: str) -> Challenge:
    return read_code(text, open_store().sheet_sources())
