"""Files and codes changed at random: each is read as it is, or refused with a sentence."""
