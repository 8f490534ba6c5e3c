"""Steps 2 and 4 of a battle: whether the party casts the spell of the round, and what the spell does (DL-SPL)."""

from lanterne.engine import NUMBER, Event, law, step
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import room_at
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.rules.party import defender, fight_of, magic
from lanterne.games.dungeon_lords.rules.spell_choices import (
    banished,
    frightened,
    monsters_in_battle,
    prisoner_goes_free,
    suggestion_is_made,
    transformed,
    treasure_is_detected,
    word_of_peace,
)
from lanterne.games.dungeon_lords.rules.spell_effects import (
    first_is_fed,
    illusion_comes,
    imp_is_lost,
    party_regenerates,
    spell_lasts,
    wizards_vanish,
)
from lanterne.games.dungeon_lords.state import COMBAT_CARDS, NONE, CombatCard, Game, Lord, State
from lanterne.kit.options import ask_unless_forced

SPELL_CAST = Event("spell-cast", "DL-SPL-2", card=COMBAT_CARDS, magic=NUMBER, needed=NUMBER)
SPELL_FAILS = Event("spell-fails", "DL-SPL-1", card=COMBAT_CARDS, magic=NUMBER, needed=NUMBER)
SPELL_STOPPED = Event("spell-stopped", "DL-SPL-3", card=COMBAT_CARDS)
SPELL_IS_NOTHING = Event("spell-is-nothing", "DL-SPL-7", card=COMBAT_CARDS)
NO_MONSTERS = Event("no-monsters", "DL-SPL-5")

ABOUT_MONSTERS = (e.PayOrWithdrawEach, e.WithdrawAllOrGainEvil, e.WithdrawOne, e.BanishOne, e.Sheep)


@law("DL-SPL-3")
def room_stops_spells(lord: Lord) -> bool:
    """Whether the tile under attack is the Anti-magic Room."""
    room = room_at(lord, lord.target)
    return room != NONE and ROOM_TABLE[room].no_spells


@law("DL-SPL-3")
def no_spell_here(s: State) -> bool:
    """In the Anti-magic Room, or once a dart has hit a wizard, nobody can cast."""
    return fight_of(s).no_spell or room_stops_spells(defender(s))


@step("DL-SPL-1", "DL-SPL-2")
def spell_is_tried(game: Game) -> None:
    """In its own step, fast or slow, the spell of the round is cast if the party now has enough magic."""
    s = game.state
    card = s.shown_cards[-1]
    power, needed = magic(defender(s).party), MAGIC[s.round - 1]
    if power < needed:
        game.say(SPELL_FAILS, card, power, needed)
    elif no_spell_here(s):
        game.say(SPELL_STOPPED, card)
    else:
        game.say(SPELL_CAST, card, power, needed)
        game.at_once(spell_works(card))


@step("DL-SPL-2", "DL-SPL-5", "DL-SPL-7", "DL-SPL-11", "DL-SPL-12")
def spell_works(game: Game, card: CombatCard) -> None:
    """Do what the card says. A spell about monsters has no effect if none is in battle."""
    fight = fight_of(game.state)
    if not monsters_in_battle(defender(game.state)) and isinstance(CARDS[card].spell, ABOUT_MONSTERS):
        game.say(NO_MONSTERS)
        return
    match CARDS[card].spell:
        case e.Nothing():
            game.say(SPELL_IS_NOTHING, card)
        case e.GainEvil(amount=amount):
            game.at_once(evil_moves(fight.seat, amount))
        case e.LoseFirstAvailable(amount=amount):
            game.then(*[treasure_is_detected(card)] * amount)
        case e.LoseImp(amount=amount):
            game.then(*[imp_is_lost()] * amount)
        case e.InvisibleWizards():
            game.then(wizards_vanish())
        case e.PayOrWithdrawEach():
            game.then(suggestion_is_made())
        case e.WithdrawAllOrGainEvil():
            game.then(word_of_peace(card))
        case e.WithdrawOne():
            ask_unless_forced(game, frightened())
        case e.BanishOne():
            ask_unless_forced(game, banished())
        case e.Sheep():
            ask_unless_forced(game, transformed())
        case e.Illusion():
            game.then(illusion_comes())
        case e.ExtraHitPoints(amount=amount):
            game.then(first_is_fed(amount))
        case e.HealEach(amount=amount):
            game.then(party_regenerates(amount))
        case e.ReleasePrisoner(amount=amount):
            game.then(*[prisoner_goes_free()] * amount)
        case _:
            game.then(spell_lasts(card))
