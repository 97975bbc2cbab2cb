"""One deal: an action is decided into events, events fold into state and into each seat's view."""
