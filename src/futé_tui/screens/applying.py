"""Settings come into force: theme, signs, dice, keys and language of the running app."""

import os
from typing import Any

from textual.app import App

from ..language import speak
from ..store.in_force import language_in_force
from ..store.settings import Settings


def apply_settings(app: App[Any], settings: Settings) -> None:
    """Make the app look and behave as set."""
    speak(language_in_force(settings, os.environ)[0])
    app.set_keymap(dict(settings.keys))
    app.set_class(settings.ascii, "-ascii")
    if not settings.animations:
        app.animation_level = "none"
    elif app.animation_level == "none":
        app.animation_level = "full"
    app.theme = settings.theme
