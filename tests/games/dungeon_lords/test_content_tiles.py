"""The printed tiles and cards: monsters, rooms, traps, combat cards, adventurers, events."""

from collections import Counter

import pytest
from msgspec.structs import astuple

from lanterne.games.dungeon_lords.content import adventurers as a
from lanterne.games.dungeon_lords.content import board as b
from lanterne.games.dungeon_lords.content import cards as c
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content import monsters as m
from lanterne.games.dungeon_lords.content import rooms as r
from lanterne.games.dungeon_lords.content.battlegrounds import IN_ROOM, Ground


def strikes(kind: int) -> list[list[tuple[int, int]]]:
    """Aim and damage of each strike, line by line."""
    return [[(strike.at, strike.damage) for strike in line.strikes] for line in m.MONSTERS[kind].options]


def named(*kinds: int, amount: int) -> tuple[int, ...]:
    return tuple(amount if kind in kinds else 0 for kind in range(len(m.MONSTERS)))


# Monsters


@pytest.mark.parametrize(
    ("kind", "wage", "lines"),
    [
        (m.GOBLIN, e.Cost(food=1), [[(m.FIRST, 2), (m.FIRST, 1)]]),
        (m.SLIME, e.Cost(food=1), [[(m.ALL, 1)], []]),
        (m.GHOST, e.Cost(evil=1), [[(m.CHOSEN, 2)]]),
        (m.TROLL, e.Cost(food=2), [[(m.FIRST, 3)], [(m.FIRST, 4)]]),
        (m.WITCH, e.Cost(food=1, evil=1), [[(m.FIRST, 4)], [(m.CHOSEN, 1), (m.CHOSEN, 1)]]),
        (m.VAMPIRE, e.Cost(evil=2), [[(m.CHOSEN, 3)], [(m.CHOSEN, 2)]]),
        (m.GOLEM, e.Cost(gold=1, traps=1), [[(m.FIRST, 4)]]),
        (m.DRAGON, e.Cost(food=2, evil=2), [[(m.ALL, 2)]]),
        (m.DEMON, e.Cost(monsters=1, evil=1), [[(m.CHOSEN, 7)]]),
    ],
)
def test_creatures_cost_and_strike_as_printed(kind: int, wage: e.Cost, lines: list[list[tuple[int, int]]]) -> None:
    assert m.MONSTERS[kind].wage == wage
    assert strikes(kind) == lines


def test_the_goblin_strikes_again_only_after_a_kill() -> None:
    followed = {row.name: [x.after_kill for line in row.options for x in line.strikes] for row in m.MONSTERS}
    assert followed.pop("goblin") == [False, True]
    assert not any(any(each) for each in followed.values())


def test_the_second_line_of_the_troll_costs_food_and_no_other_line_costs_anything() -> None:
    paid = {(row.name, place): line.cost for row in m.MONSTERS for place, line in enumerate(row.options)}
    assert {key: cost for key, cost in paid.items() if cost != e.FREE} == {("troll", 1): e.Cost(food=1)}


def test_who_comes_back_who_stops_conquest_and_who_stops_healing() -> None:
    """DL-ATK-5 to DL-ATK-7."""
    lines = {f"{row.name}-{place}": line for row in m.MONSTERS for place, line in enumerate(row.options)}
    assert [name for name, line in lines.items() if line.returns] == ["vampire-1", "golem-0"]
    assert [name for name, line in lines.items() if line.no_conquest] == ["slime-1", "demon-0"]
    assert [name for name, line in lines.items() if line.no_healing] == ["dragon-0"]


def test_the_ghost_spares_the_first_and_the_vampire_priests() -> None:
    """DL-ATK-3."""
    every = [(row.name, strike) for row in m.MONSTERS for line in row.options for strike in line.strikes]
    assert [name for name, strike in every if strike.never_first] == ["ghost"]
    assert [name for name, strike in every if strike.never_priest] == ["vampire", "vampire"]
    assert [row.name for row in m.MONSTERS if row.ghost] == ["ghost"]


# Rooms


@pytest.mark.parametrize(
    ("room", "zone", "workers", "cost", "gain"),
    [
        (r.HATCHERY, b.UPPER, 3, e.FREE, e.Gain(food=1)),
        (r.MUSHROOM_BED, b.LOWER, 3, e.FREE, e.Gain(food=1)),
        (r.SOUVENIR_SHOP, b.UPPER, 3, e.FREE, e.Gain(gold=1)),
        (r.MINT, b.LOWER, 3, e.FREE, e.Gain(gold=1)),
        (r.WORKSHOP, b.RING, 4, e.FREE, e.Gain(traps=1)),
        (r.TOOL_SHED, b.RING, 2, e.FREE, e.Gain(tunnels=1)),
        (r.PRINTING_PRESS, b.CORE, 3, e.FREE, e.Gain(evil=-1)),
        (r.MAGIC_ROOM, b.CORE, 2, e.Cost(food=1), e.Gain(imps=1)),
    ],
)
def test_rooms_of_year_1_produce(room: int, zone: int, workers: int, cost: e.Cost, gain: e.Gain) -> None:
    """DL-PRD-7."""
    row = r.ROOMS[room]
    assert (row.year, row.cells, row.workers, row.cost, row.gain) == (1, b.ROOM_ZONES[zone], workers, cost, gain)
    assert room in r.ROOM_TILES[0]


