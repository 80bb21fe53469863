"""Words for people: sentences made of refusals, events and moves."""
