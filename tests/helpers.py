"""Helpers for writing games as the rulebook describes them."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from futé_tui import ScriptedDice, load_ruleset, new_game, read_record
from futé_tui.engine.events import Event
from futé_tui.engine.game import Game
from futé_tui.engine.notation import parse_mark
from futé_tui.engine.zones import ANYWHERE, Zone

mark = parse_mark  # a mark as moves spell it: `r1c2`, `4=5`, `3=5:half`


def zone_of(ruleset: str, name: str, **options: str) -> Zone:
    """One zone of a sheet."""
    return next(zone for zone in load_ruleset(ruleset).with_options(options).zones if zone.name == name)


def filled(zone: Zone, *marks: str) -> tuple[Any, list[str]]:
    """The zone's state after these marks, and all bonuses gained on the way."""
    state = zone.start
    gained: list[str] = []
    for text in marks:
        state, more = zone.mark(state, mark(text))
        gained += more
    return state, gained


def allows(zone: Zone, state: Any, number: int, place: int = ANYWHERE) -> list[str]:
    """The marks that a die counting as `number` may make, as texts."""
    return [str(each) for each in zone.marks(state, number, place)]


def scripted(ruleset: str, rolls: Iterable[Any], players: int = 1, **options: str) -> Game:
    """A game with dice that fall as written."""
    names = ["Lia", "Tom", "Ada", "Max", "Zoé", "Léo"][:players]
    return new_game(ruleset, names, dice=ScriptedDice(rolls), options=options)


def golden(name: str) -> Game:
    """One of the stored games, played to its end."""
    return read_record((Path(__file__).parent / "golden" / f"{name}.fute").read_text(encoding="utf-8"))


def play(game: Game, *moves: str) -> list[Event]:
    """Make the moves one after the other; the events of all of them."""
    return [event for move in moves for event in game.play(move)]


def play_on(game: Game, luck: int = 1, steps: int | None = None) -> Game:
    """The game played to its end, or up to a number of steps, by chance; `luck` decides the moves."""
    random = Random(luck)
    while game.to_move is not None and (steps is None or len(game.steps) < steps):
        game.play(random.choice(game.moves()))
    return game


def rolled() -> Game:
    """A game after its first roll, in which there is much to choose from."""
    game = new_game("tres-fute", ["Lia"], seed=7)
    game.play("roll")
    return game


def texts(game: Game) -> list[str]:
    """The list of moves as texts."""
    return [str(move) for move in game.moves()]


def with_position(game: Game, **changes: Any) -> Game:
    """The game moved to a position that differs in some fields from the present one."""
    game.put(game.position._replace(**changes))
    return game


def with_zones(game: Game, seat: int = 0, **marks: Iterable[str]) -> Game:
    """The game with zones of one sheet filled with these marks; what they would have brought is not given."""
    position = game.position
    sheet = position.sheets[seat]
    states = list(sheet.zones)
    for index, zone in enumerate(game.ruleset.zones):  # type: ignore[attr-defined]
        if zone.name in marks:
            states[index] = filled(zone, *marks[zone.name])[0]
    sheets = list(position.sheets)
    sheets[seat] = sheet._replace(zones=tuple(states))
    return with_position(game, sheets=tuple(sheets))


def marked(game: Game, zone: str, seat: int = 0) -> dict[str, str]:
    """The boxes of a zone that bear a mark, each with its mark."""
    view = next(view for view in game.rules.view(game.position, seat).zones if view.name == zone)
    return {box.label: box.mark for row in view.rows for box in row if box and box.mark}
