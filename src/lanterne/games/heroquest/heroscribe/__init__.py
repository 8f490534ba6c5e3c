"""Quests of HeroScribe, the map editor of HeroQuest's players: read, played, and written.

In order: `reading` makes a file a `HeroScribeFile`; `vocabulary` tells what its objects are, `drawing` where they lie;
`placing` lays out what can be played, `notes` reads what the notes say; `sheet` makes a quest of ours of it, with its
words; `packing` puts that into a pack. `writing` goes the other way. Whatever could not be understood, and whatever was
read out of a text, is told in a sentence that names the object and its square.
"""
