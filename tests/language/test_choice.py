"""Which language is spoken: the setting wins over the locale."""

from futé_tui.language import wanted_language

from ..cases import for_cases


@for_cases(
    [
        ("auto", {}, "en"),
        ("fr", {"LANGUAGE": "de"}, "fr"),
        ("auto", {"LANGUAGE": "de", "LC_ALL": "fr_FR.UTF-8"}, "de"),
        ("auto", {"LANGUAGE": "es:de:fr"}, "de"),
        ("auto", {"LANGUAGE": "es", "LANG": "fr_CA.UTF-8"}, "fr"),
        ("auto", {"LC_ALL": "de_AT@euro", "LANG": "fr_FR"}, "de"),
        ("auto", {"LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        ("auto", {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ("auto", {"LANG": "POSIX"}, "en"),
        ("auto", {"LANG": "es_ES.UTF-8"}, "en"),
        ("auto", {"LANG": ""}, "en"),
        ("nonsense", {"LANG": "de_CH"}, "de"),
    ]
)
def test_the_language_that_is_wanted(setting: str, environ: dict[str, str], language: str) -> None:
    assert wanted_language(setting, environ) == language
