"""The steady warriors as a party: they run from a cave-in, make room for each other, use the key, and hold nothing back
when they are about to die."""

from typing import Any

import pytest
from tests.games.warhammer_quest.scene import at, bare, dice, scene, state
from tests.games.warhammer_quest.test_bot import CORRIDOR, ROOM_BEHIND, says, turn_of
from tests.games.watched import watched, whole

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.bot.errands import will_be_healed
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.games.warhammer_quest.state import WARRIORS, place_of
from lanterne.games.warhammer_quest.watch import STALLED, PartyWatch
from lanterne.lab.stage import Stage


def where(stage: Stage, warrior: str) -> int:
    """The number of the section in which a warrior stands."""
    return place_of(state(stage).warriors[WARRIORS.number(warrior)].square) + 1


# --- when the roof comes down -----------------------------------------------------------------------------------------

FALLING: dict[str, Any] = {"dungeon": ROOM_BEHIND[:2], "falling": {"2": 1}, "doors": {"2E": "rubble"}}


def test_it_runs_from_a_cave_in_before_it_strikes() -> None:
    stage = scene({"dwarf": "2b1"}, party=("dwarf",), monsters={"giant-rat-1": "2c1"}, **FALLING)
    walked = turn_of(stage, "dwarf")
    assert walked[0].startswith("walk")
    assert where(stage, "dwarf") == 1


def test_who_is_out_goes_on_to_make_room_for_those_who_come() -> None:
    warriors = bare({"barbarian": "2a1", "elf": "2a2", "dwarf": "2b1"})
    stage = scene(warriors, party=tuple(warriors), active="barbarian", **FALLING)
    turn_of(stage, "barbarian")
    square = next(name for name in stage.describe()["warriors"]["barbarian"]["at"].split())
    assert square not in ("1d2", "1d3"), "the others have to come through there"


def test_who_goes_first_one_turn_before_the_fall_leaves_a_way_for_those_behind() -> None:
    warriors = bare({"barbarian": "2f1", "elf": "2d1", "wizard": "2d2", "dwarf": "2f2"})
    late: dict[str, Any] = {**FALLING, "falling": {"2": 2}}
    stage = scene(warriors, active="elf", **late)
    turn_of(stage, "elf")
    stage.play("elf", "end_own_turn")
    turn_of(stage, "wizard")
    sides = {state(stage).warriors[WARRIORS.number(name)].square for name in ("elf", "wizard")}
    assert len({square % 2 for square in sides}) == 1 or where(stage, "elf") == 1


def test_nobody_bars_the_leader_the_way_back_to_the_entrance() -> None:
    """The Barbarian walks first if the roof cracks: one side of the passage stays free."""
    party = {"barbarian": "1f1", "dwarf": "1f2", "elf": "1e1", "wizard": "1d1"}
    stage = scene(bare(party), dungeon=["passageway-ii"], piles={"1E": 6}, active="wizard")
    turn_of(stage, "wizard")
    assert at(stage, "wizard")[-1] == "1"


def test_the_leader_walks_out_of_the_entrance_past_those_who_come_after_him() -> None:
    """Only the entrance is left: a warrior who stands there leaves at once, and bars nobody's way."""
    party = {"barbarian": "1b1", "elf": "1a1", "wizard": "1c1", "dwarf": "1c2"}
    stage = scene(bare(party), dungeon=["passageway-ii"], doors={"1E": "rubble"}, falling={"1": 1}, chance=[dice(6)])
    assert turn_of(stage, "barbarian")[:2] == ["walk 1a2", "leave_dungeon"]


def test_the_key_is_used_when_the_roof_comes_down() -> None:
    position: dict[str, Any] = {**FALLING, "doors": {"1E": "portcullis", "2E": "rubble"}}
    stage = scene({"dwarf": {"at": "2c1", "cards": ["portcullis-key"]}}, party=("dwarf",), **position)
    walked = turn_of(stage, "dwarf")
    assert "open_portcullis 2" in walked
    assert where(stage, "dwarf") == 1


def test_the_bearer_of_the_key_goes_to_the_portcullis_if_nothing_else_leads_on() -> None:
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
    party: dict[str, Any] = {
        "barbarian": {"at": "2d1", "cards": ["lantern"]},
        "dwarf": {"at": "2c1", "cards": ["portcullis-key"]},
    }
    stage = scene(party, party=tuple(party), dungeon=laid, doors={"1E": "portcullis"}, active="dwarf")
    assert "open_portcullis 2" in turn_of(stage, "dwarf")


# --- at junctions and doorways ----------------------------------------------------------------------------------------


