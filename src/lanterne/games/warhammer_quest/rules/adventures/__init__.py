"""The adventures, a module for each objective room."""
