"""Set-up (WQ-SET): warriors, equipment, adventure, and the first section."""

from typing import Any

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES, FIRST_GAME
from lanterne.games.warhammer_quest.content.cards import (
    DUNGEON_CARDS,
    EVENTS,
    FIRST_TREASURE,
    SPELL_KINDS,
    SPELLS,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.difficulty import DIFFICULTIES as MERCIES
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, WARRIOR_NAMES, WARRIORS, WIZARD
from lanterne.games.warhammer_quest.rules.choosing import choose_leader, choose_warriors, take_lantern
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.difficulty import hand_out_potions, tell_difficulty
from lanterne.games.warhammer_quest.rules.dungeon import change, free, in_turn_order, section_squares
from lanterne.games.warhammer_quest.rules.entrance import lay_entrance
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP
from lanterne.games.warhammer_quest.rules.settling import adventure_moment
from lanterne.games.warhammer_quest.rules.turn import turn_starts
from lanterne.games.warhammer_quest.state import (
    ADVENTURES as ADVENTURE_IDS,
)
from lanterne.games.warhammer_quest.state import (
    DIFFICULTIES,
    DUNGEON,
    INSIDE,
    ITEMS,
    NONE,
    SQUARES,
    CardRow,
    Game,
    Rules,
    Spell,
    Square,
    State,
    Warrior,
    WarriorRow,
)
from lanterne.games.warhammer_quest.state import EVENTS as EVENT_IDS
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.games.warhammer_quest.state import SPELLS as SPELL_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import each_of
from lanterne.kit.pips import PIPS, pips

EQUIPPED = Event("equipped", "WQ-SET-4", warrior=WARRIOR_IDS, item=ITEMS)
WOUNDS_ROLLED = Event("wounds-rolled", "WQ-SET-7", warrior=WARRIOR_IDS, dice=PIPS, wounds=NUMBER)
TOKENS_ROLLED = Event("tokens-rolled", "WQ-SET-9", warrior=WARRIOR_IDS, dice=PIPS, tokens=NUMBER)
SPELLS_DRAWN = Event("spell-drawn", "WQ-SET-8", warrior=WARRIOR_IDS, spell=SPELL_IDS)
OBJECTIVE_DRAWN = Event("objective-drawn", "WQ-SET-11", section=SECTION_IDS)
ADVENTURE_ROLLED = Event("adventure-rolled", "WQ-SET-12", dice=PIPS, adventure=ADVENTURE_IDS).staged("adventure")
ADVENTURE_ROLLED_AGAIN = Event("adventure-rolled-again", "WQ-OBJ-7", dice=PIPS, adventure=ADVENTURE_IDS)
ADVENTURE_CHOSEN = Event("adventure-chosen", "WQ-VAR-7", adventure=ADVENTURE_IDS).staged("adventure")
TOOK_PLACE = Event("took-place", "WQ-SET-16", warrior=WARRIOR_IDS, square=SQUARES)


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The empty table."""
    first_game = settings["adventure"] == "first-game"
    mercy = MERCIES[settings["difficulty"]]
    agreed = Rules(
        adventure=settings["adventure"],
        scaled_hordes=settings["scaled_hordes"] == "on",
        cave_in_detour=settings["cave_in_detour"] == "on" or first_game or mercy.detour,
        fast_escape=settings["fast_escape"] == "on",
        chosen_spells=settings["chosen_spells"] == "on",
        snotling_1d6=settings["snotling_1d6"] == "on",
        max_turns=settings["max_turns"] or 0,
        difficulty=DIFFICULTIES.number(settings["difficulty"]),
    )
    return State(
        agenda=[set_out(), choose_warriors()],
        sealed=[None] * seats,
        ending="",
        agreed=agreed,
        warriors=[WarriorRow()] * len(WARRIOR_NAMES),
        party=(NONE,) * seats,
        players=tuple(range(seats)),
    )


# --- what they start with ---------------------------------------------------------------------------------------------


@step("WQ-SET-3", "WQ-SET-10")
def set_out(game: Game) -> None:
    """Everything in the order of the rulebook, then the first turn."""
    game.then(
        tell_difficulty(),
        hand_out_equipment(),
        *(roll_wounds(warrior) for warrior in game.state.party),
        study_spells(),
        shuffle_cards(),
        choose_adventure(),
        adventure_moment(AT_SETUP),
        make_deck(),
        lay_entrance(),
        take_places(),
        turn_starts(),
    )


@step("WQ-SET-4", "WQ-SET-5", "WQ-SET-6")
def hand_out_equipment(game: Game) -> None:
    """Each warrior gets their own card. Without the Barbarian another warrior also carries the lantern."""
    s = game.state
    for warrior in s.party:
        item = WARRIORS[warrior].equipment
        s.cards.append(CardRow(item, warrior))
        game.say(EQUIPPED, warrior, item)
    hand_out_potions(game)
    if BARBARIAN in s.party:
        s.leader = BARBARIAN
    elif len(s.party) == 1:
        take_lantern(game, s.party[0])
    else:
        game.then(choose_leader())


@step("WQ-SET-7")
def roll_wounds(game: Game, warrior: Warrior) -> None:
    """The die plus the number of the profile."""
    dice, wounds = throw(game, WARRIORS[warrior].wounds)
    write_wounds(game, warrior, dice, wounds)
    if dice == (1,):
        game.then(wounds_again(warrior))


def write_wounds(game: Game, warrior: int, dice: tuple[int, ...], wounds: int) -> None:
    change(game.state, warrior, wounds=wounds, starting=wounds)
    game.say(WOUNDS_ROLLED, warrior, pips(dice), wounds)


@step("WQ-SET-7")
def reroll_wounds(game: Game, warrior: Warrior) -> None:
    """The second result stands, even if it is a 1."""
    dice, wounds = throw(game, WARRIORS[warrior].wounds)
    write_wounds(game, warrior, dice, wounds)


@step("WQ-SET-7", "WQ-SET-9")
def keep_roll(game: Game) -> None:
    """Keep the 1."""


def that_warrior(s: State, seat: int, warrior: int) -> tuple[tuple[int]]:
    """The warrior the decision is about."""
    return ((warrior,),)


WOUNDS_AGAIN = (Offer(reroll_wounds, that_warrior), Offer(keep_roll))


@decision("WQ-SET-7")
def wounds_again(game: Game, warrior: Warrior) -> Choice:
    """A 1 may be rolled again, once."""
    return ask(game.state.warriors[warrior].seat, WOUNDS_AGAIN, warrior)


# --- the Wizard -------------------------------------------------------------------------------------------------------


@step("WQ-SET-8", "WQ-SET-9", "WQ-MAG-1", "WQ-VAR-7")
def study_spells(game: Game) -> None:
    """One spell of each kind, at random unless the table agreed to choose, and power tokens."""
    s = game.state
    if WIZARD not in s.party:
        return
    if s.agreed.chosen_spells:
        game.then(*(choose_spell(kind) for kind in range(len(SPELL_KINDS))))
    else:
        for kind in range(len(SPELL_KINDS)):
            learn(game, game.pick(SPELL_IDS, [n for n, spell in enumerate(SPELLS) if spell.kind == kind]))
    game.then(roll_tokens())


def learn(game: Game, spell: int) -> None:
    game.state.spells += (spell,)
    game.say(SPELLS_DRAWN, WIZARD, spell)


def spells_of(s: State, seat: int, kind: int) -> list[tuple[int]]:
    """The spells of a kind."""
    return [(number,) for number, spell in enumerate(SPELLS) if spell.kind == kind]


@step("WQ-VAR-7")
def take_spell(game: Game, spell: Spell) -> None:
    """A chosen spell."""
    learn(game, spell)


SPELL_CHOICE = (Offer(take_spell, spells_of),)


@decision("WQ-VAR-7")
def choose_spell(game: Game, kind: int) -> Choice:
    """Which spell of this kind does the Wizard know?"""
    return ask(game.state.warriors[WIZARD].seat, SPELL_CHOICE, kind)


@step("WQ-SET-9")
def roll_tokens(game: Game) -> None:
    """A die of power tokens."""
    if write_tokens(game) == 1:
        game.then(tokens_again())


def write_tokens(game: Game) -> int:
    die = game.roll(6)
    game.state.tokens = game.state.first_tokens = die
    game.say(TOKENS_ROLLED, WIZARD, (die - 1,), die)
    return die


@step("WQ-SET-9")
def reroll_tokens(game: Game) -> None:
    """The second result stands, even if it is a 1."""
    write_tokens(game)


TOKENS_AGAIN = (Offer(reroll_tokens), Offer(keep_roll))


@decision("WQ-SET-9")
def tokens_again(game: Game) -> Choice:
    """A 1 may be rolled again, once."""
    return ask(game.state.warriors[WIZARD].seat, TOKENS_AGAIN)


# --- the decks --------------------------------------------------------------------------------------------------------


@step("WQ-SET-10")
def shuffle_cards(game: Game) -> None:
    """Events and treasures, face down."""
    s = game.state
    s.events = tuple(game.shuffle(EVENT_IDS, range(len(EVENTS))))
    kinds = [FIRST_TREASURE + n for n, card in enumerate(TREASURES) for _ in range(card.copies)]
    s.treasures = tuple(game.shuffle(ITEMS, kinds))


@step("WQ-SET-11", "WQ-SET-12", "WQ-VAR-7", "WQ-OBJ-7")
def choose_adventure(game: Game) -> None:
    """An objective room by its card, and one of its six adventures by the die, rolled again if it needs a warrior who
    does not play. Or the adventure that the table chose."""
    s = game.state
    if s.agreed.adventure == "first-game":
        s.adventure = FIRST_GAME
        game.say(ADVENTURE_CHOSEN, s.adventure)
    elif s.agreed.adventure != "random":
        s.adventure = ADVENTURE_NAMES.index(s.agreed.adventure)
        game.say(ADVENTURE_CHOSEN, s.adventure)
    else:
        rooms = [number for number, section in enumerate(SECTIONS) if section.kind == OBJECTIVE]
        room = game.pick(SECTION_IDS, rooms)
        game.say(OBJECTIVE_DRAWN, room)
        s.adventure = _roll_adventure(game, room)


def _roll_adventure(game: Game, room: int) -> int:
    while True:
        die = game.roll(6)
        found = next(n for n, adventure in enumerate(ADVENTURES) if (adventure.room, adventure.roll) == (room, die))
        required = ADVENTURES[found].required
        if required == NONE or required in game.state.party:
            game.say(ADVENTURE_ROLLED, (die - 1,), found)
            return found
        game.say(ADVENTURE_ROLLED_AGAIN, (die - 1,), found)


@step("WQ-SET-13")
def make_deck(game: Game) -> None:
    """Six cards, then the objective room among six others; the last six are not used. The position of a card in the
    deck is public, the card is not."""
    s = game.state
    plain = [n for n, section in enumerate(DUNGEON_CARDS) if SECTIONS[section].kind != OBJECTIVE]
    cards = game.shuffle(DUNGEON, plain)
    lower = game.shuffle(DUNGEON, [*cards[6:12], DUNGEON_CARDS.index(ADVENTURES[s.adventure].room)])
    s.deck = (*cards[:6], *lower, *cards[12:])


# --- the first squares ------------------------------------------------------------------------------------------------


@step("WQ-SET-16", "WQ-SET-17")
def take_places(game: Game) -> None:
    """The leader first, then by initiative."""
    game.then(*(take_place(warrior) for warrior in in_turn_order(game.state)))


def entrance_squares(s: State, seat: int, warrior: int) -> tuple[tuple[int], ...]:
    """The free squares of the first section."""
    return each_of(section_squares(s, 0) & free(s))


@step("WQ-SET-16")
def stand(game: Game, square: Square) -> None:
    """The figure is on the board."""
    s = game.state
    warrior = next(w for w in in_turn_order(s) if s.warriors[w].square == NONE)
    change(s, warrior, fate=INSIDE, square=square)
    game.say(TOOK_PLACE, warrior, square)


STANDING = (Offer(stand, entrance_squares),)


@decision("WQ-SET-16")
def take_place(game: Game, warrior: Warrior) -> Choice:
    """Where does the warrior stand?"""
    return ask(game.state.warriors[warrior].seat, STANDING, warrior)
