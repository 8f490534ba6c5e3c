"""The steady hero among others: help, grudges, ambushes, trades, and games that go on."""

from typing import Any

import pytest
from tests.games.dungeon_run.fray import fray
from tests.games.dungeon_run.scene import hero, scene, state
from tests.games.dungeon_run.star import dungeon, roams
from tests.games.dungeon_run.test_bot import STONE, asked_for_help, says
from tests.games.watched import watched, whole

from lanterne.engine import SearchDice, call_to_text
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.state import CARDS
from lanterne.games.dungeon_run.watch import STALL, Patience
from lanterne.lab.stage import Stage

LONG_REST = 16
"""A lone hero who can heal from turn to turn rests between blows at the boss: this long at most."""

GUARDED = {"open": ["summoning-stone"]}

LINE = {
    "corridor-8": {"at": [0, 1]},
    "corridor-9": {"at": [0, 2]},
    "crossroads-1": {"at": [0, 3]},
    "crossroads-2": {"at": [0, 4]},
    "corridor-10": {"at": [0, -1]},
    "corridor-11": {"at": [0, -2]},
    "underground-channel": {"at": [0, -3]},
    "lair": {"at": [0, 5], "monster": "gra-bogga"},
}


def goes_on(stage: Stage, seed: str) -> Patience:
    """Steady heroes play on from a position, to the end or until the game has clearly stalled."""
    game = stage.game
    game.dice = SearchDice(seed)
    s, patience = state(stage), Patience()
    bots = [BOTS["steady"](f"{seed} {seat}") for seat in range(len(s.heroes))]
    while not game.over and patience.longest < LONG_REST:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(BOX.view(s, seat)))
        patience.look(s)
    return patience


# --- the Stone under a monster ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("monster", ["goblin", "cave-troll", "wraith-knight"])
def test_in_the_final_phase_heroes_fight_for_a_stone_under_a_monster(monster: str) -> None:
    heroes: dict[str, Any] = {"vargagg": {"wounds": 2}, "dorgan": {"wounds": 3, "tile": "entrance"}}
    stage = fray(heroes, monster, tile=GUARDED, stack=[], final=True)
    assert says(stage, "vargagg") == "battle_monster"


def test_nobody_circles_around_a_stone_under_a_monster() -> None:
    heroes: dict[str, Any] = {"stabbins": {"wounds": 4}, "saelith-ashborn": {"wounds": 5, "tile": "entrance"}}
    for number in range(6):
        stage = fray(heroes, "cave-troll", tile={**GUARDED, "wounds": 2}, stack=[], final=True)
        assert goes_on(stage, f"guarded {number}").longest < STALL


def test_in_the_glyph_room_all_help_each_other_to_the_stone() -> None:
    heroes: dict[str, Any] = {"vargagg": {"actions": 2}, "dorgan": {}}
    told: dict[str, Any] = {"stack": [], "final": True, "room": "glyph-room"}
    assert asked_for_help(heroes, "goblin", tile=GUARDED, **told).startswith("assist")
    for number in range(3):
        stage = fray({**heroes, "stabbins": {}}, "goblin", tile=GUARDED, **told)
        assert goes_on(stage, f"glyph stone {number}").longest < STALL


def test_a_rival_who_could_take_the_stone_at_once_is_not_helped_to_it() -> None:
    heroes: dict[str, Any] = {"vargagg": {"actions": 2}, "dorgan": {}}
    told: dict[str, Any] = {"tile": {**GUARDED, "wounds": 1}, "stack": [], "final": True}
    assert asked_for_help(heroes, "slime", **told) == "sabotage dorgan"


# --- the bearer -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wounds", [0, 2, 4])
def test_no_turn_ends_beside_the_bearer_without_a_blow(wounds: int) -> None:
    heroes: dict[str, Any] = {"emma-goodluck": {"wounds": wounds}, "vargagg": STONE}
    assert says(fray(heroes, None, stack=[], final=True), "emma-goodluck") == "battle_hero vargagg"


