"""The languages, as they call themselves."""

OWN_NAMES = {"fr": "français", "en": "English", "de": "Deutsch"}
