"""Duels at this machine: who takes part, whose game comes next, and the result once everybody here has played.

A seat is a stored game whose occasion is the duel. Points stay hidden while a game of the duel is open here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from os.path import expanduser, isfile

from ..api import read_record
from ..disk import file_reason
from ..engine.game import Game
from ..engine.moves import Move
from ..engine.problems import RecordError
from ..engine.record_lines import FIRST_LINE
from ..expert.measured import opponents_of
from ..expert.seats import BotSeats
from ..files import read_text
from ..language import _
from ..store.games import GameStore
from ..store.header_facts import bot_in
from ..store.kept_game import KeptGame
from ..store.occasion import Kind, Occasion
from ..store.stored import StoredGame
from ..text.experts import explain_unknown
from ..text.opponents import EXPERT
from ..text.player_names import shown_name
from ..text.problems import describe_problem
from ..text.seats import NoSuchBot, read_seats
from ..user_errors import UserError
from .answers import AnswerError, read_answer, write_answer
from .challenge import MOST_PLAYERS, Challenge
from .codes import CodeError, read_code, write_code
from .comparing import Comparison, compare
from .players import check_names, same_name
from .verifying import NotOfThisChallenge, verify

_RECORD = ".fute"


class DuelError(UserError):
    """Something that cannot be done in a duel; the text says why in one sentence."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in a duel, with what may be shown before the end."""

    number: int
    name: str
    over: bool
    round: int
    bot: str = ""  # its key, if it is one