def test_followers_step_aside_for_the_leader() -> None:
    """A quake has filled the middle of the lair: both ways round it are barred by those who follow."""
    warriors = bare({"barbarian": "1b4", "elf": "1c4", "dwarf": "1c1"})
    position: dict[str, Any] = {
        "dungeon": ["monsters-lair"],
        "piles": {"1E": 6},
        "blocked": ["1b2", "1b3", "1c2", "1c3"],
    }
    stage = scene(warriors, party=tuple(warriors), active="elf", **position)
    before = state(stage).warriors[WARRIORS.number("elf")].square
    turn_of(stage, "elf")
    assert state(stage).warriors[WARRIORS.number("elf")].square != before


def test_the_dwarf_walks_beside_the_leader_and_the_elf_behind() -> None:
    warriors = bare({"barbarian": "2d1", "dwarf": "2a1", "elf": "2a2", "wizard": "1d2"})
    stage = scene(warriors, dungeon=["guard-room", CORRIDOR], piles={"2E": 6}, active="elf")
    turn_of(stage, "elf")
    stage.play("elf", "end_own_turn")
    turn_of(stage, "wizard")
    stage.play("wizard", "end_own_turn")
    turn_of(stage, "dwarf")
    rows = {name: stage.describe()["warriors"][name]["at"][1] for name in ("elf", "dwarf")}
    assert rows["dwarf"] == "d"
    assert rows["elf"] < "d"


def test_who_bars_a_doorway_goes_along_it() -> None:
    """A quake has filled the middle of the room: the elf can come to the doorway only past the dwarf, who stands in the
    nearer square of it."""
    warriors = {name: {"at": at, "cards": []} for name, at in (("dwarf", "1d2"), ("elf", "1d1"), ("wizard", "1a3"))}
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
    filled = ["1b2", "1c2", "1b3", "1c3"]
    stage = scene(warriors, party=tuple(warriors), dungeon=laid, entered=[1], piles={"2E": 3}, blocked=filled)
    assert turn_of(stage, "dwarf") == ["walk 1d3", "end_own_turn"]
    stage.play("dwarf", "end_own_turn")
    assert "walk 1d2" in turn_of(stage, "elf")


def test_those_who_go_home_do_not_wait_for_the_leader() -> None:
    warriors = bare({"barbarian": "1d2", "wizard": "1c1"})
    stage = scene(warriors, party=tuple(warriors), active="wizard", chance=[dice(4)])
    assert turn_of(stage, "wizard")[-1] == "leave_dungeon"


def test_somebody_goes_in_to_an_archer_whom_nobody_can_reach() -> None:
    warriors = {"barbarian": {"at": "2f1", "cards": []}, "dwarf": {"at": "2f2", "cards": []}}
    archer = {"night-goblin-archer-1": "3b1"}
    stage = scene(warriors, party=tuple(warriors), dungeon=ROOM_BEHIND, entered=[1, 2], known=[1, 2], monsters=archer)
    turn_of(stage, "barbarian")
    assert where(stage, "barbarian") == 3


def test_nobody_waits_behind_a_doorway_for_a_spearman_who_reaches_over_it() -> None:
    """He strikes from two squares away and comes no nearer."""
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
    warriors = {"barbarian": {"at": "1d2", "cards": ["lantern"]}, "dwarf": {"at": "1d3", "cards": []}}
    position: dict[str, Any] = {"dungeon": laid, "entered": [1, 2], "known": [1, 2]}
    for foe, goes in (("goblin-spearman-1", True), ("orc-warrior-1", False)):
        stage = scene(warriors, party=tuple(warriors), monsters={foe: "2b2"}, chance=[dice(1)], **position)
        assert says(stage, "barbarian").startswith("walk") is goes


def test_a_room_whose_doorway_a_quake_has_filled_is_not_waited_for() -> None:
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}, {"section": "passageway-i", "at": "1W"}]
    warriors = {"dwarf": {"at": "1c2", "cards": ["lantern"]}}
    position: dict[str, Any] = {"piles": {"3E": 4}, "entered": [1, 3], "blocked": ["2a2", "2a3"]}
    stage = scene(warriors, party=("dwarf",), dungeon=laid, **position)
    turn_of(stage, "dwarf")
    assert where(stage, "dwarf") == 3 or at(stage, "dwarf").startswith("1a")


