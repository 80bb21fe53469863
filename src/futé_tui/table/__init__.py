"""The table without a screen: what is shown, and what picking a die or a box means. Widgets draw this alone."""
