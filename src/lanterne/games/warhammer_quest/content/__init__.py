"""The printed components as small plain tables for the rules; an index is a position in a data file.

Importing any of its tables reads and checks the data files; a flaw is a ValueError naming file, entry and reason. The
printed figures are here; what a card does is written in the rules, under its name.
"""
