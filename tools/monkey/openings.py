"""Where sessions begin: every screen of the app, and how to get there."""

from random import Random
from typing import NamedTuple

from futé_tui.app import FuteApp
from futé_tui.language import LANGUAGES
from futé_tui.lessons.loader import lessons_of
from futé_tui.store.games import GameStore
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.occasion import Kind
from futé_tui.store.paths import games_file, last_setup_file, lessons_file
from futé_tui.store.settings import HINTS, Settings

from .home import ALONE, OWN_SHEET

_REPLAY = "replay"  # what `fute replay` opens
_ON = "on "  # a game on the sheet named then
_FIRST = "first"  # the very first start
_LAST_LESSON = "last lesson"  # the lessons, with one to go


class Opening(NamedTuple):
    """The screen where the bursts begin, the entry of the home screen that leads there, and the keys from there on."""

    screen: str
    entry: str = ""
    keys: tuple[str, ...] = ()


HOME = Opening("HomeScreen")
OPENINGS = (
    HOME,
    Opening("WelcomeScreen", _FIRST),
    Opening("TableScreen", "again"),
    Opening("AboutCard", "again", ("escape", "e", "up", "enter")),
    Opening("TableScreen", "continue"),
    Opening("TableScreen", "of bots"),
    Opening("TableScreen", "of coached"),
    Opening("CoachScreen", "of coached", ("f",)),
    *(Opening("TableScreen", f"{_ON}{sheet}") for sheet in (OWN_SHEET, "qwixx", "tres-fute-4ever")),
    Opening("ResultScreen", "latest", ("space", "x")),  # the game ends with this move
    Opening("ResultScreen", "alone", ("space", "x")),  # with par
    Opening("ReviewScreen", "latest", ("space", "x", "b")),
    Opening("SetupScreen", "new", ("b", "b")),
    Opening("SetupScreen", f"new {OWN_SHEET}", ("tab", "b")),
    Opening("DiceCard", "new", ("end", "up", "up", "right", "enter", "r")),  # real dice
    Opening("RulesScreen", "rules"),
    Opening("ChoiceCard", "rules", ("f3",)),
    Opening("LessonsScreen", "lessons"),
    Opening("LessonScreen", "lessons", ("down", "enter", "enter")),
    Opening("LessonCard", "lessons", ("down", "enter", "f2")),  # in large terminals F2 opens it
    Opening("AnswerCard", "lessons", ("enter", "enter")),
    Opening("LessonDoneCard", "lessons", ("enter", "enter", "7", "enter")),
    Opening("CourseDoneCard", _LAST_LESSON, ("enter", "enter", "7", "enter")),
    Opening("DailyScreen", "daily"),
    Opening("AskCard", "daily", ("n",)),
    Opening("DuelsScreen", "duel"),
    Opening("DuelSetup", "duel qwinto", ("b",)),
    Opening("DuelSetup", f"duel {OWN_SHEET}", ("b", "b")),
    Opening("HandOver", "duel qwinto", ("enter", "enter")),
    Opening("DuelScreen", "duel code"),
    Opening("RecordsScreen", "records", ("s",)),
    Opening("SettingsScreen", "settings"),
    Opening("KeyCard", "settings", ("end", "space")),
    Opening("GamesScreen", "games"),
    Opening("Export", "games", ("e",)),
    Opening("ReviewScreen", "games", ("f", "f", "b")),  # of a finished game
    Opening("ReplayScreen", _REPLAY),
    Opening("TurnsScreen", _REPLAY, ("t",)),
    Opening("HelpScreen", "", ("f1",)),
    Opening("Palette", "", ("ctrl+p",)),
    Opening("EditorScreen", f"edit {OWN_SHEET}"),
    Opening("EditorScreen", "edit tres-fute-4ever", ("enter",)),  # a copy
)


def open_app(opening: Opening, random: Random) -> FuteApp:
    """The app with any settings, about to show the entry."""
    settings = Settings(
        language=random.choice(LANGUAGES),
        hints=random.choice(HINTS),
        theme=random.choice(("fute-dark", "fute-light")),
        ascii=random.random() < 0.3,
        hand_over=random.random() < 0.5,
        animations=random.random() < 0.1,
    )
    store = GameStore(games_file())
    match opening.entry:
        case "continue":
            return FuteApp(settings, f"continue {random.choice(store.games(over=False)).id}")
        case "of bots" | "of coached":
            kind = Kind(opening.entry.removeprefix("of "))
            return FuteApp(settings, f"continue {random.choice(store.games(over=False, kind=kind)).id}")
        case entry if entry.startswith(_ON):
            sheet = entry.removeprefix(_ON)
            numbers = [game.id for game in store.games(over=False) if game.sheet == sheet]
            return FuteApp(settings, f"continue {random.choice(numbers)}")
        case "alone":
            almost_over = store.games(over=False, kind=Kind.TABLE)
            [number] = [game.id for game in almost_over if game.sheet == ALONE and len(game.players) == 1]
            return FuteApp(settings, f"continue {number}")
        case "latest":
            return FuteApp(settings, f"continue {store.games(over=False)[0].id}")
        case "duel code":
            return FuteApp(settings, f"duel {store.games(kind=Kind.DUEL)[0].occasion.tag}")
        case entry if entry == _REPLAY:
            return FuteApp(settings, replay=random.choice(store.games(kind=Kind.TABLE)).read())
        case entry if entry == _FIRST:
            lessons_file().unlink()
            last_setup_file().unlink()
            return FuteApp(settings)
        case entry if entry == _LAST_LESSON:
            progress = LessonProgress(lessons_file())
            for lesson in lessons_of("tres-fute")[1:]:
                progress.note(lesson.key, 0, done=True)
            return FuteApp(settings, "lessons")
        case entry:
            return FuteApp(settings, entry)
