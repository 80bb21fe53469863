"""The card between two players: what the others did since one last acted, and what is asked for."""

import pytest

from futé_tui.engine.game import Game
from futé_tui.pages.caps import Button
from futé_tui.pages.hand_over import WIDTH, HandOverCard
from futé_tui.table.hand_over import HandOverView, Recap, view_hand_over
from futé_tui.table.page.drawing.palette import DARK, LIGHT
from futé_tui.table.page.drawing.runs import Target, row_width
from futé_tui.table.story import Story
from futé_tui.text.signs import ASCII, UNICODE
from futé_tui.text.story import StoryLine

from .. import qwixx_sheets
from ..conformance.subjects import SHEETS, Subject, walk
from ..helpers import play, scripted, with_position

BUTTONS = [Button(key, title, Target("command", title)) for key, title in (("enter", "Continue"), ("u", "Undo"))]
ROLL = "white1 yellow2 blue3 green6 orange4 purple5"


def card_of(game: Game) -> HandOverView:
    return view_hand_over(game, Story(game, game.players), game.players)


def lines_of(view: HandOverView) -> list[tuple[str, int, list[str]]]:
    return [(each.player, each.points, [line.text for line in each.lines]) for each in view.meanwhile]


def test_it_shows_what_the_others_did_since_one_last_acted() -> None:
    game = scripted("tres-fute", [ROLL, "white1 yellow6 blue3 green1 orange4 purple5"], players=3)
    play(game, "roll", "green>1")
    assert lines_of(card_of(game)) == [("Lia", 1, ["Green 6: crossed a box"])]
    play(game, "orange>1=4")
    assert lines_of(card_of(game))[1:] == [("Tom", 4, ["Orange 4: wrote 4"])]
    play(game, "decline", "roll", "yellow>r1c2")
    assert lines_of(card_of(game)) == [
        ("Tom", 4, ["Orange 4: wrote 4"]),
        ("Ada", 0, ["Used no die"]),
        ("Tom", 0, ["Yellow 6: crossed 6"]),
    ]


def test_it_asks_for_what_is_next() -> None:
    game = scripted("tres-fute", [ROLL], players=2)
    assert card_of(game).task == "Roll the dice."
    play(game, "roll", "green>1")
    assert card_of(game).task == "From the platter: white 1, yellow 2, blue 3, orange 4 or purple 5?"
    game = scripted("qwinto", ["5 4"], players=2)
    play(game, "roll orange yellow")
    play(game, str(game.moves()[0]))
    assert card_of(game).task == "Write 9 in orange or yellow?"
    game = with_position(scripted("tres-fute", [], players=2), waiting=("?any",))
    assert card_of(game).task == "Use your bonus: wild ?."


def test_a_roll_that_leaves_nothing_to_decide_is_shown_with_what_came_of_it() -> None:
    late = [qwixx_sheets.sheet(red="11", yellow="11", green="3", blue="3") for _player in range(2)]
    game = qwixx_sheets.table([qwixx_sheets.roll(3, 4, red=6, yellow=6, green=2, blue=6)], *late)
    play(game, "roll")
    (recap,) = card_of(game).meanwhile
    assert recap.points == -5
    assert [line.words for line in recap.lines] == [
        "Rolled white 3, white 4, red 6, yellow 6, green 2, blue 6",
        "White sum 7: nobody can use it",
        "Penalty",
    ]
    for painted, signs in ((True, UNICODE), (False, ASCII)):
        rows = HandOverCard(card_of(game), 22, "f5", BUTTONS).draw(DARK, signs, painted=painted)
        shown = " ".join("".join(run.text for row in rows for run in row).split())
        assert "Rolled 3 4 6 6 2 6" in shown


def test_in_qwixx_the_rows_are_named_in_the_order_of_the_sheet_and_the_white_dice_are_shown() -> None:
    game = scripted("qwixx", ["2 3 4 4 2 4"], players=2)
    play(game, "roll", "white>red.5")
    assert card_of(game).task == "Cross 5 in red, yellow, green or blue?"
    play(game, "white>yellow.5")
    card = card_of(game)
    assert card.task == "A white die plus red, yellow, green or blue?"
    assert [shown for _die, shown in card.dice] == [2, 3, 4, 4, 2, 4]


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_card_fits_whatever_has_happened(sheet: str) -> None:
    story, subject = None, Subject(sheet, 3)
    for number, game in enumerate(walk(subject.new_game(2), 2)):
        story = story or Story(game, game.players)
        story.catch_up(game)
        if number % 7:
            continue
        view = view_hand_over(game, story, game.players)
        for most, palette, signs in ((22, DARK, UNICODE), (38, LIGHT, UNICODE), (22, DARK, ASCII)):
            card = HandOverCard(view, most, "f5", BUTTONS)
            rows = card.draw(palette, signs, painted=signs is UNICODE)
            assert len(rows) == card.rows <= most
            assert {row_width(row) for row in rows} == {WIDTH}
            text = "\n".join("".join(run.text for run in row) for row in rows)
            assert f"{view.player} is next" in text
            assert all(button.title in text for button in BUTTONS)


def test_bots_have_their_emblem_on_the_card_also_in_letters() -> None:
    game = scripted("tres-fute", [ROLL], players=2)
    game.bots = {0: "renard"}
    play(game, "roll", "green>1")
    card = HandOverCard(card_of(game), 40, "f5", BUTTONS)
    for signs, painted, sign in ((UNICODE, True, "▀"), (ASCII, False, "^.^")):
        rows = card.draw(DARK, signs, painted=painted)
        lines = ["".join(run.text for run in row) for row in rows]
        assert all(sign in line for line in lines if "Lia" in line and "next" not in line)


def test_a_card_without_room_for_everything_says_how_much_is_left_out() -> None:
    lines = tuple(StoryLine(f"took blue {number}", "blue", "+2", seat=1) for number in range(20))
    view = HandOverView("Lia", "Roll the dice.", (Recap("Tom", 40, lines),))
    text = "\n".join(
        "".join(run.text for run in row)
        for row in HandOverCard(view, 22, "f5", BUTTONS).draw(DARK, UNICODE, painted=True)
    )
    shown = text.count("took blue")
    assert f"… {20 - shown} earlier steps: f5" in text
    assert "took blue 19" in text
