"""Statistics as people read them: words, tables, bars and curves, without a screen."""
