"""The steady hero: what he does in plain positions, and whole games."""

from typing import Any

import pytest
from tests.games.dungeon_run.fray import ROOM, fray
from tests.games.dungeon_run.scene import run, scene, state
from tests.games.dungeon_run.walks import NORTH, ROAD

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.bot.odds import Match, fight, match_with
from lanterne.games.dungeon_run.bot.stakes import is_deadly
from lanterne.games.dungeon_run.bot.worth import equipment
from lanterne.games.dungeon_run.content.heroes import BRAWN, HERO_NAMES, MAGIC, SKILL
from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.state import CARDS, NONE, TEST, TILES, Deed, Game, begin_deed
from lanterne.lab.stage import Stage

STONE = {"equipped": ["summoning-stone"]}


def says(stage: Stage, name: str) -> str:
    """The bot's answer for the hero, in words. It must be open."""
    words = stage.words(BOTS["steady"]("test").choose(stage.view(name)))
    assert stage.is_open(name, words), f"{words} is not open"
    return words


# --- a turn -----------------------------------------------------------------------------------------------------------


def test_what_lies_at_his_feet_is_taken() -> None:
    assert says(scene(tiles={**NORTH, "entrance": {"treasures": ["buckler"]}}), "vargagg") == "search"


def test_he_goes_where_a_treasure_lies() -> None:
    tiles = {**ROAD, "corridor-9": {"at": [0, 2], "treasures": ["buckler"]}}
    assert says(scene(tiles=tiles, stack=[]), "vargagg") == "move N"


def test_two_cards_of_his_loot_pile_become_an_advance() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "arrow-trap"]}, "emma-goodluck": {}}, tiles=NORTH)
    assert says(stage, "vargagg") == "advance"


def test_a_better_weapon_is_taken_up() -> None:
    stage = scene({"vargagg": {"loot": ["thirsting-blade"]}, "emma-goodluck": {}}, tiles=NORTH, stack=[])
    assert says(stage, "vargagg") == "rearrange"


def test_a_weak_monster_is_fought() -> None:
    assert says(fray({"vargagg": {}, "dorgan": {}}, "goblin"), "vargagg") == "battle_monster"


def test_a_lone_hero_who_is_nearly_dead_gets_away_from_a_strong_one() -> None:
    hurt = {"stabbins": {"wounds": 4}}
    assert says(fray(hurt, "wraith-knight"), "stabbins") == "escape"
    assert says(fray({"stabbins": {}}, "skeleton"), "stabbins") == "battle_monster"


def test_nobody_goes_alone_for_a_monster_that_cannot_be_fought_alone() -> None:
    tiles = {"glyph-room": {"at": [0, 1], "monster": "goblin"}}
    assert says(scene(tiles=tiles, stack=[], boss="scarath"), "vargagg") == "end_turn"


def test_an_exit_is_left_alone_where_no_tile_of_the_stack_fits() -> None:
    """All tiles of the stack have been seen: the last one fits only elsewhere."""
    tiles = {"corridor-8": {"at": [0, 1]}, "bend-12": {"at": [1, 0], "turn": 270}, "junction-3": {"at": [1, 1]}}
    stage = scene({"vargagg": {"tile": "corridor-8"}, "emma-goodluck": {}}, tiles=tiles, stack=["corridor-9"])
    assert says(stage, "vargagg").startswith("move")


# --- the Stone --------------------------------------------------------------------------------------------------------


def test_the_stone_is_taken_before_anything_else() -> None:
    vargagg = {"loot": ["goblin", "arrow-trap"]}
    tiles = {**NORTH, "entrance": {"open": ["summoning-stone"]}}
    assert says(scene({"vargagg": vargagg, "dorgan": {}}, tiles=tiles, stack=[]), "vargagg") == "search"


def test_the_bearer_runs_home_and_stays_there() -> None:
    tiles = {**ROAD, "junction-3": {"at": [0, 3], "treasures": ["buckler"]}}
    heroes: dict[str, Any] = {"vargagg": {**STONE, "tile": "corridor-9"}, "dorgan": {"tile": "junction-3"}}
    stage = scene(heroes, tiles=tiles, stack=[], final=True, encounters=[])
    stage.play("vargagg", says(stage, "vargagg"))
    while stage.decision != "take_action":
        stage.play("vargagg", says(stage, "vargagg"))
    assert says(stage, "vargagg") == "move S"
    at_home = scene({"vargagg": STONE, "dorgan": {"tile": "junction-3"}}, tiles=tiles, stack=[], final=True)
    while at_home.decision != "take_action":
        at_home.play("vargagg", says(at_home, "vargagg"))
    assert says(at_home, "vargagg") == "end_turn"


