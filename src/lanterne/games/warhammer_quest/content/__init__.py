"""The printed components as small plain tables for the rules; an index is a place in a data file.

Importing any of its tables reads and checks the data files; a flaw is a ValueError naming file, entry and reason.
What a card does is written in the rules, under its name; what is printed on it as a figure stands here.
"""
