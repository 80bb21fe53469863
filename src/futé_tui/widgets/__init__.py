"""What the table is made of: each widget shows a value it is given and tells its screen what was clicked."""
