"""Tests of languages: catalogues, marked texts, texts that fit their places."""
