"""Powers that let a hero look at hidden cards: what he learns, and what the others learn."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state
from tests.games.dungeon_run.using import cards, dice, number, use, uses

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.state import NONE
from lanterne.lab.stage import Stage

LIBRARY = {"library": {"at": [0, 1]}}


def reading(face: int, **position: object) -> Stage:
    """Dorgan reads in the Library, and his die shows this."""
    heroes = {"dorgan": {"tile": "library"}, "vargagg": {"tile": "library"}}
    stage = scene(heroes, **({"tiles": LIBRARY, "chance": [dice(face)]} | position))  # type: ignore[arg-type]
    use(stage, "dorgan", "library")
    return stage


@rule("DR-TSP-5", "DR-ABI-22")
def test_a_five_in_the_library_lets_a_hero_look_at_the_boss_in_secret() -> None:
    stage = reading(5, boss="ra-alal")
    assert stage.decision == "may_look_at_boss"
    stage.play("dorgan", "look_at_boss dorgan")
    assert stage.view("dorgan").state.boss[0].face == cards("ra-alal")[0]
    assert stage.view("vargagg").state.boss[0].face is HIDDEN
    said = next(said for said in stage.said if said.event.message == "looks-at-boss")
    assert said.seen_by(0b10).args == (0, HIDDEN)
    assert said.seen_by(0b01).args == (0, cards("ra-alal")[0])


@rule("DR-TSP-5")
def test_he_may_look_away_and_a_four_shows_nothing() -> None:
    stage = reading(6)
    stage.play("dorgan", "look_away")
    assert state(stage).boss[0].known == 0
    stage = reading(4)
    assert stage.decision == "take_action"
    assert state(stage).boss[0].known == 0


@rule("DR-TSP-13")
def test_once_the_boss_is_face_up_a_five_shows_nothing() -> None:
    tiles = LIBRARY | {"corridor-8": {"at": [0, 2], "monster": "scarath"}}
    stage = reading(5, tiles=tiles)
    assert stage.decision == "take_action"
    assert "nothing-to-look-at" in stage.events


@rule("DR-TSP-13", "DR-ABI-3")
def test_a_hero_who_knows_the_boss_is_not_asked_again() -> None:
    heroes = {"dorgan": {"tile": "library"}, "vargagg": {}}
    stage = scene(heroes, tiles=LIBRARY, chance=[dice(5), dice(6)])
    use(stage, "dorgan", "library")
    stage.play("dorgan", "look_at_boss dorgan")
    use(stage, "dorgan", "library")
    assert stage.decision != "may_look_at_boss"


@rule("DR-ABI-22", "DR-ABI-3")
def test_ancestral_whispers_show_the_boss_to_who_receives_them() -> None:
    stage = scene({"oriane-mistveil": {"abilities": ["oriane-mistveil-ancestral-whispers"]}, "dorgan": {}})
    run(stage, ("carry_out", number("oriane-mistveil-ancestral-whispers"), 0, NONE))
    assert state(stage).boss[0].known == 0b01


# --- Divination -------------------------------------------------------------------------------------------------------

DIVINE = "emma-goodluck-divination"


def divining(**position: object) -> Stage:
    stage = scene({"dorgan": {}, "emma-goodluck": {"abilities": [DIVINE]}}, **position)  # type: ignore[arg-type]
    stage.play("dorgan", "end_turn")
    return stage


@rule("DR-ABI-22", "DR-RND-7")
def test_divination_shows_the_next_encounter_which_may_go_to_the_bottom() -> None:
    stage = divining(encounters=["goblin", "net-trap"])
    use(stage, "emma-goodluck", DIVINE)
    assert state(stage).encounters[0].known == 0b10
    said = next(said for said in stage.said if said.event.message == "looks-at-encounter")
    assert said.seen_by(0b01).args == (1, HIDDEN)
    stage.play("emma-goodluck", "put_at_bottom emma-goodluck")
    assert state(stage).encounters[0].face == cards("net-trap")[0]
    assert state(stage).encounters[-1] == (cards("goblin")[0], 0b10), "she still knows where it is"


@rule("DR-ABI-22")
def test_divination_may_leave_the_card_or_not_be_used() -> None:
    stage = divining(encounters=["goblin", "net-trap"])
    use(stage, "emma-goodluck", DIVINE)
    stage.play("emma-goodluck", "leave_on_top emma-goodluck")
    assert "leaves-on-top" in stage.events, "the table is told"
    assert state(stage).encounters[0].face == cards("goblin")[0]
    stage = divining(encounters=["goblin"])
    stage.play("emma-goodluck", "leave_unused")
    assert state(stage).encounters[0].known == 0


@rule("DR-ABI-3")
def test_an_empty_deck_shows_nothing() -> None:
    stage = divining(encounters=[])
    assert stage.decision == "take_action"
    assert not uses(stage, "emma-goodluck")
    assert hero(stage, "emma-goodluck").actions == 2
