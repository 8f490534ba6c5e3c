"""Setting up (HQ-SET): who plays whom, and how each quest begins."""

from typing import Any

from lanterne.engine import SEATS, Choice, Event, Mask, Offer, SeatId, ask, decision, law, step
from lanterne.games.heroquest.content.board import INSIDE
from lanterne.games.heroquest.content.cards import (
    ELF,
    GROUP_SPELLS,
    HERO_NAMES,
    ITEM_NAMES,
    SPELL_ADVISED,
    TREASURES,
    WIZARD,
)
from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.content.quests import QUESTS, Quest
from lanterne.games.heroquest.rules.campaign import new_sheet, rearranged
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.places import change, inside
from lanterne.games.heroquest.rules.telling import read_rules
from lanterne.games.heroquest.rules.treasure import hide_treasures
from lanterne.games.heroquest.rules.turn import round_begins
from lanterne.games.heroquest.state import (
    BOOK,
    DEAD,
    GROUPS,
    HEROES,
    INSIDE_IT,
    NONE,
    SPELLS,
    Game,
    Group,
    Hero,
    HeroRow,
    Rules,
    Sheet,
    Spell,
    State,
)

hero_taken = Event("hero-taken", "HQ-SET-2", seat=SEATS, hero=HEROES)
group_taken = Event("group-taken", "HQ-SET-18", hero=HEROES, group=GROUPS)
spell_stored = Event("spell-stored", "HQ-SET-25", hero=HEROES, spell=SPELLS)
parchment_read = Event("parchment-read", "HQ-SET-23", quest=BOOK)
swap_proposed = Event("swap-proposed", "HQ-SET-24", hero=HEROES, other=HEROES)
places_swapped = Event("places-swapped", "HQ-SET-24", hero=HEROES, other=HEROES)
swap_refused = Event("swap-refused", "HQ-DEC-5", seat=SEATS)

SPELL_RING = ITEM_NAMES.index("spell-ring")
GROUPS_OF = {WIZARD: CARDS[WIZARD].spell_groups, ELF: CARDS[ELF].spell_groups}
PLACES, SWAP = "places", "swap"


def new_state(options: dict[str, Any], seats: int) -> State:
    """The empty table: the heroes' seats, then Zargon's."""
    agreed = Rules(
        campaign=options["play"] == "campaign",
        single_search=options["single_search"] == "on",
        fixed_move=options["fixed_move"] == "on",
        tall_furniture=options["tall_furniture"] == "on",
        veteran=options["veteran"] == "on",
        sell_half=options["sell_half"] == "on",
        max_rounds=options["max_rounds"] or 0,
    )
    heroes = seats - 1
    return State(
        agenda=[("outfit_or_begin",), *(choose_hero(seat) for seat in reversed(range(heroes)))],
        sealed=[None] * seats,
        ending="",
        agreed=agreed,
        heroes=[HeroRow()] * len(HERO_NAMES),
        sheets=[Sheet()] * len(HERO_NAMES),
        order=(NONE,) * heroes,
        quest=0 if agreed.campaign else options["quest"] - 1,
    )


# --- who plays whom ---------------------------------------------------------------------------------------------------


@law("HQ-SET-2", "HQ-RND-2")
def heroes_left(s: State, seat: int) -> list[tuple[int]]:
    """The heroes nobody plays yet, in the suggested order of turns."""
    return [(hero,) for hero in range(len(HERO_NAMES)) if s.heroes[hero].seat == NONE]


@decision("HQ-SET-1", "HQ-SET-2", "HQ-SET-3", "HQ-RND-2", "HQ-RND-3")
def choose_hero(game: Game, seat: SeatId) -> Choice | None:
    """Which hero do you play? The seats take their turns in this order."""
    return ask(seat, (Offer(take_hero, heroes_left),)) if game.state.order[seat] == NONE else None


@step("HQ-SET-2", "HQ-SET-8", "HQ-SET-9", "HQ-EQP-1")
def take_hero(game: Game, hero: Hero) -> None:
    """A hero with what the character card gives: points, dice, a weapon in hand, and no gold."""
    s = game.state
    seat = s.order.index(NONE)
    seat_hero(s, seat, hero)
    game.say(hero_taken, seat, hero)


def seat_hero(s: State, seat: int, hero: int) -> None:
    """Give a seat its hero."""
    s.order = (*s.order[:seat], hero, *s.order[seat + 1 :])
    change(s, hero, seat=seat)
    new_sheet(s, hero)


