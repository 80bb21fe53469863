"""Bonuses with their article, and what somebody did in whole sentences."""

import pytest

from futé_tui import ruleset_ids
from futé_tui.engine.moves import Return
from futé_tui.hints.compare import which_die
from futé_tui.hints.levels import Level
from futé_tui.hints.links import Marked, happenings
from futé_tui.hints.missing import missing
from futé_tui.hints.preview import preview
from futé_tui.language import LANGUAGES, speak
from futé_tui.line.played import describe_played
from futé_tui.line.prompts import prompt_lines
from futé_tui.table.story import Story
from futé_tui.text.bonuses import a_bonus, some_bonuses
from futé_tui.text.choices import die_choice_parts, die_words
from futé_tui.text.costs import Length
from futé_tui.text.events import describe_events
from futé_tui.text.links import Printed, link_text
from futé_tui.text.missing import describe_missing
from futé_tui.text.moves import move_words
from futé_tui.text.previews import describe_preview
from futé_tui.text.story import plain_story

from ..cases import for_each
from ..conformance.subjects import Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..qwinto_sheets import sheet, table
from ..tables import with_actions


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("reroll", "a reroll"),
        ("extra", "an extra die"),
        ("?any", "a wild ?"),
        ("?orange", "an orange ?"),
        ("purple=6", "a purple 6"),
        ("orange=4", "an orange 4"),
    ],
)
def test_a_bonus_has_its_article(word: str, text: str) -> None:
    assert a_bonus(word) == text


def test_several_bonuses_are_joined() -> None:
    assert some_bonuses(("joker", "?pink", "fox")) == "a joker, a pink ? and a fox"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Lia writes 5 in orange, +5 points, gains a reroll."),
        ("fr", "Lia note 5 dans la zone orange, +5 points, gagne une relance."),
        ("de", "Lia: 5 in Orange eingetragen, +5 Punkte, Bonus: Nachwürfeln."),
    ],
)
def test_what_was_played_is_described_as_done(language: str, text: str) -> None:
    speak(language)
    game = with_zones(scripted("tres-fute", ["white5 yellow1 blue1 green1 orange5 purple1"]), orange=["1=3", "2=4"])
    play(game, "roll")
    found = preview(game, game.moves()[[str(move) for move in game.moves()].index("orange>3=5")])
    events = list(game.play("orange>3=5"))
    assert describe_played(game, found, events, game.players)[0] == text


@pytest.mark.parametrize(
    ("language", "written", "again"),
    [
        ("en", "orange row, box 2: write 5", "reroll"),
        ("fr", "rangée orange, case 2\N{NO-BREAK SPACE}: inscrire 5", "relancer"),
        ("de", "orange Reihe, Feld 2: 5 eintragen", "noch einmal würfeln"),
    ],
)
def test_qwinto_has_words_of_its_own(language: str, written: str, again: str) -> None:
    speak(language)
    game = scripted("qwinto", ["orange5"], 2)
    play(game, "roll orange")
    text = {str(move): move_words(preview(game, move)) for move in game.moves()}
    assert (text["orange>4=5"], text["reroll"]) == (written, again)


@pytest.mark.parametrize(
    ("language", "completed", "needed", "pentagon"),
    [
        ("en", "Column complete: 6 points.", "This column still needs yellow and purple.", "orange row, left pentagon"),
        (
            "fr",
            "Colonne complète : 6 points.",
            "Il manque à cette colonne : jaune et violet.",
            "rangée orange, pentagone de gauche",
        ),
        (
            "de",
            "Spalte komplett: 6 Punkte.",
            "Dieser Spalte fehlt noch: Gelb und Lila.",
            "orange Reihe, linkes Fünfeck",
        ),
    ],
)
def test_a_column_of_qwinto_is_found_by_its_pentagon(language: str, completed: str, needed: str, pentagon: str) -> None:
    speak(language)
    game = table(["orange6"], sheet(yellow="4:2", purple="4:4"), sheet())
    play(game, "roll orange")
    said = {
        str(move): [
            text.replace("\N{NO-BREAK SPACE}", " ") for text in describe_preview(preview(game, move), game.players)
        ]
        for move in game.moves()
    }
    assert completed in said["orange>4=6"]
    assert needed in said["orange>8=6"]
    columns = missing(game.rules.view(game.position, 0), "bonus")
    assert f"({pentagon})" in describe_missing(next(each for each in columns if len(each.boxes) == 1))
    events = play(game, "orange>4=6")
    assert any(f"({pentagon})" in line for line in plain_story(Story(game, game.players).lines))
    assert any(f"({pentagon})" in line for line in describe_events(events, game.players, game.sheets()))


def test_a_die_that_can_be_returned_is_named_and_the_prompt_asks_for_it() -> None:
    games = walk(Subject("vraiment-tres-fute", 2).new_game(3), 3)
    game = next(each for each in games if any(isinstance(move, Return) for move in each.moves()))
    for choice in which_die(game):
        assert die_words(choice, Length.SHORT) == die_choice_parts(choice)[0] == f"return the {choice.die} die"
    assert prompt_lines(game, game.players, Level.OPTIONS)[0].endswith(": return a die, or roll.")
    for unlocked, said in ((1, "It is your last return."), (3, "2 returns are left then.")):
        with_actions(game, game.to_move or 0, returns=unlocked)
        back = next(move for move in game.moves() if isinstance(move, Return))
        assert said in describe_preview(preview(game, back), game.players)


def test_a_mix_says_what_it_unlocks() -> None:
    game = with_position(scripted("melange", []), waiting=("mix",))
    joker = next(move for move in game.moves() if str(move) == "mix>joker")
    assert "Unlocks a joker." in describe_preview(preview(game, joker), game.players)


@for_each(ruleset_ids(), LANGUAGES)
def test_every_bonus_of_every_sheet_has_a_name_without_notation(sheet: str, language: str) -> None:
    speak(language)
    game = Subject(sheet, 2).new_game(1)
    for view in game.sheets():
        boxes = [box.bonus for zone in (*view.zones, *view.tracks) for row in zone.rows for box in row if box]
        for word in filter(None, [*boxes, *(line.bonus for zone in view.zones for line in zone.lines)]):
            assert "=" not in a_bonus(word)
            assert not a_bonus(word).startswith("?")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "wrote 5 in the orange row"),
        ("fr", "5 inscrit dans la rangée orange"),
        ("de", "orange Reihe: 5 eingetragen"),
    ],
)
def test_the_story_of_qwinto_speaks_of_rows(language: str, text: str) -> None:
    speak(language)
    game = scripted("qwinto", ["orange5"], 2)
    play(game, "roll orange")
    before = game.position
    events = list(game.play("orange>4=5"))
    found = [each for each in happenings(game.rules, before, game.position, events) if isinstance(each, Marked)]
    printed = Printed(game.rules.view(game.position, 0), game.ruleset.zone_kind)
    assert link_text(found[0], printed) == text
