"""The table of Dungeon Run: what each hero's player sees of it, and that what has not changed looks the same."""

from typing import Any

import pytest
from tests.games.dungeon_run.scene import run, scene, state

from lanterne import registry
from lanterne.bots import RandomBot
from lanterne.engine import FACE_UP, Card, View
from lanterne.engine.dice import SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON, SIDE_NAMES
from lanterne.games.dungeon_run.rules.disarm import disarm
from lanterne.games.dungeon_run.rules.lair import lair_is_due
from lanterne.games.dungeon_run.scene import scene as shown
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, TILES
from lanterne.lab.scenery import flaws, ghost_flaws
from lanterne.lab.stage import Stage
from lanterne.scene import Node, Panel, Say

HALL = {"junction-3": {"at": [1, 0], "turn": 180}, "corridor-8": {"at": [0, -1], "turn": 0}}
"""Two tiles at the Entrance: east of it one with exits to the north, west and south, south of it a corridor."""
ROLLED = [("roll", 6, [2, 6]), ("roll", 6, [1, 2, 3, 4, 5, 6])]
"""The dice of a monster, and those of the hero."""
TOGETHER: dict[str, Any] = {"vargagg": {"tile": "junction-3"}, "emma-goodluck": {"tile": "junction-3"}}
TWO: dict[str, Any] = {"vargagg": {"tile": "junction-3"}, "emma-goodluck": {}}


def tiles(**more: dict[str, Any]) -> dict[str, Any]:
    """The hall, with more on some of its tiles; hyphens are written as underscores."""
    found: dict[str, Any] = {name: dict(lies) for name, lies in HALL.items()}
    for name, lies in more.items():
        found.setdefault(name.replace("_", "-"), {}).update(lies)
    return found


def node(stage: Stage, name: str, node_id: str) -> Node:
    """The node of this id as the hero's player sees it."""
    found = shown(stage.view(name)).node(node_id)
    assert found is not None, f"{name} sees no {node_id}"
    return found


def sees(stage: Stage, name: str, node_id: str) -> bool:
    return shown(stage.view(name)).node(node_id) is not None


def panel(stage: Stage, name: str, panel_id: str) -> Panel:
    return next(panel for panel in shown(stage.view(name)).panels if panel.id == panel_id)


def told(found: Node) -> list[str]:
    return [say.id for say in found.detail]


# --- the dungeon ------------------------------------------------------------------------------------------------------


def test_ways_lead_out_of_exits_and_those_of_the_active_hero_are_his_sides() -> None:
    stage = scene(TWO, tiles=tiles(), active="vargagg")
    assert node(stage, "vargagg", "way:entrance:E").shape == "door-open"
    assert node(stage, "vargagg", "way:entrance:E").thing == "side:W", "seen from his tile"
    assert node(stage, "vargagg", "way:junction-3:N").thing == "side:N"
    assert node(stage, "vargagg", "cell:1_1").thing == "side:N", "the empty cell can be touched as well"
    assert node(stage, "vargagg", "way:entrance:N").thing == "", "he is not there"
    assert not sees(stage, "vargagg", "way:junction-3:E"), "a wall"
    assert node(stage, "emma-goodluck", "way:junction-3:N").thing == "side:N", "it looks the same to all"


def test_without_a_stack_nothing_is_left_to_explore() -> None:
    stage = scene(TWO, tiles=tiles(), stack=[])
    assert not sees(stage, "vargagg", "cell:1_1")
    assert node(stage, "vargagg", "way:junction-3:N").shape == "door-secret"
    assert "way-dead-end" in told(node(stage, "vargagg", "way:junction-3:N"))
    assert node(stage, "vargagg", "way:junction-3:N").thing == "side:N", "to be asked why it is closed"


def test_tiles_tell_their_values_and_special_ones_have_an_emblem() -> None:
    stage = scene(["vargagg", "emma-goodluck"], tiles=tiles(den={"at": [-1, 0]}))
    assert [fact.value for fact in node(stage, "vargagg", "tile:junction-3").facts] == ["1–3", "4–5"]
    assert node(stage, "vargagg", "emblem:den").icon == "cave-entrance"
    assert node(stage, "vargagg", "emblem:den").on == "tile:den"
    assert not sees(stage, "vargagg", "emblem:junction-3")
    crowded = scene(TWO, tiles=tiles())
    assert node(crowded, "vargagg", "tile:junction-3").facts == (), "he stands on the small print"


