"""Keys of dice: guessed from their colours in every language, and in nobody's way."""

from futé_tui import load_ruleset, ruleset_ids
from futé_tui.language import LANGUAGES, speak
from futé_tui.screens.commands import LESSON, TABLE
from futé_tui.table.letters import COMMAND_KEYS, LABELS, die_letters

from ..cases import for_cases, for_each

FUTE = ("white", "yellow", "blue", "green", "orange", "purple")


@for_each(ruleset_ids(), LANGUAGES)
def test_no_two_dice_share_a_key_and_none_has_that_of_a_command_or_a_label(sheet: str, language: str) -> None:
    speak(language)
    dice = load_ruleset(sheet).dice
    keys = die_letters(dice)
    commands = {key for command in (*TABLE, *LESSON) for key in command.key.split(",")}
    assert list(keys) == list(dice)
    assert len(set(keys.values())) == len(dice)
    assert not set(keys.values()) & (commands | set(LABELS)), "capitals are labels, and never mean a die"


def test_the_letters_that_dice_leave_to_commands_are_those_of_commands() -> None:
    assert set(COMMAND_KEYS) == {command.key for command in (*TABLE, *LESSON) if len(command.key) == 1}


@for_cases(
    [
        ("en", "tres-fute", "w y b g o p"),
        ("en", "vraiment-tres-fute", "w s y b g p"),
        ("en", "puissance-3", "w y t b n p"),
        ("fr", "tres-fute", "c j b v o t"),
        ("fr", "vraiment-tres-fute", "c a j b v r"),
        ("fr", "puissance-3", "c j t b m r"),
        ("fr", "qwinto", "o j v"),
        ("en", "qwixx", "w i r y g b"),
        ("fr", "qwixx", "c l r j v b"),
        ("de", "qwixx", "w i r g n b"),
        ("de", "tres-fute", "w g b n o l"),
        ("de", "vraiment-tres-fute", "w s g b n r"),
        ("de", "puissance-3", "w g t b n r"),
    ]
)
def test_a_die_has_the_first_letter_of_its_colour_or_the_last(language: str, sheet: str, keys: str) -> None:
    speak(language)
    assert " ".join(die_letters(load_ruleset(sheet).dice).values()) == keys


def test_settings_give_dice_other_keys_and_the_others_make_way() -> None:
    changed = die_letters(FUTE, {"purple": "g", "white": "z"})
    assert (changed["purple"], changed["white"], changed["green"]) == ("g", "z", "n")
    assert die_letters(("white", "white-two", "red"), {"white-two": "W"})["white-two"] == "W", "as it was once"
    assert not {"y", "b"} & set(die_letters(FUTE, {"roll": "y,b"}).values()), "a command keeps its key"


def test_names_without_plain_letters_get_keys_as_well() -> None:
    keys = die_letters(("red-1", "red-2", "ρ", "x", "u"))
    assert len(set(keys.values())) == 5
    assert not set(keys.values()) & set(COMMAND_KEYS)
