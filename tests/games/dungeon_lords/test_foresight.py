"""What a lord sees of a plan before he makes it: what would happen, as far as he can know."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, scene, state

from lanterne.engine import Card, HiddenRead, SearchDice
from lanterne.games.dungeon_lords import BOX, foresight
from lanterne.games.dungeon_lords.content.cards import COMBAT_DECKS
from lanterne.games.dungeon_lords.foresight import MOST_TRIED, expected, foresee
from lanterne.games.dungeon_lords.state import CELLS, COMBAT_CARDS
from lanterne.lab.stage import Stage
from lanterne.words import words_for

RED = {
    "evil": 6,
    "party": ["warrior-2", "thief-1", "wizard-2"],
    "tunnels": ["r0c2", "r1c2"],
    "conquered": ["r0c2"],
    "traps": ["anti-magic-dart"],
    "ready": ["witch", "ghost", "goblin"],
}
BLUE = {"party": ["priest-1"], "ready": ["goblin"], "traps": ["pendulum"]}
PLAN = "make_plan [lay anti-magic-dart] [station witch] [station ghost]"
TOWN = ["fireball", "word-of-peace", "detect-evil", "suggestion"]


def planning(seen: tuple[int, ...] = (), **position: Any) -> Stage:
    """Red plans the second round; he has looked at these cards of the town, 0 for this round's."""
    told = {"lords": {"red": RED, "blue": BLUE}, "round": 2, "town": TOWN, **position}
    stage = scene(told.pop("lords"), phase="planning", **told)
    for place in seen:
        state(stage).town[place] = state(stage).town[place]._replace(known=1)
    return stage


def foreseen(stage: Stage, plan: str, seat: str = "red") -> list[str]:
    """The preview in English."""
    view, call = stage.view(seat), stage.call(plan)
    assert view.is_open(call)
    return [words_for(BOX, "en").said(line) for line in foresee(view, call)]


# --- what it tells ----------------------------------------------------------------------------------------------------


def test_with_a_card_that_was_looked_at_the_battle_is_told_to_its_end() -> None:
    """Nothing stops the spell and fatigue 2; a goblin fights on for 2 evil; with the dart nobody casts, and the ghost
    strikes the thief while he is still second, so that fatigue brings him down."""
    stage = planning(seen=(0,))
    assert foreseen(stage, "make_plan") == [
        "Word of Peace: nobody captured, C2 is conquered, evil 5.",
        "Warrior 2: 2 hit points left.",
        "Thief 1: 3 hit points left.",
        "Wizard 2: 3 hit points left.",
    ]
    assert foreseen(stage, "make_plan [station goblin]") == [
        "Word of Peace: warrior 2 captured, C2 is conquered, evil 7.",
        "Thief 1: 3 hit points left.",
        "Wizard 2: 3 hit points left.",
    ]
    assert foreseen(stage, PLAN) == [
        "Word of Peace: warrior 2 and thief 1 captured, C2 is conquered, evil 5.",
        "Wizard 2: 2 hit points left.",
    ]


@pytest.mark.parametrize("card", [COMBAT_CARDS.name(card) for card in COMBAT_DECKS[0]])
def test_what_is_foreseen_without_any_choice_to_make_is_what_happens(card: str) -> None:
    town = [TOWN[0] if card != TOWN[0] else "suggestion", card]
    town += [name for name in ("detect-evil", "suggestion", "aura-of-fear", "detect-treasure") if name not in town][:2]
    red = {**RED, "gold": 0, "food": 0, "traps": ["fire-wall"], "ready": ["goblin"]}
    blue = {**BLUE, "traps": [], "ready": ["goblin"]}
    stage = planning(seen=(0,), lords={"red": red, "blue": blue}, town=town)
    plan = "make_plan [lay fire-wall]"
    told = foreseen(stage, plan)
    stage.play("red", plan)
    stage.play("blue", "make_plan")
    red_now = lord(stage, "red")
    assert (", C2 is conquered," in told[0]) is bool(red_now.conquered & 1 << CELLS.number("r1c2"))
    assert ("nobody captured" in told[0]) is (red_now.prison == ())
    assert f"evil {red_now.evil}." in told[0]


def test_of_a_card_he_has_not_seen_every_one_is_tried_that_it_may_be() -> None:
    stage = planning(seen=(2,))
    names = {COMBAT_CARDS.name(card) for card in expected(stage.view("red").state)}
    everything = {COMBAT_CARDS.name(card) for card in COMBAT_DECKS[0]}
    assert names == everything - {TOWN[0], "suggestion"}, "neither the one of round 1 nor the one he saw further down"
    assert foreseen(stage, "make_plan") == [
        "Detect Evil: nobody captured, C2 is conquered, evil 7.",
        "Any other card (6 of 7): nobody captured, C2 is conquered, evil 5.",
    ]
    assert foreseen(planning(round=3), "make_plan") == [
        "Whatever the card: nobody captured, C2 is conquered, evil 5."
    ], "two magic are not enough in the third round"
    told = foreseen(stage, "make_plan [station witch] [station ghost]")
    assert len(told) > 1, "some spells change it"


