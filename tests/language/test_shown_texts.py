"""Everything that people read goes through the catalogues."""

import ast
from functools import cache

import pytest
from tools.catalogues import PACKAGE

from .shown_texts import in_f_strings, unmarked

ALLOWED = {
    "the engine has notation and the words of records; its sentences are refusals and problems": ("engine/",),
    "lessons come with the game: only maintainers see what is wrong in their files": (
        "lessons/schema.py",
        "lessons/laying.py",
        "lessons/facts.py: fox points",
    ),
    "entries of menus and words of the command line, never shown": (
        "screens/sitting_down.py: duel ◦",
        "cli/daily.py: daily ◦",
        "cli/play.py: new ◦",
        "cli/rulesets.py: edit ◦",
        "cli/duel.py: duel ◦",
        "screens/home/contents.py: continue ◦",
    ),
    "commands to type": ("text/experts.py: --option ◦=◦",),
    "SQL": (
        "store/damage.py: ◦ LIMIT 0",
        "store/games.py: over = 0",
        "store/games.py: played_on = ?",
        "store/result_queries.py: ",
        "store/results.py: game, seat",
        "store/reviews.py: ",
        "store/stored.py: ",
    ),
    "mistakes of programmers": (
        "__init__.py: module ◦ has no attribute ◦",
        "api.py: give a seed or dice",
        "replay/practice.py: ◦ dice cannot go on",
        "challenges/verifying.py: only dice with a seed",
    ),
}
FILES = sorted(PACKAGE.rglob("*.py"))


def is_allowed(place: str, text: str) -> bool:
    known = [each for group in ALLOWED.values() for each in group]
    return any(f"{place}: {text}".startswith(each) or text == each for each in known)


@cache
def searched() -> tuple[list[tuple[str, str]], list[tuple[str, int]]]:
    """Every place of a text that is not marked, and of a message in an f-string."""
    texts: list[tuple[str, str]] = []
    hidden: list[tuple[str, int]] = []
    for path in FILES:
        place, tree = path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))
        texts += [(place, text) for _line, text in unmarked(tree)]
        hidden += [(place, line) for line in in_f_strings(tree)]
    return texts, hidden


def found() -> list[tuple[str, str]]:
    return searched()[0]


def test_every_text_for_people_is_marked_for_the_catalogues() -> None:
    assert [(place, text) for place, text in found() if not is_allowed(place, text)] == []


def test_no_exception_is_left_over() -> None:
    texts = found()
    for group in ALLOWED.values():
        for each in group:
            assert any(f"{place}: {text}".startswith(each) or text == each for place, text in texts), each


def test_no_message_is_inside_an_f_string() -> None:
    assert searched()[1] == []


@pytest.mark.parametrize(
    "source",
    [
        'print("Nothing")',
        'x = "The game is over."',
        'x = f"{name} wins."',
        'self.notify("Copied")',
        'parser.add_argument("--all", help="everything")',
        'raise UserError("no")',
        'x = f"{points} points"',
    ],
)
def test_a_text_that_is_not_marked_is_found(source: str) -> None:
    assert len(unmarked(ast.parse(source))) == 1


def test_a_message_in_an_f_string_is_found() -> None:
    assert list(in_f_strings(ast.parse("x = 1\ny = f\"{_('Nothing')}.\""))) == [2]


@pytest.mark.parametrize(
    "source",
    ['"""A docstring here."""', 'x = _("The game is over.")', 'x = N_("A text")', 'CSS = "a b { c: d; }"', 'x = "red"'],
)
def test_what_is_marked_or_not_for_people_is_left_alone(source: str) -> None:
    assert unmarked(ast.parse(source)) == []
