"""Which language is spoken: what was asked for last and nearest wins."""

import pytest

from futé_tui.language import UnknownLanguage, wanted_language


@pytest.mark.parametrize(
    ("flag", "setting", "environ", "language"),
    [
        (None, "auto", {}, "en"),
        ("de", "fr", {"FUTE_LANGUAGE": "en"}, "de"),
        (None, "fr", {"FUTE_LANGUAGE": "de"}, "de"),
        (None, "fr", {"LANGUAGE": "de"}, "fr"),
        (None, "auto", {"LANGUAGE": "de", "LC_ALL": "fr_FR.UTF-8"}, "de"),
        (None, "auto", {"LANGUAGE": "es:de:fr"}, "de"),
        (None, "auto", {"LANGUAGE": "es", "LANG": "fr_CA.UTF-8"}, "fr"),
        (None, "auto", {"LC_ALL": "de_AT@euro", "LANG": "fr_FR"}, "de"),
        (None, "auto", {"LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        (None, "auto", {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        (None, "auto", {"LANG": "POSIX"}, "en"),
        (None, "auto", {"LANG": "es_ES.UTF-8"}, "en"),
        (None, "auto", {"LANG": ""}, "en"),
        (None, "nonsense", {"LANG": "de_CH"}, "de"),
        ("FR", "auto", {}, "fr"),
    ],
)
def test_the_language_that_is_wanted(flag: str | None, setting: str, environ: dict[str, str], language: str) -> None:
    assert wanted_language(flag, setting, environ) == language


def test_a_flag_that_names_no_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'es'; there are fr, en, de"):
        wanted_language("es", "auto", {})