def test_a_monster_between_a_hunter_and_the_bearer_is_fought() -> None:
    heroes: dict[str, Any] = {"vargagg": {}, "emma-goodluck": STONE}
    assert says(fray(heroes, "goblin", stack=[], final=True), "vargagg") == "battle_monster"


def test_the_bearer_does_not_change_places_to_get_farther_from_home() -> None:
    emma: dict[str, Any] = {**STONE, "abilities": ["emma-goodluck-change-places"], "tile": "corridor-8"}
    tiles = {"corridor-8": {"at": [0, 1]}, "corridor-9": {"at": [0, 2]}}
    stage = scene({"emma-goodluck": emma, "vargagg": {"tile": "corridor-9"}}, tiles=tiles, stack=[], final=True)
    while stage.decision != "take_action":
        stage.play("emma-goodluck", says(stage, "emma-goodluck"))
    assert says(stage, "emma-goodluck") == "move S"


def test_a_bearer_with_one_action_a_turn_does_not_shelter_for_ever() -> None:
    """With two heroes the Stone is heavy: in this game Birodin used to renew his Sanctuary for seven rounds."""
    assert not watched("dungeon-run", ["dealt", "dealt"], "check-2-1052").game["stalled"]


# --- the boss ---------------------------------------------------------------------------------------------------------


def test_two_first_players_do_not_send_the_boss_away_from_each_other_for_ever() -> None:
    heroes = {"vargagg": {"tile": "corridor-11", "wounds": 3}, "dorgan": {"tile": "corridor-9", "wounds": 3}}
    for number in range(3):
        stage = scene(heroes, tiles=LINE, stack=[], active="vargagg")
        assert goes_on(stage, f"away {number}").longest < STALL


@pytest.mark.parametrize(("number", "to"), [(1, "entrance"), (80, "crossroads-2")])
def test_after_many_rounds_the_first_player_sends_the_boss_to_the_heroes_and_no_longer_away(
    number: int, to: str
) -> None:
    """Both stand far out, so that away from them is also nearer to the way home."""
    heroes = {name: {"tile": "crossroads-2"} for name in ("vargagg", "emma-goodluck")}
    tiles = dungeon(crossroads_1={"monster": "gra-bogga"}, crossroads_2={"at": [4, 0]})
    stage = roams(heroes, tiles=tiles, stack=[], round=number)
    assert says(stage, "vargagg") == f"roam gra-bogga crossroads-1 {to}"


# --- help and grudges -------------------------------------------------------------------------------------------------


def test_an_unhurt_hero_helps_against_a_monster_that_holds_both() -> None:
    assert asked_for_help({"vargagg": {}, "dorgan": {}}, "goblin").startswith("assist")


def test_in_the_glyph_room_an_unhurt_hero_assists_even_with_a_grudge() -> None:
    for dorgan in ({}, {"wronged_by": ["vargagg"]}):
        heroes: dict[str, Any] = {"vargagg": {}, "dorgan": dorgan}
        assert asked_for_help(heroes, "goblin", room="glyph-room").startswith("assist")


def test_nobody_circles_around_a_monster_in_the_glyph_room() -> None:
    for number in range(6):
        stage = fray({"vargagg": {}, "dorgan": {}}, "cave-troll", room="glyph-room", stack=[], boss="scarath")
        assert goes_on(stage, f"glyph {number}").longest < STALL


def test_a_hero_who_has_wronged_him_is_not_helped_and_is_tripped_up_where_it_is_likely_to_work() -> None:
    dorgan: dict[str, Any] = {"wronged_by": ["vargagg"]}
    trained: dict[str, Any] = {"training": {"brawn": 3}}
    assert asked_for_help({"vargagg": trained, "dorgan": dorgan}, "goblin") == "stand_by"
    assert asked_for_help({"vargagg": {}, "dorgan": dorgan}, "wraith-knight") == "sabotage dorgan"


