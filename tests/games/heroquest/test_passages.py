"""Trapdoors, tunnels, teleports (HQ-QST-17), doors across open floor (HQ-DOR-10), small entrances (HQ-QST-18)."""

from pathlib import Path

import pytest
from tests.citing import rule
from tests.games.heroquest.heroscribe import Thing, quest, refusal, taken_in, told
from tests.games.heroquest.scene import at, refused, scene, state, steps

from lanterne.engine import SearchDice, SeedDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.heroscribe.goals import Wishes
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.packing import pack_of
from lanterne.games.heroquest.heroscribe.series import series
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.games.heroquest.rules.places import looks
from lanterne.games.heroquest.scene import scene as table_scene
from lanterne.games.heroquest.state import SQUARES
from lanterne.lab.quests import QuestTrials, tried
from lanterne.lab.stage import Stage
from lanterne.languages import LANGUAGES
from lanterne.packs import made_of
from lanterne.packs.archives import put
from lanterne.registry import bots, box
from lanterne.words import words_for
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

TRAPDOOR = {"kind": "trapdoor", "ends": ["c4", "t3"]}


def ends(stage: Stage) -> dict[str, str]:
    """The ends on the board, and where they are known to lead."""
    return {str(SQUARES.name(row.square)): str(SQUARES.name(row.to)) for row in state(stage).passages}


# --- going through ----------------------------------------------------------------------------------------------------


@rule("HQ-QST-17")
def test_a_hero_goes_through_for_one_square_and_sees_the_other_side() -> None:
    seen = ["room-01"]
    stage = scene({"barbarian": "c4"}, points=4, passages=[TRAPDOOR], seen=seen, lurking=[{"kind": "orc", "at": "s2"}])
    assert ends(stage) == {"c4": "none"}
    stage.play("barbarian", "go_through")
    assert (at(stage, "barbarian"), state(stage).points) == ("t3", 3)
    assert "room-revealed" in stage.events
    assert [str(SQUARES.name(row.square)) for row in state(stage).monsters] == ["s2"]
    assert ends(stage) == {"c4": "t3", "t3": "c4"}
    stage.play("barbarian", "go_through")
    assert (at(stage, "barbarian"), state(stage).points) == ("c4", 2)


@rule("HQ-QST-17")
def test_nobody_goes_through_without_points_or_from_elsewhere() -> None:
    assert "go_through" not in steps(scene({"barbarian": "c3"}, points=4, passages=[TRAPDOOR]), "barbarian")
    stage = scene({"barbarian": "c4"}, passages=[TRAPDOOR])
    assert refused(stage, "barbarian", "go_through") == ("not-rolled-yet", "HQ-RND-7")


@rule("HQ-QST-17", "HQ-EXP-12")
def test_who_finds_the_other_end_taken_comes_out_beside_it() -> None:
    stage = scene({"barbarian": "c4"}, points=1, passages=[TRAPDOOR], monsters=[{"foe": "orc", "at": "t3"}])
    stage.play("barbarian", "go_through")
    assert at(stage, "barbarian") == "t2", "the nearest free square, the first of several"


@rule("HQ-QST-17")
def test_a_trap_at_the_other_end_springs() -> None:
    traps = [{"kind": "pit", "at": "t3"}]
    stage = scene({"barbarian": "c4"}, points=5, passages=[TRAPDOOR], hidden_traps=traps)
    stage.play("barbarian", "go_through")
    assert "fell-into-pit" in stage.events
    assert state(stage).heroes[0].body == 7


@rule("HQ-QST-17")
def test_if_no_square_is_free_beyond_the_hero_comes_back() -> None:
    around = ["s2", "t2", "u2", "s3", "u3", "s4", "t4", "u4", "r2", "r3", "r4", "r5", "s5", "t5", "u5"]
    pieces = [{"kind": "table", "at": around}]
    stage = scene(
        {"barbarian": "c4"}, points=3, passages=[TRAPDOOR], furniture=pieces, monsters=[{"foe": "orc", "at": "t3"}]
    )
    stage.play("barbarian", "go_through")
    assert (at(stage, "barbarian"), state(stage).points) == ("c4", 2)
    assert "no-way-out-of-passage" in stage.events


@rule("HQ-QST-17")
def test_monsters_do_not_go_through() -> None:
    stage = scene(
        {"barbarian": "t3"}, active="zargon", passages=[TRAPDOOR], monsters=[{"foe": "orc", "at": "c4"}], chance=[]
    )
    reached = [call for call in stage.offered("zargon") if call.startswith("step_monster") or "t3" in call]
    assert not any(call.endswith((" t3", " t2", " t4")) for call in reached)


@rule("HQ-QST-17", "HQ-QST-5")
def test_an_ally_goes_through_too() -> None:
    allies = {"elowen": {"at": "c4", "controller": "barbarian"}}
    stage = scene({"barbarian": "b4"}, passages=[TRAPDOOR], allies=allies)
    stage.play("barbarian", "end_turn")
    stage.play("barbarian", "ally_goes_through elowen")
    assert [str(SQUARES.name(row.square)) for row in state(stage).allies] == ["t3"]


