"""The printed components as small plain tables for the rules; an index is a position in a data file.

Importing any of its tables reads and checks the data files; a flaw is a ValueError naming file, entry and reason. The
printed figures are here, and what a card does as a short list of operations; the rules say how each operation is
carried out.
"""
