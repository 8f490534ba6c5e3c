"""The steady warriors: what they do in plain positions, and whole games."""

from typing import Any

import pytest
from tests.games.warhammer_quest.chambers import chamber
from tests.games.warhammer_quest.moments import happens, window
from tests.games.warhammer_quest.scene import bare, dice, scene, state

from lanterne.engine import Game, SearchDice
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.bot import BOTS
from lanterne.games.warhammer_quest.bot.steady import ANSWERS
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.rules.giving_up import vote
from lanterne.games.warhammer_quest.rules.harm import hurt
from lanterne.games.warhammer_quest.state import (
    END,
    FALL_WINDOW,
    FOES,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    TURN_END_WINDOW,
    State,
    place_of,
)
from lanterne.lab.stage import Stage

CORRIDOR = {"section": "passageway-i", "at": "1E", "exits": ["E"]}
ROOM_BEHIND = ["guard-room", CORRIDOR, {"section": "dungeon-cell", "at": "2E"}]
"""A room, a passage, and a room that nobody has entered."""
AT_THE_DOOR = {"barbarian": "2f1", "elf": "2f2", "wizard": "2e1", "dwarf": "2e2"}

IN_A_CORNER = {"barbarian": "1b2", "elf": "1b1", "wizard": "1a1", "dwarf": "1a2"}


def says(stage: Stage, seat: str) -> str:
    """The bot's answer for the seat, in words. It must be open."""
    words = stage.words(BOTS["steady"]("test").choose(stage.view(seat)))
    assert stage.is_open(seat, words), f"{words} is not open"
    return words


def turn_of(stage: Stage, seat: str) -> list[str]:
    """Let the bot play for the seat until it would end its own turn."""
    words: list[str] = []
    while stage.asked == (seat,):
        words.append(says(stage, seat))
        if words[-1] == "end_own_turn":
            break
        stage.play(seat, words[-1])
    return words


# --- fighting ---------------------------------------------------------------------------------------------------------


def test_it_strikes_the_monster_beside_it() -> None:
    stage = scene({"dwarf": "1b2"}, party=("dwarf",), monsters={"skaven-1": "1b3"})
    assert says(stage, "dwarf") == "strike skaven-1"


def test_of_two_monsters_it_strikes_the_one_that_one_blow_kills() -> None:
    monsters = {"orc-warrior-1": "1a2", "orc-warrior-2": {"at": "1b3", "wounds": 1}}
    stage = scene({"dwarf": "1b2"}, party=("dwarf",), monsters=monsters)
    assert says(stage, "dwarf") == "strike orc-warrior-2"


def test_a_deathblow_goes_on() -> None:
    monsters = {"giant-rat-1": "1a1", "giant-rat-2": "1b1"}
    stage = scene({"dwarf": "1a2"}, party=("dwarf",), monsters=monsters, chance=[dice(6), dice(5, 4), dice(1)])
    assert turn_of(stage, "dwarf")[1].startswith("carry_on giant-rat")


def test_the_elf_shoots_where_nobody_is_beside_him() -> None:
    monsters = {"orc-archer-1": "1d4"}
    stage = scene({"elf": "1a1"}, party=("elf",), monsters=monsters, piles={"1E": 3})
    assert says(stage, "elf") == "shoot orc-archer-1"


def test_the_elf_makes_room_in_a_doorway_for_the_dwarf() -> None:
    monsters = {"orc-warrior-1": "3a2", "orc-warrior-2": "3a3"}
    party = bare(AT_THE_DOOR | {"wizard": "2b1"})
    stage = scene(party, dungeon=ROOM_BEHIND, monsters=monsters, active="elf", chance=[dice(1)])
    played = turn_of(stage, "elf")
    assert played[0].startswith("walk")
    assert played[-2].startswith("shoot")


def test_a_doorway_is_held_while_monsters_come_to_it() -> None:
    monsters = {"orc-warrior-1": "3c2", "orc-warrior-2": "3c3"}
    stage = scene(bare(AT_THE_DOOR), dungeon=ROOM_BEHIND, monsters=monsters, active="dwarf")
    assert says(stage, "dwarf") == "end_own_turn"


def test_nobody_tears_himself_away_from_a_fight_in_good_health() -> None:
    stage = scene({"wizard": "1b2"}, party=("wizard",), monsters={"giant-rat-1": "1b3"}, spells=[])
    assert "break_away" in {words.split()[0] for words in stage.offered("wizard")}
    assert says(stage, "wizard") == "strike giant-rat-1"


