"""The sheets: zone kinds, the ruleset format, and the loader that makes playable rulesets of TOML files."""
