"""What is kept between games: the games themselves, settings, the last set-up, progress in the lessons."""
