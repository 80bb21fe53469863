"""The editor of a sheet, drawn: the sheet as it is at the table, what that does not show, and one value."""
