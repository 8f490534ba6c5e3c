"""Quests of HeroScribe, a map editor for HeroQuest: read, played and written.

In order: `reading` parses a file into a `HeroScribeFile`; `vocabulary` knows its objects, `drawing` where they are;
`placing` lays out what can be played, `notes` interprets the notes; `sheet` makes a quest sheet of it, with its words;
`packing` puts that into a pack. `writing` goes the other way. Whatever could not be understood, and whatever was
inferred from a text, is reported in a sentence that names the object and its square.
"""
