"""The settings screen, and laying out the screen below it again when settings have changed.

Home opens without the engine: these screens are imported when they are needed.
"""

from ..language import spoken
from .game_app import GameApp


def open_settings(app: GameApp) -> None:
    """Show the settings; if one is changed, the screen below follows."""
    from .settings.settings import SettingsScreen

    before, language = app.settings, spoken()

    def follow(_: None) -> None:
        if app.settings != before and not _lay_out_again(app) and spoken() != language:
            app.action_home()  # the screens above home were written in another language

    app.push_screen(SettingsScreen(), follow)


def _lay_out_again(app: GameApp) -> bool:
    """Replace a table, a result, a replay or a lesson with one that has the current settings; whether there is one."""
    from .table.board import BoardScreen
    from .table.result import ResultScreen
    from .table.table import TableScreen

    over = isinstance(app.screen, ResultScreen)
    if over:
        app.pop_screen()
    screen = app.screen
    if not isinstance(screen, BoardScreen):
        return False
    new = screen.again()
    app.switch_screen(new)
    if over and isinstance(new, TableScreen):
        new.show_result(count=False)
    return True