class Duel:
    """One duel, by its challenge."""

    def __init__(self, store: GameStore, challenge: Challenge) -> None:
        self._store = store
        self.challenge = challenge
        self.code = write_code(challenge)
        self._occasion = Occasion.duel(self.code)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody in the duel, in the order they joined."""
        return tuple(
            Seat(game.id, game.players[0], game.over, game.round, bot_in(game.record.text)) for game in self._stored()
        )

    @property
    def next_seat(self) -> Seat | None:
        """Whose turn it is, people first; None when everybody here has played."""
        return next((seat for seat in sorted(self.seats, key=lambda seat: bool(seat.bot)) if not seat.over), None)

    @property
    def is_shared(self) -> bool:
        """Whether several people play it here, who should not see each other's games."""
        return sum(not seat.bot for seat in self.seats) > 1

    @property
    def has_expert(self) -> bool:
        """Whether Master Reynard plays himself: then nobody asks what he would score."""
        return any(seat.bot == EXPERT for seat in self.seats)

    def seat_of(self, name: str) -> Seat | None:
        return next((seat for seat in self.seats if same_name(seat.name, name)), None)

    def join(self, words: Sequence[str]) -> None:
        """Give everybody a seat who has none yet: people by their names, bots as `bot:renard`."""
        try:
            names, bots = read_seats(words)
        except NoSuchBot as error:
            raise DuelError(describe_problem(error)) from None
        seated = [seat.name for seat in self.seats]
        new = [seat for seat, name in enumerate(names) if not any(same_name(name, other) for other in seated)]
        check_names(names)
        self._check_room(len(new))
        self._check_bots([bots[seat] for seat in new if seat in bots])
        for seat in new:
            self._keep(self.challenge.start(names[seat], bot=bots.get(seat, "")))

    def _check_bots(self, bots: Sequence[str]) -> None:
        """A bot that has learned nothing of the sheet cannot play it."""
        ruleset = self.challenge.ruleset
        known = opponents_of(ruleset)
        for bot in bots:
            if bot not in known:
                raise DuelError(explain_unknown(bot, ruleset.id, ruleset.settings))

    def play_bot(self, seat: Seat, moves: Sequence[Move]) -> None:
        """Make the moves of a bot in its game, unseen like those of everybody."""
        kept = self.sit_down(seat)
        for move in moves[len(kept.game.steps) :]:
            kept.play(move)

    def game(self, seat: Seat) -> Game:
        """The game of a seat, as far as it was played."""
        stored = self._store.game(seat.number)
        if stored is None:
            raise DuelError(_("{name}'s game is no longer there.").format(name=shown_name(seat.name)))
        try:
            return stored.read()
        except RecordError as error:
            raise DuelError(
                _("{name}'s game cannot be read: {reason}.").format(
                    name=shown_name(seat.name), reason=describe_problem(error)
                )
            ) from None

    def sit_down(self, seat: Seat) -> KeptGame:
        """The game of a seat, to start or continue."""
        return KeptGame(self.game(seat), self._occasion, store=self._store, number=seat.number)

    def answer(self, seat: Seat) -> str:
        """What a player who has finished sends to the others."""
        return write_answer(self.game(seat), self.challenge)

    def comparison(self, *others: Game) -> Comparison:
        """Compare the games played here with games from elsewhere; DuelError while somebody here has not finished."""
        self._check_everybody_has_played()
        own = [self.game(seat) for seat in self.seats]
        games = own + [game for game in others if not any(_same_game(game, each) for each in own)]
        if len(games) < 2:
            raise DuelError(_("There is nobody to compare with yet."))
        return compare(games)

    def read_other(self, text: str) -> Game:
        """Somebody else's game of this duel, from an answer or a record; DuelError says why it is refused."""
        self._check_everybody_has_played()
        try:
            game = read_record(text) if text.lstrip().startswith(FIRST_LINE) else self._read_answer(text)
            verify(game, self.challenge)
        except RecordError as error:
            raise DuelError(
                _("This record was not accepted: {reason}.").format(reason=describe_problem(error))
            ) from None
        except (AnswerError, CodeError, NotOfThisChallenge) as error:
            raise DuelError(str(error)) from None
        return game

    def take_in(self, text: str) -> str:
        """Add a player from elsewhere with the game of an answer or record; returns the name."""
        game = self.read_other(text)
        name = game.players[0]
        seat = self.seat_of(name)
        if seat is None:
            self._check_room(1)
            self._keep(game)
        elif not _same_game(self.game(seat), game):
            raise DuelError(_("{name} has already played a different game of this duel.").format(name=shown_name(name)))
        return name

    def _read_answer(self, text: str) -> Game:
        answer = read_answer(text, (self.challenge.ruleset.source,))
        if (code := write_code(answer.challenge)) != self.code:
            raise DuelError(_("This answer is for another duel: {code}.").format(code=code))
        return answer.game

    def _check_everybody_has_played(self) -> None:
        if seat := self.next_seat:
            raise DuelError(
                _("{name} has not finished yet. Results are shown once everybody here has played.").format(
                    name=shown_name(seat.name)
                )
            )

    def _check_room(self, new: int) -> None:
        if len(self.seats) + new > MOST_PLAYERS:
            raise DuelError(_("A duel takes up to {most} players.").format(most=MOST_PLAYERS))

    def _keep(self, game: Game) -> None:
        self._store.begin(game, self._occasion)

    def _stored(self) -> Iterator[StoredGame]:
        games = reversed(self._store.games(occasion=self._occasion))
        return (stored for stored in games if stored.players and not stored.damage)


def stored_duels(store: GameStore) -> Iterator[Duel]:
    """The duels of this machine: unfinished ones first, then the latest first."""
    sources = store.sheet_sources()
    for occasion in store.occasions(Kind.DUEL):
        try:
            yield Duel(store, read_code(occasion.tag, sources))
        except CodeError:
            continue  # the sheet is no longer there, or in another version


def _same_game(one: Game, other: Game) -> bool:
    """Whether two games have the same player and the same moves."""
    moves = [[step.move for step in game.steps] for game in (one, other)]
    return same_name(one.players[0], other.players[0]) and moves[0] == moves[1]


def read_source(source: str) -> str:
    """A game from elsewhere: the contents of the file of this name, or the text itself."""
    name = expanduser(source)
    if not (name.endswith(_RECORD) or isfile(name)):
        return source
    try:
        return read_text(name)
    except OSError as error:
        raise DuelError(_("It cannot be read: {reason}.").format(reason=file_reason(error))) from None
    except UnicodeDecodeError:
        raise DuelError(_("It is not UTF-8 text.")) from None


def bot_moves(game: Game, each_step: Callable[[], None] = lambda: None) -> list[Move]:
    """All moves of a game that a bot plays to its end; the game itself stays as it is. `each_step` may raise."""
    played = game.until(len(game.steps))
    bots = BotSeats(played)
    while played.to_move is not None:
        each_step()
        played.play(bots.choose())
    return [step.move for step in played.steps]
