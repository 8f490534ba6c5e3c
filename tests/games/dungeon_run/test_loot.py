"""Loot piles: what lies in them, who knows it, and who has the Stone."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, scene, seat, state

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.loot import equipment_of, gain_card, knowers, lose_card
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, NONE

BUCKLER, GOBLIN, NET, SQUIRE = (CARDS.number(name) for name in ("buckler", "goblin", "net-trap", "lost-squire"))


@rule("DR-LOT-1")
def test_everything_that_is_not_equipped_lies_in_the_pile_whatever_its_order() -> None:
    stage = scene()
    s = state(stage)
    for card in (BUCKLER, NET, GOBLIN, GOBLIN):
        gain_card(s, 0, card)
    assert list(s.heroes[0].loot) == [GOBLIN, GOBLIN, NET, BUCKLER]
    lose_card(s, 0, GOBLIN)
    assert list(s.heroes[0].loot) == [GOBLIN, NET, BUCKLER], "of two goblins one is left"


@rule("DR-LOT-3")
def test_a_stranger_lies_beside_the_hero_card_and_not_in_the_pile() -> None:
    stage = scene()
    s = state(stage)
    gain_card(s, 0, SQUIRE)
    assert (s.heroes[0].strangers, s.heroes[0].loot) == ((SQUIRE,), ())
    assert knowers(s, 0, SQUIRE) == EVERYBODY
    lose_card(s, 0, SQUIRE)
    assert s.heroes[0].strangers == ()


@rule("DR-LOT-2")
def test_others_only_know_how_many_cards_a_pile_has() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "buckler"], "equipped": ["guild-axe"]}, "emma-goodluck": {}})
    seen = stage.view("emma-goodluck").state.heroes[0].loot
    assert [card is HIDDEN for card in seen] == [True, True]
    assert stage.view("vargagg").state.heroes[0].loot == (GOBLIN, BUCKLER)
    s = state(stage)
    assert knowers(s, 0, BUCKLER) == 1
    assert knowers(s, 0, CARDS.number("guild-axe")) == EVERYBODY


@rule("DR-STO-3")
def test_a_hero_who_has_the_stone_possesses_it_in_his_pile_too() -> None:
    stage = scene({"vargagg": {}, "emma-goodluck": {"equipped": ["summoning-stone"]}}, final=True)
    s = state(stage)
    emma = seat(stage, "emma-goodluck")
    lose_card(s, emma, SUMMONING_STONE)
    assert (s.bearer, s.heroes[emma].equipped) == (NONE, ())
    gain_card(s, 0, SUMMONING_STONE)
    assert s.bearer == 0
    lose_card(s, 0, SUMMONING_STONE)
    assert s.bearer == NONE


@rule("DR-LOT-1")
def test_treasures_and_artifacts_of_a_hero_come_from_his_pile_first() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "lucky-coin"], "equipped": ["buckler"]}, "emma-goodluck": {}})
    assert [CARDS.name(card) for card in equipment_of(hero(stage, "vargagg"))] == ["lucky-coin", "buckler"]
