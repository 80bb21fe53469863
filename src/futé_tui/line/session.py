"""One game in line mode: shows the table, reads moves and commands until the game or the input ends."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from textwrap import wrap

from ..disk import file_reason
from ..engine.events import Event
from ..engine.problems import Problem
from ..engine.refusals import IllegalMove, Refusal
from ..engine.rules import SheetView
from ..expert.seats import BotSeats
from ..files import write_bytes
from ..hints.preview import preview
from ..language import N_, _
from ..sheets.ruleset import ruleset_of
from ..store.kept_game import KeptGame
from ..store.paths import experts_folder
from ..text.dice import describe_dice
from ..text.events import describe_events
from ..text.experts import explain_stand_in
from ..text.moves import move_words, with_die
from ..text.names import names
from ..text.player_names import shown_names
from ..text.reconstructions import describe_reconstruction
from ..text.refusals import describe_refusal
from ..text.result import describe_scores
from ..text.rule_pages.printing import rules_about
from ..text.sheet import draw_sheet
from ..text.spoken_sheet import speak_of
from .coaching import LineCoach
from .console import Console, InputEnded, command_lines, place
from .ending import describe_end
from .hinting import Hinting, Wishes, numbered
from .listing import all_moves
from .played import describe_played
from .pointing import find
from .prompts import prompt_lines
from .sheet_sentences import track_sentences, zone_sentences

_HELP = (
    (N_("sheet [WHAT]"), N_("your sheet, one zone of it, or the sheet of a player (name or number)")),
    (N_("read [ZONE]"), N_("the same in sentences")),
    ("dice", N_("where the dice are")),
    ("moves", N_("all moves and what they gain")),
    (N_("why MOVE"), N_("why you can't play a move; also why DIE, why ZONE BOX, why ACTION")),
    (N_("preview [MOVE]"), N_("what a move gains; preview DIE: all its boxes; just preview: all choices compared")),
    (N_("explain ZONE"), N_("how a zone works; also explain ZONE BOX, explain ACTION, explain BONUS, explain score")),
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
WIDTH = 78
_INDENT = 5  # of the lines that continue a move, behind its number


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
        self._say = console.say
        self._quit = False
        self._bots = BotSeats(self.game, [experts_folder()], self._say_no_expert)
        wishes = hints or Wishes()
        self._hinting = Hinting(lambda: self.game, console.say, wishes, LineCoach(kept, wishes.level))
        self._exported = -1  # how many moves the game had when it was last saved to a file
        self._files = set[str]()  # the files it was saved to; they may be overwritten
        self._commands: dict[str, Callable[[str], None]] = {
            "sheet": self._sheet,
            "read": self._read_aloud,
            "dice": self._dice,
            "moves": self._moves,
            "undo": self._undo,
            "log": self._log,
            "score": self._score,
            "rules": self._rules,
            "save": self._save,
            "help": self.help,
            "quit": self.stop,
            **self._hinting.commands,
        }

    def run(self) -> None:
        """Play until the game is over, somebody quits, or the input ends."""
        title = f"{self.game.ruleset.title} - {', '.join(self._names)}."
        self._say(" ".join((title, _("Type help for the commands."))))
        if self.game.ruleset.is_reconstruction:
            self._say_wrapped(describe_reconstruction(self.game.ruleset))
        if self.game.steps:
            self._kept.save()
        self._show_events(self.game.opening)
        self._hinting.show_news()
        self._sheet("")
        self._go_on()
        try:
            while not self._quit and self.game.to_move is not None:
                self._read(self._console.ask("> "))
        except InputEnded:
            self._leave(_("The input ended before the game did."))
        except KeyboardInterrupt:
            self._leave(_("Interrupted."))
        if self.game.to_move is None:
            for line in self._describe_end(self._kept):
                self._say(line)

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
        if word in self._commands and not (word == "dice" and rest):
            self._commands[word](rest.strip())
        elif line:
            self.play(self.by_number(line))
        elif len(self.game.moves()) == 1:
            self.play(str(self.game.moves()[0]))

    def by_number(self, text: str) -> str:
        """The move behind a number of the list, or the text itself."""
        return numbered(self.game, text)

    def _go_on(self) -> None:
        """Let bots play, and ask the person who decides then."""
        while self._bots.decide and self._make(str(self._bots.choose())):
            pass
        if self.game.to_move is not None:
            self._prompt_for_decision()

    def _say_no_expert(self, problem: Problem) -> None:
        self._say_wrapped(explain_stand_in(problem, self.game.ruleset.id))

    def play(self, text: str) -> None:
        if self._make(text):
            self._go_on()

    def _make(self, text: str) -> bool:
        """Play a move and say what it did, or why it cannot be made; whether it was made."""
        found = self.game.find(text)
        foreseen = None if isinstance(found, Refusal) or found.throws else preview(self.game, found)
        try:
            events = self._kept.play(text)
        except IllegalMove as error:
            self._say(describe_refusal(error.refusal))
            return False
        for line in describe_played(self.game, foreseen, list(events), self._names):
            self._say_wrapped(line)
        if not self._bots.decide:
            self._hinting.show_news()
        return True

    def _show_events(self, events: Sequence[Event]) -> None:
        for line in describe_events(events, self._names, self.game.sheets()):
            self._say_wrapped(line)

    def _prompt_for_decision(self) -> None:
        """Who does what, the dice, and the best of what can be done: few words, `moves` has them all."""
        self._say()
        for line in prompt_lines(self.game, self._names, self._hinting):
            self._say_wrapped(line, indent=_INDENT if line.startswith(" ") else 0)

    def _sheet(self, rest: str) -> None:
        """A sheet, or one zone of the deciding player's sheet."""
        game = self.game
        view = game.rules.view(game.position, game.to_move or 0)
        if zone := find(rest, [zone.name for zone in view.zones]):
            zones = tuple(each for each in view.zones if each.name == zone)
            self._say_sheet(SheetView(zones, ()), game.to_move or 0)
            return
        seat = self._seat(rest)
        if seat is None:
            self._say(_("Nobody here is called {name!r}.").format(name=rest))
            return
        self._say()
        self._say(_("Sheet of {player}").format(player=self._names[seat]))
        self._say_sheet(game.rules.view(game.position, seat), seat)

    def _say_sheet(self, view: SheetView, seat: int) -> None:
        for line in draw_sheet(view, self.game.scores()[seat]):
            self._say(line)

    def _read_aloud(self, rest: str) -> None:
        """The deciding player's sheet, or one zone of it, in sentences."""
        zones = [zone.name for zone in self.game.rules.view(self.game.position, self.game.to_move or 0).zones]
        zone = find(rest, zones)
        if rest and not zone:
            self._say(_("Which zone? There are {zones}.").format(zones=names(zones)))
            return
        found = zone_sentences(self.game, [zone] if zone else zones)
        for line in found if zone else chain(found, track_sentences(self.game)):
            self._say_wrapped(line)

    def _seat(self, name: str) -> int | None:
        if not name:
            return self.game.to_move
        if name in self.game.players:
            return self.game.players.index(name)
        return place(name, len(self.game.players))

    def _dice(self, rest: str) -> None:
        for line in describe_dice(self.game.rules.dice(self.game.position)):
            self._say(f"  {line}")

    def _moves(self, rest: str) -> None:
        for entry in all_moves(self.game):
            self._say_wrapped(str(entry), indent=_INDENT)

    def _undo(self, rest: str) -> None:
        refusal: Refusal | None = self.game.why_not_undo()
        if refusal:
            self._say(describe_refusal(refusal))
            return
        move = self._kept.undo()
        words = with_die(move, move_words(preview(self.game, move)))
        self._say_wrapped(_("Undone: {move}.").format(move=words))
        self._prompt_for_decision()

    def help(self, rest: str) -> None:
        how = _("Type a move, such as {move}, or its number in the list. If there is only one move, Enter plays it.")
        self._say_wrapped(how.format(move=self.game.moves()[0]))
        for line in command_lines(_HELP, WIDTH):
            self._say(line)

    def _log(self, rest: str) -> None:
        self._show_events(self.game.events())

    def _score(self, rest: str) -> None:
        for line in describe_scores(self.game):
            self._say(line)

    def _rules(self, words: str) -> None:
        """The rules of this sheet."""
        for line in rules_about(ruleset_of(self.game), words, WIDTH):
            self._say(line)

    def _save(self, rest: str) -> None:
        if not rest:
            self._say(_("Name a file: save FILE."))
            return
        first, _space, others = rest.partition(" ")
        force, file = (True, others.strip()) if first == "--force" else (rest in self._files, rest)
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

    def stop(self, rest: str) -> None:
        self._quit = True
        self._leave(_("Stopped."))

    def _say_wrapped(self, text: str, indent: int = 0) -> None:
        """A text broken between words; further lines are indented."""
        for line in wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False) or [""]:
            self._say(line.replace("\N{NO-BREAK SPACE}", " "))
