"""The same dice for everybody: the daily game and duels, without a screen."""
