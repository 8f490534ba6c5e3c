"""The printed components and the quests, as small plain tables for the rules; an index is a position in a data file.

Importing a table reads and checks the data files. A flaw is a ValueError that names file, entry and reason.
`board` is what everybody knows, `quests` only Zargon; `cards` is what the box holds, `settings` numbers and choices.
"""