# --- ambushes ---------------------------------------------------------------------------------------------------------


def test_a_rival_who_is_nearly_beaten_is_attacked_before_the_final_phase_if_it_pays() -> None:
    weak: dict[str, Any] = {"wounds": 5, "equipped": ["circlet-of-insight"]}
    assert says(fray({"vargagg": {}, "emma-goodluck": weak}, None, stack=[]), "vargagg") == "battle_hero emma-goodluck"
    strong: dict[str, Any] = {"equipped": ["circlet-of-insight"]}
    assert not says(fray({"vargagg": {}, "emma-goodluck": strong}, None), "vargagg").startswith("battle_hero")


def test_he_goes_after_a_weak_rival_next_door_if_it_pays() -> None:
    weak: dict[str, Any] = {"wounds": 5, "equipped": ["circlet-of-insight"], "tile": "entrance"}
    stage = fray({"vargagg": {}, "emma-goodluck": weak}, None, stack=[])
    assert says(stage, "vargagg") == "move S"
    stage.play("vargagg", "move S")
    assert says(stage, "vargagg") == "battle_hero emma-goodluck"


# --- trades -----------------------------------------------------------------------------------------------------------

SWAP: dict[str, Any] = {
    "vargagg": {"loot": ["sceptre-of-sparks"]},
    "emma-goodluck": {
        "equipped": ["circlet-of-insight", "orb-of-clarity", "robe-of-warding"],
        "loot": ["thirsting-blade"],
    },
    "birodin": {"tile": "entrance"},
}
"""Vargagg has what Emma could use, and Emma a blade for Vargagg, which he does not know of."""


def test_he_opens_a_trade_and_both_gain_by_it() -> None:
    stage = fray(SWAP, None, stack=[])
    answers: list[str] = []
    while stage.decision != "take_action" or not answers:
        (who,) = stage.asked
        answers.append(says(stage, who))
        stage.play(who, answers[-1])
    assert answers[0] == "open_trade emma-goodluck"
    assert answers[2].startswith("haggle")
    assert hero(stage, "vargagg").equipped == (CARDS.number("thirsting-blade"),)
    assert CARDS.number("sceptre-of-sparks") in hero(stage, "emma-goodluck").equipped


def test_nobody_makes_the_same_offer_twice() -> None:
    """For all he knows Emma may have the hidden treasure; he asks her once."""
    emma, birodin = {**SWAP["emma-goodluck"], "loot": ["goblin"]}, {"tile": "entrance", "loot": ["tower-shield"]}
    row = {**SWAP, "emma-goodluck": emma, "birodin": birodin}
    stage, vargagg = fray(row, None, stack=[]), BOTS["steady"]("trader")

    def begins() -> bool:
        call = vargagg.choose(stage.view("vargagg"))
        stage.play("vargagg", call_to_text(BOX, call))
        return bool(call[0] == "open_trade")

    assert begins()
    stage.play("vargagg", call_to_text(BOX, vargagg.choose(stage.view("vargagg"))))
    stage.play("emma-goodluck", "refuse_trade 1 0")
    again = fray(row, None, stack=[])
    assert call_to_text(BOX, vargagg.choose(again.view("vargagg"))) != "open_trade emma-goodluck"


def test_nobody_talks_of_trade_in_the_final_phase_or_with_those_who_have_wronged_him() -> None:
    assert says(fray(SWAP, None, stack=[]), "vargagg") == "open_trade emma-goodluck"
    assert not says(fray(SWAP, None, stack=[], final=True), "vargagg").startswith("open_trade")
    wronged = {**SWAP, "vargagg": {**SWAP["vargagg"], "wronged_by": ["emma-goodluck"]}}
    assert not says(fray(wronged, None, stack=[]), "vargagg").startswith("open_trade")


def test_with_two_heroes_nobody_trades_what_helps_the_rival_as_much() -> None:
    two = {name: SWAP[name] for name in ("vargagg", "emma-goodluck")}
    assert not says(fray(two, None, stack=[]), "vargagg").startswith("open_trade")


