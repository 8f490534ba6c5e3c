"""A flawed tile, card or prepared combat is refused with a sentence that names file, entry and reason."""

import pytest
from tests.games.dungeon_lords.flaws import refuse
from tests.games.flaws import Spoil, entry, swap

FLAWS: list[tuple[str, Spoil, str]] = [
    ("monsters.json", lambda t: swap(t, 0, 1), "entry slime: goblin should stand in its place"),
    ("monsters.json", lambda t: t[0].update(copies=[3, 1]), "the monster-tiles: there are 25, not 24"),
    (
        "monsters.json",
        lambda t: (t[0].update(copies=[0, 0]), t[1].update(copies=[4, 2])),
        "entry goblin: there is no tile of it",
    ),
    ("monsters.json", lambda t: t[0].update(wage={}), "entry goblin: it has no wage"),
    ("monsters.json", lambda t: t[0].update(wage={"imps": 1}), "entry goblin: a wage has no imps"),
    ("monsters.json", lambda t: t[1]["options"].pop(0), "entry slime: it never attacks"),
    (
        "monsters.json",
        lambda t: t[1]["options"].append(t[1]["options"][0]),
        "entry slime: a tile has two lines at most",
    ),
    ("monsters.json", lambda t: t[0].update(ghost=True), "entry goblin: the Ghost, and nobody else, is a ghost"),
    ("monsters.json", lambda t: t[2].update(ghost=False), "entry ghost: the Ghost, and nobody else, is a ghost"),
    ("monsters.json", lambda t: t[1]["options"][1].pop("no_conquest"), "entry slime: line 2 does nothing"),
    ("monsters.json", lambda t: t[0]["options"][0]["strikes"].pop(0), "entry goblin: line 1 needs a strike before"),
    (
        "monsters.json",
        lambda t: t[0]["options"][0]["strikes"][0].update(never="priest"),
        "entry goblin: line 1 spares somebody, but does not choose its target",
    ),
    (
        "monsters.json",
        lambda t: t[0]["options"][0]["strikes"][0].update(at="second"),
        "entry goblin: Invalid enum value",
    ),
    ("monsters.json", lambda t: t[0]["options"][0]["strikes"][0].update(damage=0), "entry goblin: Expected `int` >= 1"),
    ("rooms.json", lambda t: swap(t, 0, 1), "entry mushroom-bed: hatchery should stand in its place"),
    ("rooms.json", lambda t: t[0].update(zone="cellar"), "entry hatchery: there is no zone cellar"),
    ("rooms.json", lambda t: t[0].update(zone="any"), "entry hatchery: rooms of year 1, and no others, have a zone"),
    ("rooms.json", lambda t: t[8].update(zone="core"), "entry training-room: rooms of year 1, and no others, have a"),
    ("rooms.json", lambda t: t[0].update(effect={"op": "no_spells"}), "entry hatchery: rooms of year 1, and no others"),
    ("rooms.json", lambda t: t[8].update(effect=t[0]["effect"]), "entry training-room: rooms of year 1, and no others"),
    ("rooms.json", lambda t: t[0]["effect"].update(gain={}), "entry hatchery: it produces nothing"),
    (
        "rooms.json",
        lambda t: t[8]["effect"]["monsters"].append("ogre"),
        "entry training-room: there is no monster ogre",
    ),
    ("rooms.json", lambda t: t[8]["effect"].update(monsters=[]), "entry training-room: it names monsters, each once"),
    ("rooms.json", lambda t: t[13]["effect"]["monsters"].append("ghost"), "entry chapel: it names monsters, each once"),
    ("rooms.json", lambda t: t[0]["effect"].update(op="explode"), "entry hatchery: Invalid value 'explode'"),
    ("rooms.json", lambda t: t[0]["effect"].pop("workers"), "entry hatchery: Object missing required field `workers`"),
    (
        "rooms.json",
        lambda t: t[15].update(origin_of={"amount": "public"}),
        "entry hall-of-fame: origin_of names amount",
    ),
    ("traps.json", lambda t: t[0].update(copies=2), "the trap-cards: there are 26, not 27"),
    ("traps.json", lambda t: t[2]["effects"].pop(0), "entry trap-door: it hurts nobody"),
    ("traps.json", lambda t: t[6]["effects"][0].update(who="first"), "entry poisoned-dart: its later effect needs a"),
    ("traps.json", lambda t: t[7]["effects"][0].update(who="all"), "entry anti-magic-dart: its later effect needs a"),
    ("traps.json", lambda t: t[3]["effects"][1].update(who="all"), "entry fire-wall: it hurts somebody twice"),
    ("traps.json", lambda t: t[4].update(cost={"evil": 1}), "entry cursed-ring: a trap costs gold, food or imps"),
    (
        "traps.json",
        lambda t: t[8]["effects"][0].update(amount="much"),
        "entry poisoned-meal: Invalid enum value 'much'",
    ),
    (
        "traps.json",
        lambda t: t[0]["effects"].append({"op": "shield", "amount": 1}),
        "entry rolling-stone: Invalid value",
    ),
    ("combat-cards.json", lambda t: swap(t, 0, 9), "entry illusion: detect-evil should stand in its place"),
    ("combat-cards.json", lambda t: t[0].update(year=2), "the cards: 9 for year 1, then 9 for year 2"),
    ("combat-cards.json", lambda t: t[5].update(speed="slow"), "entry magic-shield: it comes too late as a slow spell"),
    ("combat-cards.json", lambda t: t[17].update(speed="slow"), "entry stoneskin: it comes too late as a slow spell"),
    ("combat-cards.json", lambda t: t[0].update(fatigue=-1), "entry detect-evil: Expected `int` >= 0"),
    (
        "combat-cards.json",
        lambda t: t[1]["effect"]["order"].append("imps"),
        "entry detect-treasure: Invalid enum value",
    ),
    ("combat-cards.json", lambda t: t.append(t[0] | {"id": "fog"}), "entry fog: the game has no such thing"),
    ("adventurers.json", lambda t: t.pop(), "entry wizard-8: it is missing"),
    (
        "adventurers.json",
        lambda t: entry(t, "thief-1").update(kind="priest"),
        "entry thief-2: it must be called thief-1",
    ),
    ("adventurers.json", lambda t: t[0].update(year=2), "entry warrior-1: four of each class come in year 1"),
    ("adventurers.json", lambda t: t[0].update(magic=1), "entry warrior-1: its skill is not that of its class"),
    (
        "adventurers.json",
        lambda t: entry(t, "priest-2").update(hearts=0),
        "entry priest-2: its skill is not that of its class",
    ),
    ("adventurers.json", lambda t: t[0].update(hit_points=5), "entry warrior-2: it is weaker than warrior-1"),
    ("adventurers.json", lambda t: t[3].update(glyph=1), "entry warrior-4: it is weaker than warrior-3"),
    ("adventurers.json", lambda t: t[3].update(glyph=5), "entry warrior-4: Expected `int` <= 4"),
    ("paladins.json", lambda t: t[0].update(year=2), "entry paladin-1: the paladin of year 1 has all three skills"),
    ("paladins.json", lambda t: t[1].update(magic=0), "entry paladin-2: the paladin of year 2 has all three skills"),
    ("event-tokens.json", lambda t: t[3].update(component="event-tokens"), "the event-tokens: there are 4, not 3"),
    ("event-tokens.json", lambda t: t[0]["effect"].update(evil=0), "entry pay-day: Expected `int` >= 1"),
    ("special-events.json", lambda t: t.pop(), "entry charity-gala: it is missing"),
    ("special-events.json", lambda t: t[4]["effect"].update(divisor=1), "entry devaluation: Expected `int` >= 2"),
    ("trainers.json", lambda t: t[0]["tunnels"].append("r1c2"), "entry first-blood: two tiles lie on one cell"),
    ("trainers.json", lambda t: t[0]["tunnels"].append("r4c2"), "entry first-blood: a tile is not in the grid"),
    ("trainers.json", lambda t: t[0]["tunnels"].append("r3c3"), "entry first-blood: some tiles cannot be reached"),
    ("trainers.json", lambda t: t[0].update(tunnels=["r1c2", "r2c2"]), "entry first-blood: some tiles cannot be"),
    ("trainers.json", lambda t: t[1]["tunnels"].append("r2c3"), "entry magic-word: four cells in a square are dug"),
    ("trainers.json", lambda t: t[1]["rooms"].update(r1c0="mint"), "entry magic-word: two rooms are side by side"),
    ("trainers.json", lambda t: t[1]["rooms"].update(r3c2="labyrinth"), "entry magic-word: labyrinth comes in year 2"),
    ("trainers.json", lambda t: t[1]["rooms"].update(r3c2="workhouse"), "entry magic-word: there is no room workhouse"),
    ("trainers.json", lambda t: t[1]["rooms"].update(r3c2="hatchery"), "entry magic-word: hatchery lies outside its"),
    ("trainers.json", lambda t: t[1]["rooms"].update(r3c2="printing-press"), "entry magic-word: a room is built twice"),
    ("trainers.json", lambda t: t[0].update(evil=15), "entry first-blood: 15 is not on the Evilometer"),
    ("trainers.json", lambda t: t[0]["monsters"].append("golem"), "entry first-blood: there are only 0 of golem"),
    ("trainers.json", lambda t: t[0]["monsters"].extend(["slime"] * 2), "entry first-blood: there are only 2 of slime"),
    ("trainers.json", lambda t: t[0]["traps"].append("pit"), "entry first-blood: the box has no pit for"),
    ("trainers.json", lambda t: t[0]["traps"].extend(["trap-door"] * 3), "entry first-blood: there are only 3 of trap"),
    ("trainers.json", lambda t: t[0]["party"].append("wizard-1"), "entry first-blood: 4 adventurers have come"),
    (
        "trainers.json",
        lambda t: t[0]["party"].__setitem__(1, "thief-5"),
        "entry first-blood: the box has no thief-5 for",
    ),
    ("trainers.json", lambda t: t[0]["party"].__setitem__(1, "priest-1"), "entry first-blood: there are only 1 of"),
    (
        "trainers.json",
        lambda t: t[0]["party"].insert(0, "paladin-2"),
        "entry first-blood: the box has no paladin-2 for",
    ),
    ("trainers.json", lambda t: t[0]["party"].insert(0, "paladin-1"), "entry first-blood: he is not evil enough"),
    ("trainers.json", lambda t: swap(t[0]["party"], 0, 1), "entry first-blood: warriors go in front"),
    ("trainers.json", lambda t: swap(t[2]["party"], 0, 1), "entry guest-of-honour: the paladin goes ahead of the"),
    ("trainers.json", lambda t: t[2]["party"].insert(0, "paladin-2"), "entry guest-of-honour: the paladin goes ahead"),
    ("trainers.json", lambda t: t[0]["combat_cards"].pop(), "entry first-blood: it has 3 combat cards"),
    (
        "trainers.json",
        lambda t: t[0]["combat_cards"].__setitem__(0, "illusion"),
        "entry first-blood: the box has no illusion for",
    ),
    (
        "trainers.json",
        lambda t: t[0]["combat_cards"].__setitem__(0, "detect-evil"),
        "entry first-blood: there are only",
    ),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS, ids=[f"{file}: {what}" for file, _, what in FLAWS])
def test_a_flaw_is_refused_with_a_sentence(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)


def test_a_year_without_enough_tiles_is_refused() -> None:
    refuse(
        "monsters.json",
        lambda t: entry(t, "goblin").update(copies=[1, 2]),
        "entry tavern: 11 tiles of year-1 are not enough for its rounds",
        named="main-board.json",
    )


def test_a_room_of_the_other_year_is_refused() -> None:
    refuse(
        "rooms.json",
        lambda t: t[7].update(year=2),
        "entry room-shop: 7 tiles of year-1 are not enough for its rounds",
        named="main-board.json",
    )


def test_rooms_of_year_1_come_first() -> None:
    refuse(
        "rooms.json",
        lambda t: (
            t[0].update(year=2, zone="any", effect={"op": "no_spells"}),
            t[8].update(year=1, zone="core", effect={"op": "produce", "workers": 1, "gain": {"food": 1}}),
        ),
        "the tiles: those of year 1 come first",
    )


def test_another_bearer_of_the_token_is_refused() -> None:
    refuse(
        "monsters.json",
        lambda t: (entry(t, "troll").pop("troll_token"), entry(t, "witch").update(troll_token=True)),
        "entry troll: the Troll, and nobody else, brings a token",
    )
