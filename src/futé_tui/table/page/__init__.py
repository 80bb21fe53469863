"""The table as a page: coloured cards, boxes, chips and dice, as rows of runs. Widgets only paint them.

Everything here is a pure function from values to rows: a view of the game, the room there is and a palette go in.
Nothing knows a ruleset: a sheet is drawn from its zone views alone.
"""
