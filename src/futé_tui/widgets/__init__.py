"""The widgets of the table: each shows a value it is given and reports clicks to its screen."""