# --- magic and cards --------------------------------------------------------------------------------------------------


def test_this_turns_power_is_spent_on_an_attack_spell() -> None:
    stage = scene(
        bare(IN_A_CORNER), monsters={"orc-warrior-1": "1d4"}, spells=["lightning-bolt"], power=4, active="wizard"
    )
    assert says(stage, "wizard") == "cast_at lightning-bolt orc-warrior-1"


@pytest.mark.parametrize(("monsters", "casts"), [({"giant-rat-1": "1d4"}, False), ({"minotaur-1": "1d4"}, True)])
def test_tokens_are_kept_for_great_danger(monsters: dict[str, str], casts: bool) -> None:
    stage = scene(bare(IN_A_CORNER), monsters=monsters, spells=["lightning-bolt"], power=2, tokens=4, active="wizard")
    assert says(stage, "wizard").startswith("cast_at") == casts


ASLEEP = {"minotaur-1": {"at": "1d4", "behaviour": "in-pit-until-shot"}}
"""It is the most dangerous monster of the room, as soon as a spell is aimed at it."""


def test_confusion_rouses_nobody() -> None:
    stage = scene(bare(IN_A_CORNER), monsters=ASLEEP, spells=["confuse"], power=6)
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert "cast_at confuse minotaur-1" in stage.offered("wizard")
    assert says(stage, "wizard").startswith("pass")
    stage = scene(bare(IN_A_CORNER), monsters=ASLEEP | {"skaven-1": "1a4"}, spells=["confuse"], power=6)
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert says(stage, "wizard") == "cast_at confuse skaven-1"


def test_no_cold_for_whom_it_would_rouse_alone() -> None:
    stage = scene(bare(IN_A_CORNER), monsters=ASLEEP, spells=["freeze"], power=6, active="wizard")
    assert "cast freeze" in stage.offered("wizard")
    assert not says(stage, "wizard").startswith("cast")


@pytest.mark.parametrize("number", [2, 3, 6])
def test_the_cold_leaves_out_whom_it_would_rouse(number: int) -> None:
    stage = scene(
        bare(IN_A_CORNER),
        monsters=ASLEEP | {"orc-warrior-1": "1d3", "minotaur-2": "1c3"},
        spells=["freeze"],
        power=6,
        active="wizard",
        chance=[dice(number)],
    )
    stage.play("wizard", "cast freeze")
    while stage.decision == "whom_to_freeze":
        stage.play("wizard", says(stage, "wizard"))
    wounds = {FOES.name(row.foe): row.wounds for row in state(stage).monsters}
    assert wounds["minotaur-1"] == 15
    assert wounds["minotaur-2"] == 15 - number
    assert wounds.get("orc-warrior-1", 0) == max(0, 3 - number)


@pytest.mark.parametrize(
    ("moment", "phase", "helps"), [(TURN_END_WINDOW, END, True), (FALL_WINDOW, MONSTERS_PHASE, False)]
)
def test_the_potion_waits_for_the_end_of_the_turn(moment: int, phase: int, helps: bool) -> None:
    party = bare({"elf": {"cards": ["healing-potion"]}, "barbarian": {"wounds": 0}})
    stage = scene(party, active="dwarf")
    window(stage, moment, phase)
    assert stage.asked == ("elf",)
    assert (says(stage, "elf") == "use_card_on elf healing-potion barbarian") == helps


def test_who_has_nothing_to_do_in_a_window_passes_early() -> None:
    party = bare({"elf": {"cards": ["healing-potion"], "passing": "ask"}, "barbarian": {"wounds": 9}})
    stage = scene(party, active="dwarf")
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert says(stage, "elf") == "pass_until_wounded elf"


@pytest.mark.parametrize(
    ("card", "warrior"), [("arrows-of-death", "elf"), ("orb-of-might", "wizard"), ("hell-mace", "barbarian")]
)
def test_a_treasure_goes_to_a_warrior_who_can_use_it(card: str, warrior: str) -> None:
    stage = scene(bare(), treasures=[card])
    stage.game.state.agenda.append(("draw_treasures", 1))
    stage.game.run()
    assert stage.decision == "share"
    assert says(stage, "barbarian") == f"receive {warrior} {card}"


def test_a_friend_in_a_pit_is_pulled_out_before_anybody_acts() -> None:
    warriors = bare({"elf": {"at": "1b2", "conditions": ["in-pit"]}, "dwarf": {"at": "1c3", "cards": ["rope"]}})
    stage = scene(warriors, phase="power", chance=[dice(4)])
    assert says(stage, "dwarf") == "pull_out elf"


