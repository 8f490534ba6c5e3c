"""The ransom of Blood debt: gold instead of the minotaurs (WQ-OBJ-15, WQ-GEN-6)."""

from lanterne.engine import NUMBER, Event, law, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, change
from lanterne.games.warhammer_quest.rules.ending import goal_reached, living, sell_treasures
from lanterne.games.warhammer_quest.rules.gear import discard
from lanterne.games.warhammer_quest.rules.plot import BLOOD_DEBT
from lanterne.games.warhammer_quest.rules.trophies import pay_trophies
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import Game

RANSOM_PAID = Event("ransom-paid", "WQ-OBJ-15", warrior=WARRIOR_IDS, gold=NUMBER)
RANSOM_TOO_SMALL = Event("ransom-too-small", "WQ-OBJ-15", gold=NUMBER, needed=NUMBER)

DEBT = ADVENTURES[BLOOD_DEBT].numbers["ransom"]


@step("WQ-OBJ-15", "WQ-OBJ-9", "WQ-TRE-8")
def ransom(game: Game) -> None:
    """All who live have left by the entrance. They sell what they brought out; if it comes to more than the debt they
    pay it, and the adventure is won."""
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
    """A payment in proportion to what each has, in whole gold, so that it totals exactly: what is left over by rounding
    down is paid by those with the largest fractions."""
    total = sum(wealth)
    shares = [amount * each // total for each in wealth]
    order = sorted(range(len(wealth)), key=lambda place: -(amount * wealth[place] % total))
    for place in order[: amount - sum(shares)]:
        shares[place] += 1
    return shares
