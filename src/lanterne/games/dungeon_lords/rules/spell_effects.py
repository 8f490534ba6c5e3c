"""Spells without a choice: they change the party or its lord, or last until the battle ends (DL-SPL)."""

from lanterne.engine import NUMBER, SEATS, Event, step
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, ILLUSION, WIZARD
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.rules.party import defender, fight_of, hit_points
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COMBAT_CARDS,
    CombatCard,
    Game,
    Hero,
    put,
)

IMP_LOST = Event("imp-lost", "DL-SPL-7", seat=SEATS).befalling("seat")
NO_IMP_TO_LOSE = Event("no-imp-to-lose", "DL-SPL-7", seat=SEATS)
WIZARDS_VANISH = Event("wizards-vanish", "DL-SPL-8", number=NUMBER)
SPELL_LASTS = Event("spell-lasts", "DL-SPL-2", card=COMBAT_CARDS)
ILLUSION_COMES = Event("illusion-comes", "DL-SPL-14", who=ADVENTURER_IDS)
FIRST_IS_FED = Event("first-is-fed", "DL-SPL-16", who=ADVENTURER_IDS, amount=NUMBER, points=NUMBER)
REGENERATES = Event("regenerates", "DL-SPL-17", who=ADVENTURER_IDS, damage=NUMBER)


def _line_up(game: Game, party: tuple[Hero, ...]) -> None:
    s = game.state
    seat = fight_of(s).seat
    put(s, seat, s.lords[seat]._replace(party=party))


@step("DL-SPL-7")
def imp_is_lost(game: Game) -> None:
    """One imp is lost, if there is one. Troll tokens are not imps."""
    s = game.state
    seat = fight_of(s).seat
    lord = s.lords[seat]
    if not lord.imps:
        game.say(NO_IMP_TO_LOSE, seat)
        return
    put(s, seat, lord._replace(imps=lord.imps - 1))
    game.say(IMP_LOST, seat)


@step("DL-SPL-8")
def wizards_vanish(game: Game) -> None:
    """The wizards go to the end of the line, in their order, and stay there. Nothing harms them in this battle."""
    s = game.state
    party = defender(s).party
    wizards = tuple(hero for hero in party if ADVENTURERS[hero.who].kind == WIZARD)
    others = tuple(hero for hero in party if ADVENTURERS[hero.who].kind != WIZARD)
    _line_up(game, others + wizards)
    s.fight = fight_of(s)._replace(invisible=True)
    game.say(WIZARDS_VANISH, len(wizards))


@step("DL-SPL-9", "DL-SPL-13", "DL-SPL-17")
def spell_lasts(game: Game, card: CombatCard) -> None:
    """Magic shield, blind rage, no fatigue, stoneskin: they last for the rest of this battle."""
    s = game.state
    fight = fight_of(s)
    match CARDS[card].spell:
        case e.Shield(amount=amount):
            fight = fight._replace(shield=amount)
        case e.AttackFirstOnly():
            fight = fight._replace(first_only=True)
        case e.NoFatigue():
            fight = fight._replace(no_fatigue=True)
        case e.ReduceStrikes(amount=amount):
            fight = fight._replace(less=amount)
    s.fight = fight
    game.say(SPELL_LASTS, card)


@step("DL-SPL-14")
def illusion_comes(game: Game) -> None:
    """The illusion goes to the very front, ahead of the paladin."""
    _line_up(game, (Hero(ILLUSION), *defender(game.state).party))
    game.say(ILLUSION_COMES, ILLUSION)


@step("DL-SPL-16")
def first_is_fed(game: Game, amount: int) -> None:
    """The first adventurer, even an illusion, has more hit points until combat ends."""
    first, *rest = defender(game.state).party
    first = first._replace(extra=first.extra + amount)
    _line_up(game, (first, *rest))
    game.say(FIRST_IS_FED, first.who, amount, hit_points(first))


@step("DL-SPL-17")
def party_regenerates(game: Game, amount: int) -> None:
    """Every adventurer loses damage. This is not the healing step, so nothing stops it."""
    after: list[Hero] = []
    for hero in defender(game.state).party:
        removed = min(hero.damage, amount)
        after.append(hero._replace(damage=hero.damage - removed))
        if removed:
            game.say(REGENERATES, hero.who, removed)
    _line_up(game, tuple(after))