def test_heroes_stand_where_they_are_with_the_life_they_have_left() -> None:
    heroes = {"vargagg": {"tile": "junction-3", "wounds": 2}, "emma-goodluck": {"condition": "unconscious"}}
    stage = scene(heroes, tiles=tiles(), active="vargagg")
    own = node(stage, "emma-goodluck", "figure:vargagg")
    assert (own.on, own.thing, own.badge, own.active) == ("tile:junction-3", "seat:0", "5", True)
    lies = node(stage, "vargagg", "figure:emma-goodluck")
    assert (lies.on, lies.shape, lies.dim) == ("emblem:entrance", "ally", True)
    assert "figure-unconscious" in told(lies)


def test_the_dead_are_gone_from_the_board_and_not_from_the_list() -> None:
    heroes = {"vargagg": {}, "emma-goodluck": {"condition": "dead"}, "dorgan": {}}
    stage = scene(heroes, final=True)
    assert not sees(stage, "vargagg", "figure:emma-goodluck")
    assert node(stage, "vargagg", "seat:1").dim
    assert "player-dead" in told(node(stage, "vargagg", "seat:1"))
    assert not node(stage, "vargagg", "seat:1").facts, "neither Life nor loot is left to her"


def test_two_monsters_of_one_name_are_told_apart() -> None:
    stage = scene(tiles=tiles(junction_3={"monster": "goblin", "wounds": 1}, corridor_8={"monster": "goblin"}))
    assert (node(stage, "vargagg", "monster:goblin").badge, node(stage, "vargagg", "monster:goblin:2").badge) == (
        "1",
        "2",
    )
    assert node(stage, "vargagg", "foe:junction-3").thing == "tile:junction-3"
    assert [fact.value for fact in node(stage, "vargagg", "foe:junction-3").facts][-1] == "1/2"


def test_cards_on_a_tile_are_one_pile_of_which_the_open_ones_can_be_read() -> None:
    stage = scene(tiles=tiles(junction_3={"treasures": ["buckler"], "open": ["guild-axe"]}))
    pile = node(stage, "vargagg", "lying:junction-3")
    assert pile.badge == "2"
    assert pile.icon == "battle-axe", "the open card is on top"
    assert told(pile) == ["lying-open", "lying-hidden"]


def test_who_knows_a_card_that_lies_face_down_is_told_and_nobody_else() -> None:
    stage = scene(tiles=tiles(junction_3={"treasures": ["buckler"]}))
    place = TILES.number("junction-3")
    state(stage).lying[place] = (Card(CARDS.number("buckler"), 0b01),)
    assert told(node(stage, "vargagg", "lying:junction-3")) == ["lying-known"]
    assert told(node(stage, "emma-goodluck", "lying:junction-3")) == ["lying-hidden"]


def test_a_spectator_sees_what_lies_face_up() -> None:
    stage = scene(tiles=tiles(junction_3={"open": ["guild-axe"]}))
    assert state(stage).lying[TILES.number("junction-3")][0].known == FACE_UP
    found = shown(View(BOX, state(stage), -1)).node("lying:junction-3")
    assert found is not None
    assert found.label == Say("card-guild-axe")


def test_a_hidden_trap_is_known_to_who_laid_it() -> None:
    trap = {"trap": {"card": "net-trap", "by": "dorgan", "hidden": True}}
    stage = scene(["dorgan", "emma-goodluck"], tiles=tiles(junction_3=trap))
    assert node(stage, "dorgan", "trap:junction-3").label == Say("card-net-trap")
    assert node(stage, "emma-goodluck", "trap:junction-3").label == Say("trap-unknown")
    assert "trap-laid-by" in told(node(stage, "emma-goodluck", "trap:junction-3"))


