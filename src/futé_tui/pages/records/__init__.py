"""The records: what the finished games add up to, as pages of bars, curves and lists."""
