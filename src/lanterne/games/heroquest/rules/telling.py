"""Reading out the quest, piece by piece (HQ-SET-5)."""

from lanterne.engine import Event, part
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.state import BOOK, NOTES, QUEST_RULES, Game

NOTE_READ = Event("note-read", "HQ-QST-4", note=NOTES).staged("note")
RULE_READ = Event("rule-read", "HQ-QST-10", law=QUEST_RULES).staged("law")

SEARCHED, DOOR, IMMUNE, OBJECT = "search", "door", "spell", "object"
"""What a rule of the quest can apply to, as in its file."""


@part("HQ-SET-5", "HQ-QST-4")
def tell_note(game: Game, name: str) -> None:
    """A note is read out, and from now on everybody knows it."""
    s = game.state
    note = NOTES.number(f"{s.chart.briefing.id}-{name}")
    if note not in s.told:
        s.told = (*s.told, note)
    game.say(NOTE_READ, note)


@part("HQ-QST-10")
def read_rules(game: Game) -> None:
    """The rules that go with the parchment: everybody may read them at any time."""
    name = BOOK.names[game.state.quest]
    for rule in BRIEFINGS[game.state.quest].rules:
        game.say(RULE_READ, QUEST_RULES.number(f"{name}-{rule}"))


@part("HQ-SET-5", "HQ-QST-10")
def tell_rules(game: Game, applied_to: str) -> None:
    """Read out the rules of this quest that have just applied to a search, a door, a spell or an object for the first
    time."""
    s = game.state
    for row in s.chart.rules:
        if row.applies == applied_to:
            rule = QUEST_RULES.number(f"{s.chart.briefing.id}-{row.id}")
            if rule not in s.told_rules:
                s.told_rules = (*s.told_rules, rule)
                game.say(RULE_READ, rule)
