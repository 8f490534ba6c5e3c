"""Playing in a terminal: a full screen for the eye, plain text for the ear."""