def test_others_go_after_the_bearer_and_attack_him() -> None:
    far = {"vargagg": {"tile": "junction-3"}, "dorgan": {**STONE, "tile": "corridor-8"}}
    assert says(scene(far, tiles=ROAD, stack=[], final=True), "vargagg") == "move S"
    near = {"vargagg": {}, "emma-goodluck": {**STONE, "wounds": 4}}
    assert says(fray(near, None, stack=[], final=True), "vargagg") == "battle_hero emma-goodluck"


def test_a_hero_who_has_caught_the_bearer_stays_with_him() -> None:
    """The Entrance is near, but to get there first is worth less than to hold him."""
    weak: dict[str, dict[str, Any]] = {"emma-goodluck": {"wounds": 4}, "vargagg": STONE}
    assert says(fray(weak, None, stack=[], final=True), "emma-goodluck") != "escape"


# --- helping ----------------------------------------------------------------------------------------------------------


def asked_for_help(heroes: dict[str, dict[str, Any]], monster: str, **told: Any) -> str:
    """What the second hero declares when the first fights."""
    stage = fray(heroes, monster, **told)
    first, second = heroes
    stage.play(first, "battle_monster")
    return says(stage, second)


def test_a_hero_who_is_wounded_helps_for_the_sake_of_a_rally() -> None:
    assert asked_for_help({"vargagg": {}, "dorgan": {"wounds": 2}}, "goblin").startswith("assist")


def test_the_blow_that_would_win_the_stone_is_spoilt() -> None:
    heroes: dict[str, dict[str, Any]] = {"vargagg": {"actions": 2}, "dorgan": {}}
    assert asked_for_help(heroes, "scarath", tile={"wounds": 6}, stack=[]) == "sabotage dorgan"


def test_the_last_blow_of_another_is_helped_along_if_the_stone_is_ones_own_then() -> None:
    heroes: dict[str, dict[str, Any]] = {"vargagg": {"actions": 1}, "dorgan": {}}
    assert asked_for_help(heroes, "scarath", tile={"wounds": 5}, stack=[]).startswith("assist")


def thumb(heroes: dict[str, dict[str, Any]]) -> str:
    """What the second hero votes when the first has fallen."""
    stage = fray(heroes, "rat-swarm", (1,) * 6, (6,) * 6, settings={"mercy": "on"})
    first, second, *others = heroes
    stage.play(first, "battle_monster")
    for other in (second, *others):
        stage.play(other, "stand_by")
    stage.play(first, "fight_with brawn")
    stage.play(first, "assign_dice")
    return says(stage, second)


def test_a_fallen_hero_is_spared_unless_he_has_done_him_wrong_or_is_the_last() -> None:
    fallen: dict[str, Any] = {"wounds": 5}
    assert thumb({"vargagg": fallen, "dorgan": {}, "emma-goodluck": {}}) == "thumb_up vargagg"
    wronged: dict[str, Any] = {"wronged_by": ["vargagg"]}
    assert thumb({"vargagg": fallen, "dorgan": wronged, "emma-goodluck": {}}) == "thumb_down vargagg"
    assert thumb({"vargagg": fallen, "dorgan": {}}) == "thumb_down vargagg"


# --- powers -----------------------------------------------------------------------------------------------------------


def test_a_draught_is_drunk_when_it_is_needed() -> None:
    heroes: dict[str, Any] = {
        "vargagg": {"equipped": ["healing-draught"], "wounds": 5},
        "dorgan": {"tile": "corridor-8"},
    }
    hurt = scene(heroes, tiles=NORTH, stack=[], final=True)
    assert says(hurt, "vargagg").startswith("use_power")
    heroes["vargagg"]["wounds"] = 1
    assert not says(scene(heroes, tiles=NORTH, stack=[], final=True), "vargagg").startswith("use_power")


