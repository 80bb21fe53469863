"""Applies the settings to the running app: language, keys, signs, animations, theme."""

import os

from ..language import speak
from ..store.resolve_settings import resolve_language
from ..store.settings import Settings
from ..text.signs import signs_for
from ..widgets.signs import SignedApp


def apply_settings(app: SignedApp, settings: Settings) -> None:
    """Make the app look and behave as set."""
    speak(resolve_language(settings, os.environ)[0])
    app.set_keymap(dict(settings.keys))
    app.signs = signs_for(ascii_only=settings.ascii)
    app.set_class(settings.ascii, "-ascii")
    if not settings.animations:
        app.animation_level = "none"
    elif app.animation_level == "none":
        app.animation_level = "full"
    app.theme = settings.theme
