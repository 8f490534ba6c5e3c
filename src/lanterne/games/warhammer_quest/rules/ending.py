"""The end of the game (WQ-END, WQ-OBJ-9, WQ-OBJ-10): success or failure, rewards, and gold."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.engine.game import SCOPE
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES, Adventure
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE, LEVITATE, ROPE, TREASURES
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, change, holder, in_turn_order, inside
from lanterne.games.warhammer_quest.rules.plot import NOBODY_LEFT
from lanterne.games.warhammer_quest.rules.treasure import draw_own_treasure
from lanterne.games.warhammer_quest.state import (
    ADVENTURES as ADVENTURE_IDS,
)
from lanterne.games.warhammer_quest.state import IN_PIT, INSIDE, ITEMS, NONE, OUT, TURN, WARRIORS, CardRow, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

GOAL_WAS_REACHED = Event("goal-reached", "WQ-OBJ-9", adventure=ADVENTURE_IDS).staged("adventure", sound="victory")
ADVENTURE_WAS_LOST = Event("adventure-failed", "WQ-OBJ-10", adventure=ADVENTURE_IDS).staged("adventure", sound="doom")
REWARDED = Event("rewarded", "WQ-END-1", warrior=WARRIORS, dice=PIPS, gold=NUMBER)
SOLD = Event("sold", "WQ-TRE-8", warrior=WARRIORS, item=ITEMS, gold=NUMBER)
COUNTED = Event("gold-counted", "WQ-END-1", warrior=WARRIORS, gold=NUMBER)
RICHEST = Event("richest", "WQ-END-3", warrior=WARRIORS, gold=NUMBER)

WON, FAILED, PERISHED, LEFT, GIVEN_UP, STOPPED = "won", "failed", "perished", "left", "given-up", "stopped"
"""The endings, `State.result`."""


# --- the goal ---------------------------------------------------------------------------------------------------------


def break_off(game: Game) -> bool:
    """Drop the rest of this turn; its end comes next. False if that has already come."""
    running = any(call[:2] == (SCOPE, TURN) for call in game.state.agenda)
    if running:
        game.leave(TURN)
    return running


@step("WQ-OBJ-2", "WQ-OBJ-9")
def goal_reached(game: Game) -> None:
    """The adventure has succeeded: break off the turn, share rewards, and end the game with the turn."""
    s = game.state
    if s.result:
        return
    s.result = WON
    game.say(GOAL_WAS_REACHED, s.adventure)
    if not break_off(game):
        game.then(rewards())


@step("WQ-OBJ-2", "WQ-OBJ-10")
def adventure_failed(game: Game) -> None:
    """The adventure has failed: break off the turn, and end the game with it. Survivors keep what they have."""
    s = game.state
    if s.result:
        return
    s.result = FAILED
    game.say(ADVENTURE_WAS_LOST, s.adventure)
    break_off(game)


@step("WQ-END-5", "WQ-OBJ-9")
def nobody_left(game: Game) -> None:
    """No warrior is in the dungeon any more. Unless the adventure says otherwise, the game is lost."""
    game.then(ahead.adventure_moment(NOBODY_LEFT), all_is_lost())


@step("WQ-END-5")
def all_is_lost(game: Game) -> None:
    """Everybody is dead, lost, or has walked out."""
    s = game.state
    if not s.result and not inside(s):
        s.result = LEFT if any(row.fate == OUT for row in s.warriors) else PERISHED
        break_off(game)


@law("WQ-END-6", "WQ-END-7")
def nobody_goes_on(s: State) -> str:
    """The ending if nobody can go on: the turn limit is reached, or all are in trap pits and none can float out or has
    the rope. Empty if the game goes on."""
    if s.agreed.max_turns and s.turn >= s.agreed.max_turns:
        return STOPPED
    party = inside(s)
    for warrior in party:
        if not s.warriors[warrior].conditions & IN_PIT:
            return ""
    floats = WIZARD in party and LEVITATE in s.spells
    return PERISHED if party and not floats and holder(s, ROPE) not in party else ""


# --- rewards ----------------------------------------------------------------------------------------------------------


@step("WQ-OBJ-9", "WQ-END-1")
def rewards(game: Game) -> None:
    """The adventure's reward for each living warrior in the dungeon; everybody rolls their own dice."""
    s = game.state
    adventure = ADVENTURES[s.adventure]
    if s.result != WON or not reward_is_due(s, adventure):
        return
    reward = adventure.reward
    party = inside(s)
    for warrior in party:
        for roll in reward.each_gold:
            pay(game, warrior, roll, reward.keep_half)
        if reward.bearer_gold and reward.others_gold:
            pay(game, warrior, reward.bearer_gold if warrior == s.kin else reward.others_gold)
        if reward.bet_right and reward.bet_wrong:
            right = f"king-{s.warriors[warrior].bet}" in s.flags
            pay(game, warrior, reward.bet_right if right else reward.bet_wrong)
    if reward.shared_gold and party:
        share_gold(game, party, reward.shared_gold)
    if reward.each_escaped_gold:
        for warrior in escaped(s):
            pay(game, warrior, reward.each_escaped_gold)
    for warrior in party:
        game.then(*(draw_own_treasure(warrior) for _ in range(reward.each_treasure)))


