"""The page of settings."""

import pytest

from futé_tui.pages.pen import Pen
from futé_tui.pages.settings import SettingLine, SettingsView, draw_settings
from futé_tui.table.page.drawing.palette import DARK
from futé_tui.text.signs import UNICODE


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