def test_a_friend_who_falls_from_the_bridge_floats() -> None:
    room: dict[str, Any] = {"dungeon": ["firechasm"], "adventure": "chasm-dragons-eye"}
    party = {"barbarian": "1c2", "wizard": {"at": "1a1", "cards": []}}
    stage = scene(party, party=tuple(party), spells=["levitate"], power=4, chance=[dice(1)], **room)
    happens(stage, hurt(0, 1))
    assert says(stage, "wizard") == "cast_on levitate barbarian"


# --- walking ----------------------------------------------------------------------------------------------------------


def test_one_looks_into_a_room_and_steps_back_into_the_doorway() -> None:
    stage = scene(AT_THE_DOOR, dungeon=ROOM_BEHIND, entered=[1, 2], piles={"3E": 3})
    assert turn_of(stage, "barbarian") == ["walk 3a2", "walk 2f1", "end_own_turn"]
    assert state(stage).waiting == (2,)


def test_nobody_looks_in_before_all_have_come() -> None:
    stage = scene(AT_THE_DOOR | {"dwarf": "1a1"}, dungeon=ROOM_BEHIND, entered=[1, 2], piles={"3E": 3})
    assert turn_of(stage, "barbarian") == ["end_own_turn"]


def test_a_leader_leaves_nobody_in_the_dark() -> None:
    dungeon: list[Any] = [*ROOM_BEHIND[:2], {"section": "passageway-ii", "at": "2E", "exits": ["E"]}]
    webbed = {"at": "1a1", "conditions": ["webbed"]}
    stage = scene(AT_THE_DOOR | {"dwarf": webbed}, dungeon=dungeon, piles={"3E": 3})
    turn_of(stage, "barbarian")
    assert place_of(state(stage).warriors[0].square) == 1


def test_the_others_come_after_the_leader() -> None:
    party = {"barbarian": "2d1", "elf": "1a1"}
    stage = scene(party, party=tuple(party), dungeon=ROOM_BEHIND[:2], active="elf", piles={"2E": 3})
    walked = turn_of(stage, "elf")
    assert len(walked) == 5
    assert all(words.startswith("walk") for words in walked[:-1])


def test_everybody_gets_out_of_a_section_that_falls_in() -> None:
    stage = scene(
        {"barbarian": "2b1"}, party=("barbarian",), dungeon=ROOM_BEHIND[:2], falling={"2": 1}, doors={"2E": "rubble"}
    )
    turn_of(stage, "barbarian")
    assert place_of(state(stage).warriors[0].square) == 0


def test_who_is_ahead_of_the_leader_waits_beside_the_doorway_and_does_not_pace() -> None:
    warriors = bare({"barbarian": "1a2", "elf": "1b2", "wizard": "1a1", "dwarf": "1a4"})
    stage = scene(warriors, piles={"1E": 3}, active="elf")
    walked = [words.split()[1] for words in turn_of(stage, "elf") if words.startswith("walk")]
    assert len(walked) == len(set(walked))
    assert not {"1d2", "1d3"} & set(walked[-1:]), "that is for the leader"


def test_those_who_go_home_leave_past_the_leader() -> None:
    party = ("barbarian", "wizard")
    stage = scene({"barbarian": "1a2", "wizard": "1b2"}, party=party, active="wizard", chance=[dice(4)])
    assert turn_of(stage, "wizard") == ["walk 1a3", "leave_dungeon"]


@pytest.mark.parametrize(("cards", "answer"), [(0, "vote_yes"), (3, "vote_no")])
def test_it_agrees_to_give_up_behind_a_portcullis_from_where_no_way_leads_on(cards: int, answer: str) -> None:
    inside = {name: f"2{'abcd'[n]}1" for n, name in enumerate(("barbarian", "elf", "wizard", "dwarf"))}
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
    stage = scene(inside, dungeon=laid, doors={"1E": "portcullis"}, piles={"2E": cards})
    happens(stage, vote(0, 0))
    assert says(stage, "elf") == answer


def test_it_agrees_to_give_up_when_more_than_half_have_fallen() -> None:
    fallen = {name: {"fate": "dead"} for name in ("elf", "wizard", "dwarf")}
    stage = scene({"barbarian": "1b2", **fallen})
    happens(stage, vote(0, 0))
    assert says(stage, "barbarian") == "vote_yes"


