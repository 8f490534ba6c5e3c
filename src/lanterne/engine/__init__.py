"""The rules engine that every game runs on."""
