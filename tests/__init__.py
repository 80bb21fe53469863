"""The tests. `conformance` runs on every ruleset; the others follow the rules pages example by example."""
