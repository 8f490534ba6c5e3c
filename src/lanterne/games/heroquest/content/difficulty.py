"""Which quest of the campaign a quest is as hard as, and the gold that heroes may spend before it (HQ-VAR-1)."""

from lanterne.games.heroquest.content.files import Printed, QuestFile

SECOND = 2
"""Judged by its monsters, no quest is as easy as the first, which teaches the game."""


def difficulty(quest: QuestFile, box: Printed) -> int:
    """A quest of the campaign is as hard as its number says. One of a pack says it itself, or is judged by its
    monsters: it comes after all quests of the campaign that have weaker ones."""
    if quest.difficulty is not None:
        return quest.difficulty
    if quest.origin != "pack":
        return quest.number
    campaign = len(box.campaign[0].quests)
    own = strength(quest, box)
    weaker = sum(strength(other, box) < own for other in box.quests[:campaign])
    return min(max(weaker + 1, SECOND), campaign)


def purse(quest: QuestFile, box: Printed) -> int:
    """The gold that each hero may spend before the quest, if it is played by itself."""
    each = next(row.value for row in box.constants if row.id == "budget_per_quest")
    return each * (difficulty(quest, box) - 1) if quest.purse is None else quest.purse


def strength(quest: QuestFile, box: Printed) -> int:
    """How strong the monsters of the map are together, without reinforcements."""
    profiles = {row.id: row.profile for row in box.monsters} | {row.id: row.profile for row in quest.characters}
    fought = [profiles[row.kind] for row in quest.monsters if row.kind in profiles and not row.reinforcement]
    return sum((card.attack + card.defend) * card.body for card in fought)