@law("WQ-OBJ-9", "WQ-MOV-10")
def escaped(s: State) -> list[int]:
    """The warriors who got out by the secret exit."""
    return [warrior for warrior in in_turn_order(s) if f"escaped-{warrior}" in s.flags]


@law("WQ-OBJ-15")
def reward_is_due(s: State, adventure: Adventure) -> bool:
    """Whether the condition of the reward holds: a flag of the adventure is set, or not set."""
    condition = adventure.reward.condition
    return not condition or (condition[4:] not in s.flags if condition.startswith("not ") else condition in s.flags)


@part("WQ-GEN-6", "WQ-END-1")
def pay(game: Game, warrior: int, roll: Roll, keep_half: bool = False) -> None:
    """Gold by the dice. Where half must be given up, it is the larger half."""
    s = game.state
    dice, gold = throw(game, roll)
    if keep_half:
        gold //= 2
    change(s, warrior, gold=s.warriors[warrior].gold + gold)
    game.say(REWARDED, warrior, pips(dice), gold)


@part("WQ-GEN-6")
def share_gold(game: Game, party: list[int], roll: Roll) -> None:
    """One roll shared equally; shares round up."""
    s = game.state
    dice, gold = throw(game, roll)
    share = -(-gold // len(party))
    for warrior in party:
        change(s, warrior, gold=s.warriors[warrior].gold + share)
        game.say(REWARDED, warrior, pips(dice), share)


# --- the end ----------------------------------------------------------------------------------------------------------


@law("WQ-END-8", "WQ-END-4")
def living(s: State) -> list[int]:
    """The warriors alive at the end, in the dungeon or outside."""
    return [warrior for warrior in in_turn_order(s) if s.warriors[warrior].fate in (INSIDE, OUT)]


@step("WQ-END-1", "WQ-END-2", "WQ-END-3", "WQ-END-4", "WQ-END-8", "WQ-GLD-4", "WQ-TRE-8")
def game_ends(game: Game) -> None:
    """Count the gold: trophies, finds, rewards, and the treasures sold. The richest survivor is the greatest winner;
    the dead and the lost have nothing. Reaching the goal is not a victory if nobody survives."""
    s = game.state
    party = living(s)
    for warrior, row in enumerate(s.warriors):
        if row.seat != NONE and warrior not in party:
            change(s, warrior, gold=0, trophies=())
    for warrior in party:
        pay_trophies(game, warrior)
        sell_treasures(game, warrior)
        game.say(COUNTED, warrior, s.warriors[warrior].gold)
    most = max((s.warriors[warrior].gold for warrior in party), default=0)
    if s.result == WON:
        for warrior in party:
            if s.warriors[warrior].gold == most:
                game.say(RICHEST, warrior, most)
    game.end(PERISHED if s.result == WON and not party else s.result)


@part("WQ-TRE-8", "WQ-TRE-9", "WQ-END-2")
def sell_treasures(game: Game, warrior: int) -> None:
    """Sell every treasure card for its value. One that counts only unused, or by the charge, brings what is left of
    it."""
    s = game.state
    for card in cards_of(s, warrior):
        if not FIRST_TREASURE <= card.item < FIRST_OBJECT:
            continue
        gold = sale_value(game, card)
        if gold:
            change(s, warrior, gold=s.warriors[warrior].gold + gold)
            game.say(SOLD, warrior, card.item, gold)


@part("WQ-TRE-9")
def sale_value(game: Game, card: CardRow) -> int:
    """The price of a treasure card now; some cards roll dice for it."""
    printed = TREASURES[card.item - FIRST_TREASURE]
    if printed.value_condition == "unused" and card.used:
        return 0
    _, value = throw(game, printed.value)
    return value * card.charges if printed.value_condition == "per_charge" else value


# --- gold for killed monsters (WQ-GLD) --------------------------------------------------------------------------------

PAID = Event("paid", "WQ-GLD-2", warrior=WARRIOR_IDS, number=NUMBER, gold=NUMBER)


@part("WQ-GLD-1", "WQ-GLD-2", "WQ-GLD-4")
def pay_trophies(game: Game, warrior: int) -> None:
    """Pay for each monster on the warrior's record."""
    s = game.state
    row = s.warriors[warrior]
    if row.trophies:
        gold = sum(MONSTERS[kind].value for kind in row.trophies)
        change(s, warrior, gold=row.gold + gold, trophies=())
        game.say(PAID, warrior, len(row.trophies), gold)
