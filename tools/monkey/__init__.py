"""A monkey at the app: keys, clicks and resizes in bursts, from a seed; any exception is a failure."""
