"""The table: dice, the sheet of whoever decides, and the keys and clicks that make moves."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from rich.cells import cell_len
from textual import on
from textual.app import ComposeResult
from textual.events import Key
from textual.geometry import Size
from textual.widget import Widget

from ..engine.events import DiceRolled, Event
from ..engine.game import Game
from ..engine.moves import Move, Reroll
from ..engine.refusals import IllegalMove
from ..hints.levels import Level
from ..language import N_, _
from ..sheets.ruleset import QwintoRuleset, Ruleset
from ..statistics.standing import Standing
from ..table import captions
from ..table.cursor import Cursor, Groups, jump, reachable, step
from ..table.hinting import tell_all, tell_why_not
from ..table.lacking import lacking
from ..table.letters import LABELS
from ..table.picking import BoxKey, Picker
from ..table.pointing import Pointed, everything
from ..table.view import TableView, view_table
from ..text.events import tell_event
from ..text.now import Keys
from ..text.phases import tell_phase
from ..text.refusals import tell_refusal
from ..text.rule_pages import chapter_for
from ..widgets.dice import DiceBoard
from ..widgets.hovering import Hovered
from ..widgets.options import Options
from ..widgets.strips import TextLine
from ..widgets.tracks import Tracks
from ..widgets.wrapping import unfinished
from ..widgets.zone import ZoneBoard
from .about import AboutCard
from .board import BoardScreen
from .commands import DISMISS, ROLL, STOP, TABLE, Command, bindings
from .hand_over import HandOver
from .help import HelpScreen
from .result import ResultScreen
from .setting_rows import shown_value
from .table_hints import TableHints, keys_of_table

_HOW = N_(
    "Every die has a letter under it: press it, or click the die, and the boxes it can go to light up with a label. "
    "Type the label or click the box, and the move is made. The other way round works too: a box first, then one of "
    "the dice that can go there. With the arrow keys a cursor walks over all that can be picked, and Enter picks it. "
    "Where a box can be marked in several ways, they are listed with labels to type."
)
_HOW_QWINTO = N_(
    "Choose one, two or three dice: press the letters under them, or click them; the same again lets go of one. "
    "{roll} rolls the dice chosen, and once more rerolls them all, once in a turn. The boxes that can take the sum "
    "have labels: type one or click the box, then confirm with Enter. Whoever rolled and writes nothing crosses a miss "
    "with {stop}; the others may write the same sum, or decline with {stop}. With the arrow keys a cursor walks over "
    "all that can be picked, and Enter picks it."
)


class TableScreen(BoardScreen):
    """Plays one game."""

    COMMANDS_HERE: ClassVar[tuple[Command, ...]] = TABLE
    BINDINGS = bindings(TABLE)
    CSS = """
    TableScreen { layers: default notes; }
    #prompt { text-style: bold; }
    """

    def __init__(
        self,
        game: Game,
        *,
        ascii_only: bool = False,
        hand_over: bool = True,
        changed_keys: Iterable[str] = (),
        keep: Callable[[], None] = lambda: None,
        standing: Callable[[], Standing | None] = lambda: None,
        hints: TableHints | None = None,
    ) -> None:
        super().__init__(game, ascii_only=ascii_only, changed_keys=changed_keys)
        self.game = game
        self._keep = keep  # called after every step, before it is shown
        self._standing = standing  # asked at the end of a game
        self._hand_over = hand_over
        self._dice_by_letter = {letter: die for die, letter in self._letters.items()}
        self._prompt = TextLine("prompt")
        self._options = Options()
        self._cursor: Cursor = None
        self._hovered: Pointed = None
        self._under_mouse: Widget | None = None
        self._exploring = self._showing_missing = False
        self._hints = hints or TableHints(Level.OFF)
        self._notice = ""
        self._story = [tell_event(event, self._names) for event in game.opening]
        self._story_before: list[int] = []  # how long the story was before each step
        for each in game.steps:
            self._go_on_telling(game.events_of(each))
        self._start_picking()
        self._view = view_table(game, self._picker, self._letters)

    def compose_words(self) -> Iterable[Widget]:
        return self._prompt, self._options

    def compose_below(self) -> Iterable[Widget]:
        yield self._hints.panel

    def compose_content(self) -> ComposeResult:
        yield from super().compose_content()
        yield self._hints.note

    def on_mount(self) -> None:
        self._tell_news(self.game.last_events())

    # What is shown

    def _start_picking(self) -> None:
        """Nothing is picked, and the sheet of whoever decides lies open."""
        self._picker = Picker.of(self.game.moves(), self.game.rules.follow_zone(self.game.position))
        self._cursor = None
        self._open_sheet: int | None = None
        self._exploring = False

    def _show(self) -> None:
        view = self._view = self.look()
        self._prompt.show(self._notice or self.prompt(view))
        self._show_ways(view)
        self.draw(view, self._story)
        self._show_hints()

    def _show_ways(self, view: TableView) -> None:
        """List the ways there are. The rows they take are the panel's at once: all is laid out anew only once."""
        before = self._options.rows
        self._options.show(view.options, view.cursor_option)
        if more := self._options.rows - before:
            self._hints.panel.give_room(max(0, self.spare_rows - more))
            self.call_after_refresh(self._fit_hints)

    def fit(self, size: Size) -> None:
        super().fit(size)
        self.call_after_refresh(self._fit_hints)

    def _fit_hints(self) -> None:
        """Give the panel the room that the sheet leaves, once everything else has its place."""
        self._hints.panel.give_room(self.spare_rows)
        self.call_after_refresh(self._show_hints)

    def _show_hints(self) -> None:
        """Say what now and what is pointed at."""
        view = self._view
        own = view.shown == view.deciding and not view.seats[view.shown].sealed
        pointed = (self._hovered or self._cursor) if own else None
        left = self._hints.show(self.game, self._picker, pointed, self._keys)
        if left and not self._notice:
            width = self.size.width
            self._prompt.show(left if cell_len(left) <= width else unfinished(left, width))

    @cached_property
    def _keys(self) -> Keys:
        roll, stop = self._command_keys
        return keys_of_table(roll, stop, self._letters)

    @property
    def _command_keys(self) -> tuple[str, str]:
        """What to press to roll and to stop."""
        return self.app.get_key_display(ROLL.binding()), self.app.get_key_display(STOP.binding())

    def _tell_news(self, events: Sequence[Event]) -> None:
        self._hints.tell_news(self.game, events, self.app.get_key_display(DISMISS.binding()))

    def look(self) -> TableView:
        """The game as it looks now."""
        view = view_table(self.game, self._picker, self._letters, self._open_sheet, self._cursor)
        return replace(view, lacking=lacking(view.seats[view.shown].sheet)) if self._showing_missing else view

    def prompt(self, view: TableView) -> str:
        """Who does what now."""
        return captions.prompt(view)

    def _tell(self, notice: str) -> None:
        """Show a sentence in place of the prompt, until the next pick."""
        self._notice = notice
        self._show()

    # Making moves

    def _make(self, move: Move | str) -> None:
        seat = self.game.to_move
        try:
            events = self.game.play(move)
        except IllegalMove as error:
            self._tell(tell_refusal(error.refusal))
            return
        self._keep()
        self.show_step(events)
        self._tell_news(events)
        if self.game.to_move is None:
            self.show_result()
        elif self.game.to_move != seat and self._hand_over:
            self.app.push_screen(HandOver(self._names[self.game.to_move], tell_phase(self.game.phase)))

    def show_result(self) -> None:
        """Show how the game has ended."""
        self.app.push_screen(ResultScreen(self.game, self._view, self._standing()))

    def show_step(self, events: Sequence[Event]) -> None:
        """Show what a step has brought; dice that were rolled tumble."""
        self._notice = ""
        self._go_on_telling(events)
        self._start_picking()
        self._dice_board.tumble([die for event in events if isinstance(event, DiceRolled) for die, _ in event.faces])
        self._show()

    def _go_on_telling(self, events: Sequence[Event]) -> None:
        self._story_before.append(len(self._story))
        self._story += [tell_event(event, self._names) for event in events]

    def _take(self, picked: Picker | Move) -> None:
        """Go on with a pick: a move is made, anything else is shown."""
        self._hints.put_away()
        self._notice = ""
        self._cursor = None
        if isinstance(picked, Move):
            self._make(picked)
        else:
            self._picker = picked
            self._show()

    def _pick_die(self, die: str) -> None:
        self._look_at_own_sheet()
        if die in self._picker.dice:
            self._take(self._picker.pick_die(die))
        elif die in self._picker.zones and not self._picker.dice:
            self._take(self._picker.pick_zone(die))
        elif die in self._picker.release().dice:
            self._take(self._picker.release().pick_die(die))
        else:
            self._tell_why_not(die)

    def _pick_box(self, box: BoxKey) -> None:
        self._look_at_own_sheet()
        for picker in (self._picker, self._picker.in_all_zones(), self._picker.release()):
            if box in picker.boxes:
                self._take(picker.pick_box(box))
                break
        else:
            self._tell_why_not(box)

    def _tell_why_not(self, pointed: Pointed) -> None:
        self._tell(" ".join(tell_why_not(self.game, pointed)))

    def _pick_way(self, number: int) -> None:
        if number < len(self._picker.labelled_options):
            self._make(self._picker.labelled_options[number])

    def _look_at_own_sheet(self) -> None:
        self._dice_board.settle()
        self._open_sheet = None

    @on(DiceBoard.Settled)
    def _dice_lie_still(self) -> None:
        self._show()

    @on(DiceBoard.Picked)
    def _die_clicked(self, message: DiceBoard.Picked) -> None:
        self._pick_die(message.die)

    @on(ZoneBoard.Picked)
    def _box_clicked(self, message: ZoneBoard.Picked) -> None:
        self._pick_box((message.zone, message.box))

    @on(Tracks.Picked)
    def _track_clicked(self, message: Tracks.Picked) -> None:
        self._pick_box((message.track, ""))

    @on(Options.Picked)
    def _way_clicked(self, message: Options.Picked) -> None:
        self._pick_way(message.number)

    def on_key(self, event: Key) -> None:
        """Letters and labels queue behind commands, which go through the app: typing fast changes no order."""
        typed = event.character
        if typed and not self.too_small and (typed in self._dice_by_letter or typed in LABELS):
            event.stop()
            self.app.call_later(self._type, typed)

    def _type(self, typed: str) -> None:
        """Letters pick dice; labels pick boxes, or ways where several are listed. A card may have come in between."""
        if not self.is_current:
            return
        boxes = {label: box for box, label in self._view.labels.items()}
        if typed in self._dice_by_letter:
            self._pick_die(self._dice_by_letter[typed])
        elif self._view.options and typed in LABELS:
            self._pick_way(LABELS.index(typed))
        elif typed in boxes:
            self._pick_box(boxes[typed])

    # Commands

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Dim the commands that mean nothing now; a command for rare moments is shown only then."""
        match action:
            case "roll" if not (self._view.rolling or self._view.chooses_dice):
                return None
            case "stop" if not self._view.stopping:
                return None
            case "next_sheet" if len(self._view.seats) == 1:
                return None
            case "more" if not self._view.has_more:
                return False
            case _:
                return super().check_action(action, parameters)

    def titles_now(self) -> dict[str, str]:
        """A reroll costs an action: nobody is to take it for a roll. Both take the same room in the bar."""
        roll, reroll = _(ROLL.title), _("Reroll")
        title = reroll if isinstance(self._view.rolling, Reroll) else roll
        return {ROLL.action: title.ljust(max(len(roll), len(reroll)))}

    def action_roll(self) -> None:
        tumbling = self._dice_board.tumbling
        self._look_at_own_sheet()
        if tumbling and isinstance(self._view.rolling, Reroll):
            return  # the key was pressed twice; a reroll costs an action
        if self._view.rolling:
            self._make(self._view.rolling)
        elif self._picker.confirmable:
            self._make(self._picker.confirmable)
        else:
            self._tell(_("Pick at least one die to roll."))

    def action_stop(self) -> None:
        self._look_at_own_sheet()
        if self._view.stopping:
            self._make(self._view.stopping)

    def action_confirm(self) -> None:
        self._look_at_own_sheet()
        if self._exploring and self._cursor is not None and self._view.deciding is not None:
            self.app.push_screen(AboutCard(tell_all(self.game, self._picker, self._cursor, self._view.deciding)))
            return
        if isinstance(self._cursor, Move):
            self._make(self._cursor)
        elif isinstance(self._cursor, str):
            self._pick_die(self._cursor)
        elif self._cursor is not None:
            self._pick_box(self._cursor)
        elif self._picker.options:
            self.action_next()
        elif self._picker.confirmable:
            self._make(self._picker.confirmable)
        elif len(self.game.moves()) == 1:
            self._make(self.game.moves()[0])

    def action_more(self) -> None:
        self._take(self._picker.more())

    def action_hints(self) -> None:
        level = self._hints.next_level()
        self._tell(_("Hints: {level}").format(level=shown_value("hints", level)))

    def action_missing(self) -> None:
        self._showing_missing = not self._showing_missing
        self._show()

    def action_explore(self) -> None:
        self._exploring = not self._exploring
        self._move_cursor(None)
        if self._exploring:
            self._tell(_("The arrow keys go everywhere now; Enter tells all about what they point at."))

    def action_dismiss_note(self) -> None:
        self._hints.dismiss()

    @on(Hovered)
    def _mouse_moved(self, message: Hovered) -> None:
        """The mouse points at something on the sheet that lies open, or at a die."""
        if message.pointed is None and message.widget is not self._under_mouse:
            return  # the mouse has gone to another widget, which has said so already
        self._under_mouse = message.widget
        own = isinstance(message.widget, DiceBoard) or self._panes[0] in message.widget.ancestors
        self._hovered = message.pointed if own else None
        self._show_hints()

    def action_release(self) -> None:
        self._exploring = False
        self._hints.put_away()
        self._take(self._picker.release())

    def action_undo(self) -> None:
        self._look_at_own_sheet()
        if refusal := self.game.why_not_undo():
            self._tell(tell_refusal(refusal))
            return
        self.game.undo()
        self._hints.put_away()
        self._keep()
        del self._story[self._story_before.pop() :]
        self._notice = ""
        self._start_picking()
        self._show()

    def action_next_sheet(self) -> None:
        self._open_sheet = (self._view.shown + 1) % len(self._view.seats)
        self._show()

    def action_help(self) -> None:
        roll, stop = self._command_keys
        how = _(_HOW_QWINTO) if isinstance(self.game.ruleset, QwintoRuleset) else _(_HOW)
        self.app.push_screen(HelpScreen(how.format(roll=roll, stop=stop), TABLE, self.legend(self._view)))

    def action_read_rules(self) -> None:
        from .rules import RulesScreen

        ruleset = self.game.ruleset
        if isinstance(ruleset, Ruleset):
            self.app.push_screen(RulesScreen(ruleset, self._chapter()))

    def _chapter(self) -> str:
        """What the rules are asked about: the zone under the cursor or of the die picked, or else the phase."""
        pointed = self._picker.box or self._picker.die if isinstance(self._cursor, Move | None) else self._cursor
        zone = pointed[0] if isinstance(pointed, tuple) else pointed
        return zone or self.game.rules.follow_zone(self.game.position) or chapter_for(self.game.phase)

    def action_home(self) -> None:
        self.dismiss()

    def action_next(self) -> None:
        self._move_cursor(step(self._reachable(), self._cursor, 1))

    def action_previous(self) -> None:
        self._move_cursor(step(self._reachable(), self._cursor, -1))

    def action_next_group(self) -> None:
        self._move_cursor(jump(self._reachable(), self._cursor, 1))

    def action_previous_group(self) -> None:
        self._move_cursor(jump(self._reachable(), self._cursor, -1))

    def _reachable(self) -> Groups:
        if self._exploring:
            return everything(self._view.seats[self._view.shown].sheet, [die.name for die in self._view.dice])
        zones = [zone.name for zone in self._view.seats[0].sheet.zones]
        return reachable(self._picker, [die.name for die in self._view.dice], zones)

    def _move_cursor(self, cursor: Cursor) -> None:
        self._look_at_own_sheet()
        self._notice = ""
        self._cursor = cursor
        self._show()
