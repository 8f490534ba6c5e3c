"""The end of the game (WQ-END, WQ-OBJ-9, WQ-OBJ-10, WQ-TRE-8) and giving up."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import bare, dice, row, scene, state

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.dice import roll_of
from lanterne.games.warhammer_quest.rules.ending import share_gold
from lanterne.games.warhammer_quest.state import LOST
from lanterne.lab.stage import Stage

KILL = [dice(6), dice(6)]


def last_guardian(warriors: dict[str, Any] | None = None, **position: Any) -> Stage:
    """The Elf stands before the last guardian, whose death wins."""
    party = {"elf": {"at": "1b1", "gold": 5}, "barbarian": {"at": "1a1", "cards": ["fur-cloak"]}, **(warriors or {})}
    return scene(
        bare(party),
        adventure="idol-daemon-summoning",
        dungeon=["idol-chamber"],
        monsters={"skaven-1": {"at": "1c1", "card": "guardians"}},
        active="elf",
        treasures=["magic-potion"],
        **position,
    )


@rule("WQ-OBJ-9", "WQ-OBJ-2", "WQ-END-1", "WQ-END-2", "WQ-END-3", "WQ-TRE-8")
def test_the_goal_breaks_the_turn_off_rewards_the_living_and_ends_the_game() -> None:
    stage = last_guardian(chance=[*KILL, dice(1), dice(2), dice(3), dice(4)])
    stage.play("elf", "strike skaven-1")
    stage.play("barbarian", "receive dwarf magic-potion")
    assert state(stage).ending == "won"
    gold = {warrior: row(stage, warrior).gold for warrior in ("barbarian", "elf", "wizard", "dwarf")}
    assert gold == {"barbarian": 150 + 75, "elf": 5 + 40 + 300, "wizard": 450, "dwarf": 600 + 60}
    assert BOX.ranking(state(stage)) == (1, 1, 1, 1)
    assert [stage.told(said) for said in stage.said if said.event.message == "richest"] == ["richest dwarf 660"]


@rule("WQ-END-4", "WQ-DTH-1")
def test_the_dead_and_the_lost_score_nothing_and_who_left_early_keeps_his_wealth() -> None:
    warriors = {
        "barbarian": {"fate": "dead", "gold": 900},
        "wizard": {"fate": "lost", "gold": 900},
        "dwarf": {"fate": "out", "gold": 80, "cards": ["fur-cloak"]},
    }
    stage = last_guardian(chance=[*KILL, dice(1)], warriors=warriors, leader="elf")
    stage.play("elf", "strike skaven-1")
    assert state(stage).ending == "won"
    gold = [row(stage, warrior).gold for warrior in ("barbarian", "wizard", "dwarf")]
    assert gold == [0, 0, 155]
    assert BOX.ranking(state(stage)) == (2, 1, 2, 1)


@rule("WQ-TRE-9", "WQ-TRE-8")
def test_what_counts_only_unused_or_by_the_charge_is_paid_for_what_is_left() -> None:
    cards = [
        {"card": "dragon-shield", "used": True},
        {"card": "arrows-of-death", "charges": 3},
        {"card": "invisibility-ring", "used": True},
        "pearl-necklace",
        "deathstone",
    ]
    warriors = {"barbarian": {"fate": "dead"}, "wizard": {"fate": "dead"}, "dwarf": {"fate": "out", "cards": cards}}
    stage = last_guardian(chance=[*KILL, dice(1), dice(4)], warriors=warriors, leader="elf")
    stage.play("elf", "strike skaven-1")
    assert row(stage, "dwarf").gold == 300 + 175 + 40 + 150


@rule("WQ-END-5", "WQ-OBJ-9")
@pytest.mark.parametrize(
    ("fates", "ending"), [(("dead", "lost", "dead"), "perished"), (("out", "lost", "dead"), "left")]
)
def test_when_nobody_is_left_the_game_is_lost(fates: tuple[str, ...], ending: str) -> None:
    others = {w: {"fate": fate} for w, fate in zip(("barbarian", "wizard", "dwarf"), fates, strict=True)}
    dungeon = ["guard-room", {"section": "stairway", "at": "1E"}, {"section": "dungeon-cell", "at": "2E"}]
    stage = scene({"elf": {"at": "3a2"}, **others}, leader="elf", dungeon=dungeon, chance=[])
    state(stage).warriors[1] = row(stage, "elf")._replace(strayed=True)
    state(stage).leader = 0
    stage.play("elf", "end_own_turn")
    assert row(stage, "elf").fate == LOST
    assert state(stage).ending == ending
    assert set(BOX.ranking(state(stage))) == {2}


@rule("WQ-END-6")
def test_after_200_turns_the_game_ends() -> None:
    stage = scene(phase="exploration", turn=200)
    assert state(stage).ending == "stopped"


@rule("WQ-END-8")
def test_a_goal_that_nobody_lives_to_see_is_no_victory() -> None:
    warriors = {w: {"fate": "dead"} for w in ("barbarian", "wizard", "dwarf")}
    stage = scene(bare(warriors), leader="elf", adventure="idol-daemon-summoning", chance=[dice(3)])
    state(stage).result = "won"
    state(stage).warriors[1] = row(stage, "elf")._replace(wounds=0)
    stage.game.run()
    assert state(stage).ending == "perished"


# --- giving up --------------------------------------------------------------------------------------------------------


def raise_motion(stage: Stage, name: str, seat: int) -> None:
    """A seat proposes to give up."""
    game = stage.game
    motion = next(each for each in BOX.motions if each.step.name == name)
    assert motion.closed(game.state, seat) is None
    assert motion.answers(game.state, seat) == ()
    game.state.agenda.append(motion.step(seat))
    game.run()


@rule("WQ-END-5")
@pytest.mark.parametrize(("votes", "over"), [("yynn", True), ("nyyn", False), ("nyyy", True), ("ynnn", False)])
def test_the_majority_gives_up_and_the_leader_breaks_ties(votes: str, over: bool) -> None:
    stage = scene()
    raise_motion(stage, "give_up", 2)
    for warrior, vote in zip(("barbarian", "elf", "wizard", "dwarf"), votes, strict=True):
        stage.play(warrior, "vote_yes" if vote == "y" else "vote_no")
    assert state(stage).ending == ("given-up" if over else "")
    if not over:
        assert stage.decision == "own_turn_choice"


@rule("WQ-END-5")
def test_not_while_a_monster_is_in_the_leaders_section() -> None:
    stage = scene(monsters={"skaven-1": "1a1"})
    motion = next(each for each in BOX.motions if each.step.name == "give_up")
    refusal = motion.closed(state(stage), 0)
    assert refusal is not None
    assert refusal.rule == "WQ-END-5"


@rule("WQ-VAR-6", "WQ-GEN-6")
def test_a_fast_escape_costs_what_the_table_says() -> None:
    warriors = {
        "barbarian": {"gold": 101},
        "elf": {"gold": 50},
        "wizard": {"gold": 51, "cards": ["fur-cloak", "hell-mace"]},
        "dwarf": {"gold": 20, "cards": ["firebomb"]},
    }
    chance = [dice(4), dice(1), dice(3), ("pick", "item", ["hell-mace"]), dice(6)]
    stage = scene(warriors, settings={"fast_escape": "on"}, chance=chance)
    raise_motion(stage, "flee", 0)
    for warrior in warriors:
        stage.play(warrior, "vote_yes")
    assert state(stage).ending == "given-up"
    assert [row(stage, warrior).gold for warrior in warriors] == [50, 0, 25 + 75, 20 + 75]


@rule("WQ-VAR-6")
def test_no_fast_escape_unless_agreed_on() -> None:
    stage = scene()
    motion = next(each for each in BOX.motions if each.step.name == "flee")
    refusal = motion.closed(state(stage), 0)
    assert refusal is not None
    assert refusal.rule == "WQ-VAR-6"


@rule("WQ-GEN-6")
def test_a_share_of_gold_is_rounded_up() -> None:
    stage = scene(chance=[dice(1)])
    share_gold(stage.game, [0, 1, 3], roll_of("1D6x100"))
    assert [row(stage, warrior).gold for warrior in ("barbarian", "elf", "wizard", "dwarf")] == [34, 34, 0, 34]
