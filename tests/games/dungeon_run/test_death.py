"""Death: what the dead leave, who takes it, and who is First Player then."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told

from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.wounds import FROM_BATTLE, FROM_POWER, FROM_SABOTAGE, FROM_TILE, wounded
from lanterne.games.dungeon_run.state import (
    CARDS,
    DEAD,
    EVERYBODY,
    NONE,
    STANDING,
    TILES,
    Deed,
    begin_deed,
)
from lanterne.lab.stage import Stage

TILES_THERE = {"corridor-8": {"at": [0, 1]}}
RICH = {
    "equipped": ["guild-axe", "summoning-stone"],
    "loot": ["slime", "slime", "gas-vent", "gra-bogga", "thorn-staff"],
    "strangers": ["lost-squire"],
    "traps": ["poison-needle"],
    "training": {"brawn": 2},
    "abilities": ["dorgan-stout"],
}


def kills(stage: Stage, victim: str, by: str = "", source: int = FROM_POWER) -> None:
    """Wounds enough for anybody."""
    killer = seat(stage, by) if by else NONE
    run(stage, wounded(seat(stage, victim), 12, source, killer), falls_are_checked(NONE))


def lies(stage: Stage, tile: str = "entrance") -> list[str]:
    """The cards on a tile; all must lie face up."""
    cards = state(stage).lying[TILES.number(tile)]
    assert all(card.known == EVERYBODY for card in cards)
    return [CARDS.names[card.face] for card in cards]


@rule("DR-DIE-1", "DR-DIE-2", "DR-DIE-4", "DR-DIE-6", "DR-FIN-2")
def test_the_dead_leave_their_treasures_face_up_and_nothing_else() -> None:
    stage = scene({"vargagg": {}, "dorgan": RICH, "emma-goodluck": {}}, final=True)
    kills(stage, "dorgan", source=FROM_TILE)
    s, dead = state(stage), hero(stage, "dorgan")
    assert dead.condition == DEAD
    assert lies(stage) == ["guild-axe", "summoning-stone", "thorn-staff"]
    assert sorted(CARDS.names[card] for card in s.encounter_discard) == [
        "gas-vent",
        "lost-squire",
        "poison-needle",
        "slime",
        "slime",
    ]
    assert s.gone == (CARDS.number("gra-bogga"),)
    assert (dead.loot, dead.equipped, dead.abilities, dead.deck, dead.training) == ((), (), (), (), (0, 0, 0))
    assert s.bearer == NONE, "the Stone lies on the tile"
    assert stage.asked == ("vargagg",), "a tile has killed him, and takes nothing"


@rule("DR-DIE-6")
def test_what_the_dead_leave_beside_a_monster_lies_under_it() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime", "open": ["buckler"]}}
    dorgan = {"equipped": ["guild-axe"], "tile": "corridor-8"}
    stage = scene({"vargagg": {}, "dorgan": dorgan, "emma-goodluck": {}}, tiles=tiles, final=True)
    kills(stage, "dorgan", by="vargagg")
    assert lies(stage, "corridor-8") == ["buckler", "guild-axe"], "the killer is not there"
    assert stage.asked == ("vargagg",)
    assert stage.decision == "take_action"


@rule("DR-DIE-3", "DR-DIE-5")
def test_the_killer_takes_what_he_likes_of_the_dead_hero_s_cards_even_beside_a_monster() -> None:
    tiles = {"entrance": {"monster": "goblin", "open": ["buckler"]}}
    stage = scene({"vargagg": {}, "dorgan": RICH, "emma-goodluck": {}}, tiles=tiles, final=True)
    kills(stage, "dorgan", by="vargagg")
    assert stage.asked == ("vargagg",)
    assert not stage.is_open("vargagg", "take_spoils [spoil buckler]"), "that was not the dead hero's"
    stage.play("vargagg", "take_spoils [spoil guild-axe] [spoil summoning-stone]")
    stage.play("vargagg", "wear_found [wear guild-axe vargagg]")
    taker = hero(stage, "vargagg")
    assert taker.equipped == (CARDS.number("guild-axe"),)
    assert taker.loot == (CARDS.number("summoning-stone"),)
    assert state(stage).bearer == seat(stage, "vargagg")
    assert lies(stage) == ["buckler", "thorn-staff"]
    assert state(stage).found == ()


@rule("DR-DIE-3")
def test_the_killer_may_take_nothing() -> None:
    stage = scene({"vargagg": {}, "dorgan": RICH, "emma-goodluck": {}}, final=True)
    kills(stage, "dorgan", by="vargagg")
    stage.play("vargagg", "take_spoils")
    assert lies(stage) == ["guild-axe", "summoning-stone", "thorn-staff"]
    assert hero(stage, "vargagg").loot == ()
    assert told(stage, "leaves-spoils") == ["leaves-spoils vargagg"]


@rule("DR-DIE-5")
def test_a_saboteur_s_wounds_make_nobody_a_killer() -> None:
    stage = scene({"vargagg": {}, "dorgan": RICH, "emma-goodluck": {}}, final=True)
    kills(stage, "dorgan", by="vargagg", source=FROM_SABOTAGE)
    assert stage.decision == "take_action"
    assert hero(stage, "dorgan").condition == DEAD


def duel(**more: object) -> Stage:
    """Vargagg and Addolgar have brought each other down, in a battle that Vargagg began; Emma is elsewhere."""
    heroes = {
        "vargagg": {"equipped": ["buckler"]},
        "addolgar-vayne": {"equipped": ["guild-axe"], **more},
        "emma-goodluck": {"tile": "corridor-8"},
    }
    stage = scene(heroes, tiles=TILES_THERE, final=True)
    begin_deed(state(stage), Deed(BATTLE, 0, 0, opponent=1, by_action=True))
    run(stage, wounded(0, 12, FROM_BATTLE, 1), wounded(1, 9, FROM_BATTLE, 0), falls_are_checked(0))
    return stage


@rule("DR-DIE-5", "DR-BAT-15")
def test_if_both_die_in_one_battle_nobody_takes_cards() -> None:
    stage = duel()
    assert told(stage, "dies") == ["dies vargagg entrance", "dies addolgar-vayne entrance"]
    assert lies(stage) == ["buckler", "guild-axe"]
    assert not told(stage, "plunders")
    assert not told(stage, "leaves-spoils")


@rule("DR-DIE-5", "DR-ABI-12")
def test_a_killer_who_saves_himself_in_time_takes_the_cards() -> None:
    stage = duel(abilities=["addolgar-vayne-not-today"])
    stage.play("addolgar-vayne", "use_power addolgar-vayne addolgar-vayne-not-today")
    assert hero(stage, "addolgar-vayne").condition == STANDING
    stage.play("addolgar-vayne", "take_spoils [spoil buckler]")
    assert lies(stage) == []


@rule("DR-RND-9")
def test_the_token_of_a_dead_first_player_goes_left_at_once_and_the_order_of_turns_stays() -> None:
    heroes = {"vargagg": {}, "dorgan": {}, "emma-goodluck": {"condition": "dead"}, "birodin": {}}
    stage = scene(heroes, first="dorgan", active="birodin", final=True)
    order = state(stage).order
    kills(stage, "dorgan")
    assert state(stage).first == seat(stage, "birodin"), "the next on the left is dead"
    assert state(stage).order == order
    assert told(stage, "token-inherited") == ["token-inherited birodin"]


@rule("DR-RND-9")
def test_the_token_stays_when_another_dies() -> None:
    stage = scene(("vargagg", "dorgan", "birodin"), final=True)
    kills(stage, "dorgan")
    assert state(stage).first == 0


@rule("DR-ABI-14", "DR-DIE-4")
def test_the_markers_of_the_dead_are_taken_away() -> None:
    tiles = {"entrance": {"flames": "saelith-ashborn"}}
    stage = scene({"vargagg": {}, "saelith-ashborn": {}, "birodin": {}}, tiles=tiles, final=True)
    kills(stage, "saelith-ashborn")
    assert hero(stage, "saelith-ashborn").flames == NONE