@step("HQ-SET-6", "HQ-VAR-1")
def outfit_or_begin(game: Game) -> None:
    """A campaign begins with quest 1; a single quest with a visit to the armoury."""
    game.then(*(() if game.state.agreed.campaign else (("outfit",),)), begin_quest())


# --- a quest begins ---------------------------------------------------------------------------------------------------


@step("HQ-SET-11", "HQ-SET-13", "HQ-SET-14", "HQ-SET-16", "HQ-SET-24", "HQ-SET-25", "HQ-CAM-1", "HQ-DOR-1")
def begin_quest(game: Game) -> None:
    """An empty board, full points, a full deck; then in order: the spells are drafted, the ring is charged, the
    parchment is read, the heroes take their places, and what the quest begins with happens."""
    s = game.state
    chart = QUESTS[s.pages[s.quest]]
    clear_board(s, chart)
    if s.tries:
        s.lurking = rearranged(game, s.lurking, chart)
    for place, hero in enumerate(s.order):
        if s.heroes[hero].fate == DEAD:  # the player goes on without a new character (HQ-DTH-7)
            continue
        group, square = start_of(chart, s.order, place)
        s.heroes[hero] = HeroRow(s.heroes[hero].seat, INSIDE_IT, group=group)
        change(s, hero, body=max_body(s, hero), mind=max_mind(s, hero), fell=square)
    game.then(spell_draft(), ring_spells(), parchment(), take_places(), ("read_notes", NONE, 1), round_begins())


def clear_board(s: State, chart: Quest) -> None:
    """Nothing on the board, everything in the quest, and the Treasure cards together again."""
    s.chart, s.quest_won, s.hopeless, s.fulfilled, s.achieved = chart, False, False, 0, False
    s.homeward = False
    s.lurking, s.fled, s.late = list(chart.monsters), [], []
    s.hidden_traps, s.forbidden = list(chart.traps), 0
    hide_treasures(s)
    s.flags, s.fired, s.dead, s.told, s.acts = (), (), (), (), ()
    s.told_rules = s.known_acts = ()
    s.east, s.south = Mask(INSIDE.east), Mask(INSIDE.south)
    s.sought_doors = s.sought_traps = s.covered = s.seen = s.blocked = s.rock = s.pits = s.stairs = s.exit = Mask(0)
    s.doors, s.furniture, s.objects, s.allies, s.monsters = [], [], [], [], []
    s.traps, s.piles, s.immunities = [], [], []
    s.deck = tuple(card.count for card in TREASURES)
    s.round, s.active = 0, NONE


@law("HQ-SET-24")
def start_of(chart: Quest, order: tuple[int, ...], place: int) -> tuple[int, int]:
    """The start group and the square of the hero at this place in the order of turns."""
    for number, group in enumerate(chart.starts):
        if place in group.positions:
            rank = sum(other < place for other in group.positions)
            return number, group.squares[rank]
    raise AssertionError(f"no start group has a place {place}")


# --- spells -----------------------------------------------------------------------------------------------------------


