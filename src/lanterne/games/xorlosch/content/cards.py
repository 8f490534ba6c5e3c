"""Task cards, quest colours and magic items."""

from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.rows import Card

GREEN, BLUE, RED = 0, 1, 2
BOOTS, POTION, TRAP = 0, 1, 2

QUEST_NAMES: tuple[str, ...] = tuple(quest.id for quest in BOX.quests)
QUEST_SIZE: tuple[int, ...] = tuple(quest.size for quest in BOX.quests)
QUEST_MAJORITY: tuple[int, ...] = tuple(quest.majority for quest in BOX.quests)
"""Tasks that make more than half of a quest (XOR-MAJ-2)."""
QUEST_HEX: tuple[str, ...] = tuple(quest.hex for quest in BOX.quests)

TYPE_NAMES: tuple[str, ...] = tuple(dwarf.id for dwarf in BOX.dwarfs)

CARDS: tuple[Card, ...] = BOX.cards
CARD_NAMES: tuple[str, ...] = tuple(card.id for card in CARDS)
CARD_COLOUR: tuple[int, ...] = tuple(QUEST_NAMES.index(card.color) for card in CARDS)
CARD_TYPE: tuple[int, ...] = tuple(TYPE_NAMES.index(card.type) for card in CARDS)
CARD_NUMBER: tuple[int, ...] = tuple(card.number for card in CARDS)

ITEM_NAMES: tuple[str, ...] = tuple(item.id for item in BOX.items)


def items_in_play(item: int, players: int, all_nine: bool) -> int:
    """Items of this type on the board for 2 to 6 players (XOR-SET-8; with `all_nine` XOR-SET-9)."""
    row = BOX.items[item]
    return row.all_nine.get(players, row.in_play[players]) if all_nine else row.in_play[players]
