"""The page of settings."""

from itertools import pairwise

import pytest

from futé_tui.pages.pen import Pen
from futé_tui.pages.settings import SettingLine, SettingPicture, SettingsView, draw_settings
from futé_tui.screens.commands import EVERY_ID
from futé_tui.screens.settings.setting_rows import die_rows, key_rows, shown_value
from futé_tui.store.settings import Settings
from futé_tui.table.page.drawing.palette import DARK, LIGHT, Palette
from futé_tui.text.signs import UNICODE

from ..table.page.pages import text


@pytest.mark.parametrize("size", [(80, 23), (120, 39), (200, 59)], ids=str)
def test_the_whole_path_of_the_file_is_shown(size: tuple[int, int]) -> None:
    path = "/home/somebody-with-a-long-name/.config/" + "a-folder-of-that-name/" * 2 + "fute/settings.toml"
    line = SettingLine("Language", ("auto", "English"), 0)
    pen = Pen(*size, DARK, painted=True, signs=UNICODE)
    draw_settings(pen, SettingsView((("Look", (line,)),), 0, "What language.", "The default.", path))
    text = "".join("".join(run.text for run in row).replace(" ", "") for row in pen.rows())
    assert path in text


@pytest.mark.parametrize("size", [(80, 23), (120, 39), (160, 49)], ids=str)
def test_where_a_value_is_from_is_whole(size: tuple[int, int]) -> None:
    source = "It was set in the file of the settings, by somebody who likes it."
    pen = Pen(*size, DARK, painted=True, signs=UNICODE)
    line = SettingLine("Language", ("auto", "English"), 0)
    draw_settings(pen, SettingsView((("Look", (line,)),), 0, "What language.", source, "/fute/settings.toml"))
    text = " ".join("".join(run.text for run in row) for row in pen.rows())
    assert all(word in text for word in source.split())


def test_signs_say_that_the_list_goes_on_and_what_a_setting_does_is_drawn() -> None:
    lines = tuple(SettingLine(f"Die {number}", (), 0, "g, n", "by its colour") for number in range(60))
    for cursor, above, below in ((0, False, True), (30, True, True), (59, True, False)):
        pen = Pen(120, 39, DARK)
        picture = SettingPicture(DARK, die="green", keys="g, n")
        draw_settings(pen, SettingsView((("Keys", lines),), cursor, "The key.", "The default.", "/fute", picture))
        drawn = text(pen.rows())
        assert ("▲" in drawn, "▼" in drawn) == (above, below)
        assert any(run.look.bg == DARK.colour("green") for row in pen.rows() for run in row), "the die"
    pen = Pen(120, 39, DARK)
    levels = (("off", "Nothing is explained."), ("rules", "What to do now."))
    draw_settings(
        pen, SettingsView((("Look", lines[:1]),), 0, "", "", "/fute", SettingPicture(DARK, levels=levels, level=1))
    )
    assert all(word in text(pen.rows()) for word in ("Nothing is explained.", "What to do now."))


def test_settings_have_plain_words_for_their_values() -> None:
    assert [shown_value("theme", theme) for theme in ("fute-dark", "fute-light", "nord")] == [
        "dark theme",
        "light theme",
        "nord",
    ]


def test_key_caps_of_settings_do_not_touch_where_there_is_room_and_hide_none_where_there_is_not() -> None:
    lines = tuple(SettingLine(f"Die {number}", (), 0, "g") for number in range(9))
    for size in ((80, 23), (120, 39), (160, 49)):
        pen = Pen(*size, DARK)
        draw_settings(pen, SettingsView((("Keys", lines),), 0, "", "", "/fute"))
        capped = [any(run.look.bg == DARK.cap for run in row) for row in pen.rows()]
        assert capped.count(True) == len(lines)
        assert any(one and other for one, other in pairwise(capped)) == (size == (80, 23))


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_the_colours_of_a_theme_are_seen_on_a_piece_of_the_table(palette: Palette) -> None:
    pen = Pen(120, 39, DARK)
    draw_settings(
        pen,
        SettingsView((("Look", (SettingLine("Theme", ("dark",), 0),)),), 0, "", "", "/fute", SettingPicture(palette)),
    )
    drawn = text(pen.rows())
    assert all(word in drawn for word in ("2 +1", "YELLOW", "14", "20"))
    grounds = {run.look.bg for row in pen.rows() for run in row}
    assert {palette.table, palette.platter, palette.paper, palette.colour("yellow")} <= grounds


def test_labels_beside_keys_say_what_the_key_does() -> None:
    settings = Settings()
    titles = [row.title for row in die_rows(settings)]
    assert {"The second white die", "The grey die"} <= set(titles)
    keys = {row.name: row.title for row in key_rows(settings, dict.fromkeys(EVERY_ID, ""))}
    assert keys["keys.confirm"] == "Play the move"
    assert keys["keys.more"] == "Other labels"
    assert keys["keys.missing"] == "Missing boxes"
