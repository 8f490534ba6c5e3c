"""The E cards that strike warriors (WQ-EVT-13 to WQ-EVT-16): a dead body, a trap, scorpions, old bones."""

from collections.abc import Sequence

from lanterne.engine import NUMBER, Event, Step, law, part, step
from lanterne.games.warhammer_quest.content.cards import DEAD_BODY, EVENTS, OLD_BONES, SCORPIONS, TRAP
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.dice import draw_counter, throw
from lanterne.games.warhammer_quest.rules.dungeon import change, in_turn_order, is_conscious
from lanterne.games.warhammer_quest.rules.harm import ALL, NOTHING, deducted, hurt, wound
from lanterne.games.warhammer_quest.rules.trap_pit import fall_in_pit
from lanterne.games.warhammer_quest.rules.treasure import draw_treasures
from lanterne.games.warhammer_quest.state import (
    FOES,
    IN_PIT,
    INSIDE,
    NONE,
    SENSELESS,
    EventCard,
    Game,
    Place,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

NOBODY_THERE = Event("nobody-for-event", "WQ-EVT-8")
LOT_ROLLED = Event("lot-rolled", "WQ-EVT-13", warrior=WARRIOR_IDS, dice=PIPS)
LOT_FELL = Event("lot-fell", "WQ-EVT-13", warrior=WARRIOR_IDS)
CARD_ROLLED = Event("card-rolled", "WQ-EVT-13", dice=PIPS)
STRUCK_ALL = Event("struck-all", "WQ-EVT-13")
SUFFERED = Event("suffered", "WQ-EVT-13", warrior=WARRIOR_IDS, dice=PIPS, toughness=NUMBER, wounds=NUMBER)
SUFFERED_UNMODIFIED = Event("suffered-unmodified", "WQ-CMB-7", warrior=WARRIOR_IDS, dice=PIPS, wounds=NUMBER)
FOE_SUFFERED = Event("foe-suffered", "WQ-EVT-13", foe=FOES, dice=PIPS, wounds=NUMBER)
FOUND_GOLD = Event("found-gold", "WQ-EVT-16", warrior=WARRIOR_IDS, dice=PIPS, gold=NUMBER)
SCORPIONS_KILLED = Event(
    "scorpions-killed", "WQ-EVT-15", warrior=WARRIOR_IDS, dice=PIPS, number=NUMBER, gold=NUMBER, left=NUMBER
)
ANOTHER_ROLLED = Event("another-rolled", "WQ-EVT-6", dice=PIPS)


@law("WQ-EVT-8")
def concerned(s: State, place: int) -> list[int]:
    """The warriors of the section whom a card can affect: not the unconscious, trapped or senseless."""
    return [
        warrior
        for warrior in in_turn_order(s)
        if is_conscious(s.warriors[warrior])
        and not s.warriors[warrior].conditions & (IN_PIT | SENSELESS)
        and place_of(s.warriors[warrior].square) == place
    ]


@part("WQ-EVT-9", "WQ-EVT-13")
def lowest(game: Game, warriors: Sequence[int]) -> int:
    """Each rolls a die, and the lowest is the victim; ties roll again."""
    left = list(warriors)
    while len(left) > 1:
        dice = game.rolls(6, len(left))
        for warrior, die in zip(left, dice, strict=True):
            game.say(LOT_ROLLED, warrior, (die - 1,))
        left = [warrior for warrior, die in zip(left, dice, strict=True) if die == min(dice)]
    game.say(LOT_FELL, left[0])
    return left[0]


@part("WQ-EVT-13", "WQ-CMB-6")
def suffer(game: Game, warrior: int, card: int, ignoring: int) -> None:
    """A victim takes the damage dice of the card."""
    s = game.state
    dice, amount = throw(game, EVENTS[card].dice["victim" if ignoring == NOTHING else _only_dice(card)])
    lost = deducted(s, warrior, amount, ignoring)
    if ignoring == ALL:
        game.say(SUFFERED_UNMODIFIED, warrior, pips(dice), lost)
    else:
        game.say(SUFFERED, warrior, pips(dice), amount - lost, lost)
    game.then(hurt(warrior, lost))


def _only_dice(card: int) -> str:
    return "bolt" if card == OLD_BONES else "all"


@part("WQ-EVT-13", "WQ-CMB-7", "WQ-GLD-3")
def strike_all(game: Game, card: int, place: int) -> None:
    """Every model of the section takes the same dice, unmodified; nobody is paid for monsters that die of it."""
    s = game.state
    game.say(STRUCK_ALL)
    for warrior in in_turn_order(s):
        row = s.warriors[warrior]
        if row.fate == INSIDE and place_of(row.square) == place:
            suffer(game, warrior, card, ALL)
    for monster in s.monsters:
        if place_of(monster.square) == place:
            dice, amount = throw(game, EVENTS[card].dice["all"])
            game.say(FOE_SUFFERED, monster.foe, pips(dice), amount)
            game.then(wound(monster.foe, amount, NONE))


@step("WQ-EVT-6")
def roll_for_another(game: Game, card: EventCard) -> None:
    """When the rest of the card is done: on a low die another event follows."""
    die = game.roll(6)
    game.say(ANOTHER_ROLLED, (die - 1,))
    game.state.another = die <= EVENTS[card].numbers["another_up_to"]


def find_gold(game: Game, warrior: int, card: int, kind: str) -> None:
    """Gold for a warrior, by the dice of the card."""
    s = game.state
    dice, gold = throw(game, EVENTS[card].dice[kind])
    change(s, warrior, gold=s.warriors[warrior].gold + gold)
    game.say(FOUND_GOLD, warrior, pips(dice), gold)


# --- the cards --------------------------------------------------------------------------------------------------------


@step("WQ-EVT-8", "WQ-EVT-13")
def dead_body(game: Game, place: Place) -> None:
    """Somebody opens the dead man's bag: gas, a spear, or gold."""
    warriors = concerned(game.state, place)
    if not warriors:
        return game.say(NOBODY_THERE)
    victim, die, numbers = lowest(game, warriors), game.roll(6), EVENTS[DEAD_BODY].numbers
    game.say(CARD_ROLLED, (die - 1,))
    if die <= numbers["gas_up_to"]:
        strike_all(game, DEAD_BODY, place)
    elif die <= numbers["spear_up_to"]:
        suffer(game, victim, DEAD_BODY, NOTHING)
    else:
        find_gold(game, victim, DEAD_BODY, "gold")
    return None


@step("WQ-EVT-8", "WQ-EVT-13", "WQ-EVT-14", "WQ-EVT-16")
def trap(game: Game, place: Place) -> None:
    """Somebody sets it off: an explosion, a pit, or a hoard."""
    warriors = concerned(game.state, place)
    if warriors:
        victim, die, numbers = lowest(game, warriors), game.roll(6), EVENTS[TRAP].numbers
        game.say(CARD_ROLLED, (die - 1,))
        if die <= numbers["blast_up_to"]:
            strike_all(game, TRAP, place)
        elif die <= numbers["pit_up_to"]:
            suffer(game, victim, TRAP, NOTHING)
            game.then(fall_in_pit(victim))
        else:
            game.then(draw_treasures(1))
    else:
        game.say(NOBODY_THERE)
    game.then(roll_for_another(TRAP))


@step("WQ-EVT-8", "WQ-EVT-15")
def scorpions(game: Game, place: Place) -> None:
    """A random warrior kills some of them at once and is stung by the others."""
    s = game.state
    warriors = concerned(s, place)
    if warriors:
        victim, card = draw_counter(game, warriors), EVENTS[SCORPIONS]
        dice, amount = throw(game, card.dice["kills"])
        killed = min(amount + WARRIORS[victim].strength, card.numbers["scorpions"])
        gold = killed * card.numbers["gold_each"]
        left = card.numbers["scorpions"] - killed
        change(s, victim, gold=s.warriors[victim].gold + gold)
        game.say(SCORPIONS_KILLED, victim, pips(dice), killed, gold, left)
        if left:
            game.then(hurt(victim, left * card.numbers["wounds_each"]))
    else:
        game.say(NOBODY_THERE)
    game.then(roll_for_another(SCORPIONS))


@step("WQ-EVT-8", "WQ-EVT-16")
def old_bones(game: Game, place: Place) -> None:
    """Something glints among the bones: a bolt flies, it is an illusion, or there is gold."""
    warriors = concerned(game.state, place)
    die, numbers = game.roll(6), EVENTS[OLD_BONES].numbers
    game.say(CARD_ROLLED, (die - 1,))
    if not warriors:
        game.say(NOBODY_THERE)
    if die <= numbers["bolt_up_to"]:
        if warriors:
            suffer(game, draw_counter(game, warriors), OLD_BONES, ALL)
    elif die <= numbers["illusion_up_to"]:
        game.state.another = True
    elif die <= numbers["gold_up_to"]:
        for warrior in warriors:
            find_gold(game, warrior, OLD_BONES, "gold")
        game.state.another = True
    else:
        for warrior in warriors:
            find_gold(game, warrior, OLD_BONES, "more_gold")
        if warriors:
            game.then(draw_treasures(1))


EVENT_STEPS: dict[int, Step[[int]]] = {DEAD_BODY: dead_body, TRAP: trap, SCORPIONS: scorpions, OLD_BONES: old_bones}
