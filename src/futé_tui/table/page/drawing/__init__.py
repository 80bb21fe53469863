"""What everything is drawn with: rows of runs, a canvas, colours, signs, running text."""
