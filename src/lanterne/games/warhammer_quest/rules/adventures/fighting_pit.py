"""The six adventures of the fighting pit (WQ-OBJ-15). The beast has its own module."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, law, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.adventures import beast
from lanterne.games.warhammer_quest.rules.adventures.places import in_room
from lanterne.games.warhammer_quest.rules.adventures.together import adventure_begins, give, guardians_may_be_dead
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, change, inside, is_conscious
from lanterne.games.warhammer_quest.rules.ending import (
    adventure_failed,
    goal_reached,
    living,
    pay_trophies,
    sell_treasures,
)
from lanterne.games.warhammer_quest.rules.events import event_where_warriors_are
from lanterne.games.warhammer_quest.rules.gear import discard
from lanterne.games.warhammer_quest.rules.guardians import rolled_groups
from lanterne.games.warhammer_quest.rules.placement import gather, groups_arrive
from lanterne.games.warhammer_quest.rules.plot import (
    AT_SETUP,
    BLOOD_DEBT,
    FATHERS_SWORD,
    FREE_THE_PRISONERS,
    HELLS_GATE,
    MONSTERS_REVEALED,
    NOBODY_LEFT,
    SETTLE,
    START_OF_MONSTERS,
    START_OF_WARRIORS,
    Plot,
    is_his_part_over,
    whose_part,
)
from lanterne.games.warhammer_quest.rules.weapons import DUEL_WON
from lanterne.games.warhammer_quest.state import (
    GONE,
    IN_PIT,
    INSIDE,
    NONE,
    SENSELESS,
    WEBBED,
    EventCard,
    Game,
    Place,
    State,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

GATE_SEALED = Event("gate-sealed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
GATE_STAYS_OPEN = Event("gate-stays-open", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS)
GATE_SPEWS = Event("gate-spews", "WQ-OBJ-15")
MASTER_RETURNS = Event("master-returns", "WQ-OBJ-15", dice=PIPS, up_to=NUMBER)
MASTER_STAYS_AWAY = Event("master-stays-away", "WQ-OBJ-15", dice=PIPS, up_to=NUMBER)
PRISONERS_FREED = Event("prisoners-freed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, number=NUMBER)
PRISONERS_PAY = Event("prisoners-pay", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, gold=NUMBER)


# --- 2 sword of power -------------------------------------------------------------------------------------------------


@step("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-10")
def duel_may_be_over(game: Game) -> None:
    """The challenger has killed the minotaur: they get the sword, and the goal is reached. The challenger's death fails
    the adventure."""
    s = game.state
    if s.result:
        return
    if DUEL_WON in s.flags:
        give(game, whose_part(s), FATHERS_SWORD)
        game.then(goal_reached())
    elif is_his_part_over(s):
        game.then(adventure_failed())


# --- 3 hell's gate ----------------------------------------------------------------------------------------------------

_GATE = ADVENTURES[HELLS_GATE].numbers


@law("WQ-OBJ-7")
def who_seals(s: State) -> int:
    """The Wizard, or the leader without him."""
    return WIZARD if s.warriors[WIZARD].fate == INSIDE else s.leader


@law("WQ-OBJ-15")
def can_seal(s: State) -> bool:
    """The guardians dead, and the sealer in the room and able to act, whether or not other monsters are about."""
    if s.guarded != GONE or s.result or s.leader == NONE:
        return False
    row = s.warriors[who_seals(s)]
    able = is_conscious(row) and not row.conditions & (WEBBED | SENSELESS | IN_PIT)
    return able and in_room(s, who_seals(s))


@law("WQ-OBJ-7")
def numbers_of_dice(s: State, seat: int) -> list[tuple[int]]:
    """The Wizard rolls up to six dice, the leader two."""
    most = _GATE["dice_wizard" if who_seals(s) == WIZARD else "dice_leader"]
    return [(number,) for number in range(1, most + 1)]


@step("WQ-OBJ-15", "WQ-OBJ-9")
def seal_gate(game: Game, number: int) -> None:
    """At least one 6 and no 1 seal it."""
    s = game.state
    dice = game.rolls(6, number)
    sealed = 6 in dice and 1 not in dice
    game.say(GATE_SEALED if sealed else GATE_STAYS_OPEN, who_seals(s), pips(dice))
    if sealed:
        game.then(goal_reached())


@step("WQ-OBJ-15")
def leave_gate(game: Game) -> None:
    """Do not try now."""


SEALING = (Offer(leave_gate), Offer(seal_gate, numbers_of_dice))


@decision("WQ-OBJ-15", "WQ-OBJ-7")
def at_the_gate(game: Game) -> Choice | None:
    """With how many dice is the gate to be sealed?"""
    s = game.state
    return ask(s.warriors[who_seals(s)].seat, SEALING) if can_seal(s) else None


@step("WQ-OBJ-15", "WQ-OBJ-17")
def gate_floods(game: Game) -> None:
    """While the gate is open, the guardians are dead and the board is empty, it brings an event."""
    s = game.state
    if s.guarded == GONE and not s.monsters and not s.result:
        game.say(GATE_SPEWS)
        game.then(event_where_warriors_are())


# --- 4 blood debt -----------------------------------------------------------------------------------------------------

_DEBT = ADVENTURES[BLOOD_DEBT]
UP_TO = _DEBT.numbers["grachnach_up_to"]
RETURNED = "master-returned"


@step("WQ-OBJ-15", "WQ-OBJ-3")
def master_may_return(game: Game, event: EventCard, place: Place, unexpected: int) -> None:
    """When monsters come unexpectedly, on a low die the master of the minotaurs brings a roll of guardians, once."""
    s = game.state
    if not unexpected or RETURNED in s.flags:
        return
    die = game.roll(6)
    if die > UP_TO:
        game.say(MASTER_STAYS_AWAY, (die - 1,), UP_TO)
        return
    s.flags += (RETURNED,)
    game.say(MASTER_RETURNS, (die - 1,), UP_TO)
    game.then(groups_arrive(NONE, place, *gather(game, rolled_groups(game, _DEBT.guardians))))


# --- 6 free the prisoners ---------------------------------------------------------------------------------------------

_CELLS = ADVENTURES[FREE_THE_PRISONERS].dice


@step("WQ-OBJ-15", "WQ-OBJ-17")
def cells_may_open(game: Game) -> None:
    """Once the guardians are dead, each living warrior frees prisoners, who pay them."""
    s = game.state
    if s.guarded == GONE and not s.result:
        for warrior in inside(s):
            free_prisoners(game, warrior)
        game.then(goal_reached())


@part("WQ-OBJ-15")
def free_prisoners(game: Game, warrior: int) -> None:
    """As many as the die says, and a roll of gold for each."""
    s = game.state
    dice, number = throw(game, _CELLS["prisoners"])
    game.say(PRISONERS_FREED, warrior, pips(dice), number)
    each = _CELLS["gold_each"]
    fallen = game.rolls(6, number * each.dice)
    gold = sum(fallen) * each.times
    change(s, warrior, gold=s.warriors[warrior].gold + gold)
    game.say(PRISONERS_PAY, warrior, pips(fallen), gold)


RANSOM_PAID = Event("ransom-paid", "WQ-OBJ-15", warrior=WARRIOR_IDS, gold=NUMBER)
RANSOM_TOO_SMALL = Event("ransom-too-small", "WQ-OBJ-15", gold=NUMBER, needed=NUMBER)

DEBT = ADVENTURES[BLOOD_DEBT].numbers["ransom"]


@step("WQ-OBJ-15", "WQ-OBJ-9", "WQ-TRE-8")
def ransom(game: Game) -> None:
    """All living warriors have left by the entrance. They sell what they brought out; if it comes to more than the
    debt, they pay it and the adventure is won."""
    s = game.state
    party = living(s)
    if s.result or not party:
        return
    for warrior in party:
        pay_trophies(game, warrior)
        sell_treasures(game, warrior)
        for card in cards_of(s, warrior):
            if FIRST_TREASURE <= card.item < FIRST_OBJECT:
                discard(s, warrior, card.item)
    wealth = [s.warriors[warrior].gold for warrior in party]
    if sum(wealth) <= DEBT:
        game.say(RANSOM_TOO_SMALL, sum(wealth), DEBT)
        return
    for warrior, share in zip(party, shares_of(DEBT, wealth), strict=True):
        change(s, warrior, gold=s.warriors[warrior].gold - share)
        game.say(RANSOM_PAID, warrior, share)
    game.then(goal_reached())


@law("WQ-GEN-6")
def shares_of(amount: int, wealth: list[int]) -> list[int]:
    """Split a payment in proportion to what each has, in whole gold, so that it totals exactly. What is left after
    rounding down is paid by those with the largest fractions."""
    total = sum(wealth)
    shares = [amount * each // total for each in wealth]
    order = sorted(range(len(wealth)), key=lambda place: -(amount * wealth[place] % total))
    for place in order[: amount - sum(shares)]:
        shares[place] += 1
    return shares


PLOTS: tuple[Plot, ...] = (
    beast.PLOT,
    Plot({AT_SETUP: adventure_begins, SETTLE: duel_may_be_over}),
    Plot({START_OF_WARRIORS: at_the_gate, START_OF_MONSTERS: gate_floods}),
    Plot({MONSTERS_REVEALED: master_may_return, SETTLE: guardians_may_be_dead, NOBODY_LEFT: ransom}),
    Plot({SETTLE: guardians_may_be_dead}),
    Plot({SETTLE: cells_may_open}),
)
"""In the order of the die."""
