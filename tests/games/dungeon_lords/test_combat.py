"""A combat period: its rounds and cards, and how it ends (DL-CBT, DL-END); prisoners who go free."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.scene import DUMMIES, lord, run, scene, state, told

from lanterne.games.dungeon_lords.rules.combat import combat_ends, combat_period
from lanterne.games.dungeon_lords.rules.prison import release_prisoner
from lanterne.games.dungeon_lords.state import COMBAT_CARDS, GONE, PHASES, TENT
from lanterne.lab.stage import Stage

CARDS = ["fireball", "suggestion", "invisibility", "detect-evil"]


def autumn(lords: dict[str, Any] | None = None, **position: Any) -> Stage:
    """The lords give orders; a test lets what it is about happen before."""
    return scene(lords, season="autumn", phase="orders", chance=DUMMIES, **position)


@rule("DL-CBT-1", "DL-CBT-2", "DL-CBT-9", "DL-SET-4", "DL-TIM-4")
def test_four_rounds_each_with_its_card_in_the_order_of_the_town() -> None:
    stage = autumn(town=CARDS)
    run(stage, combat_period())
    assert told(stage, "combat-round-begins") == [f"combat-round-begins {number} {number}" for number in range(1, 5)]
    assert told(stage, "card-turned-up") == [f"card-turned-up {card}" for card in CARDS]
    assert [COMBAT_CARDS.name(card) for card in state(stage).shown_cards] == CARDS
    assert state(stage).town == []
    phases = [words.split()[1] for words in told(stage, "phase-begins")]
    assert phases[-12:] == ["planning", "reveal", "battles"] * 4
    messages = [said.event.message for said in stage.said]
    assert messages.index("combat-begins") < messages.index("combat-round-begins") < messages.index("card-turned-up")


@rule("DL-CBT-2", "DL-CBT-9", "DL-PLN-13")
def test_the_card_is_turned_up_only_after_all_plans() -> None:
    party = {"party": ["warrior-1"], "ready": ["goblin"]}
    stage = scene({"red": party, "blue": {**party, "party": ["thief-1"]}}, phase="planning", round=2, town=CARDS)
    assert [COMBAT_CARDS.name(card) for card in state(stage).shown_cards] == CARDS[:1]
    stage.play("red", "make_plan")
    assert told(stage, "card-turned-up") == []
    stage.play("blue", "make_plan")
    assert told(stage, "card-turned-up")[0] == f"card-turned-up {CARDS[1]}"


@rule("DL-CBT-2", "DL-CBT-4", "DL-GEN-1")
def test_battles_are_fought_in_turn_order() -> None:
    plan = {"tunnels": ["r0c2"], "target": "r0c2"}
    lords = {
        "red": {**plan, "party": ["wizard-1"]},
        "blue": {**plan, "party": ["wizard-2"]},
        "green": {**plan, "party": ["wizard-3"]},
    }
    stage = scene(
        lords,
        phase="battles",
        round=4,
        first="blue",
        chance=[("shuffle", "event", ("pay-day", "taxes", "special")), *DUMMIES[:1]],
    )
    assert told(stage, "battle-begins") == [f"battle-begins {name} r0c2" for name in ("blue", "green", "red")]


@rule("DL-END-1", "DL-SUP-5")
def test_who_is_left_goes_away_and_the_paladin_with_them() -> None:
    red = {
        "evil": 12,
        "party": ["illusion", {"who": "paladin-1", "damage": 2}, {"who": "warrior-1", "damage": 1, "extra": 1}],
        "prison": ["wizard-1"],
    }
    stage = autumn({"red": red, "blue": {"party": ["thief-1"]}})
    run(stage, combat_ends())
    assert lord(stage, "red").party == lord(stage, "blue").party == ()
    assert told(stage, "adventurer-leaves") == [
        f"adventurer-leaves {who}" for who in ("paladin-1", "warrior-1", "thief-1")
    ], "an illusion just vanishes"
    assert len(state(stage).left) == 3
    assert len(lord(stage, "red").prison) == 1, "prisoners stay"
    assert state(stage).paladin == GONE


@rule("DL-END-1")
def test_a_paladin_who_never_came_stays_in_his_tent_until_the_year_turns() -> None:
    stage = autumn()
    run(stage, combat_ends())
    assert state(stage).paladin == TENT


@rule("DL-END-2")
def test_all_creatures_turn_face_up() -> None:
    stage = autumn({"red": {"ready": ["goblin"], "spent": ["witch", "ghost"]}})
    before = sorted(lord(stage, "red").ready + lord(stage, "red").spent)
    run(stage, combat_ends())
    red = lord(stage, "red")
    assert (sorted(red.ready), red.spent) == (before, ())
    assert told(stage, "creatures-recover") == ["creatures-recover"]
    assert state(stage).round == 0
    assert PHASES.name(state(stage).phase) == "orders"


@rule("DL-PLN-10", "DL-SPL-17")
def test_which_prisoner_goes_free_is_chosen() -> None:
    stage = autumn({"red": {"prison": ["paladin-1", "wizard-1"]}})
    run(stage, release_prisoner(0), release_prisoner(1))
    assert stage.offered("red") == ["release wizard-1 0", "release paladin-1 0"]
    stage.play("red", "release paladin-1 red")
    assert told(stage, "prisoner-released") == ["prisoner-released red paladin-1"]
    assert lord(stage, "red").party == ()
    assert stage.decision != "release_prisoner", "blue has none"
