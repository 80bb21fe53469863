"""The table, its replay and its result, by keys and by mouse."""
