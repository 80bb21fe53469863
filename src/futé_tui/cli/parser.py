"""The subcommands of the command line and their arguments."""

import argparse
from collections.abc import Callable, Sequence
from datetime import date
from importlib import import_module
from typing import NamedTuple

from ..language import _
from .settings import add_hints_flag, add_language_flag, add_setting_flags

STOPPED = 130  # the exit status of commands that Ctrl+C ends
Run = Callable[[argparse.Namespace], int]
_MOST = 10_000_000  # games, players or processes
_BOTS = ("random", "greedy", "chick", "crow", "stork", "renard", "expert")


class Command(NamedTuple):
    """A subcommand: what it does, the function that runs it, and the function that adds its flags."""

    name: str
    text: str
    run: str
    add_flags: Callable[[argparse.ArgumentParser], None] = lambda flags: None


def with_command(arguments: Sequence[str], *, at_terminal: bool) -> Sequence[str]:
    """The arguments with the subcommand that they leave out: the file of a sheet is for playing it, and without a
    terminal games are played in plain text."""
    if arguments and arguments[0].endswith(".toml"):
        return ["play" if at_terminal else "line", *arguments]
    return arguments or ([] if at_terminal else ["line"])


def add_commands(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    """All subcommands; those that are not among the arguments are only there by name, since making the flags of all of
    them takes longer than most commands."""
    add_setting_flags(parser)
    add_language_flag(parser)
    parser.set_defaults(run=_from("play.run_app"))
    commands = parser.add_subparsers(title=_("commands"), metavar=_("COMMAND"))
    for command in _commands():
        flags = commands.add_parser(command.name, help=command.text, add_help=command.name in arguments)
        if command.name in arguments:
            command.add_flags(flags)
            add_language_flag(flags)
            flags.set_defaults(run=_from(command.run))


def _commands() -> list[Command]:
    return [
        Command("play", _("start a new game at the table"), "play.run_play", _add_play),
        Command("line", _("play in plain text, line by line"), "line.run_line", _add_line),
        Command("verify", _("replay records and check them"), "verify.run_verify", _add_verify),
        Command(
            "simulate",
            _("let bots play many games and summarise their points"),
            "simulation.run_simulate",
            _add_simulate,
        ),
        Command(
            "rulesets",
            _("list the sheets, show one, check files, keep sheets of your own"),
            "rulesets.run_rulesets",
            _add_rulesets,
        ),
        Command("rules", _("the rules of a sheet"), "rules.run_rules", _add_rules),
        Command("daily", _("the game of the day, with the same dice for everybody"), "daily.run_daily", _add_daily),
        Command("duel", _("play others with the same dice, and compare"), "duel.run_duel", _add_duel),
        Command("games", _("list the stored games"), "games.run_games"),
        Command("export", _("export stored games as records"), "record_files.run_export", _add_export),
        Command("import", _("import records"), "record_files.run_import", _add_import),
        Command("stats", _("your records: best games, averages, zones, rivals"), "stats.run_stats", _add_stats),
        Command("replay", _("go through a game again, step by step"), "replaying.run_replay", _add_replay),
        Command(
            "review", _("where the points of a game went: decisions and luck"), "reviewing.run_review", _add_review
        ),
        Command("experts", _("which sheets have an expert, and how strong it is"), "experts.run_experts", _add_experts),
        Command("train", _("train an expert for a sheet"), "training.run_train", _add_train),
        Command(
            "doctor", _("check stored games, settings and lessons, and repair them"), "doctor.run_doctor", _add_doctor
        ),
        Command("config", _("print every setting and where it comes from"), "config.run_config", _add_config),
        Command("lessons", _("list the lessons"), "lessons.run_lessons"),
        Command("lesson", _("learn a sheet in plain text, step by step"), "lessons.run_lesson", _add_lesson),
    ]


def _add_export(command: argparse.ArgumentParser) -> None:
    which = command.add_mutually_exclusive_group(required=True)
    which.add_argument("game", nargs="?", metavar=_("ID"), help=_("the number of a game; fute games lists them"))
    which.add_argument("--all", action="store_true", help=_("every game, into a folder"))
    command.add_argument("file", metavar=_("FILE"), help=_("the file; with --all, the folder"))
    command.add_argument("--force", action="store_true", help=_("overwrite files that exist"))


def _add_import(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="+", metavar=_("FILE"), help=_("records (.fute)"))


def _add_experts(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help=_("print JSON, for scripts"))


def _add_doctor(command: argparse.ArgumentParser) -> None:
    command.add_argument("--repair", action="store_true", help=_("repair as much as possible"))


def _add_stats(command: argparse.ArgumentParser) -> None:
    command.add_argument("--sheet", metavar=_("ID"), help=_("only this sheet"))
    command.add_argument("--player", metavar=_("NAME"), help=_("only this player"))
    command.add_argument("--since", metavar=_("DATE"), help=_("only games of this day (2026-11-16) and later"))
    command.add_argument("--until", metavar=_("DATE"), help=_("only games of this day and earlier"))
    company = command.add_mutually_exclusive_group()
    company.add_argument(
        "--solo", "--alone", dest="alone", action="store_true", default=None, help=_("only solo games")
    )
    company.add_argument(
        "--together", dest="alone", action="store_false", default=None, help=_("only games with others")
    )
    command.add_argument("--bots", action="store_true", help=_("only games with bots, which do not count otherwise"))
    command.add_argument("--review", action="store_true", help=_("first review the games that have no review yet"))
    command.add_argument("--json", action="store_true", help=_("print JSON, for scripts"))


def _add_config(command: argparse.ArgumentParser) -> None:
    add_setting_flags(command)
    command.add_argument("--json", action="store_true", help=_("print JSON, for scripts"))


def _add_lesson(command: argparse.ArgumentParser) -> None:
    command.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id"))
    command.add_argument(
        "number", nargs="?", type=_whole, metavar=_("NUMBER"), help=_("which lesson; by default, the next one")
    )


def _add_play(command: argparse.ArgumentParser) -> None:
    add_setting_flags(command)
    command.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    _add_game(command)


def _add_game(command: argparse.ArgumentParser) -> None:
    """What describes a new game."""
    command.add_argument(
        "-p",
        "--player",
        action="append",
        default=[],
        metavar=_("NAME"),
        help=_("a player, or a bot such as bot:chick; repeat the option for each one"),
    )
    command.add_argument("--seed", type=_whole, metavar=_("SEED"), help=_("the seed of the dice"))
    command.add_argument(
        "--option", action="append", default=[], metavar=_("NAME=SETTING"), help=_("set a disputed rule")
    )
    command.add_argument("--practice", action="store_true", help=_("undo as far back as you like"))


def _add_line(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "sheet",
        nargs="?",
        metavar=_("SHEET"),
        help=_("a sheet's id, a ruleset file (.toml), or a record to continue (.fute)"),
    )
    _add_game(command)
    command.add_argument("--dice", action="store_true", help=_("roll real dice and type what they show"))
    _add_ruleset(command)
    command.add_argument(
        "--continue",
        dest="go_on",
        nargs="?",
        const="",
        metavar=_("ID"),
        help=_("continue a stored game: the latest, or the one with this number"),
    )
    command.add_argument("--no-store", action="store_true", help=_("do not store the game"))
    add_hints_flag(command)
    _add_challenge(command)


def _add_challenge(command: argparse.ArgumentParser) -> None:
    """What makes line mode play a daily game or a duel."""
    command.add_argument("--daily", action="store_true", help=_("the game of the day: one rated try, then practice"))
    command.add_argument(
        "--day", type=_day, metavar=_("YYYY-MM-DD"), help=_("with --daily: the game of an earlier day")
    )
    command.add_argument(
        "--duel", nargs="?", const="", metavar=_("CODE"), help=_("a duel: the code of one, or a sheet for a new one")
    )


def _add_daily(command: argparse.ArgumentParser) -> None:
    add_setting_flags(command)
    command.add_argument("sheet", nargs="?", metavar=_("SHEET"), help=_("a sheet's id"))
    command.add_argument("--text", action="store_true", help=_("print streak and history as plain text"))
    command.add_argument("-p", "--player", metavar=_("NAME"), help=_("with --text: of this player only"))


def _add_duel(command: argparse.ArgumentParser) -> None:
    add_setting_flags(command)
    command.add_argument("code", nargs="?", metavar=_("CODE"), help=_("the code of a duel, or a sheet for a new one"))
    command.add_argument(
        "--compare",
        nargs="*",
        metavar=_("ANSWER"),
        help=_("compare answers, or records (.fute), with the games played here"),
    )
    command.add_argument("--answer", action="store_true", help=_("print the answers of those who have finished here"))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(_("a date looks like 2026-11-16, not {text!r}").format(text=text)) from None


def _add_verify(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", nargs="+", metavar=_("FILE"), help=_("records (.fute)"))
    command.add_argument("--ruleset", metavar=_("FILE"), help=_("the ruleset of records of a sheet of your own"))


def _add_ruleset(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--ruleset", metavar=_("FILE"), help=_("with a record: the ruleset file of a sheet of your own")
    )


def _add_replay(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar=_("FILE|ID"), help=_("a record (.fute), or the number of a stored game"))
    command.add_argument("--text", action="store_true", help=_("print the whole game as plain text"))
    _add_ruleset(command)


def _add_simulate(command: argparse.ArgumentParser) -> None:
    command.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    command.add_argument("--games", type=_count, default=1000, metavar="N", help=_("how many games"))
    command.add_argument("--players", type=_count, default=1, metavar="N", help=_("how many players"))
    command.add_argument("--bot", choices=_BOTS, default="random", help=_("who plays"))
    command.add_argument("--seed", type=_whole, default=1, metavar=_("SEED"), help=_("the seed of the dice"))
    command.add_argument("--jobs", type=_count, default=1, metavar="N", help=_("how many processes share the work"))
    command.add_argument("--json", action="store_true", help=_("print JSON, for scripts"))


def _add_train(command: argparse.ArgumentParser) -> None:
    command.add_argument("sheets", nargs="+", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    command.add_argument("--games", type=_count, default=50_000, metavar="N", help=_("how many games to learn from"))
    command.add_argument("--seed", type=_whole, default=1, metavar=_("SEED"), help=_("the seed of the dice"))
    command.add_argument("--fresh", action="store_true", help=_("start from scratch, not from the existing weights"))
    command.add_argument(
        "--into", metavar=_("FOLDER"), help=_("where the weights go; by default, where the game looks for them")
    )
    command.add_argument(
        "--option", action="append", default=[], metavar=_("NAME=SETTING"), help=_("set a disputed rule")
    )
    command.add_argument(
        "--jobs", type=_count, metavar="N", help=_("how many sheets at a time; by default, one for each core")
    )


def _add_review(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", metavar=_("FILE|ID"), help=_("a record (.fute), or the number of a stored game"))
    command.add_argument("--json", action="store_true", help=_("print JSON, for scripts"))
    _add_ruleset(command)


def _add_rulesets(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "sheet",
        nargs="?",
        metavar=_("SHEET"),
        help=_("a sheet's id to show, or a command: edit, check, copy, add, known, remove"),
    )
    command.add_argument(
        "files",
        nargs="*",
        metavar=_("FILE"),
        help=_("edit ID, check FILE, copy SHEET NEW-ID, add FILE, known ID PLACE, remove ID"),
    )
    command.add_argument("--title", metavar=_("TEXT"), help=_("with copy: what the new sheet is called"))
    command.add_argument("--force", action="store_true", help=_("with add: replace the sheet of the same id"))


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument("sheet", metavar=_("SHEET"), help=_("a sheet's id or a ruleset file (.toml)"))
    command.add_argument("words", nargs="*", default=[], metavar=_("TEXT"), help=_("only the chapters with this text"))


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


def _from(name: str) -> Run:
    """The function of a subcommand by the names of its module and itself, imported when it is called."""
    module, function = name.split(".")

    def run(chosen: argparse.Namespace) -> int:
        return int(getattr(import_module(f".{module}", __package__), function)(chosen))

    return run
