"""The content die of a new tile, and the powers of the hero who rolls it."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, scene, seat, state, told
from tests.games.dungeon_run.walks import cards_on, dice, monster_on

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.lab.stage import Stage

TREASURES = ["buckler", "horned-helm", "lucky-coin", "guild-axe"]


def exploring(name: str, tile: str, *chance: object, treasures: list[str] = TREASURES, **row: object) -> Stage:
    """A hero who has gone north from the Entrance, onto this tile."""
    stage = scene(
        {name: row, "addolgar-vayne": {}},
        stack=[tile, "well"],
        treasures=treasures,
        encounters=["hedge-healer"],
        chance=chance,  # type: ignore[arg-type]
    )
    stage.play(name, "move N")
    if stage.decision == "choose_lie":
        stage.play(name, stage.offered(name)[0])
    return stage


@pytest.mark.parametrize(
    ("face", "treasure", "encounter"), [(1, False, False), (3, True, True), (5, False, True), (6, True, True)]
)
@rule("DR-CON-1", "DR-CON-2", "DR-CON-3", "DR-CON-4")
def test_the_die_brings_a_treasure_an_encounter_both_or_nothing(face: int, treasure: bool, encounter: bool) -> None:
    """A bend with treasure on 3, 4, 6 and an encounter on 3 to 6."""
    stage = exploring("vargagg", "bend-12", dice(face))
    assert cards_on(stage, "bend-12") == (["buckler"] if treasure else [])
    assert bool(told(stage, "encounter-drawn")) is encounter
    assert bool(told(stage, "tile-is-empty")) is (not treasure and not encounter)
    assert state(stage).deeds == ()


@rule("DR-CON-2")
def test_nobody_knows_the_treasure() -> None:
    stage = exploring("vargagg", "bend-12", dice(4))
    for name in ("vargagg", "addolgar-vayne"):
        assert stage.view(name).state.lying[TILES.number("bend-12")][0].face is HIDDEN


@rule("DR-CON-5")
def test_nobody_rolls_again_on_a_later_visit() -> None:
    stage = exploring("vargagg", "corridor-8", dice(6))
    stage.play("vargagg", "end_turn")
    stage.play("addolgar-vayne", "move N")
    assert len(told(stage, "content-roll")) == 1
    assert cards_on(stage, "corridor-8") == ["buckler"]


@rule("DR-CON-9")
def test_from_an_empty_treasure_deck_nothing_is_placed() -> None:
    stage = exploring("vargagg", "corridor-8", dice(6), treasures=[])
    assert cards_on(stage, "corridor-8") == []
    assert told(stage, "no-treasure-left")


@rule("DR-CON-4")
def test_the_treasure_lies_under_the_monster() -> None:
    stage = scene(
        ("vargagg", "addolgar-vayne"),
        stack=["corridor-8", "well"],
        encounters=["cave-troll"],
        treasures=TREASURES,
        chance=[dice(3), dice(1, 1, 1, 1), dice(1, 1, 1, 1, 1)],
    )
    stage.play("vargagg", "move N")
    assert monster_on(stage, "corridor-8") == "cave-troll"
    assert cards_on(stage, "corridor-8") == ["buckler"]


# --- nose for gold ----------------------------------------------------------------------------------------------------


@rule("DR-CON-1", "DR-RER-4", "DR-RER-8")
def test_nose_for_gold_rolls_once_more_and_the_new_die_stands() -> None:
    stage = exploring("dorgan", "corridor-10", dice(1), dice(6))
    assert stage.offered("dorgan") == ["keep_content", "reroll_content nose-for-gold"]
    stage.play("dorgan", "reroll_content nose-for-gold")
    assert cards_on(stage, "corridor-10") == ["buckler"]
    assert not told(stage, "encounter-drawn")
    assert stage.decision == "take_action"


@rule("DR-RER-8")
def test_the_die_may_be_kept() -> None:
    stage = exploring("dorgan", "corridor-10", dice(6))
    stage.play("dorgan", "keep_content")
    assert cards_on(stage, "corridor-10") == ["buckler"]


@rule("DR-RER-4", "DR-RER-7")
def test_a_hero_who_has_caused_a_reroll_in_this_move_does_not_reroll_its_content_die() -> None:
    dorgan = {"tile": "portcullis-room", "equipped": ["lucky-coin"]}
    chance = [dice(1, 1, 1, 1), dice(4), dice(1)]
    stage = scene(
        {"dorgan": dorgan, "addolgar-vayne": {}},
        tiles={"portcullis-room": {"at": [0, 1]}},
        stack=["corridor-10", "well"],
        encounters=["hedge-healer"],
        chance=chance,
    )
    stage.play("dorgan", "move N")
    rerolls = [words for words in stage.offered("dorgan") if "lucky-coin" in words]
    stage.play("dorgan", rerolls[-1])
    assert told(stage, "content-roll") == ["content-roll dorgan corridor-10 1"]
    assert stage.decision == "take_action"


@rule("DR-RER-8")
def test_good_luck_is_for_rolls_with_a_rating() -> None:
    stage = exploring("emma-goodluck", "corridor-8", dice(6))
    assert stage.decision == "take_action"


@rule("DR-TSP-2", "DR-TSP-10")
def test_beside_the_cursed_stone_there_is_no_nose_for_gold() -> None:
    tiles = {"cursed-stone": {"at": [0, 1]}}
    stage = scene(
        {"dorgan": {"tile": "cursed-stone"}, "vargagg": {}},
        tiles=tiles,
        stack=["corridor-10", "well"],
        chance=[dice(5)],
    )
    stage.play("dorgan", "move N")
    assert stage.decision == "take_action"


# --- lucky find -------------------------------------------------------------------------------------------------------

FIND = ["emma-goodluck-lucky-find"]


@pytest.mark.parametrize(
    ("tile", "face", "cards"),
    [
        ("corridor-9", 6, ["buckler"]),
        ("corridor-8", 6, ["buckler"]),
        ("corridor-10", 5, []),
    ],
)
@rule("DR-CON-2", "DR-ABI-3")
def test_lucky_find_places_a_treasure_on_a_six_that_brings_none(tile: str, face: int, cards: list[str]) -> None:
    stage = exploring("emma-goodluck", tile, dice(face), abilities=FIND)
    assert cards_on(stage, tile) == cards
    assert bool(told(stage, "tile-is-empty")) is not bool(cards)
    assert bool(told(stage, "treasure-added")) is (tile == "corridor-9")


# --- appraisal --------------------------------------------------------------------------------------------------------

EYE = ["dorgan-appraisal"]


def appraising(*treasures: str) -> Stage:
    stage = exploring("dorgan", "corridor-10", dice(6), treasures=list(treasures) or TREASURES, abilities=EYE)
    stage.play("dorgan", "keep_content")
    return stage


@rule("DR-CON-2", "DR-ABI-22")
def test_appraisal_shows_its_user_two_treasures_of_which_he_places_one() -> None:
    stage = appraising()
    assert stage.offered("dorgan") == ["look_at_treasures dorgan-appraisal", "place_unseen"]
    stage.play("dorgan", "look_at_treasures dorgan-appraisal")
    assert stage.offered("dorgan") == ["place_treasure buckler", "place_treasure horned-helm"]
    assert [card.face for card in stage.view("addolgar-vayne").state.looked_at] == [HIDDEN, HIDDEN]
    stage.play("dorgan", "place_treasure horned-helm")
    assert cards_on(stage, "corridor-10") == ["horned-helm"]
    s = state(stage)
    assert s.treasures[0].face == CARDS.number("lucky-coin")
    assert s.treasures[-1].face == CARDS.number("buckler"), "the other one is at the bottom"
    knows = 1 << seat(stage, "dorgan")
    assert s.treasures[-1].known == s.lying[TILES.number("corridor-10")][0].known == knows
    assert s.looked_at == []


@rule("DR-ABI-22")
def test_the_others_learn_only_that_he_looked() -> None:
    stage = appraising()
    stage.play("dorgan", "look_at_treasures dorgan-appraisal")
    stage.play("dorgan", "place_treasure horned-helm")
    chosen = next(said for said in stage.said if said.event.message == "treasure-chosen")
    other = 1 << seat(stage, "addolgar-vayne")
    assert chosen.seen_by(other).args[1] is HIDDEN
    assert chosen.seen_by(1 << seat(stage, "dorgan")).args[1] == CARDS.number("horned-helm")
    assert told(stage, "looks-at-treasures") == ["looks-at-treasures dorgan 2 dorgan-appraisal"]


@rule("DR-ABI-3", "DR-CON-2")
def test_he_may_place_the_top_treasure_unseen() -> None:
    stage = appraising()
    stage.play("dorgan", "place_unseen")
    assert cards_on(stage, "corridor-10") == ["buckler"]
    assert state(stage).lying[TILES.number("corridor-10")][0].known == 0


@rule("DR-ABI-3")
def test_appraisal_is_not_asked_about_without_a_treasure() -> None:
    stage = exploring("dorgan", "corridor-10", dice(5), abilities=EYE)
    stage.play("dorgan", "keep_content")
    assert stage.decision == "take_action"
    assert hero(stage, "dorgan").actions == 1
