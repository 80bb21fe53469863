"""What is kept between games: settings, and the last set-up."""
