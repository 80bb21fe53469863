"""The line to copy for friends after a daily game."""

from datetime import date

from futé_tui import load_ruleset
from futé_tui.challenges.challenge import Challenge
from futé_tui.challenges.sharing import share_line
from futé_tui.language import speak
from futé_tui.text.signs import ASCII

from ..helpers import scripted, with_zones
from .games import finished

TODAY = date(2026, 11, 16)


def test_the_line_shows_date_sheet_points_level_and_zones() -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6", "2=6"], green=["1", "2", "3"])
    assert (
        share_line(game, TODAY)
        == "futé 2026-11-16 | Très futé ! | 18 | There is room for improvement! | Y▫ B▫ G▪ O▪ P▫"
    )


def test_the_letters_of_the_zones_are_those_of_the_spoken_language() -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6", "2=6"], green=["1", "2", "3"])
    speak("fr")
    assert share_line(game, TODAY).endswith(" | J▫ B▫ V▪ O▪ T▫")


def test_in_ascii_it_has_no_other_signs() -> None:
    game = with_zones(scripted("tres-fute", []), orange=["1=6", "2=6"], green=["1", "2", "3"])
    line = share_line(game, TODAY, ASCII)
    assert line == "fute 2026-11-16 | Tres fute ! | 18 | There is room for improvement! | Y- B- G# O# P-"


def test_qwinto_has_no_rating_table_so_its_line_shows_the_points_only() -> None:
    game = finished(Challenge(load_ruleset("qwinto"), 7))
    total = game.scores()[0].total
    assert share_line(game, TODAY).startswith(f"futé 2026-11-16 | Qwinto | {total} | O")


def test_a_practice_game_says_so() -> None:
    game = finished(Challenge(load_ruleset("qwinto"), 7), practice=True)
    assert " | practice | " in share_line(game, TODAY)