def test_the_stone_is_stolen_rather_than_fought_for() -> None:
    stabbins = {"abilities": ["stabbins-shady-deal"], "loot": ["buckler"]}
    stage = fray({"stabbins": stabbins, "vargagg": STONE}, None, stack=[], final=True)
    assert says(stage, "stabbins").startswith("use_power_on")


# --- figures ----------------------------------------------------------------------------------------------------------


def test_more_dice_win_more_often() -> None:
    weak, strong = (fight(Match(dice, 4, 4, (3, 5, 6), 4, 6, 0.0)) for dice in (2, 8))
    assert weak.win < strong.win
    assert weak.fall > strong.fall
    one = fight(Match(8, 4, 4, (3, 5, 6), 9, 6, 0.0), 1)
    assert one.win < fight(Match(8, 4, 4, (3, 5, 6), 9, 6, 0.0)).win


def test_a_kick_a_thirsty_blade_and_the_sword_of_the_well_are_reckoned_with() -> None:
    for monster, kick in (("gra-bogga", 1), ("goblin", 0)):
        assert match_with(state(fray({"stabbins": {}}, monster)), 0, TILES.number(ROOM)).kick == kick
    for weapon, bites, extra in (("thirsting-blade", 1, 0), ("sword-of-the-well-spirit", 0, 1)):
        armed = fray({"dorgan": {"equipped": [weapon]}}, "goblin")
        found = match_with(state(armed), 0, TILES.number(ROOM))
        assert (found.bites, found.extra) == (bites, extra)
    calm = Match(dice=4, defence=4, attack=3, faces=(5, 6), foe=9, left=1, armour=0)
    assert fight(calm._replace(kick=1), 1).fall == 1.0
    assert fight(calm, 1).fall < fight(calm._replace(bites=1), 1).fall < 1.0


def after(heroes: dict[str, Any], **deed: Any) -> Stage:
    """The heroes stand together, and dice have just been rolled."""
    stage = fray(heroes, None)
    begin_deed(state(stage), Deed(hero=0, tile=TILES.number(ROOM), **deed))
    run(stage, after_roll())
    return stage


def test_dice_are_not_rolled_again_where_nothing_is_to_be_gained() -> None:
    heroes: dict[str, Any] = {"emma-goodluck": {}, "vargagg": {}}
    bridge: dict[str, Any] = {
        "kind": TEST,
        "power": POWER_NAMES.index("ancient-bridge"),
        "operation": 0,
        "rating": SKILL,
    }
    assert says(after(heroes, dice=(1, 1, 1), **bridge), "emma-goodluck") == "reroll good-luck 1 1"
    assert says(after(heroes, dice=(1, 1, 3), **bridge), "emma-goodluck") == "pass"
    trap: dict[str, Any] = {"kind": DISARM, "trap": CARDS.number("arrow-trap"), "rating": SKILL}
    assert says(after(heroes, dice=(1, 2, 5), **trap), "emma-goodluck") == "reroll good-luck 1 2"
    assert says(after(heroes, dice=(1, 4, 5), **trap), "emma-goodluck") == "pass"


def test_in_a_duel_own_weak_dice_are_rolled_again_and_strong_ones_of_the_other() -> None:
    duel: dict[str, Any] = {"kind": BATTLE, "opponent": 1, "rating": BRAWN, "foe_rating": MAGIC}
    defending = after({"vargagg": {}, "emma-goodluck": {}}, dice=(6, 6), foe_dice=(2, 3, 5), **duel)
    assert says(defending, "emma-goodluck") == "reroll good-luck 2 3"
    riposte = {"addolgar-vayne": {"abilities": ["addolgar-vayne-riposte"]}, "vargagg": {}}
    assert says(after(riposte, dice=(1, 2), foe_dice=(1, 2, 5, 6), **duel), "addolgar-vayne").endswith("riposte 5 6")
    assert says(after(riposte, dice=(1, 2), foe_dice=(1, 2), **duel), "addolgar-vayne") == "pass"


