"""Moves in words: what people read where nobody has to type."""

from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.expert.review import Chosen, Verdict
from futé_tui.hints.compare import which_box
from futé_tui.hints.preview import preview
from futé_tui.language import LANGUAGES, speak
from futé_tui.text.boxes import done_words, short_mark_words
from futé_tui.text.choices import box_words
from futé_tui.text.moves import move_words, way_words
from futé_tui.text.review_lines import decision_line, described_move, position_note

from ..cases import for_each
from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_position, with_zones
from ..tables import atelier, lay, with_actions

_NOTATION = (">", "=", "r1c", "?any")


def words_of(game: Game, move: str) -> str:
    return move_words(preview(game, next(each for each in game.moves() if str(each) == move)))


def test_boxes_are_found_by_their_number_and_row() -> None:
    game = scripted("tres-fute", ["white5 yellow6 blue2 green2 orange5 purple3"])
    play(game, "roll")
    assert words_of(game, "blue>r2c3") == "blue 7"
    assert words_of(game, "yellow>r1c2") == "yellow 6, row 1"
    assert words_of(game, "purple>1=3") == "purple: write 3"
    assert words_of(game, "white>green.1") == "green: a cross"
    assert words_of(game, "pass") == "pass: take no die"
    speak("fr")
    assert words_of(game, "yellow>r1c2") == "le 6 jaune, ligne 1"
    speak("de")
    assert words_of(game, "purple>1=3") == "Lila: 3 eintragen"


def test_what_is_written_is_the_number_in_the_box() -> None:
    game = with_zones(scripted("tres-fute", ["white5 yellow6 blue2 green2 orange5 purple3"]), orange=["1=1"] * 3)
    play(game, "roll")
    assert words_of(game, "orange>4=5") == "orange: write 10"


def test_a_number_that_is_subtracted_says_so_and_has_no_minus() -> None:
    game = with_zones(scripted("vraiment-tres-fute", ["white1 silver1 yellow3 blue3 green4 pink3"]), green=["1=5"])
    play(game, "roll")
    assert words_of(game, "green>2=4") == "green: write 8 (subtracted)"
    marked = preview(game, next(move for move in game.moves() if str(move) == "green>2=4")).marks[0]
    assert done_words(marked) == "writes 8 (subtracted) in green"
    assert short_mark_words(marked, tight=True) == "green 8 (subtracted)"
    speak("fr")
    assert words_of(game, "green>2=4") == "zone verte\u00a0: noter 8 (soustrait)"
    speak("de")
    assert words_of(game, "green>2=4") == "Grün: 8 als Abzug eintragen"


def test_a_review_says_what_was_written_and_with_which_die() -> None:
    game = with_zones(scripted("tres-fute", ["white5 yellow6 blue2 green2 orange5 purple3"]), orange=["1=1"] * 3)
    play(game, "roll", "white>orange.4=5")
    move = game.steps[1].move
    chosen = Chosen(1, 0, 1, Phase.CHOOSE, "orange", move, move, 200, 0, Verdict.BEST)
    assert described_move(move, chosen, game) == "orange: write 10 (white)"


def test_a_review_weighs_what_is_gained_and_used_against_what_is_kept() -> None:
    game = with_actions(scripted("tres-fute", []), extra=1)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA)
    played, best = (next(each for each in game.moves() if str(each) == text) for text in ("extra purple>1=4", "done"))
    game.play(played)
    chosen = Chosen(0, 0, 1, Phase.EXTRA, "purple", played, best, 200, 3.5, Verdict.BLUNDER)
    line = decision_line(chosen, game, weighed=True)
    assert line.words == "purple: write 4, +4 points, using an extra die"
    assert line.better == "finish, keeping an extra die"
    assert position_note(line).startswith(
        "Played: purple: write 4, +4 points, using an extra die (blunder). Better by 3"
    )
    assert position_note(line).endswith("Better by 3.5 points: finish, keeping an extra die.")
    assert position_note(line._replace(verdict=None)) == ""


def test_a_review_does_not_say_that_a_reroll_uses_a_reroll() -> None:
    game = with_actions(scripted("tres-fute", ["white5 yellow6 blue2 green2 orange5 purple3"] * 2), reroll=1)
    play(game, "roll")
    played, best = (next(each for each in game.moves() if str(each) == text) for text in ("reroll", "purple>1=3"))
    game.play(played)
    line = decision_line(Chosen(1, 0, 1, Phase.CHOOSE, "", played, best, 200, 3.5, Verdict.BLUNDER), game, weighed=True)
    assert (line.words, line.better) == ("reroll", "purple: write 3, +3 points, keeping a reroll")


