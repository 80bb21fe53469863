"""Golden pages of the editor, to be read in review: `python -m tests.editor.golden.regenerate` writes them."""
