"""Searching a tile, and picking up the Stone."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, run, scene, seat, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.search import collect_tile
from lanterne.games.dungeon_run.state import CARDS, NONE
from lanterne.lab.stage import Stage


def owned(stage: Stage, name: str) -> tuple[list[str], list[str]]:
    """Equipped cards and the loot pile."""
    found = hero(stage, name)
    return [str(CARDS.name(card)) for card in found.equipped], [str(CARDS.name(card)) for card in found.loot]


@rule("DR-SRC-1", "DR-SRC-2", "DR-SRC-3")
def test_a_search_reveals_and_takes_everything_on_the_tile() -> None:
    lies = {"treasures": ["sceptre-of-sparks", "buckler"], "open": ["crown-of-kravlas"]}
    stage = scene(tiles={"entrance": lies})
    hidden = [card.face for card in stage.view("vargagg").state.lying[ENTRANCE]]
    assert sum(face is HIDDEN for face in hidden) == 2
    stage.play("vargagg", "search")
    assert told(stage, "searches-tile") == ["searches-tile vargagg entrance"]
    assert told(stage, "card-found") == [
        "card-found vargagg sceptre-of-sparks",
        "card-found vargagg buckler",
        "card-found vargagg crown-of-kravlas",
    ]
    assert stage.view("emma-goodluck").state.found == state(stage).found, "all see what was found"
    stage.play("vargagg", "wear_found [wear buckler 0] [wear crown-of-kravlas 0]")
    assert owned(stage, "vargagg") == (["buckler", "crown-of-kravlas"], ["sceptre-of-sparks"])
    assert state(stage).lying[ENTRANCE] == ()
    assert hero(stage, "vargagg").actions == 1
    assert not state(stage).final


@rule("DR-SRC-1")
def test_nobody_searches_where_nothing_lies_or_a_monster_stands() -> None:
    bare = scene()
    assert refused(bare, "vargagg", "search") == ("nothing-lies-here", "DR-SRC-1")
    guarded = scene(tiles={"entrance": {"monster": "slime", "treasures": ["buckler"]}})
    assert refused(guarded, "vargagg", "search") == ("monster-guards", "DR-SRC-1")


@rule("DR-RND-2")
def test_a_search_needs_an_action() -> None:
    stage = scene({"vargagg": {"lost": 2}, "emma-goodluck": {}}, tiles={"entrance": {"treasures": ["buckler"]}})
    assert stage.asked == ("emma-goodluck",)


@rule("DR-BOS-9", "DR-FIN-1", "DR-STO-3")
def test_searching_for_the_stone_begins_the_final_phase() -> None:
    stage = scene(tiles={"entrance": {"open": ["summoning-stone"]}})
    assert state(stage).bearer == NONE
    stage.play("vargagg", "search")
    assert state(stage).final, "at the moment when he picks it up"
    assert state(stage).bearer == seat(stage, "vargagg")
    assert told(stage, "final-phase") == ["final-phase vargagg"]
    stage.play("vargagg", "wear_found")
    assert owned(stage, "vargagg") == ([], ["summoning-stone"])
    assert state(stage).bearer == seat(stage, "vargagg"), "he possesses it in his loot pile, too"


@rule("DR-FIN-1", "DR-STO-3")
def test_the_final_phase_begins_once() -> None:
    stage = scene(tiles={"entrance": {"open": ["summoning-stone"]}}, final=True)
    stage.play("vargagg", "search")
    assert told(stage, "final-phase") == []
    assert told(stage, "stone-taken") == ["stone-taken vargagg"]


@rule("DR-SRC-2", "DR-BAT-18")
def test_scavenger_takes_what_lies_there_at_no_cost() -> None:
    stage = scene(("stabbins", "vargagg"), tiles={"entrance": {"treasures": ["twin-daggers"]}})
    run(stage, collect_tile(seat(stage, "vargagg")))
    assert owned(stage, "vargagg") == ([], ["twin-daggers"]), "no matter whose turn it is"
    run(stage, collect_tile(0))
    assert stage.decision == "take_action"
    assert hero(stage, "stabbins").actions == 2
