"""Everything in the rules is taught somewhere in the course of its sheet."""

import re

import pytest

from futé_tui.engine.bonuses import MIX
from futé_tui.language import LANGUAGES, speak
from futé_tui.lessons.laying import LEARNER
from futé_tui.lessons.loader import lesson_sheets, lessons_of
from futé_tui.lessons.running import Run
from futé_tui.table.page.drawing.glyphs import ACTIONS

from .steps import texts_of

OF_EVERY_SHEET = (
    r"complete",
    r"undone|undo",
    r"hints",
    r"[Ss]olo",
    r"declin|skip",
    r"[Mm]ost points win|highest total wins",
)
OF_THE_FUTE_TURN = (
    r"round track",
    r"wild",
    r"action track|tracks?",
    r"unlock",
    r"up to three rolls|three rolls",
    r"silver platter",
    r"what remains goes to the platter|left in the pool go to the platter|left in the pool would go to the platter",
    r"equal|the same as yours",
    r"\bpass",
    r"White counts as any colour|counts as any colour",
    r"whichever you take|either of them|wherever the two dice are",
    r"chain reaction",
    r"fits nowhere",
    r"choose the order",
    r"three play 5, four play 4",
    r"\blost\b",
    r"reroll rolls all dice",
    r"extra di(e|ce)",
    r"once (each per|in a) turn|twice in a turn",
    r"\bfox",
    r"lowest zone",
    r"\btie\b",
    r"unused actions",
    r"in Tom's slots|Tom's slots are open|Tom's slots",
    r"never opens the slots",
    r"three lowest go to the platter",
    r"Ties are drawn by lot",
    r"rating table",
)
SCALES = r"starts at 0 crosses"  # of sheets whose zones score by the number of crosses
OF_ONE_SHEET = {
    "tres-fute": (
        SCALES,
        r"printed cross",
        r"diagonal",
        r"multiplier|times the die",
        r"After a 6 any number",
        r"at least the number",
    ),
    "vraiment-tres-fute": (
        SCALES,
        r"sweep",
        r"circle",
        r"No number may be higher",
        r"subtracted",
        r"negative",
        r"takes? one platter die back",
    ),
    "puissance-3": (
        SCALES,
        r"row I\b",
        r"grey box",
        r"same number",
        r"tinted",
        r"outwards",
        r"Skipped boxes",
        r"rounded up",
        r"joker",
        r"die is not turned",
    ),
    "melange": (
        SCALES,
        r"reconstructed",
        r"each number lower",
        r"left minus right",
        r"negative",
        r"Skipped boxes",
        r"everything on the platter",
        r"exactly one more",
        r"Mix",
        r"[Pp]olish",
        r"joker first, then polish",
        r"return takes one die",
        r"a 1 closes the row",
        r"either die of the sum, if it is on the platter",
        r"lost if all boxes of its track are unlocked",
    ),
    "tres-fute-4ever": (
        r"each number higher",
        r"subtracted",
        r"second cross",
        r"diagonal",
        r"negative",
        r"region",
        r"at most as many boxes",
        r"touch",
        r"triangle",
        r"multiplier",
        r"another 3",
        r"[Pp]olish",
    ),
    "qwinto": (r"pentagon", r"misthrow", r"reroll once", r"number may appear twice", r"rightmost", r"house rule"),
    "qwixx": (r"penalty", r"lock", r"at least five crosses", r"left to right", r"second action", r"house rule"),
}


def taught(sheet: str) -> str:
    """Everything that a course says in English."""
    steps = [step for file in lessons_of(sheet) for step in file.lesson.steps]
    return "\n".join(text.en for step in steps for text in texts_of(step))


@pytest.mark.parametrize("sheet", lesson_sheets())
def test_a_course_teaches_everything_in_the_rules_of_its_sheet(sheet: str) -> None:
    subjects = (*OF_EVERY_SHEET, *OF_ONE_SHEET[sheet], *(OF_THE_FUTE_TURN if sheet not in ("qwinto", "qwixx") else ()))
    said = taught(sheet)
    assert [subject for subject in subjects if not re.search(subject, said)] == []


@pytest.mark.parametrize("sheet", [sheet for sheet in lesson_sheets() if sheet not in ("qwinto", "qwixx")])
def test_the_first_lesson_says_what_the_signs_of_the_bonuses_mean(sheet: str) -> None:
    run = Run(lessons_of(sheet)[0])
    view = run.game.rules.view(run.game.position, LEARNER)
    signs = {ACTIONS[track.name] for track in view.tracks}
    signs |= {ACTIONS[MIX]} if MIX in run.game.rules.round_track(1) else set()
    for language in LANGUAGES:
        speak(language)
        assert [sign for sign in signs if sign not in run.text] == []
        assert re.search(r"coloured .\?|« \? » de couleur|farbiges .\?", run.text.replace("\N{NO-BREAK SPACE}", " "))
        assert re.search(r"\bfox|renards? \(R\)|F[uü]chse? \(F\)", run.text)
