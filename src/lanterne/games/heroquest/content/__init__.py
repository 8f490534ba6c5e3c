"""The printed components and the quests, as small plain tables for the rules; an index is a place in a data file.

Importing any of its tables reads and checks the data files; a flaw is a ValueError naming file, entry and reason.
`board` is what everybody knows, `quests` is Zargon's, `cards` is what the box holds, `settings` numbers and choices.
"""
