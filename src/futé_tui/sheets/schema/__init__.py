"""The ruleset format: pydantic models that check a TOML file and build its zones. See docs/ruleset-format.md."""
