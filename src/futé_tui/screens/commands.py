"""Commands, declared once: each gives its key, its footer entry, its palette entry and its line in the help."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from textual.binding import Binding
from textual.screen import Screen

from ..language import N_, _
from ..table.page.footer import KeyCap


@dataclass(frozen=True, slots=True)
class Command:
    """Something a screen can do. `id` names it in the settings file, where its key can be changed. `also` is a letter
    that works at the table as well, unless a die has it; `spare` says how early it leaves a bar that is too full."""

    id: str
    key: str
    title: str
    help: str
    show: bool = True
    also: str = ""
    spare: int = 0

    @property
    def action(self) -> str:
        return self.id

    def binding(self) -> Binding:
        return Binding(self.key, self.action, self.title, show=self.show, tooltip=self.help, id=self.id)


def active_commands(
    screen: Screen[None],
    commands: Sequence[Command],
    titles: Mapping[str, str],
    kept: Collection[str],
    only: Sequence[str],
) -> list[KeyCap]:
    """The commands of a screen that belong in its bar, each with the key it has now; `titles` are those of commands
    that mean something else just now, `kept` are never left out. With `only`, no others are in the bar, and these in
    their order."""
    shown: dict[str, KeyCap] = {}
    spare = {command.id: 0 if command.id in kept else command.spare for command in commands}
    for namespace, binding, enabled, tip in screen.active_bindings.values():
        wanted = binding.action in only if only else binding.show
        if namespace is screen and wanted and binding.action not in shown:
            key = screen.app.get_key_display(binding)
            title, help_text = titles.get(binding.action, _(binding.description)), _(tip)
            shown[binding.action] = KeyCap(key, title, binding.action, enabled, spare[binding.action], help_text)
    order = only or [command.id for command in commands]
    return sorted(shown.values(), key=lambda command: order.index(command.action))


ROLL = Command("roll", "space", N_("Roll"), N_("Roll the dice"), also="r")
STOP = Command("stop", "x", N_("Pass"), N_("Pass, decline, or finish this step"))
CONFIRM = Command("confirm", "enter", N_("Confirm"), N_("Play the move that is picked, or the only one"), spare=5)
RELEASE = Command("release", "escape", N_("Deselect"), N_("Deselect what is picked"), show=False)
UNDO = Command("undo", "u", N_("Undo"), N_("Undo the last decision; never across a roll"))
NEXT_SHEET = Command("next_sheet", "tab", N_("Sheets"), N_("Look at the next player's sheet"), also="v", spare=1)
MORE = Command("more", "plus", N_("More"), N_("Put the labels on the next zone, if there are more boxes than labels"))
LOG = Command("log", "f5", N_("Log"), N_("Show or hide the log and the points"), show=False, also="l")
LEFT = Command("previous", "left", N_("Left"), N_("Go to the die or box on the left"), show=False)
RIGHT = Command("next", "right", N_("Right"), N_("Go to the die or box on the right"), show=False)
UP = Command("previous_group", "up", N_("Up"), N_("Go to the row of choices above"), show=False)
DOWN = Command("next_group", "down", N_("Down"), N_("Go to the row of choices below"), show=False)
HINTS = Command("hints", "h", N_("Hints"), N_("Change how much is explained"), spare=3)
COACH = Command(
    "coach",
    "f",
    N_("Coach"),
    N_("Ask the expert what to do, and why; the game then no longer counts for your records"),
    spare=4,
)
MISSING = Command(
    "missing",
    "f6",
    N_("Missing boxes"),
    N_("Show or hide how many boxes each open bonus still needs"),
    show=False,
    also="m",
)
EXPLORE = Command(
    "explore",
    "e",
    N_("Explore"),
    N_("Let the arrow keys go everywhere: you see why something can't be used, and Enter explains it in full"),
    show=False,
)
DISMISS = Command("dismiss_note", "d", N_("Read note"), N_("Read the note on something new, or close it"), show=False)
HELP = Command("help", "question_mark,f1", N_("Help"), N_("What is on the screen, and every key"))
READ_RULES = Command(
    "read_rules", "f4", N_("Rules"), N_("Read the rules, starting with the zone under the cursor"), show=False
)
HOME = Command("home", "q", N_("Home"), N_("Leave the table; the game can be continued"))

NEW_GAME = Command("new_game", "n", N_("New game"), N_("Set up a new game"), show=False)
QUIT = Command("quit_app", "q", N_("Quit"), N_("Leave the game; everything is saved"))
LANGUAGE = Command("next_language", "f2", N_("Language"), N_("Switch to the next language"))
BACK = Command("back", "escape", N_("Back"), N_("Go back without starting a game"))

BEGIN_LESSONS = Command(
    "begin_lessons", "l", N_("Show me how"), N_("Take the lessons: you learn a sheet at the table"), show=False
)
PLAY_NOW = Command("play_now", "p", N_("Play right away"), N_("Start a solo game with hints"), show=False)
PLAY_TOGETHER = Command(
    "play_together", "n", N_("Play with friends"), N_("Set up a game for several players at this keyboard"), show=False
)
LOOK_AROUND = Command("look_around", "escape,q", N_("Look around"), N_("Go to the home page"), show=False)
BEGIN = Command("begin", "enter,space", N_("Choose"), N_("Choose what the cursor is on"))

START_GAME = Command("start_game", "enter", N_("Start"), N_("Start the game, or finish typing a name"))
ADD_PLAYER = Command("add_player", "plus", N_("Add player"), N_("Add a player"))
NEXT_PART = Command("next_part", "tab", N_("Next"), N_("Go to the next part of the page"))
SET_UP_LESSONS = Command("set_up_lessons", "l", N_("Lessons"), N_("Learn this sheet step by step"), show=False)

EDIT_SHEET = Command(
    "edit_sheet", "f7", N_("Edit sheet"), N_("Change the numbers and bonuses of the sheet, or of a copy of it"), spare=1
)

TAKE_DICE = Command("take_dice", "enter", N_("Roll"), N_("Use the roll as typed"), show=False)
ERASE = Command("erase", "backspace", N_("Erase"), N_("Delete the last number"), show=False)
NO_ROLL = Command("back", "escape,q", N_("Cancel"), N_("Roll later"), show=False)

GO_ON = Command("go_on", "enter", N_("Continue"), N_("The next player takes over"))
ROLL_AT_ONCE = replace(ROLL, help=N_("Take over and roll the dice"), also="")
READ_LOG = replace(LOG, help=N_("Take over and read the log"), show=True, also="")
SHEETS = Command("sheets", "enter", N_("The sheets"), N_("Look at the sheets once more"), show=False)
AGAIN = Command("again", "a", N_("Again"), N_("Play the same sheet with the same players again"), show=False)
SAME_DICE = Command("same_dice", "d", N_("Same dice again"), N_("Practise with the same dice and compare"), show=False)
REPLAY_RESULT = Command("replay_game", "r", N_("Replay"), N_("Go through the game again, step by step"), show=False)
REVIEW_GAME = Command("review", "b", N_("Review"), N_("See what every decision cost and how lucky the rolls were"))
COPY_RESULT = Command("copy", "c", N_("Copy result"), N_("Copy the result as a line of text"), show=False)
SHEET_RECORDS = Command("records", "s", N_("Records"), N_("Your records on this sheet"), show=False)
RESULT_HOME = Command("home", "q,escape", N_("Home"), N_("Leave the table"), show=False)
CLOSE = Command("close", "escape,q,question_mark,f1,enter", N_("Close"), N_("Close the help"))

CHANGE = Command("change", "enter,space,right", N_("Change"), N_("The next value; for a command, another key"))
CHANGE_BACK = Command("change_back", "left", N_("Previous value"), N_("The previous value"), show=False)
DEFAULT = Command("default", "delete,backspace", N_("Default"), N_("Reset a setting to its default"))
LEAVE_SETTINGS = Command("back", "escape,q", N_("Back"), N_("Leave the settings; everything is saved"))
KEEP_KEY = Command("keep_key", "escape", N_("Keep it"), N_("Leave the key as it is"))

COPY = Command("copy", "c", N_("Copy"), N_("Copy the line that is shown, to paste it into a message"))
PRACTISE = Command("practise", "p", N_("Practise"), N_("Play the game under the cursor once more; it is not rated"))
LEAVE = Command("back", "escape,q", N_("Back"), N_("Go back to where you came from"))
COPY_CODE = Command(
    "copy_code", "c", N_("Copy code"), N_("Copy the command that plays this duel, to send it to others")
)
COPY_ANSWER = Command("copy_answer", "a", N_("Copy answer"), N_("Copy the answer that is shown, to send it to others"))
PLAY_DAILY = Command("play_daily", "enter", N_("Play"), N_("Play the daily game under the cursor, or continue it"))
NAME = Command("name", "n", N_("Name"), N_("Say who plays the daily game"))
OPEN_DUEL = Command("open_duel", "enter", N_("Open"), N_("Open the duel under the cursor"))
NEW_DUEL = Command("new_duel", "n", N_("New duel"), N_("Start a duel, or join one with its code"))
START_DUEL = Command("start_duel", "enter", N_("Start"), N_("Start the duel with these players"))
DUEL_NAMES = Command("duel_names", "p", N_("Players"), N_("Say who plays at this keyboard"))
DUEL_BOT = Command("duel_bot", "b", N_("Bot"), N_("Let a bot play the duel, too, or another one, or none"))
DUEL_CODE = Command("duel_code", "c", N_("Code"), N_("Enter the code somebody sent you"))
PLAY_DUEL = Command("play_duel", "enter", N_("Play"), N_("Play the game of the player under the cursor"))
GIVE_ANSWER = Command(
    "give_answer", "i", N_("Add answer"), N_("Add an answer or a record from elsewhere, to compare it"), show=False
)
WHICH_SHEET = Command("which_sheet", "s", N_("Sheet"), N_("Look at the games of another sheet"), show=False)
WHICH_PLAYER = Command(
    "which_player", "p", N_("Player"), N_("Look at the games of another player, or of everybody"), show=False
)
WHICH_PERIOD = Command("which_period", "t", N_("Period"), N_("Look at a shorter or a longer time"), show=False)
COMPANY = Command(
    "company", "o", N_("Solo"), N_("Look at solo games, at games with others, or at all of them"), show=False
)
REVIEW_REST = Command("review_rest", "b", N_("Review"), N_("Review the games that have no review yet"), show=False)
NEXT_PAGE = Command("next_page", "right,tab", N_("Next page"), N_("Go to the next page"))
PREVIOUS_PAGE = Command("previous_page", "left,shift+tab", N_("Previous page"), N_("Go back a page"), show=False)
LEAVE_RECORDS = Command("back", "escape,q", N_("Back"), N_("Leave the records"))
SEARCH = Command("search", "slash", N_("Search"), N_("Look for words in the rules"))
RULES_OF = Command("which_sheet", "f3", N_("Sheet"), N_("Read the rules of another sheet"))
SCROLL_ON = Command("scroll_on", "pagedown", N_("Scroll down"), N_("Scroll down in the text"), show=False)
SCROLL_BACK = Command("scroll_back", "pageup", N_("Scroll up"), N_("Scroll up in the text"), show=False)
NEXT_CHAPTER = Command("next_chapter", "down", N_("Next chapter"), N_("Go to the next chapter of the rules"))
RULES_HELP = Command("help", "f1", HELP.title, HELP.help)
LEAVE_RULES = Command("back", "escape,q", N_("Back"), N_("Clear the search, or leave the rules"))
CHOOSE_NOTHING = Command("back", "escape", N_("Back"), N_("Leave it as it is"))
CHOICE_ABOVE = Command("choice_above", "up", N_("Up"), N_("Go to the choice above"))
CHOICE_BELOW = Command("choice_below", "down", N_("Down"), N_("Go to the choice below"))
CHOOSE_THIS = Command("choose_this", "enter", N_("Choose"), N_("Choose what the cursor is on"))

OPEN_RECORD = Command("open_game", "enter", N_("Open"), N_("Open the result of the game under the cursor"))
OPEN_GAME = Command("open_game", "enter", N_("Open"), N_("Continue the game; open its result if it is over"))
REPLAY = Command("replay", "r", N_("Replay"), N_("Go through the game again, step by step"))
EXPORT = Command("export", "e", N_("Export"), N_("Save the record of the game in a file"))
DELETE = Command("delete", "d,delete", N_("Delete"), N_("Delete the game, after asking once"))
FILTER = Command("filter", "f", N_("Filter"), N_("Show all games, only open ones, or only finished ones"), show=False)
LEAVE_GAMES = Command("home", "q,escape", N_("Back"), N_("Go back to where you came from"))

STEP_BACK = Command("step_back", "left", N_("Step back"), N_("Go one step back"))
STEP_ON = Command("step_on", "right,space", N_("Forward"), N_("Go one step forward"))
TURN_BACK = Command(
    "turn_back", "up", N_("Previous turn"), N_("Go to the start of this turn, or of the one before"), show=False
)
TURN_ON = Command("turn_on", "down", N_("Next turn"), N_("Go to the next turn"), show=False)
ROUND_BACK = Command(
    "round_back", "pageup", N_("Previous round"), N_("Go to the start of this round, or of the one before"), show=False
)
ROUND_ON = Command("round_on", "pagedown", N_("Next round"), N_("Go to the next round"), show=False)
FIRST = Command("first", "home", N_("Start"), N_("Go to the start of the game"), show=False)
LAST = Command("last", "end", N_("End"), N_("Go to the end of the game"), show=False)
TURNS = Command("turns", "t", N_("Turns"), N_("List the turns, to jump to one"))
REPLAY_SHEET = Command(
    "next_sheet", "v,tab", N_("Sheets"), N_("Keep the next player's sheet open, or follow the steps again"), spare=3
)
REPLAY_LOG = Command("log", "l,f5", N_("Log"), N_("Show or hide the log and the points"), spare=2)
PLAY_FROM_HERE = Command("play_from_here", "p", N_("Play from here"), N_("Start a practice game from this moment"))
OPEN_MOMENT = Command("open_moment", "enter", N_("Position"), N_("Show the position under the cursor in the replay"))
NEXT_PLAYER = Command("next_player", "v", N_("Player"), N_("Review the next player's game"))
REVIEW_AGAIN = Command("review_again", "a", N_("Again"), N_("Review the game again"), show=False)
JUMP = Command("jump", "enter", N_("Go there"), N_("Go to the start of this turn"))
TAKE_LESSON = Command("take_lesson", "enter", N_("Start"), N_("Take the lesson under the cursor"))
TAKE_NEXT = Command("take_next", "n", N_("Next lesson"), N_("Take the next lesson that is not done"))
NEXT_COURSE = Command("next_course", "right,tab", N_("Sheet"), N_("Go to the lessons of the next sheet"))
PREVIOUS_COURSE = Command(
    "previous_course", "left,shift+tab", N_("Previous sheet"), N_("Go to the lessons of the previous sheet"), show=False
)
TASK = Command("task", "f2", N_("Task"), N_("Read once more what this step is about"))
SOLUTION = Command("solution", "f3", N_("Solution"), N_("Show one way to solve the task"))
LEAVE_LESSON = Command("home", "q", N_("Leave"), N_("Leave the lesson; next time you continue here"))
READ_ON = Command("read_on", "enter,space,escape,q", N_("Continue"), N_("Close the card and continue"))
NEXT_LESSON = Command("read_on", "enter,space", N_("Next lesson"), N_("Go on to the next lesson"))
PLAY_SOLO = Command("play_solo", "enter,space", N_("Play solo"), N_("Start a solo game with hints"))
TO_LESSONS = Command("back", "escape,q", N_("Lessons"), N_("Return to the list of lessons"))
SAVE_SHEET = Command("save_sheet", "ctrl+s", N_("Save"), N_("Save the sheet in its file"))
KNOWN = Command("known", "f2", N_("Known"), N_("Mark the value as known: it is the one on the printed pad"))
PART_KNOWN = Command(
    "part_known", "f3", N_("Zone known"), N_("Mark all values of the same zone, track or row as known"), show=False
)
NEXT_UNKNOWN = Command(
    "next_unknown", "f4", N_("Next unknown"), N_("Go to the next value that is not marked as known"), show=False
)
OTHER_VALUES = Command(
    "other_values", "f5", N_("Others"), N_("Go to the values that the drawing does not show, and back")
)
NEXT_VALUE = Command("next_value", "tab,enter", N_("Next value"), N_("Accept what is typed; next value"), show=False)
PREVIOUS_VALUE = Command(
    "previous_value", "shift+tab", N_("Previous value"), N_("Accept what is typed; previous value"), show=False
)
UNDO_EDIT = Command("undo_edit", "ctrl+z", N_("Undo"), N_("Undo the last change"))
LEAVE_EDITOR = Command(
    "back", "escape", N_("Back"), N_("Clear what is typed, or leave; you are asked if something is not saved")
)
GIVE_NUMBER = Command("answer", "enter", N_("Answer"), N_("Answer with the number you typed"))
NO_ANSWER = Command("back", "escape,q", N_("Back"), N_("Look at the sheet once more"))

SCREENS: list[tuple[Command, ...]] = []


def _screen(*commands: Command) -> tuple[Command, ...]:
    """The commands of a screen; the settings list those of all screens."""
    SCREENS.append(commands)
    return commands


WELCOME = _screen(BEGIN, BEGIN_LESSONS, PLAY_NOW, PLAY_TOGETHER, LOOK_AROUND, HELP, LANGUAGE)
HOME_COMMANDS = _screen(HELP, LANGUAGE, QUIT)
SETUP = _screen(START_GAME, ADD_PLAYER, NEXT_PART, SET_UP_LESSONS, EDIT_SHEET, HELP, BACK)
DICE_CARD = _screen(TAKE_DICE, ERASE, NO_ROLL)
HAND_OVER = _screen(GO_ON, ROLL_AT_ONCE, UNDO, READ_LOG)
_AFTERWARDS = (REPLAY_RESULT, replace(REVIEW_GAME, show=False), COPY_RESULT, SHEET_RECORDS)
RESULT = _screen(AGAIN, SAME_DICE, *_AFTERWARDS, SHEETS, RESULT_HOME, HELP)
HELP_COMMANDS = _screen(CLOSE, replace(SCROLL_ON, show=True), SCROLL_BACK, replace(READ_RULES, show=True))
SETTINGS_COMMANDS = _screen(CHANGE, CHANGE_BACK, DEFAULT, HELP, LEAVE_SETTINGS)
KEY_CARD = _screen(KEEP_KEY)
_HINTING = (MISSING, EXPLORE, DISMISS)
_WALKING = (RELEASE, LEFT, RIGHT, UP, DOWN)
TABLE = _screen(
    ROLL, STOP, CONFIRM, UNDO, NEXT_SHEET, HINTS, COACH, HELP, HOME, MORE, LOG, READ_RULES, *_HINTING, *_WALKING
)
DAILY = _screen(PLAY_DAILY, COPY, PRACTISE, NAME, HELP, LEAVE)
DUELS = _screen(OPEN_DUEL, NEW_DUEL, HELP, LEAVE)
DUEL = _screen(PLAY_DUEL, COPY_CODE, COPY_ANSWER, GIVE_ANSWER, HELP, LEAVE)
DUEL_SETUP = _screen(START_DUEL, DUEL_NAMES, DUEL_BOT, DUEL_CODE, HELP, LEAVE)
_FILTERS = (WHICH_SHEET, WHICH_PLAYER, WHICH_PERIOD, COMPANY)
RECORDS = _screen(OPEN_RECORD, NEXT_PAGE, PREVIOUS_PAGE, *_FILTERS, REVIEW_REST, NEW_GAME, HELP, LEAVE_RECORDS)
RULES = _screen(SEARCH, RULES_OF, NEXT_CHAPTER, replace(SCROLL_ON, show=True), SCROLL_BACK, RULES_HELP, LEAVE_RULES)
ASKING = _screen(CHOOSE_NOTHING)
CHOOSING = _screen(CHOICE_ABOVE, CHOICE_BELOW, CHOOSE_THIS, replace(CHOOSE_NOTHING, key="escape,q"))
GAMES_COMMANDS = _screen(OPEN_GAME, REPLAY, REVIEW_GAME, EXPORT, DELETE, FILTER, NEW_GAME, HELP, LEAVE_GAMES)
_REPLAY_FIRST = (STEP_BACK, STEP_ON, TURNS, REPLAY_SHEET, REPLAY_LOG, PLAY_FROM_HERE)
_REPLAY_SHOWN = (*_REPLAY_FIRST, replace(REVIEW_GAME, spare=1), HELP, LEAVE_GAMES)
REPLAY_COMMANDS = _screen(*_REPLAY_SHOWN, TURN_BACK, TURN_ON, ROUND_BACK, ROUND_ON, FIRST, LAST)
TURNS_COMMANDS = _screen(JUMP, HELP, replace(CHOOSE_NOTHING, key="escape,q"))
REVIEW = _screen(OPEN_MOMENT, PLAY_FROM_HERE, NEXT_PLAYER, NEXT_PAGE, PREVIOUS_PAGE, REVIEW_AGAIN, HELP, LEAVE)
LESSONS = _screen(TAKE_LESSON, TAKE_NEXT, NEXT_COURSE, PREVIOUS_COURSE, HELP, LEAVE)
_LESSON_FIRST = (ROLL, STOP, CONFIRM, UNDO, TASK, SOLUTION)
_ELSEWHERE = (*_LESSON_FIRST, COACH, HELP, HOME)
LESSON = _screen(*_LESSON_FIRST, *(command for command in TABLE if command not in _ELSEWHERE), HELP, LEAVE_LESSON)
LESSON_CARD = _screen(READ_ON)
LESSON_DONE = _screen(NEXT_LESSON, TO_LESSONS)
COURSE_DONE = _screen(PLAY_SOLO, TO_LESSONS)
ANSWER_CARD = _screen(GIVE_NUMBER, NO_ANSWER)
COACH_CARD = _screen(replace(READ_ON, help=N_("Close the card and play on")))
_MARKING = (KNOWN, PART_KNOWN, NEXT_UNKNOWN)
EDITOR = _screen(SAVE_SHEET, UNDO_EDIT, *_MARKING, OTHER_VALUES, NEXT_VALUE, PREVIOUS_VALUE, RULES_HELP, LEAVE_EDITOR)
EVERY_ID = frozenset(command.id for commands in SCREENS for command in commands)
