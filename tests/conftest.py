"""Settings for all tests: hypothesis tries the same modest number of examples every time, and nobody's own files,
settings or language play a part."""

import asyncio
import gc
import os
import signal
from collections.abc import Iterator
from inspect import iscoroutinefunction, signature
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, settings

from futé_tui.folders import experts_folder
from futé_tui.language import LANGUAGES, speak
from futé_tui.text.spoken_sheet import speak_of

from .cli.command_line import fute

__all__ = ["fute"]  # a fixture for every test

settings.register_profile(
    "fute",
    derandomize=True,
    deadline=None,
    max_examples=25,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("fute")
for number in (signal.SIGINT, signal.SIGQUIT):  # a shell starts jobs in the background with these ignored
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)
gc.set_threshold(50_000)  # tests and what they make are looked through less often


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: the garbage collector need not go through them again and again."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}))
    return True


@pytest.fixture(autouse=True, scope="session")
def _nobodys_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    home = str(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as patch:
        for name in os.environ:
            if name.startswith(("FUTE_", "LC_", "LANG", "PYTHONDONTWRITEBYTECODE")):
                patch.delenv(name)  # without bytecode, every program that a test starts would be compiled first
        patch.setenv("LC_ALL", "C.UTF-8")
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            patch.setenv(name, home)
        yield


@pytest.fixture(autouse=True, scope="session")
def _experts_leave_quietly() -> Iterator[None]:
    """The expert of another sheet makes room by having all objects looked through, of which a test run has many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("futé_tui.expert.player.gc", SimpleNamespace(collect=lambda: None))
        yield


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins in English and with no sheet, whatever another one has spoken of."""
    speak("en")
    speak_of(())
    monkeypatch.setattr("futé_tui.sheets.ruleset_files._guests", [])


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language of the game, which is spoken in the test."""
    speak(request.param)
    return str(request.param)


@pytest.fixture
def own_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of weights that were trained here, with nothing in it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = experts_folder()
    folder.mkdir(parents=True)
    return folder
