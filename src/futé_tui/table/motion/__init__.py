"""What happens at the table as a row of beats: values that a screen steps through, and nothing more."""
