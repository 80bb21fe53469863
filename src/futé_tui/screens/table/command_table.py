"""The commands that every table has: most of them are a function of `table/pressing.py`."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from textual.screen import Screen

from ...engine.moves import Move, Pass, Reroll, Roll
from ...hints.levels import Level
from ...language import _, pgettext
from ...sheets.ruleset import ruleset_of
from ...table import pressing
from ...table.pressing import Outcome
from ...table.state import TableState
from ...text.command_titles import stop_title, stopping_moves, title_of, widest_title
from ...text.hint_levels import about_level
from ...text.rule_pages import chapter_for
from ...text.table_help import describe_table_keys
from ..commands import CONFIRM, DOWN, HELP, HOME, LOG, NEXT_SHEET, RELEASE, ROLL, STOP, UP
from ..help import HelpScreen
from ..settings.setting_rows import shown_value
from .picking_table import PickingTable


def _pressing(act: Callable[[TableState], Outcome]) -> Callable[["CommandTable"], None]:
    """The action of a command that makes a new state, or a move."""
    return lambda table: table.press(act)


class CommandTable(PickingTable):
    """A table with keys for rolling, stopping, walking about, hints, help and rules."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Dim the commands that mean nothing now; a command for rare moments is shown only then."""
        match action:
            case "roll" if self.view.rerolls or not (self.view.rolling or self.view.picker.chooses_dice_to_roll):
                return None
            case "stop" if not self.view.stopping:
                return None
            case "next_sheet" if len(self.view.seats) == 1:
                return False
            case "confirm" if not self.can_confirm:
                return None
            case "dismiss_note" if not self.state.note:
                return None
            case "more" if not self.view.picker.has_more:
                return False
            case _:
                return super().check_action(action, parameters)

    @property
    def can_confirm(self) -> bool:
        """Whether Enter means something."""
        state = self.state
        picked = state.cursor is not None or state.proposed or state.picker.options or state.picker.dice_to_roll
        return bool(picked or state.offer.only_move or pressing.only_box(state))

    def only_now(self) -> tuple[str, ...]:
        """A question, a log and somebody else's sheet take few keys."""
        if self.log_covers:
            return (LOG.id, UP.id, DOWN.id, HELP.id, HOME.id)
        if self.state.looks_elsewhere:
            return (NEXT_SHEET.id, RELEASE.id, HELP.id, HOME.id)
        return (CONFIRM.id, RELEASE.id) if self.view.rerolls else ()

    def titles_now(self) -> dict[str, str]:
        """What rolling and stopping mean now: a reroll costs an action, so it must not look like a roll. Titles of one
        key take the same room in the bar."""
        rolling, stopping = self.view.rolling or Roll(), self.view.stopping or Pass()
        return self._asked_titles() | {
            ROLL.action: title_of(rolling).ljust(widest_title(Roll, Reroll)),
            STOP.action: stop_title(stopping, self.view.seats[self.view.shown].sheet).ljust(
                widest_title(*stopping_moves(self.game.rules.name))
            ),
        }

    def _asked_titles(self) -> dict[str, str]:
        """What the keys of a question, of a log that covers the sheet and of somebody else's sheet do; and Enter, where
        one move is left."""
        state = self.state
        if self.log_covers:
            return {LOG.action: _("Close"), UP.action: _("Scroll up"), DOWN.action: _("Scroll down")}
        if state.looks_elsewhere:
            return {NEXT_SHEET.action: _("Next sheet"), RELEASE.action: _("Continue")}
        if self.view.rerolls and self.view.rolling:
            return {CONFIRM.action: title_of(self.view.rolling), RELEASE.action: pgettext("command", "Keep")}
        if state.cursor is None and state.picker.options:
            return {CONFIRM.action: _in_its_place(pgettext("command", "Select"))}
        move = state.offer.only_move
        if state.cursor is None and move and (title := title_of(move)):
            return {CONFIRM.action: _in_its_place(title)}
        return {CONFIRM.action: _(CONFIRM.title)} if state.proposed else {}

    def kept_now(self, titles: Mapping[str, str]) -> Collection[str]:
        """Enter is spare unless it answers a question."""
        asked = self.state.proposed or self.view.deciding is None
        return titles if asked else [command for command in titles if command != CONFIRM.action]

    action_roll = _pressing(pressing.roll)
    action_stop = _pressing(pressing.stop)
    action_more = _pressing(pressing.more)
    action_next_sheet = _pressing(pressing.next_sheet)
    action_explore = _pressing(pressing.explore)
    action_missing = _pressing(pressing.show_missing)

    def action_confirm(self) -> None:
        self.press(pressing.confirm)

    def action_release(self) -> None:
        """Drop what is picked; if nothing is, say how to leave."""
        if self.is_active and not self.motion.beat and pressing.release(self.state) == self.state:
            self.say(self.how_to_leave)
        else:
            self.press(pressing.release)

    @property
    def how_to_leave(self) -> str:
        """For those who press Escape to leave."""
        return _("Nothing is picked. {key} leaves the table.").format(key=self.first_key(HOME))

    def action_next(self) -> None:
        self.press(lambda state: pressing.walk(state, 1, self.places_drawn))

    def action_previous(self) -> None:
        self.press(lambda state: pressing.walk(state, -1, self.places_drawn))

    def action_next_group(self) -> None:
        self._leap(1)

    def action_previous_group(self) -> None:
        self._leap(-1)

    def _leap(self, groups: int) -> None:
        if self.log_covers:
            self.scroll_log(-groups)
        else:
            self.press(lambda state: pressing.leap(state, groups, self.places_drawn))

    def action_hints(self) -> None:
        if self.uncover():
            return
        level = self.state.level.following(coach=self.hints.coach)
        if level is not Level.COACH:  # the coach joins the next game only if the set-up or the settings say so
            self.hints.change(level)
        note = self.state.note if level.shows_rules else ""
        name = _("Hints: {level}.").format(level=shown_value("hints", level))
        notice = name if level is Level.COACH else f"{name} {about_level(level)}"  # the coach introduces itself
        self.state = replace(self.state.settled(), level=level, note=note, notice=notice)  # where it can be read

    def action_dismiss_note(self) -> None:
        self.read_note()

    def action_help(self) -> None:
        roll, stop = self.roll_and_stop_keys
        how = describe_table_keys(self.game.rules.name, roll=roll, stop=stop)
        signs = self.signs_of_sheet(self.view)
        self.open(HelpScreen(how, self.COMMANDS_HERE, signs, rules=self._rules_page))

    def action_read_rules(self) -> None:
        self.open(self._rules_page())

    def _rules_page(self) -> Screen[None]:
        from ..rules import RulesScreen  # loads all pages of the rules

        return RulesScreen(ruleset_of(self.game), self._chapter())

    def _chapter(self) -> str:
        """What the rules are asked about: the zone under the cursor or of the die picked, or else the phase."""
        picker, cursor = self.state.picker, self.state.cursor
        pointed = picker.box or picker.die if isinstance(cursor, Move | None) else cursor
        zone = pointed[0] if isinstance(pointed, tuple) else pointed
        return zone or self.game.rules.follow_zone(self.game.position) or chapter_for(self.game.phase)


def _in_its_place(title: str) -> str:
    """A title of Enter with the room of the usual one, so that the keys after it stay where they are."""
    return title.ljust(len(_(CONFIRM.title)))
