"""The printed components as small plain tables for the rules; an index is a place in a data file.

Importing any of its tables reads and checks the data files; a flaw is a ValueError naming file, entry and reason.
All printed figures are here, also what a card does: powers, each a moment and a short list of operations.
How each operation is carried out is written in the rules.
"""
