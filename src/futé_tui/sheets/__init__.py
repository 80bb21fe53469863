"""The sheets: zone kinds, the ruleset format, and the loader that turns TOML files into playable rulesets."""
