"""The rules, pure: positions, moves, events, refusals, turn machines, dice, scoring, records, notation."""