def test_a_precaution_is_foreseen_with_the_paladin() -> None:
    lords = {
        "red": {"evil": 10, "party": [{"who": "paladin-1", "damage": 4}], "ready": ["goblin"]},
        "blue": {"evil": 9, "tunnels": ["r0c2"], "ready": ["witch"]},
    }
    stage = scene(lords, phase="planning", round=4, town=TOWN)
    assert foreseen(stage, "make_plan [station witch]", "blue")[:2] == [
        "If the paladin comes to you:",
        "Whatever the card: the paladin captured, C1 holds, evil 9.",
    ]


def test_there_is_nothing_to_foresee_of_other_answers() -> None:
    stage = planning()
    assert foresee(stage.view("red"), ("wait",)) == ()
    prison = {**RED, "conquered": ["r0c2", "r1c2"], "prison": ["thief-2", "thief-3"]}
    free = planning(lords={"red": prison, "blue": BLUE})
    assert foreseen(free, "make_plan [free thief-2]") == []


# --- how it looks ahead -----------------------------------------------------------------------------------------------


def test_looking_ahead_changes_nothing() -> None:
    stage = planning()
    view = stage.view("red")
    before, truth = view.state.hash(), state(stage).hash()
    foresee(view, stage.call(PLAN))
    assert (view.state.hash(), state(stage).hash()) == (before, truth)


@pytest.mark.parametrize("seen", [(), (0,)])
def test_only_so_many_ways_of_fighting_are_tried(seen: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    party = ["paladin-2", "warrior-7", "thief-6", "wizard-6"]
    ready = ["witch", "vampire", "ghost", "ghost", "ghost"]
    red = {"evil": 10, "gold": 5, "party": party, "tunnels": [], "rooms": {"r0c2": "training-room"}, "ready": ready}
    lords = {"red": {**red, "traps": ["poisoned-dart"]}, "blue": {**BLUE, "party": ["priest-7"]}}
    stage = planning(seen, lords=lords, year=2, town=["illusion", "regeneration", "jailbreak", "stoneskin"])
    tried: list[int] = []
    played_out = foresight._played_out

    def counted(*args: Any) -> Any:
        tried.append(1)
        return played_out(*args)

    monkeypatch.setattr(foresight, "_played_out", counted)
    plan = "make_plan [lay poisoned-dart] [station witch] [station vampire] [station ghost] [station ghost]"
    assert foreseen(stage, plan)
    assert 0 < len(tried) <= MOST_TRIED


# --- and no further than he can know ----------------------------------------------------------------------------------


def looks_no_further(stage: Stage, plan: str) -> None:
    """The preview is the same whatever is hidden from red: in other worlds that he cannot tell from this one."""
    view, call = stage.view("red"), stage.call(plan)
    told = foresee(view, call)
    for seed in range(20):
        world = view.sample(SearchDice(seed))
        world.sealed[:] = [None] * len(world.sealed)
        assert foresee(BOX.view(world, 0), call) == told


@rule("DL-GEN-7")
@pytest.mark.parametrize("seen", [(), (0,), (1, 2)])
def test_whatever_is_hidden_makes_no_difference(seen: tuple[int, ...]) -> None:
    stage = planning(seen)
    looks_no_further(stage, PLAN)
    looks_no_further(stage, "make_plan")


def test_that_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: the preview peeks at the card that really comes."""
    stage = planning()
    views: list[Any] = []
    view_of = BOX.view

    def looked_at(world: Any, seat: int) -> Any:
        views.append(world)
        return view_of(world, seat)

    monkeypatch.setattr(BOX, "view", looked_at)
    monkeypatch.setattr(foresight, "expected", lambda s: (views[-1].town[0].face,))
    with pytest.raises(AssertionError):
        looks_no_further(stage, PLAN)


def test_a_hole_is_never_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = planning()
    monkeypatch.setattr(foresight, "expected", lambda s: tuple(card.face for card in s.town[:1]))
    with pytest.raises(HiddenRead):
        foresee(stage.view("red"), stage.call(PLAN))


def test_the_traps_of_others_are_not_used() -> None:
    stage = planning()
    told = foreseen(stage, PLAN)
    blue = lord(stage, "blue")
    state(stage).lords[1] = blue._replace(traps=(0,))
    state(stage).town[0] = Card(COMBAT_CARDS.number("invisibility"))
    assert foreseen(stage, PLAN) == told