def test_where_several_could_change_dice_he_wants_to_for_the_same_reasons() -> None:
    duel: dict[str, Any] = {"kind": BATTLE, "opponent": 1, "rating": BRAWN, "foe_rating": MAGIC}
    heroes = {
        "addolgar-vayne": {"abilities": ["addolgar-vayne-riposte"]},
        "emma-goodluck": {"abilities": ["emma-goodluck-hex-of-clumsiness"]},
    }
    strong = after(heroes, dice=(5, 6), foe_dice=(5, 6, 6), **duel)
    assert strong.decision == "dice_window/want"
    assert says(strong, "addolgar-vayne").startswith("want")
    weak = after(heroes, dice=(1, 2), foe_dice=(1, 2), **duel)
    assert not says(weak, "addolgar-vayne").startswith("want"), "Riposte helps only against dice that hit"


def test_dice_that_block_are_kept() -> None:
    stage = fray({"emma-goodluck": {"wounds": 5}, "vargagg": {}}, "slime")
    slime: dict[str, Any] = {"kind": BATTLE, "monster": CARDS.number("slime"), "rating": MAGIC}
    for dice, answer in (((1, 3, 5, 5, 5), "pass"), ((1, 2, 3, 5, 5), "reroll good-luck 2")):
        begin_deed(state(stage), Deed(hero=0, tile=TILES.number(ROOM), dice=dice, foe_dice=(1, 3), **slime))
        run(stage, after_roll())
        assert says(stage, "emma-goodluck") == answer
        stage.play("emma-goodluck", "pass")


def test_dice_that_would_block_are_rolled_again_by_who_may_not_block() -> None:
    swing = ((0, POWER_NAMES.index("vargagg-reckless-swing")),)
    for powers, answer in ((swing, "reroll lucky-coin 1"), ((), "pass")):
        stage = fray({"vargagg": {"equipped": ["lucky-coin"]}, "dorgan": {}}, "slime")
        slime: dict[str, Any] = {"kind": BATTLE, "monster": CARDS.number("slime"), "rating": BRAWN, "powers": powers}
        begin_deed(state(stage), Deed(hero=0, tile=TILES.number(ROOM), dice=(1, 5, 5), foe_dice=(1, 6), **slime))
        run(stage, after_roll())
        assert says(stage, "vargagg") == answer


def test_a_card_for_others_is_worth_nothing_to_him() -> None:
    vargagg, emma = HERO_NAMES.index("vargagg"), HERO_NAMES.index("emma-goodluck")
    sceptre = CARDS.number("sceptre-of-sparks")
    assert equipment(vargagg, BRAWN, sceptre) == 0
    assert equipment(emma, MAGIC, sceptre) > equipment(emma, MAGIC, CARDS.number("circlet-of-insight"))


# --- whole games ------------------------------------------------------------------------------------------------------


def played(bots: list[BotMaker], seed: str, **settings: str) -> Game:
    """A game to its end."""
    game = BOX.new(len(bots), SearchDice(seed), settings, simulation=True)
    seated = [make(f"{seed} {place}") for place, make in enumerate(bots)]
    while not game.over:
        who = game.asked[0]
        game.play(who, seated[who].choose(BOX.view(game.state, who)))
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_whole_games_come_to_an_end(players: int) -> None:
    for number in range(3):
        assert played([BOTS["steady"]] * players, f"whole {number}").state.ending != "stopped"


def test_with_mercy_and_two_boxes() -> None:
    assert played([BOTS["steady"]] * 3, "mercy", mercy="on").over
    assert played([BOTS["steady"]] * 5, "boxes", boxes="two").over


def test_steady_beats_random() -> None:
    pairs: list[list[BotMaker]] = [[BOTS["steady"], RandomBot], [RandomBot, BOTS["steady"]]]
    won = 0
    for number in range(12):
        winner = played(pairs[number % 2], f"against chance {number}").state.winner
        won += winner != NONE and winner == number % 2
    assert won >= 10


@pytest.mark.parametrize(
    ("settings", "third", "deadly"),
    [
        ({}, {}, False),
        ({"mercy": "on"}, {}, True),
        ({"mercy": "on"}, {"condition": "dead"}, True),
        ({"mercy": "on", "mercy_from_three": "on"}, {}, True),
        ({"mercy": "on", "mercy_from_three": "on"}, {"condition": "dead"}, False),
    ],
)
def test_the_bot_knows_when_a_vote_may_kill(settings: dict[str, str], third: dict[str, str], deadly: bool) -> None:
    stage = scene({"vargagg": {}, "dorgan": {}, "birodin": third}, settings=settings)
    assert is_deadly(state(stage)) == deadly
