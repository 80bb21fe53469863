"""The subcommands of the command line and their arguments."""

import argparse
from collections.abc import Callable
from datetime import date
from importlib import import_module

from ..language import _
from .settings import add_hints_flag, add_language_flag, add_setting_flags

Run = Callable[[argparse.Namespace], int]
_MOST = 10_000_000  # games, players or processes
_BOTS = ("random", "greedy", "chick", "crow", "stork", "renard", "expert")


class UserError(Exception):
    """Something the user asked for cannot be done; the text is one clear sentence."""


def add_words(parser: argparse.ArgumentParser) -> None:
    add_setting_flags(parser)
    parser.set_defaults(run=_from("table", "run_table"))
    words = parser.add_subparsers(title=_("commands"), metavar=_("COMMAND"))
    _add_play(words.add_parser("play", help=_("start a new game at the table")))
    _add_line(words.add_parser("line", help=_("play in plain text, line by line")))
    _add_verify(words.add_parser("verify", help=_("replay records and check them")))
    _add_simulate(words.add_parser("simulate", help=_("let bots play many games and sum up their points")))
    _add_rulesets(words.add_parser("rulesets", help=_("list the sheets, show one, or check a file of your own")))
    _add_rules(words.add_parser("rules", help=_("the rules of a sheet")))
    _add_daily(words.add_parser("daily", help=_("the game of the day, with the same dice for everybody")))
    _add_duel(words.add_parser("duel", help=_("play others with the same dice, and compare")))
    _add_games(words)
    _add_stats(words.add_parser("stats", help=_("your records: best games, averages, zones, rivals")))
    _add_replay(words.add_parser("replay", help=_("go through a game again, step by step")))
    _add_review(words.add_parser("review", help=_("where the points of a game went: decisions and luck")))
    experts = words.add_parser("experts", help=_("which sheets have an expert, and how strong it is"))
    experts.add_argument("--json", action="store_true", help=_("for scripts"))
    experts.set_defaults(run=_from("experts", "run_experts"))
    _add_train(words.add_parser("train", help=_("train an expert for a sheet")))
    doctor = words.add_parser("doctor", help=_("check stored games, settings and lessons, and repair them"))
    doctor.add_argument("--repair", action="store_true", help=_("repair as much as possible"))
    doctor.set_defaults(run=_from("doctor", "run_doctor"))
    _add_config(words.add_parser("config", help=_("print every setting and where it comes from")))
    _add_lessons(words)
    for each in (parser, *words.choices.values()):
        add_language_flag(each)


def _add_games(words: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words.add_parser("games", help=_("list the stored games")).set_defaults(run=_from("games", "run_games"))
    export = words.add_parser("export", help=_("export stored games as records"))
    which = export.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="?", metavar=_("ID"), help=_("the number of a game; fute games lists them"))
    which.add_argument("--all", action="store_true", help=_("every game, into a folder"))
    export.add_argument("file", metavar=_("FILE"), help=_("the file; with --all, the folder"))
    export.add_argument("--force", action="store_true", help=_("overwrite files that exist"))
    export.set_defaults(run=_from("record_files", "run_export"))
    load = words.add_parser("import", help=_("import records"))
    load.add_argument("files", nargs="+", metavar=_("FILE"), help=_("records (.fute)"))
    load.set_defaults(run=_from("record_files", "run_import"))


def _add_stats(word: argparse.ArgumentParser) -> None:
    word.add_argument("--sheet", metavar=_("ID"), help=_("only this sheet"))
    word.add_argument("--player", metavar=_("NAME"), help=_("only this player"))
    word.add_argument("--since", metavar=_("DATE"), help=_("only games of this day (2026-11-16) and later"))
    word.add_argument("--until", metavar=_("DATE"), help=_("only games of this day and earlier"))
    company = word.add_mutually_exclusive_group()
    company.add_argument("--alone", action="store_true", default=None, help=_("only solo games"))
    company.add_argument(
        "--together", dest="alone", action="store_false", default=None, help=_("only games with others")
    )
    word.add_argument("--bots", action="store_true", help=_("only games with bots, which do not count otherwise"))
    word.add_argument("--json", action="store_true", help=_("for scripts"))
    word.set_defaults(run=_from("stats", "run_stats"))