def test_strangers_and_markers_lie_on_their_tiles() -> None:
    more = tiles(junction_3={"stranger": "hedge-healer", "flames": "saelith-ashborn"})
    stage = scene(["saelith-ashborn", "dorgan"], tiles=more)
    assert node(stage, "dorgan", "stranger:hedge-healer:junction-3").on == "tile:junction-3"
    assert node(stage, "dorgan", "marker:flames:saelith-ashborn").on == "tile:junction-3"


def exits_of(name: str, turn: int) -> set[str]:
    exits = PRINTED_ON[TILES.number(name)].exits[turn]
    return {side for place, side in enumerate(SIDE_NAMES) if exits >> place & 1}


def test_a_tile_is_laid_by_choosing_how_it_lies() -> None:
    stage = scene(TWO, tiles=tiles(), stack=["junction-4"], active="vargagg")
    stage.play("vargagg", "move N")
    assert state(stage).agenda[-1][0] == "choose_lie"
    view = stage.view("vargagg")
    ghosts = registry.ghosts(view)
    assert {*ghosts} == {*view.options()}
    cell = node(stage, "vargagg", "cell:1_1")
    for (_, _, turn), ghost in ghosts.items():
        tile, *ways = ghost.nodes
        assert (tile.id, tile.at, tile.size) == ("tile:junction-4", cell.at, cell.size)
        assert {each.id[-1] for each in ways} == exits_of("junction-4", turn)
        assert (ghost.panel, ghost.turns) == ("board", "junction-4")
    assert not ghost_flaws(shown(view), view, ghosts)
    assert node(stage, "vargagg", "aside:junction-4").thing == "tile:junction-4"
    assert not flaws(shown(stage.view("vargagg")), stage.view("vargagg"))


def test_the_lair_is_placed_where_it_may_lie() -> None:
    stage = scene(TWO, tiles=tiles(), stack=[], active="vargagg", first="emma-goodluck")
    run(stage, lair_is_due())
    assert state(stage).agenda[-1][0] == "place_lair"
    offered = {tuple(words.split()[1:]) for words in stage.offered("emma-goodluck")}
    ways = [each for each in panel(stage, "emma-goodluck", "board").nodes if each.id.startswith("way:") and each.thing]
    assert {(each.id.split(":")[1], each.thing.removeprefix("side:")) for each in ways} == offered
    view = stage.view("emma-goodluck")
    ghosts = registry.ghosts(view)
    assert {*ghosts} == {*view.options()}
    assert not ghost_flaws(shown(view), view, ghosts)
    assert all(ghost.nodes[0].id == "tile:lair" for ghost in ghosts.values())


# --- cards and sheets -------------------------------------------------------------------------------------------------


def test_a_loot_pile_is_read_by_its_owner_and_counted_by_the_others() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "buckler"]}, "emma-goodluck": {}})
    assert node(stage, "vargagg", "vargagg-loot:buckler").thing == "card:buckler"
    assert not sees(stage, "emma-goodluck", "vargagg-loot:buckler")
    assert node(stage, "emma-goodluck", "vargagg-pile").badge == "2"


def test_a_sheet_tells_ratings_with_what_they_are_made_of() -> None:
    stage = scene({"vargagg": {"training": {"brawn": 2}}, "emma-goodluck": {}})
    brawn = node(stage, "emma-goodluck", "sheet:vargagg").facts[1]
    assert brawn.value == "7"
    assert (brawn.label.args["base"], brawn.label.args["tokens"], brawn.label.args["more"]) == (5, 2, 0)


def test_equipment_lies_in_its_slots_and_powers_that_do_not_work_are_dim() -> None:
    heroes = {"vargagg": {"equipped": ["guild-axe"], "tile": "cursed-stone"}, "emma-goodluck": {}}
    stage = scene(heroes, tiles={"cursed-stone": {"at": [1, 0], "turn": 0}})
    assert sees(stage, "vargagg", "vargagg-equipped:guild-axe")
    assert not sees(stage, "vargagg", "vargagg-slot:main_hand")
    assert node(stage, "vargagg", "vargagg-slot:head").dim
    assert "powers-stilled" in told(node(stage, "vargagg", "vargagg-power:blood-rage"))
    assert "powers-needs-stone" in told(node(stage, "vargagg", "emma-goodluck-power:bend-fate"))


