"""A lord's battle: its six steps in order, and how it ends, perhaps early (DL-CBT)."""

from collections.abc import Callable
from typing import Annotated, TypeAlias

from lanterne.engine import SEATS, Call, Event, Row, SeatId, only, part, step
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION
from lanterne.games.dungeon_lords.content.calendar import (
    CONQUEST,
    FAST_SPELL,
    HEALING,
    MONSTERS_STEP,
    SLOW_SPELL,
    TRAP_STEP,
)
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.content.cards import CombatCard as Card
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.attacks import creatures_act, put_back
from lanterne.games.dungeon_lords.rules.conquest import party_tires, poison_works, tile_falls
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.healing import is_wounded, party_heals
from lanterne.games.dungeon_lords.rules.party import fight_of, icons, is_manned
from lanterne.games.dungeon_lords.rules.spells import spell_is_tried
from lanterne.games.dungeon_lords.rules.trap_step import traps_are_sprung
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    CELLS,
    MONSTERS,
    NONE,
    STEPS,
    TRAPS,
    UNPLANNED,
    Fight,
    Game,
    Lord,
    put,
)
from lanterne.kit.options import ask_unless_forced

BATTLE_BEGINS = Event("battle-begins", "DL-CBT-4", seat=SEATS, cell=CELLS).befalling("seat")
ILLUSION_FADES = Event("illusion-fades", "DL-SPL-15", who=ADVENTURER_IDS)
PARTY_BEATEN = Event("party-beaten", "DL-CBT-6", seat=SEATS)
CREATURE_UNUSED = Event("creature-unused", "DL-CBT-7", monster=MONSTERS, seat=SEATS)
TRAP_UNUSED = Event("trap-unused", "DL-CBT-7", trap=TRAPS, seat=SEATS)

BATTLE = "battle"
"""The scope of a battle; its cleanup is `battle_ends`."""

RowStep: TypeAlias = Annotated[int, STEPS]


@step("DL-CBT-4", "DL-CBT-7", "DL-CBT-8", "DL-PLN-11", "DL-PLN-12")
def battle(game: Game, seat: SeatId) -> None:
    """Fight this battle to its end before the next one. Without a party the plan goes back unused. A party that came
    after the plans were made still attacks an unconquered tile, if there is one."""
    lord = game.state.lords[seat]
    if not lord.party:
        plan_goes_back(game, seat)
        return
    if lord.target == NONE:
        if not nearest(lord):
            return
        ask_unless_forced(game, ahead.mark_late(seat))
    game.at_once(battle_begins(seat))


@step("DL-CBT-4", "DL-TRS-3")
def battle_begins(game: Game, seat: SeatId) -> None:
    """Traps, fast spell, creatures, slow spell, healing, fatigue and conquest; poison comes last."""
    s = game.state
    lord = s.lords[seat]
    s.fight = Fight(seat, icons=icons(lord.party))
    game.say(BATTLE_BEGINS, seat, lord.target)
    game.open(BATTLE, battle_ends(seat))
    game.at_once(row_reaches(TRAP_STEP))


class Place(Row, frozen=True):
    """A place of the combat row: whether there is anything to do there as things stand, and which steps do it."""

    matters: Callable[[Lord, Card], object]
    steps: tuple[Call, ...]


@step("DL-CBT-12", "DL-SPL-2")
def row_reaches(game: Game, place: RowStep) -> None:
    """Move the lord's second minion from this place of the combat row to the next one with something to do, and do
    it."""
    s = game.state
    fight = fight_of(s)
    lord, card = s.lords[fight.seat], CARDS[s.shown_cards[-1]]
    while not ROW[place].matters(lord, card):
        place += 1
    s.fight = fight._replace(step=place)
    game.at_once(*ROW[place].steps)


ROW: tuple[Place, ...] = (
    Place(lambda lord, card: lord.trapped, (traps_are_sprung(), row_reaches(FAST_SPELL))),
    Place(lambda lord, card: card.fast, (spell_is_tried(), row_reaches(MONSTERS_STEP))),
    Place(lambda lord, card: lord.stationed, (creatures_act(), row_reaches(SLOW_SPELL))),
    Place(lambda lord, card: not card.fast, (spell_is_tried(), row_reaches(HEALING))),
    Place(lambda lord, card: is_wounded(lord.party), (party_heals(), row_reaches(CONQUEST))),
    Place(lambda lord, card: True, (party_tires(), tile_falls(), poison_works())),
)
"""The six places in order."""


# --- the end ----------------------------------------------------------------------------------------------------------


@step("DL-CBT-6", "DL-CBT-11", "DL-SPL-15")
def party_is_checked(game: Game) -> None:
    """Check the party after an adventurer was eliminated or the paladin moved. An illusion fades if no real adventurer
    is left; if nobody is left, the battle stops at once. In the year of the Illusion card nothing in a battle makes
    a lord more evil, so the paladin can only leave the dungeon where the battle is."""
    s = game.state
    seat = fight_of(s).seat
    lord = s.lords[seat]
    if is_manned(lord.party):
        return
    if lord.party:
        put(s, seat, lord._replace(party=()))
        game.say(ILLUSION_FADES, ILLUSION)
    game.say(PARTY_BEATEN, seat)
    game.leave(BATTLE)


@step("DL-CBT-4", "DL-CBT-7")
def battle_ends(game: Game, seat: SeatId) -> None:
    """A creature that was about to strike again counts as used; unused ones go back."""
    s = game.state
    if fight_of(s).acting != NONE:
        put_back(game)
    s.fight = None
    plan_goes_back(game, seat)


@part("DL-CBT-7", "DL-PLN-11")
def plan_goes_back(game: Game, seat: int) -> None:
    """Creatures that have not acted return face up, and unsprung traps return to the hand: nothing was paid for them.
    The plan is over."""
    s = game.state
    lord = s.lords[seat]
    for monster in lord.stationed:
        game.say(CREATURE_UNUSED, monster, seat)
    for trap in lord.trapped:
        game.say(TRAP_UNUSED, only(trap, seat), seat)
    put(
        s,
        seat,
        lord._replace(
            ready=lord.ready + lord.stationed,
            traps=lord.traps + lord.trapped,
            stationed=(),
            trapped=(),
            target=NONE,
            plan=UNPLANNED,
        ),
    )
