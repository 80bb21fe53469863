"""One game in line mode: shows the table, reads moves and commands until the game or the input ends."""

from collections.abc import Callable, Iterable, Sequence

from ..disk import file_reason
from ..engine.events import Event
from ..engine.game import Game
from ..engine.refusals import IllegalMove, Refusal
from ..expert.manifest import NoExpert
from ..expert.seats import BotSeats
from ..files import write_bytes
from ..hints.preview import preview
from ..language import N_, _
from ..store.kept_game import KeptGame
from ..text.events import describe_events
from ..text.experts import explain_stand_in
from ..text.moves import move_words, with_die
from ..text.player_names import shown_names
from ..text.reconstructions import describe_reconstruction
from ..text.refusals import describe_refusal
from ..text.spoken_sheet import speak_of
from .answers import HELP, answer, answer_moves, show_sheet, typed_move
from .console import Console, InputEnded, command_lines, explained
from .ending import describe_end
from .explaining import answer_hint, answer_preview
from .hinting import Hinting, Wishes
from .listing import INDENT
from .played import describe_played, foresee
from .prompts import prompt_lines

_HELP = (
    (N_("sheet [WHAT]"), N_("your sheet, one zone of it, or the sheet of a player (name or number)")),
    (N_("read [ZONE]"), N_("the same in sentences")),
    *HELP,
    (N_("missing [ZONE]"), N_("what each open bonus still needs")),
    (N_("rules [TEXT]"), N_("the rules of the sheet, or only the chapters with this text")),
    (N_("hint [LEVEL]"), N_("what you can do now; or set how much is said: off, rules, options, full, coach")),
    ("coach", N_("what the expert would do, and why; the game then no longer counts for your records")),
    ("undo", N_("undo your last decision")),
    ("log", N_("what has happened so far")),
    ("score", N_("the points so far")),
    (N_("save FILE"), N_("save the record of the game")),
    ("help", N_("this page")),
    ("quit", N_("stop")),
)


