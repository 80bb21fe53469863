"""What the table is made of: each widget draws a value it is given and tells its screen what was picked."""
