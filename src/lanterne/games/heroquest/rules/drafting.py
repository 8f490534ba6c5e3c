"""The spell draft at the start of every quest, and what the Spell Ring holds (HQ-SET-17 to HQ-SET-21, HQ-SET-25)."""

from lanterne.engine import Choice, Event, Offer, ask, decision, law, step
from lanterne.games.heroquest.content.cards import ELF, GROUP_SPELLS, ITEM_NAMES, SPELL_ADVISED, WIZARD
from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.state import GROUPS, HEROES, INSIDE_IT, NONE, SPELLS, Game, Group, Hero, Spell, State

GROUP_TAKEN = Event("group-taken", "HQ-SET-18", hero=HEROES, group=GROUPS)
SPELL_STORED = Event("spell-stored", "HQ-SET-25", hero=HEROES, spell=SPELLS)

SPELL_RING = ITEM_NAMES.index("spell-ring")
GROUPS_OF = {WIZARD: CARDS[WIZARD].spell_groups, ELF: CARDS[ELF].spell_groups}


@law("HQ-SET-17", "HQ-SET-18")
def groups_left(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The groups of spells nobody has."""
    taken = {spell for row in s.heroes for spell in row.spells}
    return [(hero, group) for group, spells in enumerate(GROUP_SPELLS) if not taken & set(spells)]


@law("HQ-SET-18", "HQ-SET-20", "HQ-SET-21")
def next_to_draft(s: State) -> int:
    """Who picks a group now: the wizard, then the elf; alone, each picks as many as the card says. NONE when done."""
    casters = [hero for hero in (WIZARD, ELF) if s.heroes[hero].fate == INSIDE_IT]
    has = {hero: len(s.heroes[hero].spells) // 3 for hero in casters}
    if WIZARD in has and has[WIZARD] == 0:
        return WIZARD
    if ELF in has and has[ELF] < GROUPS_OF[ELF]:
        return ELF
    return WIZARD if WIZARD in has and has[WIZARD] < GROUPS_OF[WIZARD] else NONE


@step("HQ-SET-18", "HQ-SET-20", "HQ-SET-21")
def spell_draft(game: Game) -> None:
    """The draft, held again for every quest. After the elf's pick the wizard gets the rest without being asked."""
    s = game.state
    hero = next_to_draft(s)
    if hero == NONE:
        return
    left = groups_left(s, s.heroes[hero].seat, hero)
    if len(left) == GROUPS_OF[hero] - len(s.heroes[hero].spells) // 3:
        game.then(*(take_group(hero, group) for _, group in left))
    else:
        game.then(choose_group(hero), spell_draft())


@step("HQ-SET-17", "HQ-SET-18")
def take_group(game: Game, hero: Hero, group: Group) -> None:
    """All three spells of a group."""
    s = game.state
    change(s, hero, spells=tuple(sorted((*s.heroes[hero].spells, *GROUP_SPELLS[group]))))
    game.say(GROUP_TAKEN, hero, group)


WHICH_GROUP = (Offer(take_group, groups_left),)


@decision("HQ-SET-18", "HQ-SET-21")
def choose_group(game: Game, hero: Hero) -> Choice:
    """Which group of spells do you take?"""
    s = game.state
    left = groups_left(s, s.heroes[hero].seat, hero)
    advised = [call for call in left if SPELL_ADVISED[call[1]] == hero] or left
    return ask(s.heroes[hero].seat, WHICH_GROUP, hero, default=take_group(*advised[0]))


@step("HQ-SET-25")
def ring_spells(game: Game) -> None:
    """The wearer of the Spell Ring names the spell in it now."""
    s = game.state
    wearers = [hero for hero in s.order if SPELL_RING in s.sheets[hero].items and s.heroes[hero].spells]
    game.then(*(choose_ring_spell(hero) for hero in wearers))


def own_spells(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The hero's spells."""
    return [(hero, spell) for spell in s.heroes[hero].spells]


@step("HQ-SET-25")
def store_spell(game: Game, hero: Hero, spell: Spell) -> None:
    """The ring holds a spell of its wearer."""
    change(game.state, hero, stored=spell)
    game.say(SPELL_STORED, hero, spell)


WHICH_SPELL = (Offer(store_spell, own_spells),)


@decision("HQ-SET-25")
def choose_ring_spell(game: Game, hero: Hero) -> Choice:
    """Which spell does the ring hold?"""
    return ask(game.state.heroes[hero].seat, WHICH_SPELL, hero)