def test_a_review_names_a_joker_only_once() -> None:
    dice = "white1 yellow2 blue3 green4 orange5 purple6"
    game = lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1)
    played, best = (next(each for each in game.moves() if str(each) == text) for text in ("orange~3>1=3", "orange>1=5"))
    game.play(played)
    line = decision_line(
        Chosen(0, 0, 1, Phase.CHOOSE, "orange", played, best, 200, 3.5, Verdict.BLUNDER), game, weighed=True
    )
    assert "uses joker 3" in line.words
    assert "using" not in line.words
    assert "keeping a joker" in line.better


def test_jokers_and_polish_are_named() -> None:
    dice = "white1 yellow2 blue3 green4 orange5 purple6"
    game = lay(atelier((), 1, joker=2), pool=dice, stage=Stage.CHOOSE, roll=1)
    assert words_of(game, "orange~3>1=3") == "orange: write 3, uses joker 3"
    assert words_of(game, "orange~?6>1=6") == 'orange: write 6, uses the "?" joker'


def test_a_way_says_what_it_gains() -> None:
    game = scripted("puissance-3", ["white1 yellow1 turquoise1 blue1 brown1 pink5"])
    play(with_zones(game, pink=["1=3"]), "roll")
    texts = [way_words(preview(game, move)) for move in game.moves() if str(move).startswith("pink>2")]
    assert texts == ["pink: write 3, +3 points, gain a reroll", "pink: write 5, +5 points, without the reroll bonus"]


def test_a_circle_a_row_and_a_track_have_their_words() -> None:
    game = scripted("vraiment-tres-fute", ["white3 silver4 yellow6 blue1 green6 pink1"])
    play(game, "roll")
    assert words_of(game, "yellow>r1c4") == "circle yellow 6"
    assert words_of(game, "silver>r2c4") == "silver 4, blue row"
    mixing = with_position(scripted("melange", []), waiting=("mix",))
    assert words_of(mixing, "mix>joker") == "unlock a joker"


@for_each(SHEETS)
def test_no_move_is_shown_in_notation(sheet: str) -> None:
    for game in walk(Subject(sheet, 2).new_game(3), 3):
        if len(game.steps) % 5 == 0:
            foreseen = [preview(game, move) for move in game.moves()[::3]]
            for language in LANGUAGES:
                speak(language)
                for words in map(way_words, foreseen):
                    assert words
                    assert not any(sign in words for sign in _NOTATION), words


def test_a_bonus_that_is_given_up_says_what_it_needs() -> None:
    game = with_zones(scripted("vraiment-tres-fute", ["white1 silver1 yellow3 blue3 green4 pink2"]), pink=["1=1"] * 4)
    play(game, "roll")
    found = preview(game, next(move for move in game.moves() if str(move).startswith("pink>")))
    assert way_words(found) == "pink: write 2, +2 points, without the extra die bonus (needs 4 or more)"
    speak("fr")
    assert way_words(found).endswith("sans le bonus (dé supplémentaire, il faut 4 ou plus)")
    speak("de")
    assert way_words(found).endswith("ohne den Bonus (Zusatzwürfel, nötig: mindestens 4)")


def test_few_words_name_the_row_of_silver_and_fewer_do_not() -> None:
    game = scripted("vraiment-tres-fute", ["white3 silver4 yellow6 blue1 green6 pink1"])
    play(game, "roll")
    marked = preview(game, next(move for move in game.moves() if str(move) == "silver>r2c4")).marks[0]
    assert (short_mark_words(marked), short_mark_words(marked, tight=True)) == ("silver 4, blue row", "silver 4")


def test_few_words_name_zones_alike_whether_something_is_crossed_or_written() -> None:
    speak("fr")
    game = scripted("puissance-3", ["white3 yellow4 turquoise6 blue1 brown6 pink1"])
    play(game, "roll")
    written, crossed = (
        preview(game, next(move for move in game.moves() if str(move) == word)).marks[0]
        for word in ("pink>1=1", "turquoise>r1c6")
    )
    assert short_mark_words(written) == "rose\N{NO-BREAK SPACE}: 1"
    assert short_mark_words(crossed) == "turquoise\N{NO-BREAK SPACE}: 6"


def test_a_circle_says_when_it_counts() -> None:
    game = scripted("vraiment-tres-fute", ["white3 silver4 yellow6 blue1 green6 pink1"])
    play(game, "roll")
    [choice] = which_box(game, [move for move in game.moves() if str(move) == "yellow>r1c4"])
    said = {}
    for language in LANGUAGES:
        speak(language)
        said[language] = box_words(choice)
    assert said == {
        "en": "circle yellow 6, a circle scores once it is crossed",
        "fr": "entourer le 6 jaune, une case entourée ne rapporte qu'une fois cochée",
        "de": "Gelb 6 umkreisen, ein Kreis zählt erst, wenn er angekreuzt wird",
    }
