"""The home folder in which the monkey plays: games of every kind, a last set-up, sheets of one's own."""

import os
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from datetime import date
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory

from futé_tui import new_game
from futé_tui.challenges.challenge import Challenge, daily_challenge
from futé_tui.challenges.codes import write_code
from futé_tui.engine.game import Game
from futé_tui.lessons.loader import lessons_of
from futé_tui.sheets.loader import load_ruleset, ruleset_ids, rulesets_folder
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, remember
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.occasion import Occasion

OWN_SHEET = "own-qwinto"
ALONE = "qwinto"  # the sheet of the game whose result shows par
_FOLDERS = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")


def furnish(home: Path) -> None:
    """For every sheet: a finished game, one that ends with the next move, one in the middle, a daily game, a duel. And
    games that have begun with a bot, with the coach, and on a sheet of one's own, and one for one that is almost over.
    """
    (home / "fute").mkdir(parents=True)
    store = GameStore(home / "fute" / "games.sqlite3")
    for game in _begun(home / "fute" / "sheets"):
        game.play(game.moves()[0])
        store.begin(game)
    alone = _played(new_game(ALONE, ["Lia"], seed=7))
    store.begin(alone.until(len(alone.steps) - 1))
    for sheet in ruleset_ids():
        game = _played(new_game(sheet, ["Lia", "Tom"], seed=7))
        for moves in (len(game.steps), len(game.steps) // 2, len(game.steps) - 1):
            store.begin(game.until(moves))
        store.begin(_played(daily_challenge(date.today(), sheet).start("Lia")), Occasion.daily(date.today()))
        duel = Challenge(load_ruleset(sheet), 7)
        for player in ("Lia", "Tom"):
            store.begin(_played(duel.start(player)), Occasion.duel(write_code(duel)))
    store.close()
    remember(GameSetup("tres-fute", ("Lia", "Tom")), home / "fute" / "last-set-up.json")
    progress = LessonProgress(home / "fute" / "lessons.json")
    progress.note_offer()
    for lesson in lessons_of("tres-fute"):  # where a lesson asks questions, it goes on with the last of them
        questions = [number for number, step in enumerate(lesson.lesson.steps) if step.ask]
        progress.note(lesson.key, max(questions, default=0))


def _begun(sheets: Path) -> Iterator[Game]:
    """Games with bots, with the coach, and on a sheet of one's own, beside one that cannot be read."""
    yield new_game("tres-fute", ["Lia", "Reynard"], seed=7, bots={1: "renard"})
    yield new_game("qwixx", ["Lia", "Chick"], seed=7, bots={1: "chick"})
    for sheet in ("tres-fute", "tres-fute-4ever"):
        coached = new_game(sheet, ["Lia"], seed=7)
        coached.coached = True
        yield coached
    sheets.mkdir()
    own = sheets / f"{OWN_SHEET}.toml"
    text = (rulesets_folder() / "qwinto.toml").read_text(encoding="utf-8")
    own.write_text(text.replace('id = "qwinto"', f'id = "{OWN_SHEET}"'), encoding="utf-8")
    (sheets / "broken.toml").write_text("id = ", encoding="utf-8")
    yield new_game(own, ["Lia", "Tom"], seed=7)


def _played(game: Game) -> Game:
    random = Random(7)
    while game.to_move is not None:
        game.play(random.choice(game.moves()))
    return game


@contextmanager
def moved_into(furnished: Path) -> Iterator[None]:
    """Let everything happen in a copy of a furnished home, which is the current folder: exports go there."""
    before = {name: os.environ.get(name) for name in _FOLDERS}
    with TemporaryDirectory() as folder, chdir(folder):
        copytree(furnished, folder, dirs_exist_ok=True)
        os.environ.update(dict.fromkeys(_FOLDERS, folder))
        try:
            yield
        finally:
            for name, value in before.items():
                os.environ.pop(name) if value is None else os.environ.update({name: value})
