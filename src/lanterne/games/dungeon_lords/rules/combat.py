"""Combat: four rounds of planning, a card for all, and battles; then the adventurers leave (DL-CBT, DL-END)."""

from lanterne.engine import NUMBER, Event, step
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION
from lanterne.games.dungeon_lords.content.calendar import BATTLES, MAGIC, PLANNING, REVEAL
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.calendar import phase_begins
from lanterne.games.dungeon_lords.rules.planning import plan_battles, plan_begins
from lanterne.games.dungeon_lords.rules.trainer import trained
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COMBAT_CARDS,
    GONE,
    NONE,
    TENT,
    UNPLANNED,
    Game,
    put,
    turn_order,
)

COMBAT_BEGINS = Event("combat-begins", "DL-CBT-1", year=NUMBER)
COMBAT_ROUND_BEGINS = Event("combat-round-begins", "DL-CBT-2", number=NUMBER, magic=NUMBER)
CARD_TURNED_UP = Event("card-turned-up", "DL-CBT-9", card=COMBAT_CARDS).staged("card")
ADVENTURER_LEAVES = Event("adventurer-leaves", "DL-END-1", who=ADVENTURER_IDS)
CREATURES_RECOVER = Event("creatures-recover", "DL-END-2")


@step("DL-CBT-1")
def combat_period(game: Game) -> None:
    """Lay out the cards of the town in their order, one for each round."""
    game.say(COMBAT_BEGINS, game.state.year)
    game.then(*(combat_round(number) for number in range(1, len(MAGIC) + 1)), combat_ends())


@step("DL-CBT-2", "DL-TIM-4")
def combat_round(game: Game, number: int) -> None:
    """All lords plan, the card is turned up, the battles are fought. The combat trainer stops as soon as the party is
    gone (DL-VAR-4)."""
    if trained(game.state):
        return
    game.state.round = number
    game.say(COMBAT_ROUND_BEGINS, number, MAGIC[number - 1])
    game.at_once(phase_begins(PLANNING), phase_begins(REVEAL), phase_begins(BATTLES))


@step("DL-CBT-2", "DL-PLN-13")
def planning_phase(game: Game) -> None:
    """First the plans without a choice, then all lords with one at the same time."""
    game.at_once(*[plan_begins(seat) for seat in turn_order(game.state)])
    game.then(plan_battles())


@step("DL-CBT-9", "DL-SET-4")
def reveal_phase(game: Game) -> None:
    """Turn up the card of the round, which is the same for all parties."""
    s = game.state
    card = s.town.pop(0).face
    s.shown_cards = (*s.shown_cards, card)
    game.say(CARD_TURNED_UP, card)


@step("DL-CBT-2", "DL-CBT-4")
def battles_phase(game: Game) -> None:
    """The battles in turn order. A lord without a party may still get one before their battle."""
    game.then(*(ahead.battle(seat) for seat in turn_order(game.state)))


@step("DL-END-1", "DL-END-2", "DL-SUP-5")
def combat_ends(game: Game) -> None:
    """The remaining adventurers go to the Distant Lands, a paladin too. All creatures turn face up."""
    s = game.state
    for seat in turn_order(s):
        lord = s.lords[seat]
        leaving = tuple(hero.who for hero in lord.party if hero.who != ILLUSION)
        for who in leaving:
            game.say(ADVENTURER_LEAVES, who)
        s.left = (*s.left, *leaving)
        rested = lord.ready + lord.spent
        put(s, seat, lord._replace(party=(), ready=rested, spent=(), plan=UNPLANNED, target=NONE))
    game.say(CREATURES_RECOVER)
    if s.paladin != TENT:
        s.paladin = GONE
    s.round = 0
    game.turn_ends()
