"""The rules, as in the examples of the rulebooks, with scripted dice."""
