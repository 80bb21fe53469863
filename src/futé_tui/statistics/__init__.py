"""Statistics: what finished games say, computed from their records and never counted on the side."""