@law("HQ-SET-17", "HQ-SET-18")
def groups_left(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The groups of spells nobody has."""
    taken = {spell for row in s.heroes for spell in row.spells}
    return [(hero, group) for group, spells in enumerate(GROUP_SPELLS) if not taken & set(spells)]


@law("HQ-SET-18", "HQ-SET-20", "HQ-SET-21")
def next_to_draft(s: State) -> int:
    """Who picks a group now: the wizard, then the elf; alone, each as many as the card says. NONE: nobody any more."""
    casters = [hero for hero in (WIZARD, ELF) if s.heroes[hero].fate == INSIDE_IT]
    has = {hero: len(s.heroes[hero].spells) // 3 for hero in casters}
    if WIZARD in has and has[WIZARD] == 0:
        return WIZARD
    if ELF in has and has[ELF] < GROUPS_OF[ELF]:
        return ELF
    return WIZARD if WIZARD in has and has[WIZARD] < GROUPS_OF[WIZARD] else NONE


@step("HQ-SET-18", "HQ-SET-20", "HQ-SET-21")
def spell_draft(game: Game) -> None:
    """The draft, anew for every quest. What is left after the elf's pick goes to the wizard without asking."""
    s = game.state
    hero = next_to_draft(s)
    if hero == NONE:
        return
    left = groups_left(s, s.heroes[hero].seat, hero)
    if len(left) == GROUPS_OF[hero] - len(s.heroes[hero].spells) // 3:
        game.then(*(take_group(hero, group) for _, group in left))
    else:
        game.then(choose_group(hero), spell_draft())


@decision("HQ-SET-18", "HQ-SET-21")
def choose_group(game: Game, hero: Hero) -> Choice:
    """Which group of spells do you take?"""
    s = game.state
    left = groups_left(s, s.heroes[hero].seat, hero)
    advised = [call for call in left if SPELL_ADVISED[call[1]] == hero] or left
    return ask(s.heroes[hero].seat, (Offer(take_group, groups_left),), hero, default=take_group(*advised[0]))


@step("HQ-SET-17", "HQ-SET-18")
def take_group(game: Game, hero: Hero, group: Group) -> None:
    """All three spells of a group."""
    s = game.state
    change(s, hero, spells=tuple(sorted((*s.heroes[hero].spells, *GROUP_SPELLS[group]))))
    game.say(group_taken, hero, group)


@step("HQ-SET-25")
def ring_spells(game: Game) -> None:
    """Who wears the Spell Ring names the spell in it now."""
    s = game.state
    wearers = [hero for hero in s.order if SPELL_RING in s.sheets[hero].items and s.heroes[hero].spells]
    game.then(*(choose_ring_spell(hero) for hero in wearers))


def own_spells(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The hero's spells."""
    return [(hero, spell) for spell in s.heroes[hero].spells]


@decision("HQ-SET-25")
def choose_ring_spell(game: Game, hero: Hero) -> Choice:
    """Which spell does the ring hold?"""
    return ask(game.state.heroes[hero].seat, (Offer(store_spell, own_spells),), hero)


@step("HQ-SET-25")
def store_spell(game: Game, hero: Hero, spell: Spell) -> None:
    """The ring holds a spell of its wearer."""
    change(game.state, hero, stored=spell)
    game.say(spell_stored, hero, spell)


# --- places -----------------------------------------------------------------------------------------------------------


@step("HQ-SET-5", "HQ-SET-23")
def parchment(game: Game) -> None:
    """The parchment is shown to everybody, with the rules that go with it."""
    game.say(parchment_read, game.state.quest)
    read_rules(game)


@step("HQ-SET-11", "HQ-SET-24", "HQ-EXP-5")
def take_places(game: Game) -> None:
    """The heroes stand on their start squares, and only what belongs there is on the board."""
    s = game.state
    going = inside(s)
    for hero in going:
        change(s, hero, square=s.heroes[hero].fell, fell=NONE)
    game.open(PLACES)
    game.then(*(look_around(hero) for hero in going), start_choice())


@law("HQ-SET-24")
def pairs(s: State, seat: int) -> list[tuple[int, int]]:
    """Heroes who may swap their squares: two of one start group."""
    order = inside(s)
    return [
        (one, other)
        for place, one in enumerate(order)
        for other in order[place + 1 :]
        if s.heroes[one].group == s.heroes[other].group
    ]


@decision("HQ-SET-24", "HQ-DEC-5", repeats=True)
def start_choice(game: Game) -> Choice | None:
    """Do you begin, or should two heroes swap their squares first?"""
    return ask(0, (Offer(begin), Offer(propose_swap, pairs)), default=begin())


@step("HQ-SET-23")
def begin(game: Game) -> None:
    """Play begins."""
    game.leave(PLACES)


@step("HQ-SET-24", "HQ-DEC-5")
def propose_swap(game: Game, hero: Hero, other: Hero) -> None:
    """One hero player proposes; it happens if all the others agree."""
    game.say(swap_proposed, hero, other)
    game.open(SWAP)
    game.then(*(answer_swap(seat, hero, other) for seat in range(1, len(game.state.order))), swap(hero, other))


@decision("HQ-DEC-5")
def answer_swap(game: Game, seat: SeatId, hero: Hero, other: Hero) -> Choice:
    """Do you agree that these two swap their squares?"""
    return ask(
        seat, (Offer(agree), Offer(refuse_swap, lambda s, seat, *about: ((seat,),))), hero, other, default=agree()
    )


@step("HQ-DEC-5")
def agree(game: Game) -> None:
    """Agreed."""


@step("HQ-DEC-5")
def refuse_swap(game: Game, seat: SeatId) -> None:
    """One refusal is enough."""
    game.say(swap_refused, seat)
    game.leave(SWAP)


@step("HQ-SET-24")
def swap(game: Game, hero: Hero, other: Hero) -> None:
    """Two heroes change places."""
    s = game.state
    one, two = s.heroes[hero].square, s.heroes[other].square
    change(s, hero, square=two)
    change(s, other, square=one)
    game.say(places_swapped, hero, other)
