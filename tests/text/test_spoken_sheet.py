"""A colour may have its own name in the rulebook of a sheet; labels stay short, and other sheets are not touched."""

from futé_tui import load_ruleset, new_game
from futé_tui.language import speak
from futé_tui.text.bonuses import bonus_text
from futé_tui.text.names import bonus_name, label_of, name, the_die, this_die, zone_name
from futé_tui.text.rule_pages import rule_page
from futé_tui.text.spoken_sheet import speak_of

from ..screens.driving import at_table


def test_the_blue_of_a_sheet_with_turquoise_is_bleu_violet_in_french() -> None:
    speak("fr")
    speak_of(load_ruleset("puissance-3").dice)
    assert (name("blue"), zone_name("blue"), bonus_name("?blue")) == ("bleu-violet",) * 2 + ("«\xa0?\xa0» bleu-violet",)
    assert the_die("blue") == this_die("blue") == "le dé bleu-violet"
    assert "zone bleu-violet" in bonus_text("?blue")
    assert label_of("blue") == "bleu", "where there is little room"


def test_other_sheets_and_languages_call_it_blue() -> None:
    speak("fr")
    for sheet in ("puissance-3", "tres-fute", "qwixx"):
        chapters = rule_page(load_ruleset(sheet)).chapters
        headings = {chapter.id: chapter.heading for chapter in chapters}
        assert headings.get("blue") in ("Zone bleu-violet" if sheet == "puissance-3" else "Zone bleue", None)
    speak_of(load_ruleset("puissance-3").dice)
    for language, blue in (("de", "Blau"), ("en", "blue")):
        speak(language)
        assert name("blue") == blue


async def test_the_table_speaks_of_its_sheet_and_home_of_none() -> None:
    game = new_game("puissance-3", ["Lia"], seed=3)
    game.play("roll")
    async with at_table(game) as table:
        speak("fr")
        assert name("blue") == "bleu-violet"
        await table.press("q")
        await table.calm_down()
        assert name("blue") == "bleu"
        speak("en")