def test_ability_cards_just_drawn_are_seen_by_who_chooses() -> None:
    game = BOX.new(2, SearchDice(1))
    while game.decision.name != "choose_first_ability":
        assert shown(BOX.view(game.state, 0)).focus == "choosing"
        assert game.choice is not None
        (asked,) = game.choice.seats
        game.answer(asked, game.options(asked)[0])
    for seat in range(2):
        found = next(panel for panel in shown(BOX.view(game.state, seat)).panels if panel.id == "choosing")
        drawn = [f"ability:{ABILITIES.name(ability)}" for ability in game.state.heroes[seat].drawn]
        assert [each.thing for each in found.nodes] == drawn


def test_who_has_looked_at_the_boss_knows_it() -> None:
    stage = scene(boss="scarath")
    state(stage).boss[0] = state(stage).boss[0]._replace(known=0b10)
    assert node(stage, "vargagg", "boss").label == Say("boss-hidden")
    assert node(stage, "emma-goodluck", "boss").label == Say("card-scarath")
    assert "boss-peeked" in told(node(stage, "emma-goodluck", "boss"))


# --- what is being resolved -------------------------------------------------------------------------------------------


def fight(*answers: tuple[str, str], chance: Any = ()) -> Stage:
    """Vargagg battles a Slime, with Emma beside him."""
    heroes = {"vargagg": {"tile": "junction-3", "training": {"brawn": 1}}, "emma-goodluck": {"tile": "junction-3"}}
    stage = scene(heroes, tiles=tiles(junction_3={"monster": "slime"}), active="vargagg", chance=chance)
    stage.play("vargagg", "battle_monster")
    for name, words in answers:
        stage.play(name, words)
    return stage


def test_before_the_roll_the_dice_are_told_part_by_part() -> None:
    rolled = [("roll", 6, [1, 3])]
    answers = (("emma-goodluck", "assist emma-goodluck magic"), ("vargagg", "accept_assist emma-goodluck magic"))
    stage = fight(*answers, chance=rolled)
    assert shown(stage.view("vargagg")).focus == "fight"
    assert node(stage, "vargagg", "pool:brawn").badge == "8"
    assert node(stage, "vargagg", "pool:brawn").thing == "rating:brawn"
    parts = [each for each in panel(stage, "vargagg", "fight").nodes if each.id.startswith("part:brawn:")]
    assert [(each.label.id, each.badge) for each in parts] == [
        ("pool-part-base", "5"),
        ("pool-part-training", "+1"),
        ("pool-part-assist", "+2"),
    ]
    assert node(stage, "vargagg", "helper:emma-goodluck").badge == "+2"
    hits = [
        (each.label.args["face"], told(each)) for each in panel(stage, "vargagg", "fight").nodes if "foe-die" in each.id
    ]
    assert hits == [(1, ["roll-potential"]), (3, ["roll-potential"])]


def test_a_hero_who_is_asked_for_help_sees_what_it_would_give() -> None:
    stage = fight()
    ways = [node(stage, "emma-goodluck", f"declare:{way}") for way in ("brawn", "magic", "sabotage")]
    assert [way.badge[1:] for way in ways] == ["1", "2", "2"]
    assert [way.thing for way in ways] == ["rating:brawn", "rating:magic", ""]
    assert not flaws(shown(stage.view("emma-goodluck")), stage.view("emma-goodluck"))


def test_dice_tell_what_they_can_do_and_are_chosen_on_the_table() -> None:
    stage = fight(("emma-goodluck", "stand_by"), ("vargagg", "fight_with brawn"), chance=ROLLED)
    own = [each for each in panel(stage, "vargagg", "fight").nodes if each.id.startswith("own-die:")]
    uses = ["roll-useless", "roll-blocks", "roll-useless", "roll-free", "roll-free", "roll-free"]
    assert [told(each)[0] for each in own] == uses
    assert [each.thing for each in own] == [f"die:{face}" for face in range(1, 7)]
    foes = [each.thing for each in panel(stage, "vargagg", "fight").nodes if each.id.startswith("foe-die:")]
    assert foes == ["threat:2", ""], "a 6 is no power number of the Slime"
    view = stage.view("vargagg")
    assert {thing for call in view.picks(()) for thing in view.pointed_at(call)} <= view.touchable()
    assert view.suggested(), "the suggestion is where a screen begins"


