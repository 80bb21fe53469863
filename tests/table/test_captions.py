"""What the table says."""

from dataclasses import replace

import pytest

from futé_tui import new_game
from futé_tui.engine.fute.position import Stage
from futé_tui.engine.game import Game
from futé_tui.engine.phases import Phase
from futé_tui.language import speak
from futé_tui.table import pressing
from futé_tui.table.captions import more_text, prompt
from futé_tui.table.letters import die_letters
from futé_tui.table.state import TableState
from futé_tui.table.view import view_moment, view_table

from ..helpers import play, scripted, with_position, with_zones
from ..tables import lay, with_actions

LETTERS_3 = die_letters(new_game("puissance-3", ["Lia"], seed=1).ruleset.dice)
LETTERS = die_letters(new_game("tres-fute", ["Lia"], seed=1).ruleset.dice)


def test_with_no_die_left_to_roll_a_die_can_be_taken_back_or_the_turn_finished() -> None:
    game = with_actions(scripted("vraiment-tres-fute", ["white1 silver1 yellow1 blue1 green1 pink6"]), returns=1)
    play(game, "roll", "pink>1=6")
    view = view_moment(game, die_letters(game.ruleset.dice), 0)
    assert not any(move.throws for move in game.moves())
    assert prompt(view).endswith(": return a die to roll it, or finish.")


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Lia: use your bonus: blue ? (yellow, row 1)."),
        ("fr", "Lia : utilise ton bonus : « ? » bleu (zone jaune, ligne 1)."),
        ("de", "Lia: lös deinen Bonus ein: „?“ für Blau (Gelb, Reihe 1)."),
    ],
)
def test_a_waiting_bonus_is_asked_for_with_where_it_comes_from(language: str, asked: str) -> None:
    speak(language)
    game = with_zones(scripted("tres-fute", ["white5 yellow6 blue2 green2 orange5 purple3"]), yellow=["r1c1", "r1c3"])
    play(game, "roll", "yellow>r1c2")
    assert prompt(view_moment(game, LETTERS, 0)).replace("\N{NO-BREAK SPACE}", " ") == asked


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Tom: use a die from the slots, or decline."),
        ("fr", "Tom : utilise un dé des emplacements ou renonce."),
        ("de", "Tom: nutze einen Würfel von den Würfelfeldern oder verzichte."),
    ],
)
def test_where_no_platter_die_fits_a_die_from_the_slots_is_asked_for(language: str, asked: str) -> None:
    speak(language)
    game = lay(
        with_zones(scripted("tres-fute", [], 2), seat=1, yellow=["r2c2", "r3c1"], blue=["r2c2"], green=["1"]),
        slots="orange5 white5 purple4",
        platter="green1 yellow1 blue1",
        stage=Stage.PASSIVE,
        seat=1,
    )
    assert game.moment.slots_open
    assert prompt(view_table(game, TableState.of(game, LETTERS))).replace("\N{NO-BREAK SPACE}", " ") == asked


KEPT, LOST = "use an extra die, or finish and keep it.", "use an extra die, or finish."


@pytest.mark.parametrize(
    ("active", "seat", "stage", "task"),
    [
        (0, 0, Stage.EXTRA, KEPT),  # Lia is passive in Tom's turn
        (0, 1, Stage.PASSIVE_EXTRA, KEPT),  # Tom's own turn follows
        (1, 1, Stage.EXTRA, LOST),
        (1, 0, Stage.PASSIVE_EXTRA, LOST),
    ],
)
def test_in_the_last_round_an_extra_die_is_kept_while_a_turn_follows(
    active: int, seat: int, stage: Stage, task: str
) -> None:
    game = with_actions(scripted("tres-fute", [], players=2), seat=seat, extra=1)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=stage, seat=seat, active=active)
    who = ("Lia", "Tom")[seat]
    assert asked(game) == f"{who}: {KEPT}"
    assert asked(with_position(game, round=6)) == f"{who}: {task}"


@pytest.mark.parametrize(("stage", "task"), [(Stage.EXTRA, KEPT), (Stage.PASSIVE_EXTRA, LOST)])
def test_alone_an_extra_die_is_kept_for_the_passive_turn_of_the_last_round(stage: Stage, task: str) -> None:
    game = with_actions(scripted("tres-fute", [], players=1), extra=1)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=stage)
    assert asked(with_position(game, round=6)) == f"Lia: {task}"


def test_a_bonus_that_waits_while_crosses_may_follow_comes_after_them() -> None:
    view = replace(view_table(start := scripted("puissance-3", []), TableState.of(start, LETTERS_3)), waiting="pink ?")
    assert (
        prompt(replace(view, moment=view.moment._replace(phase=Phase.FOLLOW_UP)))
        == "Lia: add crosses, or finish. After that: pink ?."
    )


def test_where_there_are_more_boxes_than_labels_the_key_for_more_names_the_zones_that_have_none() -> None:
    game = with_position(scripted("puissance-3", []), waiting=("?any",))
    state = TableState.of(game, LETTERS_3)
    said = []
    for _press in range(7):
        view = view_table(game, state)
        said.append(more_text(view))
        pressed = pressing.more(state)
        assert isinstance(pressed, TableState)
        state = pressed
    assert said[0] == "labels for blue, brown, pink or turquoise"
    assert said[1:5] == [f"labels for {zone}" for zone in ("brown", "pink", "turquoise", "yellow")]
    assert said[5] == "labels for all zones"
    assert said[6] == said[0]


def asked(game: Game) -> str:
    return prompt(view_table(game, TableState.of(game, LETTERS)))


def test_below_a_band_about_somebody_elses_sheet_the_prompt_says_nothing_again() -> None:
    game = new_game("tres-fute", ["Lia", "Tom"], seed=1)
    view = view_moment(game, LETTERS, 0)
    assert prompt(view)
    assert not prompt(replace(view, shown=1))


def test_in_few_words_an_extra_die_is_still_called_one() -> None:
    game = with_actions(scripted("tres-fute", [], players=2), seat=0, extra=1)
    lay(game, slots="green6 orange5", platter="white1 yellow2 blue3 purple4", stage=Stage.EXTRA, seat=0, active=0)
    view = view_table(game, TableState.of(game, LETTERS))
    assert prompt(view) == f"Lia: {KEPT}"
    assert prompt(view, brief=True) == "Lia: extra die, or finish?"
