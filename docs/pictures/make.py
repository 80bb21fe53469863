"""Takes the pictures of the table, each in the middle of a game that its seed decides, and of the screens around it;
`make pictures` runs it."""

import asyncio
import os
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tools.page_svg import picture, seen

from futé_tui import new_game
from futé_tui.app import FuteApp
from futé_tui.engine.game import Game
from futé_tui.engine.rules import Decision
from futé_tui.expert.simple import greedy_bot
from futé_tui.lessons.loader import lessons_of
from futé_tui.store.games import GameStore
from futé_tui.store.last_setup import GameSetup, remember
from futé_tui.store.lessons import LessonProgress
from futé_tui.store.paths import games_file, last_setup_file, lessons_file
from futé_tui.store.settings import Settings
from futé_tui.table.letters import die_letters
from futé_tui.table.picking import Picker

FOLDER = Path(__file__).parent
MUCH = 4


@dataclass(frozen=True)
class Picture:
    """A sheet, who plays on it, how large the terminal is, and the round and number of dice to choose from at which the
    picture is taken."""

    sheet: str
    players: tuple[str, ...]
    size: tuple[int, int]
    round: int = 4
    dice: int = 3
    theme: str = "fute-dark"
    seed: int = 7


PICTURES = (
    Picture("tres-fute", ("Lia", "Tom", "Ada"), (120, 40)),
    Picture("melange", ("Lia", "Tom"), (120, 40)),
    Picture("vraiment-tres-fute", ("Lia", "Tom"), (120, 40)),
    Picture("puissance-3", ("Lia", "Tom"), (120, 40)),
    Picture("tres-fute-4ever", ("Lia", "Tom"), (120, 40)),
    Picture("qwinto", ("Lia", "Tom", "Ada"), (120, 40), dice=0, theme="fute-light"),
    Picture("qwixx", ("Lia", "Tom", "Ada"), (120, 40), round=2, dice=1),
)


@dataclass(frozen=True)
class Around:
    """A screen around the table: the entry of home that opens it, the keys from there on, and words to wait for."""

    name: str
    entry: str = ""
    keys: tuple[str, ...] = ()
    shows: str = ""
    size: tuple[int, int] = (120, 40)
    theme: str = "fute-dark"


AROUND = (
    Around("home"),
    Around("set-up", "new"),
    Around("result", "games", ("down", "enter"), "The costliest decisions"),
    Around("records", "records"),
    Around("games", "games", ("down",)),
    Around("rules", "rules", ("down",) * 8, theme="fute-light"),
)
FIRST_DAY = date(2026, 9, 14)
SOLO_GAMES = 16


def furnish() -> None:
    """Store games of somebody who gets better, some with others, and one that is not finished."""
    store = GameStore(games_file())
    solo = sorted((finished(("Lia",), seed) for seed in range(SOLO_GAMES)), key=lambda game: game.scores()[0].total)
    order = sorted(range(SOLO_GAMES), key=lambda place: place + 4 * (place % 3))
    for number, place in enumerate(order):
        solo[place].played_on = FIRST_DAY + timedelta(days=4 * number)
    others = ("vraiment-tres-fute", "qwinto", "tres-fute", "puissance-3", "melange")
    together = [finished(("Lia", "Tom", "Ada"), seed, sheet) for seed, sheet in enumerate(others, 31)]
    for number, game in enumerate(together):
        game.played_on = FIRST_DAY + timedelta(days=18 + 9 * number)
    melange = play(Picture("melange", ("Lia", "Tom"), (80, 24), round=2))
    melange.played_on = FIRST_DAY + timedelta(days=61)
    games = sorted((*solo, *together, melange), key=lambda game: game.played_on)
    for game in games:
        store.begin(game)
    store.close()
    remember(GameSetup("tres-fute", ("Lia", "Tom")), last_setup_file())
    progress = LessonProgress(lessons_file())
    progress.note_offer()
    for lesson in lessons_of("tres-fute")[:7]:
        progress.note(lesson.key, 0, done=True)


def finished(players: tuple[str, ...], seed: int, sheet: str = "tres-fute") -> Game:
    """A whole game, played by a bot."""
    game, random = new_game(sheet, players, seed=seed), Random(seed)
    while game.to_move is not None:
        game.play(greedy_bot(game.rules, Decision(game.position, game.moves()), random))
    return game


async def look(around: Around) -> str:
    """A screen around the table as SVG."""
    app = FuteApp(Settings(theme=around.theme, animations=False), around.entry)
    async with app.run_test(size=around.size) as pilot:
        await app.workers.wait_for_complete()
        await pilot.pause(0.3)
        for key in around.keys:
            await pilot.press(key)
        await pilot.pause(0.5)  # the sheets of a game in the list are read when the cursor rests
        while around.shows not in (svg := picture(seen(app.screen))):
            await pilot.pause(0.5)  # the expert plays the same dice
        return svg


def pickable(game: Game) -> Picker:
    """What can be picked now."""
    rules, position = game.rules, game.position
    return Picker.of(game.moves(), rules.follow_zone(position), dice_used=partial(rules.dice_used, position))


def fits(picker: Picker, moment: Picture) -> bool:
    """Whether there is much to choose from."""
    return len(picker.boxes) >= MUCH and len(picker.dice) >= moment.dice


def play(moment: Picture) -> Game:
    """The game, played by a bot to the first moment of the round that fits the picture."""
    game = new_game(moment.sheet, moment.players, seed=moment.seed)
    random = Random(moment.seed)
    while game.moment.round < moment.round or not fits(pickable(game), moment):
        game.play(greedy_bot(game.rules, Decision(game.position, game.moves()), random))
    return game


def best_die(game: Game) -> str:
    """The letter of the die that can go to the most boxes; nothing where boxes are picked without a die."""
    picker = pickable(game)
    dice = sorted(picker.dice, key=lambda die: -len(replace(picker, die=die).boxes))
    return "".join(die_letters(game.ruleset.dice)[die] for die in dice[:1])


async def take(moment: Picture) -> str:
    """The table as SVG, with the die picked that can go to the most boxes."""
    game = play(moment)
    app = FuteApp(Settings(theme=moment.theme, animations=False))
    async with app.run_test(size=moment.size) as pilot:
        await pilot.pause()
        app.sit_down(game)
        await pilot.pause()
        await pilot.press(*best_die(game))
        await pilot.pause()
        return picture(seen(app.screen))


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), folder)
        for moment in PICTURES:
            (FOLDER / f"{moment.sheet}.svg").write_text(asyncio.run(take(moment)), encoding="utf-8")
        furnish()
        for around in AROUND:
            (FOLDER / f"{around.name}.svg").write_text(asyncio.run(look(around)), encoding="utf-8")


if __name__ == "__main__":
    main()