def test_rooms_of_year_2_lie_anywhere_and_produce_nothing() -> None:
    for room in r.ROOM_TILES[1]:
        assert (r.ROOMS[room].workers, r.ROOMS[room].gain) == (0, e.Gain())
        assert r.ROOMS[room].cells == b.ROOM_ZONES[b.ANY]


def test_two_rooms_strengthen_two_kinds_each() -> None:
    """DL-ATK-8."""
    assert r.ROOMS[r.TRAINING_ROOM].bonus == named(m.GOBLIN, m.TROLL, amount=1)
    assert r.ROOMS[r.DARK_ROOM].bonus == named(m.WITCH, m.VAMPIRE, amount=1)
    assert sum(any(row.bonus) for row in r.ROOMS) == 2


def test_the_labyrinth_takes_two_traps_for_nothing_and_one_monster() -> None:
    """DL-PLN-6."""
    assert r.ROOMS[r.LABYRINTH].ground == Ground(traps=2, trap_gold=0, monsters=1)
    assert {row.ground for row in r.ROOMS if row.name != "labyrinth"} == {IN_ROOM}


def test_only_the_anti_magic_room_stops_spells() -> None:
    assert [row.name for row in r.ROOMS if row.no_spells] == ["anti-magic-room"]


def test_four_rooms_score() -> None:
    """DL-SCO-6, DL-TTL-4: the Chapel counts ghosts, which are worth nothing otherwise."""
    assert r.ROOMS[r.CAFETERIA].points == named(m.GOBLIN, m.TROLL, m.SLIME, m.WITCH, amount=1)
    assert r.ROOMS[r.CHAPEL].points == named(m.GHOST, m.VAMPIRE, amount=2)
    assert r.ROOMS[r.PANDEMONIUM].points == named(m.GOLEM, m.DRAGON, m.DEMON, amount=2)
    assert (r.ROOMS[r.HALL_OF_FAME].title_alone, r.ROOMS[r.HALL_OF_FAME].title_shared) == (2, 1)


# Traps


@pytest.mark.parametrize(
    ("trap", "cost", "damage"),
    [
        (c.ROLLING_STONE, e.FREE, [("first", 3)]),
        (c.PENDULUM, e.FREE, [("second", 3)]),
        (c.TRAP_DOOR, e.FREE, [("first", 2)]),
        (c.FIRE_WALL, e.FREE, [("all", 1), ("last", 1)]),
        (c.CURSED_RING, e.Cost(gold=1), [("all", 1)]),
        (c.KAMIKAZE_IMP, e.Cost(imps=1), [("first", 3), ("others", 1)]),
        (c.POISONED_DART, e.FREE, [("chosen", 1)]),
        (c.ANTI_MAGIC_DART, e.FREE, [("chosen", 1)]),
        (c.POISONED_MEAL, e.Cost(food=1), [("first", "hit_points")]),
    ],
)
def test_traps_cost_and_hurt_as_printed(trap: int, cost: e.Cost, damage: list[tuple[str, int | str]]) -> None:
    assert c.TRAPS[trap].cost == cost
    assert [(each.who, each.amount) for each in c.TRAPS[trap].damage] == damage
    assert c.TRAPS[trap].chosen == (trap in (c.POISONED_DART, c.ANTI_MAGIC_DART))


def test_what_traps_do_besides() -> None:
    """DL-TRS-7, DL-TRS-8, DL-TRS-10."""
    assert [row.name for row in c.TRAPS if row.no_conquest] == ["trap-door", "cursed-ring"]
    assert {row.name: row.poison for row in c.TRAPS if row.poison} == {"poisoned-dart": 2}
    hindering = {row.name: (row.stops_spell, row.stops_healing) for row in c.TRAPS if row.stops_spell}
    assert hindering == {"anti-magic-dart": ("wizard", "priest")}


# Combat cards