class Session:
    """Plays a game with the people at the console."""

    def __init__(
        self,
        kept: KeptGame,
        console: Console,
        *,
        describe_end: Callable[[KeptGame], Iterable[str]] = describe_end,
        hints: Wishes | None = None,
    ) -> None:
        """`describe_end` gives the last lines."""
        self._kept, self.game = kept, kept.game
        self._names = shown_names(self.game.players)
        speak_of(self.game.ruleset.dice)
        self._describe_end = describe_end
        self._console = console
        self._say, self._tell = console.say, console.tell
        self._quit = False
        self._told: Sequence[Event] = ()  # by the move that led to the decision
        self._bots = BotSeats(self.game, self._say_no_expert)
        self._hinting = Hinting(kept, hints or Wishes())
        self._exported = -1  # how many moves the game had when it was last saved to a file
        self._files = set[str]()  # the files it was saved to; they may be overwritten
        self._commands: dict[str, Callable[[str], None]] = {
            "hint": self._hint,
            "hints": self._hint,
            "moves": lambda rest: self._console.say_all(answer_moves(self.game, rest, self._hinting.advice())),
            "preview": lambda rest: self._console.say_all(answer_preview(self.game, rest, self._hinting.advice())),
            "coach": self._ask_coach,
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._stop,
        }

    def run(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        title = f"{self.game.ruleset.title} - {', '.join(self._names)}."
        self._say(" ".join((title, _("Type help for the commands."))))
        if self.game.ruleset.is_reconstruction:
            self._tell(describe_reconstruction(self.game.ruleset))
        if self.game.steps:
            self._kept.save()
        self._show_events(self.game.opening, self.game)
        self._show_news()
        self._console.say_all(show_sheet(self.game))
        self._go_on()
        try:
            while not self._quit and self.game.to_move is not None:
                self._read(self._console.ask("> "))
        except InputEnded:
            self._leave(_("The input ended before the game did."))
        except KeyboardInterrupt:
            self._leave(_("Interrupted."))
        if self.game.to_move is None:
            self._console.say_all(self._describe_end(self._kept))

    def _leave(self, why: str) -> None:
        """Say why the game stops before its end, and print its record unless it is saved."""
        if not self.game.steps:
            self._say(why)
            return
        if self._kept.on_disk or self._exported == len(self.game.steps):
            self._say(" ".join((why, _("The game is saved."))))
            return
        so_far = _("The record of the game so far; save it to continue with fute line FILE.fute:")
        self._say(f"{why} {so_far}")
        self._say()
        self._say(self.game.record())

    def _read(self, line: str) -> None:
        word, _space, rest = line.partition(" ")
        if word in self._commands:
            self._commands[word](rest.strip())
        elif (answered := answer(self.game, line)) is not None:
            self._console.say_all(answered)
        elif (move := typed_move(self.game, line)) and self._make(move):
            self._go_on()

    def _go_on(self) -> None:
        """Let bots play, and ask the person who decides then."""
        while self._bots.decide and self._make(str(self._bots.choose())):
            pass
        if self.game.to_move is not None:
            self._prompt_for_decision()

    def _say_no_expert(self, problem: NoExpert) -> None:
        self._tell(explain_stand_in(problem, self.game.ruleset.id))

    def _make(self, text: str) -> bool:
        """Play a move and say what it did, or why it cannot be made; whether it was made."""
        foreseen = foresee(self.game, text)
        try:
            events = self._kept.play(text)
        except IllegalMove as error:
            self._say(describe_refusal(error.refusal))
            return False
        self._told = list(events)
        for line in describe_played(self.game, foreseen, self._told, self._names):
            self._tell(line)
        if not self._bots.decide:
            self._show_news()
        return True

    def _show_news(self) -> None:
        self._console.say_all(explained(*self._hinting.news()))

    def _show_events(self, events: Sequence[Event], game: Game) -> None:
        for line in describe_events(events, self._names, game.sheets()):
            self._tell(line)

    def _prompt_for_decision(self) -> None:
        """Who does what, the dice, and the best of what can be done: few words, `moves` has them all."""
        self._say()
        told, self._told = self._told, ()
        for line in prompt_lines(self.game, self._names, self._hinting.level, self._hinting.advice(), told):
            self._tell(line, further=INDENT if line.startswith(" ") else 0)

    def _hint(self, rest: str) -> None:
        """Say where the turn is and compare all choices; or change how much is said."""
        if rest:
            self._console.say_all(explained(*self._hinting.change(rest)))
        else:
            self._console.say_all(answer_hint(self.game, advice=self._hinting.advice()))

    def _ask_coach(self, rest: str) -> None:
        """The expert's choice, and why."""
        self._console.say_all(explained(*self._hinting.describe_choice()))

    def _undo(self, rest: str) -> None:
        refusal: Refusal | None = self.game.why_not_undo()
        if refusal:
            self._say(describe_refusal(refusal))
            return
        move = self._kept.undo()
        words = with_die(move, move_words(preview(self.game, move)))
        self._tell(_("Undone: {move}.").format(move=words))
        self._prompt_for_decision()

    def _help(self, rest: str) -> None:
        how = _("Type a move, such as {move}, or its number in the list. If there is only one move, Enter plays it.")
        self._tell(how.format(move=self.game.moves()[0]))
        self._console.say_all(command_lines(_HELP))

    def _log(self, rest: str) -> None:
        for steps in range(len(self.game.steps) + 1):
            here = self.game.until(steps)
            self._show_events(here.last_events(), here)

    def _save(self, rest: str) -> None:
        first, _space, others = rest.partition(" ")
        force, file = (True, others.strip()) if first == "--force" else (rest in self._files, rest)
        if not file:
            self._say(_("Name a file: save FILE."))
            return
        try:
            write_bytes(file, self.game.record().encode("utf-8"), force=force)
        except FileExistsError:
            self._say(_("{file} already exists; overwrite it with: save --force {file}").format(file=file))
            return
        except OSError as error:
            self._say(_("{file} cannot be written: {reason}.").format(file=file, reason=file_reason(error)))
            return
        self._files.add(file)
        self._exported = len(self.game.steps)
        self._say(_("Saved as {file}.").format(file=file))

    def _stop(self, rest: str) -> None:
        self._quit = True
        self._leave(_("Stopped."))
