"""The plain line-mode front end: no Textual, no cursor tricks; for screen readers, pipes and scripts."""