def test_a_die_that_hits_is_carried_to_whom_it_hits() -> None:
    stage = fight(("emma-goodluck", "stand_by"), ("vargagg", "fight_with brawn"), chance=ROLLED)
    takers = [each.id for each in panel(stage, "vargagg", "fight").nodes if "hit_with" in each.takes]
    assert takers == ["fought:slime"]
    duel = scene(TOGETHER, tiles=tiles(), active="vargagg", chance=[("roll", 6, [4] * 5), ("roll", 6, [5] * 5)])
    duel.play("vargagg", "battle_hero emma-goodluck")
    while duel.decision != "assignment":
        name = duel.asked[0]
        duel.play(name, duel.offered(name)[0])
    takers = [each.id for each in panel(duel, "vargagg", "fight").nodes if "hit_with" in each.takes]
    assert takers == ["against:emma-goodluck"], "not he who hits"


def test_the_active_hero_is_carried_to_where_he_goes_and_whom_he_fights() -> None:
    heroes = {"vargagg": {"tile": "junction-3"}, "emma-goodluck": {}}
    monsters = tiles(junction_3={"monster": "slime"}, corridor_8={"monster": "zombie"})
    stage = scene(heroes, tiles=monsters, active="vargagg")
    assert {"move", "battle_monster", "battle_hero"} <= set(node(stage, "emma-goodluck", "figure:vargagg").does)
    assert node(stage, "emma-goodluck", "figure:emma-goodluck").does == ()
    assert node(stage, "vargagg", "monster:slime").takes == ("battle_monster",)
    assert node(stage, "vargagg", "monster:zombie").takes == (), "it stands elsewhere"


def test_the_chance_of_an_escape_is_told() -> None:
    stage = scene(TWO, tiles=tiles(junction_3={"monster": "slime"}), active="vargagg")
    heroes = state(stage).heroes
    heroes[1] = heroes[1]._replace(tile=heroes[0].tile)
    stage.play("vargagg", "escape")
    assert node(stage, "emma-goodluck", "pool:skill").mark == "97%", "two dice of 2 or more"


# --- the race ---------------------------------------------------------------------------------------------------------


def test_a_rating_that_only_a_power_allows_for_a_trap_can_be_chosen() -> None:
    saelith = {"abilities": ["saelith-ashborn-melt-the-lock"]}
    stage = scene({"saelith-ashborn": saelith, "dorgan": {}})
    run(stage, disarm(0, CARDS.number("arrow-trap")))
    stage.play("dorgan", "stand_by")
    assert stage.offered("saelith-ashborn") == ["disarm_with skill", "disarm_with magic"]
    view = stage.view("saelith-ashborn")
    assert flaws(shown(view), view) == []


def test_what_is_looked_through_is_shown_to_who_looks_and_can_be_chosen() -> None:
    stabbins = {"abilities": ["stabbins-shady-deal"], "equipped": ["lucky-coin"]}
    stage = scene(
        {"stabbins": stabbins, "dorgan": {"loot": ["goblin", "guild-axe"]}}, chance=[("roll", 6, (5, 6, 1, 1, 1))]
    )
    stage.play("stabbins", next(words for words in stage.offered("stabbins") if "shady-deal" in words))
    stage.play("stabbins", "pass")
    view = stage.view("stabbins")
    assert flaws(shown(view), view) == []
    assert [node.id for node in panel(stage, "stabbins", "hand").nodes] == ["looked-through:guild-axe"]
    assert not panel(stage, "dorgan", "hand").nodes


