"""The cards of a sheet: boxes, chips, points, and the zones that are made of them."""