def test_the_wizard_does_not_wait_for_wounds_that_no_spell_of_his_gives_back() -> None:
    """He lacks three of his nine wounds, and knows Resurrection."""
    position: dict[str, Any] = {"adventure": "fountain-skaven-curse", "guardians_gone": True, "power": 4}
    warriors = {"wizard": {"at": "1f2", "wounds": 6, "starting": 9, "cards": []}}
    for spells, lifts in ((["resurrection"], True), (["heal-wounds"], False)):
        stage = scene(warriors, party=("wizard",), dungeon=["fountain-of-light"], spells=spells, **position)
        assert will_be_healed(state(stage), WARRIORS.number("wizard")) is not lifts


# --- before it is too late --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "reads"), [(2, True), (24, False)])
def test_the_scroll_is_read_before_everybody_is_dead(wounds: int, reads: bool) -> None:
    warriors: dict[str, Any] = {
        "barbarian": {"at": "1b2", "wounds": wounds, "starting": 24, "cards": ["lantern"]},
        "wizard": {"at": "1a1", "wounds": wounds, "starting": 24, "cards": ["hand-of-death-scroll"]},
    }
    orcs = {f"orc-warrior-{n}": square for n, square in enumerate(("1c1", "1c2", "1c3", "1d1", "1d2", "1d3"), 1)}
    stage = scene(warriors, party=tuple(warriors), monsters=orcs, spells=[], power=0, active="wizard")
    assert says(stage, "wizard").startswith("read_scroll") == reads


# --- no party stands still --------------------------------------------------------------------------------------------


def idle(adventure: str, game: int, difficulty: str = "as-printed") -> int:
    """The most turns without progress in one game."""
    settings = {"difficulty": difficulty, "adventure": adventure}
    seed = f"adventure-{ADVENTURE_NAMES.index(adventure)}-{game}"
    told = watched("warhammer-quest", ["steady"] * 4, seed, settings, bot_seed="")
    return whole(told.game["turns_without_progress"])


def test_the_counter_sees_a_party_that_does_nothing() -> None:
    game = BOX.new(1, SearchDice("still-5"), {"adventure": "pit-the-beast"}, simulation=True)
    watch = PartyWatch(game.state)
    while not game.over and not game.state.monsters:
        seat = game.asked[0]
        options = BOX.view(game.state, seat).options()
        idly = [call for call in options if call[0] in ("end_own_turn", "stay_put", "pass")]
        answer = (idly or options)[0]
        watch.before(game.state, seat, answer)
        game.play(seat, answer)
        watch.after(game.state, [])
    assert watch.game()["turns_without_progress"] == 11


@pytest.mark.parametrize(
    ("adventure", "number"),
    [
        ("chasm-banish-the-daemon", 19),
        ("pit-blood-debt", 16),
        ("tomb-return-the-crown", 15),
        ("fountain-waters-of-fate", 9),
    ],
)
def test_parties_that_once_stood_still_go_on(adventure: str, number: int) -> None:
    assert idle(adventure, number) < STALLED


@pytest.mark.parametrize(
    ("difficulty", "adventure", "number"),
    [
        ("gentler", "pit-sword-of-power", 5),
        ("gentler", "pit-maneater", 6),
        ("gentler", "fountain-clearwater", 4),
        ("gentler", "idol-desecration", 5),
        ("gentler", "chasm-extinguish-the-flames", 7),
        ("gentler", "pit-maneater", 0),
        ("tale", "fountain-skaven-curse", 6),
        ("tale", "tomb-hero-awakens", 8),
        ("tale", "tomb-return-the-crown", 1),
        ("tale", "chasm-warpstone-icon", 2),
        ("tale", "chasm-banish-the-daemon", 6),
    ],
)
def test_easier_parties_that_once_stood_still_go_on(difficulty: str, adventure: str, number: int) -> None:
    """Monsters behind rubble, an archer in a room that nobody enters, warriors who bar each other's doorway, a quake
    between the party and its errand, a Wizard who waits for wounds that no spell gives back, a doorway filled up,
    warriors who turn back in the one lane past a quake because others come after, two who let each other go first over
    the bridge, a lone Dwarf who waits for an archer behind rubble."""
    assert idle(adventure, number, difficulty) < STALLED


@pytest.mark.long
@pytest.mark.parametrize("adventure", ADVENTURE_NAMES)
def test_no_party_stands_still(adventure: str) -> None:
    assert [number for number in range(34) if idle(adventure, number) >= STALLED] == []


@pytest.mark.long
@pytest.mark.parametrize("difficulty", ["gentler", "tale"])
@pytest.mark.parametrize("adventure", ADVENTURE_NAMES)
def test_no_easier_party_stands_still(adventure: str, difficulty: str) -> None:
    assert [number for number in range(12) if idle(adventure, number, difficulty) >= STALLED] == []