# --- hidden ones ------------------------------------------------------------------------------------------------------


@rule("HQ-QST-17")
def test_a_hidden_end_is_found_by_a_search_for_secret_doors() -> None:
    stage = scene({"barbarian": "b4"}, passages=[TRAPDOOR | {"hidden": True}])
    assert ends(stage) == {}
    stage.play("barbarian", "search_for_secret_doors")
    assert ends(stage) == {"c4": "none"}
    assert "found-nothing" not in stage.events


@rule("HQ-QST-17")
def test_a_hidden_end_is_found_by_who_steps_on_it() -> None:
    stage = scene({"barbarian": "b4"}, points=3, passages=[TRAPDOOR | {"hidden": True}])
    assert "go_through" not in steps(stage, "barbarian")
    stage.play("barbarian", "walk c4")
    assert ends(stage) == {"c4": "none"}
    assert "go_through" in steps(stage, "barbarian")


@rule("HQ-QST-17")
def test_heroes_do_not_know_where_an_end_leads_and_zargon_does() -> None:
    stage = scene({"barbarian": "c4"}, points=3, passages=[TRAPDOOR], seen=["room-01"])
    view = BOX.view(state(stage), 0)
    for number in range(5):
        assert BOX.view(view.sample(SearchDice(f"{number}")), 0).options() == view.options()
    words = words_for(BOX, "en")

    def said(seat: int) -> list[str]:
        panel = next(each for each in table_scene(BOX.view(state(stage), seat)).panels if each.id == "board")
        [node] = [each for each in panel.nodes if each.id == "square:c4"]
        return [words.said(line) for line in node.detail]

    assert said(0)[0] == "trapdoor"
    assert said(0)[-1] == "Nobody has gone through yet."
    hidden = scene({"barbarian": "c3"}, passages=[TRAPDOOR | {"hidden": True}])
    panel = next(each for each in table_scene(BOX.view(state(hidden), 0)).panels if each.id == "board")
    assert [node.icon for node in panel.nodes if node.id == "square:c4"] == [""]


# --- doors across a corridor ------------------------------------------------------------------------------------------


@rule("HQ-DOR-10")
def test_a_closed_door_across_a_corridor_bars_the_way_and_the_view() -> None:
    stage = scene({"barbarian": "a8"}, points=6, doors={"a9-a10": "closed"})
    assert looks(state(stage), SQUARES.number("a8"), SQUARES.number("a9"))
    assert not looks(state(stage), SQUARES.number("a8"), SQUARES.number("a10"))
    stage.play("barbarian", "walk a9")
    assert "walk a10" not in stage.offered("barbarian")
    stage.play("barbarian", "open_door a9-a10")
    assert looks(state(stage), SQUARES.number("a8"), SQUARES.number("a12"))
    stage.play("barbarian", "walk a10")


@rule("HQ-DOR-10", "HQ-EXP-5")
def test_what_lies_behind_it_is_not_seen_before_it_opens() -> None:
    stage = scene({"barbarian": "a8"}, points=6, doors={"a9-a10": "unseen"}, seen=["a8"])
    stage.play("barbarian", "walk a9")
    s = state(stage)
    assert [str(SQUARES.name(q)) for q in range(GRID_SIZE) if s.seen >> q & 1 and q % 26 == 0][-1] == "a9"
    stage.play("barbarian", "open_door a9-a10")
    assert s.seen >> SQUARES.number("a14") & 1


GRID_SIZE = 26 * 19


# --- files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    return tmp_path


def written(*quests: Imported) -> str:
    """The game with these quests, whose words must be whole."""
    put(made_of(quests[0].id, pack_of(quests, {each: words_for(BOX, each).said for each in LANGUAGES})))
    name = f"heroquest+{quests[0].id}"
    assert flaws(box(name), {each: sources(name, each) for each in LANGUAGES}, bots(name)) == []
    return name


BEYOND: list[Thing] = [("TrapDoor", 7, 15), ("TrapDoor", 20, 3), ("Goblin", 20, 4)]


def test_two_trapdoors_are_joined_and_lead_where_no_door_does() -> None:
    found = taken_in(quest(*BEYOND))
    assert found.sheet["passages"] == [{"kind": "trapdoor", "ends": ["g15", "t3"], "hidden": False}]
    assert found.sheet["monsters"] == [{"kind": "goblin", "at": "t4"}]
    assert "A trapdoor joins G15 and T3: heroes on one end may go through to the other." in told(found)


def test_tunnels_and_teleports_are_joined_by_their_letters() -> None:
    tunnels: list[Thing] = [
        *(("IceTunnelA", 7, 15), ("IceTunnelA", 20, 3), ("IceTunnelB", 8, 15), ("IceTunnelC", 20, 2)),
        *(("TeleportTrapA", 7, 17), ("TeleportTrapB", 20, 5)),
    ]
    found = taken_in(quest(*tunnels, notes=["The magic teleport is hidden from view."]))
    assert [(row["kind"], *row["ends"], row["hidden"]) for row in found.sheet["passages"]] == [
        ("tunnel", "g15", "t3", False),
        ("tunnel", "h15", "t2", False),
        ("teleport", "g17", "t5", True),
    ]


