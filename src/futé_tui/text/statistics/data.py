"""The report on finished games as plain data, for scripts."""

from dataclasses import asdict
from typing import Any

from ...statistics.report import PlayerRow, SheetReport, Summary
from ...statistics.results import Entry
from ...statistics.skill import Skill


def report_data(report: SheetReport) -> dict[str, Any]:
    """One sheet, as JSON can hold it."""
    return {
        "sheet": report.sheet,
        "games": report.games,
        "players": [
            _player(each, report.summaries[each.player]) | _skill(report.skills.get(each.player))
            for each in report.players
        ],
        "rivalries": [asdict(each) | {"draws": each.draws} for each in report.rivalries],
    }


def _player(row: PlayerRow, summary: Summary) -> dict[str, Any]:
    return {
        "player": row.player,
        "games": summary.games,
        "together": row.together,
        "won": row.won,
        "average": summary.average,
        "lowest": summary.lowest,
        "highest": summary.highest,
        "best": [_entry(entry) for entry in summary.best],
        "latest": [_entry(entry) for entry in summary.latest],
        "levels": [asdict(level) | {"times": times} for level, times in summary.levels],
        "zones": {zone.name: {"average": zone.average, "best": zone.best} for zone in summary.zones},
        "foxes": summary.foxes,
        "fox_points": summary.fox_points,
        "lost": dict(summary.lost),
        "unused": dict(summary.unused),
        "totals": summary.totals,
        "first_day": summary.first_day.isoformat(),
        "last_day": summary.last_day.isoformat(),
    }


def _skill(skill: Skill | None) -> dict[str, Any]:
    """What decisions cost and luck gave in each reviewed game."""
    reviewed = skill.reviewed if skill else ()
    return {
        "losses": [round(each.loss, 3) for each in reviewed],
        "luck": [round(each.luck, 3) for each in reviewed],
    }


def _entry(entry: Entry) -> dict[str, Any]:
    game, result = entry
    return {
        "game": game.id,
        "played_on": game.played_on.isoformat(),
        "players": game.players,
        "totals": [each.total for each in game.results],
        "total": result.total,
        "won": result.won,
        "zones": dict(result.zones),
        "foxes": result.foxes,
    }