def test_the_race_tells_how_far_the_stone_has_to_go_and_who_stands_between() -> None:
    row = {f"corridor-{8 + n}": {"at": [0, -1 - n], "turn": 0} for n in range(4)}
    row["corridor-9"]["monster"] = "skeleton"
    heroes = {
        "vargagg": {"tile": "corridor-11", "equipped": ["summoning-stone"]},
        "emma-goodluck": {"tile": "corridor-8"},
        "dorgan": {"tile": "corridor-11"},
    }
    stage = scene(heroes, tiles=row, stack=[], final=True, active="emma-goodluck")
    stone = node(stage, "dorgan", "race:stone")
    assert (stone.badge, stone.label.args["hero"]) == ("4", Say("hero-vargagg"))
    assert "chase-bars" in told(node(stage, "dorgan", "race:emma-goodluck"))
    assert "chase-same-tile" in told(node(stage, "vargagg", "race:dorgan"))
    assert sees(stage, "vargagg", "race:corridor-9"), "the skeleton is in the way"
    assert [node(stage, "dorgan", f"tile:corridor-{number}").mark for number in (11, 10, 9, 8)] == ["4", "3", "2", "1"]
    assert told(node(stage, "dorgan", "tile:entrance"))[0] == "floor-goal"
    assert node(stage, "emma-goodluck", "stone:carried").on == "figure:vargagg"
    assert shown(stage.view("dorgan")).status[1].id == "status-bearer"
    assert not sees(scene(), "vargagg", "race:stone"), "there is no race before the boss is dead"


def test_nobody_holds_up_a_stone_that_lies_on_a_tile_and_alone_there_is_no_race() -> None:
    heroes = {"vargagg": {"tile": "corridor-8"}, "dorgan": {}}
    tiles = {"corridor-8": {"at": [0, 1], "open": ["summoning-stone"]}}
    beside = told(node(scene(heroes, tiles=tiles, stack=[]), "dorgan", "race:vargagg"))
    assert "chase-same-tile" not in beside
    assert not sees(scene({"vargagg": {}}, tiles=tiles, stack=[]), "vargagg", "race:stone")


def test_alone_the_points_are_told_as_they_stand() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "buckler"], "training": {"brawn": 1}}})
    assert node(stage, "vargagg", "score:total").label.args["points"] == 500
    assert not sees(scene(), "vargagg", "score:total")


# --- as a whole -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_in_random_play_every_scene_can_be_drawn_and_used(seats: int) -> None:
    game = BOX.new(seats, SearchDice(seats), simulation=True)
    bot = RandomBot(str(seats))
    for turn in range(160):
        if game.choice is None:
            break
        for seat in (-1, *range(seats)) if turn % 8 == 0 else game.choice.seats[:1]:
            view = BOX.view(game.state, seat)
            assert flaws(shown(view), view) == []
        asked = next(seat for seat in game.choice.seats if game.state.sealed[seat] is None)
        game.answer(asked, bot.choose(BOX.view(game.state, asked)))


def test_what_has_not_changed_looks_the_same() -> None:
    stage = scene(TWO, tiles=tiles(), active="vargagg")
    before = shown(stage.view("vargagg"))
    again = shown(stage.view("vargagg"))
    assert before.panels == again.panels
    stage.play("vargagg", "move W")
    after = {node.id: node for panel in shown(stage.view("vargagg")).panels for node in panel.nodes}
    for name in ("tile:corridor-8", "figure:emma-goodluck", "vargagg-power:blood-rage", "way:corridor-8:S"):
        assert name in after
    kept = [each for panel in before.panels for each in panel.nodes if after.get(each.id) == each]
    assert {"tile:corridor-8", "vargagg-power:blood-rage"} <= {each.id for each in kept}


def test_alone_against_the_clock_the_round_says_how_many_there_are() -> None:
    against = scene({"vargagg": {}}, settings={"solo_clock": 12}, round=3)
    assert shown(against.view("vargagg")).status[0] == Say("round-of", {"round": 3, "most": 12})
    assert node(against, "vargagg", "round").label == Say("round-of", {"round": 3, "most": 12})
    at_leisure = scene({"vargagg": {}}, round=3)
    assert shown(at_leisure.view("vargagg")).status[0] == Say("round-number", {"round": 3})