def test_games_have_trades_and_ambushes() -> None:
    games = [watched("dungeon-run", ["steady"] * 4, f"company {game}") for game in range(20)]
    for column in ("trades", "ambushes", "help_offered", "sabotages", "duels"):
        assert any(seat[column] for rows in games for seat in rows.seats), column


# --- stalls -----------------------------------------------------------------------------------------------------------


def stalled(games: int, seed: str, settings: dict[str, str] | None = None) -> list[str]:
    """Of this many games for each number of players from two to six, those that stall."""
    tables = [(players, f"{seed} {players} {game}") for players in range(2, 7) for game in range(games)]
    return [
        name for players, name in tables if watched("dungeon-run", ["steady"] * players, name, settings).game["stalled"]
    ]


def alone_too_long(games: int, seed: str) -> list[str]:
    """Of this many games of a lone hero dealt at random, those that stall; only Birodin can rest."""
    told = {f"{seed} {game}": watched("dungeon-run", ["dealt"], f"{seed} {game}") for game in range(games)}
    most = {name: LONG_REST if rows.seats[0]["hero"] == "birodin" else STALL for name, rows in told.items()}
    return [name for name, rows in told.items() if whole(rows.game["rounds_without_progress"]) >= most[name]]


@pytest.mark.parametrize(("monster", "wounds"), [("mole-ogre", 2), ("orc-raider", 1), ("mummy", 0)])
def test_a_lone_hero_fights_what_is_worth_a_fight_instead_of_running_to_and_fro(monster: str, wounds: int) -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": monster, "wounds": wounds}, "corridor-9": {"at": [0, 2]}}
    emma = {"emma-goodluck": {"wounds": 4, "tile": "corridor-8"}}
    assert says(scene(emma, tiles=tiles, stack=["corridor-10", "bend-13"]), "emma-goodluck") == "battle_monster"


def test_a_lone_hero_without_a_wound_does_not_run_from_the_boss() -> None:
    """He can rest and come back; but he will never be readier."""
    for boss in ("gra-bogga", "ra-alal", "colossus-of-galnon", "scarath"):
        tiles = {**LINE, "corridor-9": {"at": [0, 2], "monster": boss}, "lair": {"at": [0, 5]}}
        stage = scene({"birodin": {"tile": "corridor-9"}}, tiles=tiles, stack=[])
        assert says(stage, "birodin") == "battle_monster"


def test_a_lone_hero_who_cannot_rest_beside_the_cursed_stone_goes_where_he_can() -> None:
    """He does not step back onto the tile of the boss from which he has got away."""
    tiles: dict[str, dict[str, Any]] = {
        "corridor-8": {"at": [0, 1]},
        "cursed-stone": {"at": [0, 2]},
        "corridor-9": {"at": [0, -1]},
        "corridor-10": {"at": [0, -2], "monster": "gra-bogga"},
    }
    birodin: dict[str, dict[str, Any]] = {"birodin": {"wounds": 4, "tile": "corridor-8"}}
    assert says(scene(birodin, tiles=tiles, stack=[]), "birodin") == "move S"
    tiles["entrance"] = {"monster": "gra-bogga"}
    del tiles["corridor-10"]["monster"]
    assert says(scene(birodin, tiles=tiles, stack=[]), "birodin") == "end_turn"
    birodin["birodin"]["tile"] = "corridor-9"
    assert says(scene(birodin, tiles=tiles, stack=[]), "birodin") == "end_turn", "here he can rest"


def test_games_do_not_stall() -> None:
    assert stalled(5, "stall") == []
    assert stalled(2, "race", {"begin": "race"}) == []
    assert alone_too_long(25, "alone") == []


@pytest.mark.long
def test_a_thousand_games_do_not_stall() -> None:
    assert stalled(200, "thousand") == []
    assert alone_too_long(800, "eight hundred") == []
