"""The rules, as the rulebooks' examples tell them, with scripted dice."""
