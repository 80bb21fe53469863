"""The wheel and the checkout work where locales cannot spell the package's name, and in folders with spaces."""

import os
import subprocess
import sys
import tarfile
import unicodedata
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
where_python_starts = pytest.mark.skipif(
    not sys.prefix.isascii(), reason="in the C locale Python cannot read the path of what is installed here"
)
LOCALES = [{"LC_ALL": "C"}, {"LC_ALL": "POSIX", "PYTHONUTF8": "0"}]


def run(*command: str, environment: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    done = subprocess.run(
        command, env={**clean, **(environment or {})}, cwd=cwd, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel made from it."""
    target = tmp_path_factory.mktemp("dist folder")
    run(sys.executable, "-X", "utf8", "-m", "build", "--no-isolation", "--outdir", str(target), str(ROOT))
    return target


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, installed under LC_ALL=C into a folder whose name has spaces."""
    target = tmp_path_factory.mktemp("a folder with spaces")
    wheel = str(next(built.glob("*.whl")))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--no-deps", "--no-index"]
    run(*pip, "--target", str(target), wheel, environment={"LC_ALL": "C"})
    return target


def test_the_wheel_holds_package_door_catalogues_rulesets_and_lessons(built: Path) -> None:
    names = zipfile.ZipFile(next(built.glob("*.whl"))).namelist()
    assert "fute.py" in names
    assert "futé_tui/py.typed" in names
    assert {f"futé_tui/locale/{language}/LC_MESSAGES/fute.mo" for language in ("fr", "de")} <= set(names)
    assert {f"futé_tui/rulesets/{path.name}" for path in (ROOT / "rulesets").glob("*.toml")} <= set(names)
    lessons = {path.relative_to(ROOT / "lessons").as_posix() for path in (ROOT / "lessons").rglob("*.toml")}
    assert {f"futé_tui/lessons/data/{lesson}" for lesson in lessons} <= set(names)


def test_the_sdist_holds_rulesets_and_tests(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "rulesets/tres-fute.toml",
        "lessons/tres-fute/1-sheet.toml",
        "tests/project/test_packaging.py",
        "src/fute.py",
        "LICENSE",
        "README.md",
    } <= names


@where_python_starts
@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: " ".join(locale.values()))
def test_the_installed_wheel_plays_in_any_locale(installed: Path, tmp_path: Path, locale: dict[str, str]) -> None:
    environment = {**locale, "PYTHONPATH": str(installed)}
    spoken = run(sys.executable, "-m", "fute", "--lang", "fr", "rulesets", environment=environment, cwd=tmp_path)
    assert "Très futé !" in spoken
    assert "joueurs" in spoken
    assert "Très futé !" in run(sys.executable, "-m", "fute", "lessons", environment=environment, cwd=tmp_path)
    where = "import fute; print(fute.__file__)"
    assert str(installed) in run(sys.executable, "-c", where, environment=environment, cwd=tmp_path)


@where_python_starts
@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: " ".join(locale.values()))
def test_the_checkout_plays_in_any_locale(tmp_path: Path, locale: dict[str, str]) -> None:
    environment = {**locale, "PYTHONPATH": str(ROOT / "src")}
    assert "Très futé !" in run(sys.executable, "-m", "fute", "rulesets", environment=environment, cwd=tmp_path)


def test_the_folder_carries_its_accent_composed() -> None:
    names = [path.name for path in (ROOT / "src").iterdir() if path.name.endswith("_tui")]
    assert names == [unicodedata.normalize("NFC", names[0])]


def test_the_readme_names_the_commands_that_the_makefile_has() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in ("play", "test", "bench", "clean"):
        assert f"make {command}" in readme
        assert f"\n{command}:" in makefile