def test_a_passage_without_its_other_end_is_only_mentioned() -> None:
    found = taken_in(quest(("TrapDoor", 7, 15), ("IceTunnelA", 7, 16), ("TeleportTrapA", 99, 1)))
    assert found.sheet["passages"] == []
    assert "TrapDoor on G15 has no rules here; it is mentioned when it comes into view." in told(found)


def test_a_door_across_a_corridor_is_a_barrier_with_a_warning() -> None:
    things: list[Thing] = [("Door", 7, 18, "downward"), ("Door", 4, 19, "rightward"), ("SecretDoor", 8, 16, "leftward")]
    found = taken_in(quest(*things))
    assert {"between": ["d19", "e19"], "open": False, "barrier": True} in found.sheet["doors"]
    assert "Door on D19 stands in no wall: while it is closed, nobody gets past it there. Please compare." in told(
        found
    )
    assert "SecretDoor on H16 is left out: there is no wall for it." in told(found)


def test_heroes_explore_through_trapdoors_and_doors_across_corridors(home: Path) -> None:
    name = written(taken_in(quest(*BEYOND, ("Door", 7, 18, "downward"), ("Door", 4, 19, "rightward"))))
    tales = tried(QuestTrials(name, {"play": "single-quest", "quest": "cellar"}, 4))
    assert [ending for ending, *_ in tales] == 4 * ["success"], tales


# --- small entrances --------------------------------------------------------------------------------------------------

CLOSET: list[Thing] = [("DoorIn", 1, 0), ("SingleBlockedSquare", 3, 1), ("SingleBlockedSquare", 1, 2), ("Door", 2, 1)]


@rule("HQ-QST-18", "HQ-SET-24")
def test_a_small_entrance_has_room_for_fewer_heroes(home: Path) -> None:
    found = taken_in(quest(base=CLOSET))
    assert (found.sheet["heroes"], found.sheet["start"][0]["squares"]) == (2, ["a1", "b1"])
    assert "import-few-heroes" in [one.id for one in found.report.first]
    name = written(found)
    assert box(name).seats_with() == (2, 3)
    assert box(name).seats_with({"quest": 1}) == (2, 3, 4, 5)
    assert box(name).alone_with() == (True, True, False)
    with pytest.raises(ValueError, match="is for 2 to 3 players, not 5"):
        box(name).new(5, SeedDice(bytes(32)), {})
    tales = tried(QuestTrials(name, {"play": "single-quest", "quest": "cellar"}, 2))
    assert [ending for ending, *_ in tales] == 2 * ["success"], tales


@rule("HQ-QST-18")
def test_the_quest_with_the_least_room_decides_for_a_campaign(home: Path) -> None:
    [first] = imported(quest(), "cellar", Wishes(number=1))
    [second] = imported(quest(base=CLOSET), "closet", Wishes(number=2))
    name = written(first, second)
    assert box(name).seats_with({"play": "campaign"}) == (2, 3)
    assert box(name).seats_with({"play": "single-quest", "quest": "cellar"}) == (2, 3, 4, 5)


def test_a_folder_leaves_a_quest_without_room_for_all_out() -> None:
    found = series([("1.xml", quest()), ("2.xml", quest(base=CLOSET))], "war")
    assert [one.sheet["heroes"] for one in found.quests] == [4]
    assert [one.id for one in found.refused] == ["import-file-refused"]


# --- rescue -----------------------------------------------------------------------------------------------------------

RESCUE = quest(("Dwarf", 7, 15), ("Orc", 8, 17), speech="You must rescue the dwarf Gaddok!")


def test_a_rescue_is_offered_and_confirmed_by_the_square_of_the_prisoner() -> None:
    first = taken_in(RESCUE).report.first
    assert [one.args["option"] for one in first if one.id == "import-goal-offered"] == ["--goal g15"]
    found = taken_in(RESCUE, "G15")
    assert found.sheet["parts"] == [{"kind": "escort-out", "ally": "cellar-captive"}]
    assert (
        words_for(BOX, "fr").said(found.report.first[0]).startswith("But\u00a0: Libérez le prisonnier dessiné en G15")
    )
    assert "no monster and no prisoner is there" in refusal(RESCUE, goal="g16")
    with pytest.raises(NotAQuest):
        taken_in(quest(("Dwarf", 2, 15)), "b15")


def test_bots_rescue_the_prisoner(home: Path) -> None:
    name = written(taken_in(RESCUE, "g15"))
    tales = tried(QuestTrials(name, {"play": "single-quest", "quest": "cellar"}, 4))
    assert [ending for ending, *_ in tales].count("success") >= 2, tales
