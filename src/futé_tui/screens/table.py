"""The table: dice, the sheet of whoever decides, and the keys and clicks that make moves."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, Static

from ..engine.events import DiceRolled
from ..engine.game import Game
from ..engine.moves import Move
from ..engine.refusals import IllegalMove
from ..table.letters import die_letters
from ..table.picking import BoxKey, Picker
from ..table.view import Cursor, TableView, view_table
from ..table.zone_layout import Picks, lay_out
from ..text.events import tell_event
from ..text.phases import tell_phase
from ..text.refusals import tell_refusal
from ..widgets.dice import DiceBoard
from ..widgets.log import GameLog
from ..widgets.scores import Scores
from ..widgets.tracks import Tracks
from ..widgets.zone import ZoneBoard
from .commands import TABLE, bindings
from .hand_over import HandOver
from .help import HelpScreen
from .result import ResultScreen
from .sized import SizedScreen

_HOW = (
    "Every die has a letter under it: press it, or click the die, and the boxes it can go to light up with a label. "
    "Type the label or click the box, and the move is made. The other way round works too: a box first, then one of "
    "the dice that can go there. With the arrow keys a cursor walks over all that can be picked, and Enter picks it. "
    "Where a box can be marked in several ways, they are listed with numbers to type."
)


class TableScreen(SizedScreen):
    """Plays one game."""

    COMMANDS_HERE = TABLE
    BINDINGS = bindings(TABLE)
    CSS = """
    #header, #prompt, #tracks { height: 1; }
    #prompt { text-style: bold; }
    #options { height: auto; }
    #sheet { width: 1fr; height: 1fr; }
    .grids { height: auto; width: auto; }
    #side { display: none; width: 36; border-left: solid $primary; padding: 0 1; }
    .-roomy #side, .-log #side { display: block; }
    Scores { height: auto; }
    GameLog { height: 1fr; background: $background; scrollbar-size-vertical: 1; }
    """

    def __init__(self, game: Game, *, ascii_only: bool = False, hand_over: bool = True) -> None:
        super().__init__()
        self.game = game
        self._ascii = ascii_only
        self._hand_over = hand_over
        self._letters = die_letters(game.ruleset.dice)
        self._dice_by_letter = {letter: die for die, letter in self._letters.items()}
        self._picker = Picker(())
        self._cursor: Cursor = None
        self._shown: int | None = None
        self._notice = ""
        self._story = [tell_event(event, game.players) for event in game.events()]
        self._story_lengths: list[int] = [0] * len(game.steps)
        self._view: TableView | None = None

    def compose_content(self) -> ComposeResult:
        yield Static(id="header", markup=False)
        yield DiceBoard(ascii_only=self._ascii)
        yield Static(id="prompt", markup=False)
        yield Static(id="options", markup=False)
        with Horizontal():
            with VerticalScroll(id="sheet", can_focus=False):
                zones = self.game.rules.view(self.game.position, 0).zones
                with Horizontal(classes="grids"):
                    for zone in zones:
                        if len(zone.rows) > 1:
                            yield ZoneBoard(zone.name)
                for zone in zones:
                    if len(zone.rows) == 1:
                        yield ZoneBoard(zone.name)
            with Vertical(id="side"):
                yield Scores()
                yield GameLog()
        yield Tracks(id="tracks")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._new_decision()

    # What is shown

    def _new_decision(self) -> None:
        """Start picking anew after a move."""
        self._picker = Picker.of(self.game.moves(), self.game.rules.follow_zone(self.game.position))
        self._cursor = None
        self._shown = None
        self._show()

    def _show(self) -> None:
        view = self._view = view_table(self.game, self._picker, self._shown, self._cursor)
        self.query_one("#header", Static).update(self._header(view))
        self.query_one(DiceBoard).show(view.dice)
        self.query_one("#prompt", Static).update(self._prompt(view))
        options = self.query_one("#options", Static)
        options.update(self._options(view))
        options.display = bool(view.options)
        seat = view.seats[view.shown]
        for zone in seat.sheet.zones:
            board = next(board for board in self.query(ZoneBoard) if board.zone == zone.name)
            points = seat.score.zones.get(zone.name, 0)
            picks = self._picks(view, zone.name)
            board.show(zone, lay_out(zone, points, picks, self._letters, ascii_only=self._ascii))
        offered = {track: label for (track, box), label in view.labels.items() if not box}
        self.query_one(Tracks).show(seat.sheet.tracks, offered, self._letters, ascii_only=self._ascii)
        self.query_one(Scores).show(view)
        self.query_one(GameLog).show(self._story)
        self.refresh_bindings()

    def _picks(self, view: TableView, zone: str) -> Picks:
        def here(key: BoxKey | None) -> str:
            return key[1] if key and key[0] == zone else ""

        return Picks(
            {box: label for (name, box), label in view.labels.items() if name == zone},
            frozenset(box for name, box in view.offered if name == zone),
            here(view.picked_box),
            here(view.cursor_box),
            frozenset(box for name, box in view.fresh if name == zone),
        )

    def _header(self, view: TableView) -> str:
        rounds = f"/{view.rounds}" if view.rounds else ""
        seat = view.seats[view.shown]
        shown = f"{seat.name}: {seat.score.total} points"
        if seat.score.foxes:
            shown += f", foxes {seat.score.foxes}"
        if view.next_level:
            shown += f", {view.next_level.at_least - seat.score.total} to the next level"
        return f"{view.title}   round {view.round}{rounds}   {shown}"

    def _prompt(self, view: TableView) -> str:
        if self._notice:
            return self._notice
        if view.deciding is None:
            return "The game is over."
        who = view.seats[view.deciding].name
        if view.confirmable:
            return f"{who}: {view.confirmable}? Enter confirms, Escape lets go."
        waiting = f" ({', '.join(view.waiting)})" if view.waiting else ""
        return f"{who}: {tell_phase(view.phase)}{waiting}."

    def _options(self, view: TableView) -> str:
        return "   ".join(f"{number} {text}" for number, text in enumerate(view.options, 1))

    # Making moves

    def _make(self, move: Move | str) -> None:
        seat = self.game.to_move
        try:
            events = self.game.play(move)
        except IllegalMove as error:
            self._tell(tell_refusal(error.refusal))
            return
        self._notice = ""
        self._story_lengths.append(len(self._story))
        self._story += [tell_event(event, self.game.players) for event in events]
        self._new_decision()
        rolled = [die for event in events if isinstance(event, DiceRolled) for die, _ in event.faces]
        self.query_one(DiceBoard).tumble(rolled)
        if self.game.to_move is None:
            self.app.push_screen(ResultScreen(self.game))
        elif self.game.to_move != seat and self._hand_over:
            next_name = self.game.players[self.game.to_move]
            self.app.push_screen(HandOver(next_name, tell_phase(self.game.phase)))

    def _tell(self, notice: str) -> None:
        self._notice = notice
        self._show()

    def _take(self, picked: Picker | Move) -> None:
        """Go on with a pick: a move is made, anything else is shown."""
        self._notice = ""
        if isinstance(picked, Move):
            self._make(picked)
        else:
            self._picker = picked
            self._show()

    def _pick_die(self, die: str) -> None:
        self.query_one(DiceBoard).settle()
        if die in self._picker.dice:
            self._take(self._picker.pick_die(die))
        elif any(box[0] == die for box in self._picker.release().boxes) and not self._picker.dice:
            self._take(self._picker.pick_zone(die))
        else:
            self._tell(f"The {die} die cannot be used now.")

    def _pick_box(self, box: BoxKey) -> None:
        self.query_one(DiceBoard).settle()
        if box in self._picker.boxes or box in self._picker.release().boxes:
            picker = self._picker if box in self._picker.boxes else self._picker.release()
            self._take(picker.pick_box(box))
        else:
            self._tell(f"{box[0]} {box[1]} cannot be marked now.")

    @on(DiceBoard.Picked)
    def _die_clicked(self, message: DiceBoard.Picked) -> None:
        self._pick_die(message.die)

    @on(ZoneBoard.Picked)
    def _box_clicked(self, message: ZoneBoard.Picked) -> None:
        self._pick_box((message.zone, message.box))

    def on_key(self, event: Key) -> None:
        """Letters pick dice, labels pick boxes or options."""
        typed = event.character or ""
        if self._view is None or not typed:
            return
        if self._view.options:
            if typed.isdecimal() and 1 <= int(typed) <= len(self._picker.options):
                event.stop()
                self._make(self._picker.options[int(typed) - 1])
            return
        boxes = {label: box for box, label in self._view.labels.items()}
        if typed in self._dice_by_letter:
            event.stop()
            self._pick_die(self._dice_by_letter[typed])
        elif typed.upper() in boxes:
            event.stop()
            self._pick_box(boxes[typed.upper()])

    def action_roll(self) -> None:
        self.query_one(DiceBoard).settle()
        view = self._view
        if view and view.rolling:
            self._make(view.rolling)
        elif self._picker.chooses_dice_to_roll:
            self.action_confirm()
        else:
            self._make("reroll")

    def action_stop(self) -> None:
        self.query_one(DiceBoard).settle()
        if self._view and self._view.stopping:
            self._make(self._view.stopping)
        else:
            self._tell("There is nothing to pass or finish now.")

    def action_confirm(self) -> None:
        self.query_one(DiceBoard).settle()
        if isinstance(self._cursor, str) and self._cursor:
            self._pick_die(self._cursor)
        elif self._cursor is not None:
            self._pick_box(self._cursor)  # type: ignore[arg-type]
        elif self._picker.options:
            self._make(self._picker.options[0])
        elif self._picker.confirmable:
            self._make(self._picker.confirmable)
        elif len(self.game.moves()) == 1:
            self._make(self.game.moves()[0])

    def action_release(self) -> None:
        self._notice = ""
        self._cursor = None
        self._picker = self._picker.release()
        self._show()

    def action_undo(self) -> None:
        self.query_one(DiceBoard).settle()
        if refusal := self.game.why_not_undo():
            self._tell(tell_refusal(refusal))
            return
        self.game.undo()
        del self._story[self._story_lengths.pop() :]
        self._notice = ""
        self._new_decision()

    def action_next_sheet(self) -> None:
        view = self._view
        if view is not None:
            self._shown = (view.shown + 1) % len(view.seats)
            self._show()

    def action_log(self) -> None:
        self.toggle_class("-log")

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(_HOW, TABLE))

    def action_home(self) -> None:
        self.dismiss()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Keep commands that mean nothing now out of the footer."""
        view = self._view
        if view is None:
            return True
        match action:
            case "roll":
                return bool(view.rolling) or self._picker.chooses_dice_to_roll
            case "stop":
                return view.stopping is not None
            case "next_sheet":
                return len(view.seats) > 1
            case _:
                return True

    # The cursor

    def action_next(self) -> None:
        self._move_cursor(1)

    def action_previous(self) -> None:
        self._move_cursor(-1)

    def action_next_group(self) -> None:
        self._move_group(1)

    def action_previous_group(self) -> None:
        self._move_group(-1)

    def _groups(self) -> list[list[Cursor]]:
        """What the cursor can reach: the dice, then the boxes zone by zone."""
        groups: dict[str, list[Cursor]] = {}
        for box in self._picker.boxes:
            groups.setdefault(box[0], []).append(box)
        dice: list[Cursor] = list(self._picker.dice)
        return [group for group in (dice, *groups.values()) if group]

    def _move_cursor(self, step: int) -> None:
        places = [place for group in self._groups() for place in group]
        if places:
            at = places.index(self._cursor) + step if self._cursor in places else (0 if step > 0 else -1)
            self._cursor = places[at % len(places)]
            self._show()

    def _move_group(self, step: int) -> None:
        groups = self._groups()
        if groups:
            now = next((i for i, group in enumerate(groups) if self._cursor in group), -1 if step > 0 else 0)
            self._cursor = groups[(now + step) % len(groups)][0]
            self._show()