def test_the_leader_explores() -> None:
    stage = scene({"barbarian": "1d2"}, phase="exploration", piles={"1E": 3}, chance=(dice(3),))
    assert says(stage, "barbarian") == "explore 2"


# --- what adventures ask for ------------------------------------------------------------------------------------------

ACTS = {
    "chasm-warpstone-icon": ("throw_icon", ["icon"]),
    "chasm-banish-the-daemon": ("strike_dragon", ["magic-sword"]),
    "chasm-extinguish-the-flames": ("throw_ring", ["ring"]),
    "chasm-destroy-the-bridge": ("cut_bridge", []),
    "chasm-dragons-eye": ("set_gem", ["dragons-eye"]),
    "fountain-clearwater": ("pour_beer", ["cask"]),
    "fountain-skaven-curse": ("lift_load", []),
    "fountain-waters-of-fate": ("look_into_pool", []),
    "fountain-true-kingship": ("dip_sword", ["kings-sword"]),
    "fountain-nurgles-rot": ("draw_water", ["container"]),
    "fountain-lost-souls": ("take_soul", []),
    "tomb-exorcism": ("lay_symbol", ["holy-symbol"]),
    "tomb-deathking": ("open_tomb", []),
    "tomb-return-the-crown": ("take_key_of_chest", []),
    "tomb-destroy-the-tomb": ("hack_at_tomb", []),
    "tomb-identify": ("lift_lid", []),
    "idol-return-the-staff": ("place_staff", []),
    "idol-sword-of-the-electors": ("wrench_sword", []),
}
"""By adventure: the act that brings the goal nearer, and what the Dwarf carries for it."""


def plays(adventure: str, carried: list[str], seed: int) -> set[str]:
    """What the Dwarf does who comes alone into the objective room, its guardians gone, in the next turns."""
    room = SECTION_NAMES[ADVENTURES[ADVENTURE_NAMES.index(adventure)].room]
    dungeon = ["guard-room", CORRIDOR, {"section": room, "at": "2E"}]
    dwarf = {"at": "3a2", "cards": carried}
    stage = chamber(adventure, {"dwarf": dwarf}, dungeon=dungeon, kin="dwarf", counter=12)
    game = Game(BOX, state(stage), SearchDice(f"{adventure} {seed}"))
    played = set()
    while not game.over and game.state.turn < 12:
        seat = game.asked[0]
        call = BOTS["steady"]("").choose(BOX.view(game.state, seat))
        played.add(call[0])
        game.play(seat, call)
    return played


@pytest.mark.parametrize("adventure", ACTS)
def test_it_does_what_the_adventure_asks_for(adventure: str) -> None:
    act, carried = ACTS[adventure]
    assert any(act in plays(adventure, carried, seed) for seed in range(4)), "unless monsters come, every time"


def test_the_gate_is_sealed_with_four_dice_by_the_wizard_and_with_two_by_the_leader() -> None:
    wizard = chamber("pit-hells-gate", {"wizard": "1a2"}, dice(4), phase="power")
    assert says(wizard, "wizard") == "seal_gate 4"
    leader = chamber("pit-hells-gate", {"dwarf": "1a2"}, dice(4), phase="power")
    assert says(leader, "dwarf") == "seal_gate 2"


# --- everything else --------------------------------------------------------------------------------------------------

AS_IF_NOBODY_ANSWERED = {
    "choose_exit", "choose_placement", "choose_detour", "quake_scroll", "put_foe_out_of_quake", "put_foe_out_of_pit",
    "trade", "answer_trade", "vote", "interrupt/want", "interrupt/first",
}  # fmt: skip
"""Decisions in which the first option, or what happens if nobody answers, is what the bot wants."""


def test_no_decision_is_forgotten() -> None:
    asked = {name for name, step in BOX.steps.items() if step.asks}
    assert asked == {*ANSWERS, *AS_IF_NOBODY_ANSWERED, "own_turn_choice", "interrupt/ask"}


@pytest.mark.parametrize("adventure", ADVENTURE_NAMES)
def test_whole_games_come_to_their_end(adventure: str) -> None:
    game = BOX.new(2, SearchDice(adventure), {"adventure": adventure}, simulation=True)
    bots = [BOTS["steady"](str(seat)) for seat in range(2)]
    while not game.over:
        seat = game.asked[0]
        view = BOX.view(game.state, seat)
        call = bots[seat].choose(view)
        assert call == bots[1 - seat].choose(view), "equal views get equal answers"
        game.play(seat, call)
    final: State = game.state
    assert final.ending in BOX.endings