@pytest.mark.parametrize(
    ("card", "fast", "fatigue", "spell"),
    [
        (c.DETECT_EVIL, False, 2, e.GainEvil(amount=2)),
        (c.DETECT_TREASURE, False, 1, e.LoseFirstAvailable(order=("gold", "food", "traps"), amount=1)),
        (c.FIREBALL, False, 1, e.Nothing()),
        (c.FIST_OF_JUSTICE, False, 1, e.LoseImp(amount=1)),
        (c.INVISIBILITY, True, 0, e.InvisibleWizards()),
        (c.MAGIC_SHIELD, True, 1, e.Shield(amount=1)),
        (c.SUGGESTION, True, 2, e.PayOrWithdrawEach()),
        (c.WORD_OF_PEACE, True, 2, e.WithdrawAllOrGainEvil(amount=2)),
        (c.AURA_OF_FEAR, True, 1, e.WithdrawOne()),
        (c.ILLUSION, True, 2, e.Illusion(hit_points=1)),
        (c.CREATE_FOOD, False, 2, e.ExtraHitPoints(amount=1)),
        (c.REGENERATION, False, 3, e.HealEach(amount=1)),
        (c.METAMORPHOSIS, True, 2, e.Sheep(damage=1)),
        (c.BLIND_RAGE, True, 2, e.AttackFirstOnly()),
        (c.DIMENSIONAL_GATE, True, 2, e.BanishOne()),
        (c.JAILBREAK, False, 2, e.ReleasePrisoner(amount=1)),
        (c.FORCED_MARCH, True, 3, e.NoFatigue()),
        (c.STONESKIN, True, 3, e.ReduceStrikes(amount=1)),
    ],
)
def test_combat_cards(card: int, fast: bool, fatigue: int, spell: e.Spell) -> None:
    assert astuple(c.COMBAT_CARDS[card])[1:] == (fast, fatigue, spell)
    assert card in c.COMBAT_DECKS[card // 9]


# Adventurers


def test_a_year_has_four_of_each_class() -> None:
    for tiles in a.ADVENTURER_TILES:
        kinds = Counter(a.ADVENTURERS[tile].kind for tile in tiles)
        assert kinds == dict.fromkeys((a.WARRIOR, a.THIEF, a.PRIEST, a.WIZARD), 4)


def test_eight_tiles_of_year_1_share_glyph_2() -> None:
    """DL-NEW-7: so a draw of equal glyphs may have to be repeated for ever."""
    glyphs = [Counter(a.ADVENTURERS[tile].glyph for tile in tiles) for tiles in a.ADVENTURER_TILES]
    assert glyphs == [{1: 4, 2: 8, 3: 4}, {1: 4, 2: 4, 3: 4, 4: 4}]


@pytest.mark.parametrize(
    ("kind", "sheets"),
    [
        ("warrior", [(3, 0), (4, 0), (4, 0), (5, 0), (5, 0), (6, 0), (7, 0), (8, 0)]),
        ("thief", [(3, 1), (3, 2), (4, 1), (4, 2), (4, 2), (5, 2), (5, 3), (6, 3)]),
        ("priest", [(3, 1), (3, 2), (4, 1), (4, 2), (4, 2), (5, 2), (5, 3), (6, 3)]),
        ("wizard", [(3, 1), (3, 2), (4, 1), (4, 2), (4, 2), (5, 2), (5, 3), (6, 3)]),
    ],
)
def test_hit_points_and_skill_of_each_class(kind: str, sheets: list[tuple[int, int]]) -> None:
    tiles = [a.ADVENTURERS[a.ADVENTURER_NAMES.index(f"{kind}-{number}")] for number in range(1, 9)]
    assert [(each.hit_points, each.anti_trap + each.hearts + each.magic) for each in tiles] == sheets
    assert [each.year for each in tiles] == [1] * 4 + [2] * 4


def test_the_paladins_and_the_illusion() -> None:
    """DL-PAL-9, DL-SPL-14."""
    first, second = (a.ADVENTURERS[each] for each in a.PALADINS)
    assert first == a.Adventurer("paladin-1", a.PALADIN, 1, 0, 5, 2, 2, 2)
    assert second == a.Adventurer("paladin-2", a.PALADIN, 2, 0, 8, 3, 3, 3)
    assert a.ADVENTURERS[a.ILLUSION] == a.Adventurer("illusion", a.NO_CLASS, 2, 0, 1, 0, 0, 0)


# Events


def test_event_tokens() -> None:
    assert c.EVENTS[c.PAY_DAY] == e.PayDay(evil=1)
    assert c.EVENTS[c.TAXES] == e.Taxes(gold=1, tiles=2, cubes=1)
    assert c.EVENTS[c.SPECIAL] == e.Special()
    assert c.EVENTS[c.BLANK] == e.Nothing()


@pytest.mark.parametrize(
    ("event", "effect"),
    [
        (c.WITCH_HUNT, e.DiscardMonsterOrGainEvil(amount=3)),
        (c.MONSTER_STRIKE, e.WalkOut(icons=1)),
        (c.VIP_VISIT, e.PayGoodsOrGainEvil(goods=("gold", "food"), amount=2, evil_each=1)),
        (c.EARTHQUAKE, e.Collapse(tiles=2)),
        (c.DEVALUATION, e.LoseShare(what="gold", divisor=2)),
        (c.IMP_FAIR, e.MayBuy(cost=e.Cost(food=1), gain=e.Gain(imps=1), times=2)),
        (c.TRAP_RECALL, e.DiscardTrapFor(gain=e.Gain(gold=1))),
        (c.CONFUSED_HEROES, e.ReverseAdventurers()),
        (c.CHARITY_GALA, e.MayBuy(cost=e.Cost(gold=1), gain=e.Gain(evil=-1), times=2)),
    ],
)
def test_special_events(event: int, effect: e.SpecialEffect) -> None:
    assert c.SPECIAL_EVENTS[event] == effect
