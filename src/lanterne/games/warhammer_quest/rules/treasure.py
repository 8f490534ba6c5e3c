"""Treasures (WQ-TRE): drawing them, sharing them fairly, and gold that is found at once."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, law, part, step
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import change, inside
from lanterne.games.warhammer_quest.rules.gear import gain
from lanterne.games.warhammer_quest.state import ITEMS, NONE, WARRIORS, Game, Item, State, Warrior
from lanterne.kit.pips import PIPS, pips

TREASURE_DRAWN = Event("treasure-drawn", "WQ-TRE-3", warrior=WARRIORS, item=ITEMS).staged("item")
TREASURE_GIVEN = Event("treasure-given", "WQ-TRE-3", warrior=WARRIORS, item=ITEMS)
NO_TREASURE_LEFT = Event("no-treasure-left", "WQ-TRE-10")
TREASURES_SHUFFLED = Event("treasures-shuffled", "WQ-TRE-10")
CHARGED = Event("charged", "WQ-TRE-12", item=ITEMS, dice=PIPS, charges=NUMBER)
GOLD_FOUND = Event("gold-found", "WQ-TRE-13", warrior=WARRIORS, item=ITEMS, dice=PIPS, gold=NUMBER)
GOLD_LOST = Event("gold-lost", "WQ-TRE-13", warrior=WARRIORS, dice=PIPS).befalling("warrior")

MOST_DICE = 12
"""The most dice that can be rolled for a heap of gold (WQ-TRE-13)."""


@step("WQ-TRE-1", "WQ-TRE-2")
def draw_treasures(game: Game, number: int) -> None:
    """One card after the other."""
    game.then(*(draw_treasure() for _ in range(number)))


@step("WQ-TRE-3", "WQ-TRE-4", "WQ-TRE-10")
def draw_treasure(game: Game) -> None:
    """The leader draws the top card and gives it to a warrior who is next to receive one."""
    s = game.state
    takers = next_to_receive(s)
    if not takers:
        return
    card = top_card(game)
    if card is None:
        return
    game.say(TREASURE_DRAWN, s.leader, card)
    if len(takers) > 1:
        game.then(share(card))
    else:
        game.then(receive(takers[0], card))


@step("WQ-TRE-3")
def draw_own_treasure(game: Game, warrior: Warrior) -> None:
    """A card as a warrior's own reward: fair shares do not apply."""
    card = top_card(game)
    if card is not None:
        game.say(TREASURE_DRAWN, warrior, card)
        game.then(receive(warrior, card))


@part("WQ-TRE-10")
def top_card(game: Game) -> int | None:
    """The top treasure. If the deck is empty, the discard is shuffled into a new one; None if there is none."""
    s = game.state
    if not s.treasures and s.old_treasures:
        s.treasures, s.old_treasures = tuple(game.shuffle(ITEMS, s.old_treasures)), ()
        game.say(TREASURES_SHUFFLED)
    if not s.treasures:
        game.say(NO_TREASURE_LEFT)
        return None
    card, *rest = s.treasures
    s.treasures, s.found = tuple(rest), card
    return card


@law("WQ-TRE-4", "WQ-TRE-5", "WQ-TRE-6")
def next_to_receive(s: State) -> list[int]:
    """Of the living warriors on the board, those who have received the fewest cards."""
    warriors = inside(s)
    fewest = min((s.warriors[warrior].received for warrior in warriors), default=0)
    return [warrior for warrior in warriors if s.warriors[warrior].received == fewest]


def takers(s: State, seat: int, item: int) -> list[tuple[int, int]]:
    """The warriors the leader may give the card to."""
    return [(warrior, item) for warrior in next_to_receive(s)]


@step("WQ-TRE-3", "WQ-TRE-5", "WQ-TRE-6", "WQ-TRE-7", "WQ-TRE-12", "WQ-EQP-6")
def receive(game: Game, warrior: Warrior, item: Item) -> None:
    """The card is open for all to see, with its charges; gold is counted at once."""
    s = game.state
    s.found = NONE
    change(s, warrior, received=s.warriors[warrior].received + 1)
    game.say(TREASURE_GIVEN, warrior, item)
    card = TREASURES[item - FIRST_TREASURE]
    if card.use == "immediate":
        s.old_treasures += (item,)
        game.then(count_dice(warrior, item) if "bust_on" in card.numbers else take_gold(warrior, item))
        return
    charges = 0
    if card.charges is not None:
        dice, charges = throw(game, card.charges)
        if dice:
            game.say(CHARGED, item, pips(dice), charges)
    gain(game, warrior, item, charges)


SHARING = (Offer(receive, takers),)


@decision("WQ-TRE-3", "WQ-TRE-4")
def share(game: Game, item: Item) -> Choice:
    """Who receives the treasure?"""
    return ask(game.state.warriors[game.state.leader].seat, SHARING, item)


@step("WQ-TRE-3")
def take_gold(game: Game, warrior: Warrior, item: Item) -> None:
    """As much as the dice of the card say."""
    s = game.state
    dice, gold = throw(game, TREASURES[item - FIRST_TREASURE].dice["gold"])
    change(s, warrior, gold=s.warriors[warrior].gold + gold)
    game.say(GOLD_FOUND, warrior, item, pips(dice), gold)


# --- the heap of gold -------------------------------------------------------------------------------------------------


def numbers_of_dice(s: State, seat: int, warrior: int, item: int) -> list[tuple[int, int, int]]:
    """From one die to twelve."""
    return [(warrior, item, number) for number in range(1, MOST_DICE + 1)]


@step("WQ-TRE-13")
def dig_in(game: Game, warrior: Warrior, item: Item, number: int) -> None:
    """Roll this many dice at once: every pip is worth gold, but a single 1 loses it all."""
    s = game.state
    numbers = TREASURES[item - FIRST_TREASURE].numbers
    dice = game.rolls(6, number)
    if numbers["bust_on"] in dice:
        game.say(GOLD_LOST, warrior, pips(dice))
        return
    gold = sum(dice) * numbers["gold_each_pip"]
    change(s, warrior, gold=s.warriors[warrior].gold + gold)
    game.say(GOLD_FOUND, warrior, item, pips(dice), gold)


DIGGING = (Offer(dig_in, numbers_of_dice),)


@decision("WQ-TRE-13")
def count_dice(game: Game, warrior: Warrior, item: Item) -> Choice:
    """How many dice do you roll for the heap?"""
    return ask(game.state.warriors[warrior].seat, DIGGING, warrior, item)
