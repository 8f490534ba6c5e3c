"""Advancing: what it costs, the training token, and the ability cards."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, run, scene, seat, state, steps, told
from tests.games.dungeon_run.test_equipment import picks

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.rules.advance import ability_gained, to_draw, worth
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, HERO_IDS
from lanterne.lab.stage import Stage

DECK = [str(ABILITIES.name(card)) for card in HEROES[HERO_IDS.number("vargagg")].deck]
VOW = "birodin-aspirants-vow"
WHISPERS = "oriane-mistveil-ancestral-whispers"


def advancing(loot: list[str], **more: Any) -> Stage:
    stage = scene(
        {"vargagg": {"loot": loot, **more}, "emma-goodluck": {"tile": "bend-12"}},
        tiles={"bend-12": {"at": [0, 1], "turn": 90}},
    )
    stage.play("vargagg", "advance")
    return stage


@rule("DR-ADV-1", "DR-ADV-2", "DR-ADV-5", "DR-ADV-6")
def test_two_encounter_cards_buy_a_training_token_and_one_of_two_ability_cards() -> None:
    stage = advancing(["goblin", "skeleton", "net-trap", "buckler"], deck=DECK[:3])
    assert picks(stage) == ["hand_in goblin", "hand_in skeleton", "hand_in net-trap"]
    assert not stage.is_open("vargagg", "discard_encounters [hand_in goblin]"), "two of them"
    stage.play("vargagg", "discard_encounters [hand_in skeleton] [hand_in net-trap]")
    assert [CARDS.name(card) for card in state(stage).encounter_discard] == ["skeleton", "net-trap"]
    assert [CARDS.name(card) for card in hero(stage, "vargagg").loot] == ["goblin", "buckler"]
    assert stage.offered("vargagg") == ["train brawn", "train magic", "train skill"], "Life cannot be raised"
    assert len(hero(stage, "vargagg").deck) == 3, "the rating is chosen before drawing"
    stage.play("vargagg", "train skill")
    assert hero(stage, "vargagg").training == (0, 0, 1)
    assert stage.offered("vargagg") == [f"keep_ability {DECK[0]}", f"keep_ability {DECK[1]}"]
    assert [card is HIDDEN for card in stage.view("emma-goodluck").state.heroes[0].drawn] == [True, True]
    stage.play("vargagg", f"keep_ability {DECK[1]}")
    vargagg = hero(stage, "vargagg")
    assert [ABILITIES.name(card) for card in vargagg.abilities] == [DECK[1]]
    assert [ABILITIES.name(card) for card in vargagg.given_up] == [DECK[0]]
    assert (len(vargagg.deck), vargagg.drawn, vargagg.actions) == (1, (), 1)


@rule("DR-ADV-1")
def test_training_tokens_add_up() -> None:
    stage = advancing(["goblin", "skeleton"], training={"brawn": 2}, deck=[])
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("vargagg", "train brawn")
    assert hero(stage, "vargagg").training == (3, 0, 0)
    assert told(stage, "trained") == ["trained vargagg brawn 3"]


@rule("DR-ADV-1")
def test_two_cards_of_the_same_name_pay_as_well() -> None:
    stage = advancing(["goblin", "goblin"], deck=[])
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in goblin]")
    assert hero(stage, "vargagg").loot == ()
    assert len(state(stage).encounter_discard) == 2


@rule("DR-ADV-1", "DR-ADV-4")
@pytest.mark.parametrize(
    ("loot", "expected"),
    [
        (["goblin"], ("too-few-encounters", "DR-ADV-1")),
        (["goblin", "buckler", "summoning-stone"], ("too-few-encounters", "DR-ADV-1")),
        (["goblin", "net-trap"], None),
        (["ra-alal"], None),
    ],
)
def test_treasures_are_no_encounter_cards(loot: list[str], expected: tuple[str, str] | None) -> None:
    stage = scene({"vargagg": {"loot": loot}, "emma-goodluck": {}})
    assert refused(stage, "vargagg", "advance") == expected


@rule("DR-ADV-4", "DR-ADV-5", "DR-ADV-6")
def test_the_boss_card_pays_alone_and_leaves_the_game() -> None:
    stage = advancing(["goblin", "ra-alal"], deck=[])
    assert picks(stage) == ["hand_in ra-alal"], "one goblin and half a boss is no price"
    stage.play("vargagg", "discard_encounters [hand_in ra-alal]")
    assert [CARDS.name(card) for card in state(stage).gone] == ["ra-alal"]
    assert state(stage).encounter_discard == ()
    assert [CARDS.name(card) for card in hero(stage, "vargagg").loot] == ["goblin"]
    assert worth(CARDS.number("ra-alal")) == 2


@rule("DR-ADV-5")
def test_a_boss_card_is_not_thrown_after_a_goblin() -> None:
    stage = advancing(["goblin", "skeleton", "ra-alal"])
    assert not stage.is_open("vargagg", "discard_encounters [hand_in goblin] [hand_in ra-alal]")
    assert stage.is_open("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    assert stage.is_open("vargagg", "discard_encounters [hand_in ra-alal]")


@rule("DR-ADV-1")
def test_even_a_forced_payment_is_asked_for_since_the_pile_is_hidden() -> None:
    assert advancing(["goblin", "skeleton"]).decision == "choose_encounters"


@rule("DR-ADV-3", "DR-ADV-5")
@pytest.mark.parametrize(("deck", "kept"), [(DECK[:1], DECK[:1]), ([], [])])
def test_a_last_ability_card_is_kept_without_a_question_and_then_there_are_none(
    deck: list[str], kept: list[str]
) -> None:
    stage = advancing(["goblin", "skeleton"], deck=deck)
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("vargagg", "train brawn")
    assert stage.decision == "take_action"
    assert [ABILITIES.name(card) for card in hero(stage, "vargagg").abilities] == kept
    assert len(told(stage, "no-ability-left")) == (not deck)


@rule("DR-SOL-1", "DR-ADV-2")
def test_alone_there_are_no_ability_cards() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "skeleton"]}})
    stage.play("vargagg", "advance")
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("vargagg", "train brawn")
    assert stage.decision == "take_action"
    assert (hero(stage, "vargagg").abilities, told(stage, "no-ability-left")) == ((), [])


@rule("DR-RND-2")
def test_advancing_costs_an_action() -> None:
    stage = advancing(["goblin", "skeleton", "goblin", "skeleton"], deck=[], actions=1)
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("vargagg", "train brawn")
    assert stage.asked == ("emma-goodluck",)


# --- powers -----------------------------------------------------------------------------------------------------------


@rule("DR-ADV-2", "DR-ABI-3")
def test_aspirants_vow_draws_three_ability_cards_for_one() -> None:
    birodin = {"loot": ["goblin", "skeleton"], "abilities": [VOW]}
    stage = scene({"birodin": birodin, "vargagg": {}})
    deck = hero(stage, "birodin").deck
    stage.play("birodin", "advance")
    stage.play("birodin", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("birodin", "train brawn")
    assert hero(stage, "birodin").drawn == deck[:3]
    stage.play("birodin", f"keep_ability {ABILITIES.name(deck[2])}")
    assert hero(stage, "birodin").given_up == tuple(sorted(deck[:2]))
    assert told(stage, "abilities-drawn") == ["abilities-drawn birodin 3"]


@rule("DR-ADV-2", "DR-TSP-2")
def test_the_vow_does_not_work_beside_the_cursed_stone() -> None:
    stage = scene({"birodin": {"abilities": [VOW]}, "vargagg": {}}, tiles={"cursed-stone": {"at": [0, 1]}})
    assert to_draw(state(stage), 0) == 2
    assert to_draw(state(scene({"birodin": {"abilities": [VOW]}, "vargagg": {}})), 0) == 3


@rule("DR-ABI-3")
def test_ancestral_whispers_show_the_boss_when_the_card_is_gained_and_only_then() -> None:
    whispers = ABILITIES.number(WHISPERS)
    other = ABILITIES.number("oriane-mistveil-call-lightning")
    stage = scene({"oriane-mistveil": {"abilities": [WHISPERS]}, "vargagg": {}}, boss="ra-alal")
    run(stage, ability_gained(0, other))
    assert known(stage) == [0], "she has the card already; another one does not tell her anything"
    run(stage, ability_gained(0, whispers))
    assert known(stage) == [1], "she knows the boss, and nobody else"
    shown = scene({"oriane-mistveil": {"abilities": [WHISPERS]}, "vargagg": {}}, tiles={"cursed-stone": {"at": [0, 1]}})
    run(shown, ability_gained(0, whispers))
    assert known(shown) == [0], "beside the Cursed Stone no ability card works"


def known(stage: Stage) -> list[int]:
    """The seats that know the boss card."""
    return [card.known for card in state(stage).boss]


@rule("DR-ADV-2")
def test_an_ability_card_kept_works_from_now_on() -> None:
    stage = advancing(["goblin", "skeleton"], deck=["vargagg-headlong-charge", "vargagg-long-stride"])
    stage.play("vargagg", "discard_encounters [hand_in goblin] [hand_in skeleton]")
    stage.play("vargagg", "train brawn")
    stage.play("vargagg", "keep_ability vargagg-long-stride")
    assert steps(stage, "vargagg") >= {"move"}
    stage.play("vargagg", "move N")
    assert seat(stage, "vargagg") == 0
    assert stage.decision != "take_action", "a further step is offered"