def _add_config(word: argparse.ArgumentParser) -> None:
    add_setting_flags(word)
    word.add_argument("--json", action="store_true", help=_("for scripts"))
    word.set_defaults(run=_from("config", "run_config"))


def _add_lessons(words: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    words.add_parser("lessons", help=_("list the lessons")).set_defaults(run=_from("lessons", "run_lessons"))
    lesson = words.add_parser("lesson", help=_("learn a sheet in plain text, step by step"))
    lesson.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id"))
    lesson.add_argument(
        "number", nargs="?", type=_whole, metavar=_("NUMBER"), help=_("which lesson; by default, the next one")
    )
    lesson.set_defaults(run=_from("lessons", "run_lesson"))


def _add_play(word: argparse.ArgumentParser) -> None:
    add_setting_flags(word)
    word.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    _add_game(word)
    word.set_defaults(run=_from("table", "run_play"))


def _add_game(word: argparse.ArgumentParser) -> None:
    """What describes a new game."""
    word.add_argument(
        "-p", "--player", action="append", default=[], metavar=_("NAME"), help=_("a player; once for each")
    )
    word.add_argument("--seed", type=_whole, help=_("the seed of the dice"))
    word.add_argument("--option", action="append", default=[], metavar=_("NAME=SETTING"), help=_("set a disputed rule"))
    word.add_argument("--practice", action="store_true", help=_("undo as far back as you like"))


def _add_line(word: argparse.ArgumentParser) -> None:
    word.add_argument(
        "sheet",
        nargs="?",
        metavar=_("SHEET"),
        help=_("a sheet's id, a ruleset file (.toml), or a record to continue (.fute)"),
    )
    _add_game(word)
    word.add_argument("--dice", action="store_true", help=_("roll real dice and type what they show"))
    word.add_argument("--ruleset", metavar=_("FILE"), help=_("with a record: the ruleset file of a sheet of your own"))
    word.add_argument(
        "--continue",
        dest="go_on",
        nargs="?",
        const="",
        metavar=_("ID"),
        help=_("continue a stored game: the latest, or the one with this number"),
    )
    word.add_argument("--no-store", action="store_true", help=_("do not store the game"))
    add_hints_flag(word)
    _add_same_dice(word)
    word.set_defaults(run=_from("play", "run_line"))


def _add_same_dice(word: argparse.ArgumentParser) -> None:
    """What makes line mode play a daily game or a duel."""
    word.add_argument("--daily", action="store_true", help=_("the game of the day: one rated try, then practice"))
    word.add_argument("--day", type=_day, metavar=_("YYYY-MM-DD"), help=_("with --daily: the game of an earlier day"))
    word.add_argument(
        "--duel", nargs="?", const="", metavar=_("CODE"), help=_("a duel: the code of one, or a sheet for a new one")
    )


def _add_daily(word: argparse.ArgumentParser) -> None:
    add_setting_flags(word)
    word.add_argument("sheet", nargs="?", metavar=_("SHEET"), help=_("a sheet's id"))
    word.add_argument("--text", action="store_true", help=_("print streak and history as plain text"))
    word.add_argument("-p", "--player", metavar=_("NAME"), help=_("with --text: of this player only"))
    word.set_defaults(run=_from("daily", "run_daily"))


def _add_duel(word: argparse.ArgumentParser) -> None:
    add_setting_flags(word)
    word.add_argument("code", nargs="?", metavar=_("CODE"), help=_("the code of a duel, or a sheet for a new one"))
    word.add_argument(
        "--compare",
        nargs="*",
        metavar=_("ANSWER"),
        help=_("compare answers, or records (.fute), with the games played here"),
    )
    word.add_argument("--answer", action="store_true", help=_("print the answers of those who have finished here"))
    word.set_defaults(run=_from("duel", "run_duel"))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(_("a date looks like 2026-11-16, not {text!r}").format(text=text)) from None


def _add_verify(word: argparse.ArgumentParser) -> None:
    word.add_argument("files", nargs="+", metavar=_("FILE"), help=_("records (.fute)"))
    word.add_argument("--ruleset", metavar=_("FILE"), help=_("the ruleset of records of a sheet of your own"))
    word.set_defaults(run=_from("verify", "run_verify"))


def _add_replay(word: argparse.ArgumentParser) -> None:
    word.add_argument("file", metavar=_("FILE|ID"), help=_("a record (.fute), or the number of a stored game"))
    word.add_argument("--text", action="store_true", help=_("print the whole game as plain text"))
    word.add_argument("--ruleset", metavar=_("FILE"), help=_("with a record: the ruleset file of a sheet of your own"))
    word.set_defaults(run=_from("replaying", "run_replay"))


def _add_simulate(word: argparse.ArgumentParser) -> None:
    word.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    word.add_argument("--games", type=_count, default=1000, metavar="N", help=_("how many games"))
    word.add_argument("--players", type=_count, default=1, metavar="N", help=_("how many players"))
    word.add_argument("--bot", choices=_BOTS, default="random", help=_("who plays"))
    word.add_argument("--seed", type=_whole, default=1, help=_("the seed of the dice"))
    word.add_argument("--jobs", type=_count, default=1, metavar="N", help=_("how many processes share the work"))
    word.add_argument("--json", action="store_true", help=_("for scripts"))
    word.set_defaults(run=_from("simulation", "run_simulate"))


def _add_train(word: argparse.ArgumentParser) -> None:
    word.add_argument("sheets", nargs="+", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    word.add_argument("--games", type=_count, default=50_000, metavar="N", help=_("how many games to learn from"))
    word.add_argument("--seed", type=_whole, default=1, help=_("the seed of the dice"))
    word.add_argument("--fresh", action="store_true", help=_("start from scratch, not from the existing weights"))
    word.add_argument(
        "--into", metavar=_("FOLDER"), help=_("where the weights go; by default, where the game looks for them")
    )
    word.add_argument("--option", action="append", default=[], metavar=_("NAME=SETTING"), help=_("set a disputed rule"))
    word.add_argument(
        "--jobs", type=_count, metavar="N", help=_("how many sheets at a time; by default, one for each core")
    )
    word.set_defaults(run=_from("training", "run_train"))


def _add_review(word: argparse.ArgumentParser) -> None:
    word.add_argument("file", metavar=_("FILE|ID"), help=_("a record (.fute), or the number of a stored game"))
    word.add_argument("--json", action="store_true", help=_("for scripts"))
    word.add_argument("--ruleset", metavar=_("FILE"), help=_("with a record: the ruleset file of a sheet of your own"))
    word.set_defaults(run=_from("reviewing", "run_review"))


def _add_rulesets(word: argparse.ArgumentParser) -> None:
    word.add_argument("sheet", nargs="?", metavar=_("SHEET"), help=_("a sheet's id to show, or the word check"))
    word.add_argument("files", nargs="*", metavar=_("FILE"), help=_("with check: ruleset files of your own"))
    word.set_defaults(run=_from("rulesets", "run_rulesets"))


def _add_rules(word: argparse.ArgumentParser) -> None:
    word.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    word.add_argument("words", nargs="*", metavar=_("TEXT"), help=_("only the chapters with this text"))
    word.set_defaults(run=_from("rules", "run_rules"))


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(_("a whole number is needed, not {text!r}").format(text=text)) from None


def _count(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(_("must be at least 1"))
    if number > _MOST:
        raise argparse.ArgumentTypeError(_("must be at most {most}").format(most=_MOST))
    return number


def _from(module: str, function: str) -> Run:
    """The function of a subcommand, imported when it is called."""

    def run(chosen: argparse.Namespace) -> int:
        return int(getattr(import_module(f".{module}", __package__), function)(chosen))

    return run
