"""Trading: offers, answers, what others learn of it, and the cards that change hands."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, scene, seat, state, steps, told
from tests.games.dungeon_run.test_equipment import equipped, loot, picks

from lanterne.engine import HIDDEN, SearchDice
from lanterne.games.dungeon_run.state import CARDS, Hero
from lanterne.lab.stage import Stage
from lanterne.server.render import headings
from lanterne.words import words_for

BEND = {"bend-12": {"at": [0, 1], "turn": 90}}
VARGAGG = {"loot": ["goblin", "sceptre-of-sparks", "buckler"], "equipped": ["guild-axe"], "strangers": ["lost-squire"]}
EMMA = {"loot": ["slime", "horned-helm"], "equipped": ["cloak-of-shadows"]}


def trading(vargagg: Any = None, emma: Any = None, **position: Any) -> Stage:
    """Vargagg (0) wants to trade with Emma (1); Dorgan (2) looks on."""
    heroes = {
        "vargagg": VARGAGG if vargagg is None else vargagg,
        "emma-goodluck": EMMA if emma is None else emma,
        "dorgan": {},
    }
    stage = scene(heroes, **position)
    stage.play("vargagg", "open_trade 1")
    return stage


def everything(stage: Stage) -> list[Hero]:
    return list(state(stage).heroes)


# --- with whom --------------------------------------------------------------------------------------------------------


@rule("DR-EQP-2", "DR-EQP-11")
def test_one_trades_with_conscious_heroes_on_the_tile() -> None:
    heroes = {
        "vargagg": VARGAGG,
        "emma-goodluck": {"condition": "unconscious"},
        "dorgan": {},
        "birodin": {"tile": "bend-12"},
    }
    stage = scene(heroes, tiles=BEND)
    assert [words for words in stage.offered("vargagg") if words.startswith("open_trade")] == ["open_trade 2"]
    assert refused(stage, "vargagg", "open_trade 1") == ("partner-unconscious", "DR-EQP-11")


@rule("DR-EQP-2")
def test_two_heroes_without_a_card_have_nothing_to_trade() -> None:
    stage = scene(("vargagg", "emma-goodluck"))
    assert refused(stage, "vargagg", "open_trade 1") == ("nothing-to-trade", "DR-EQP-2")


# --- offers -----------------------------------------------------------------------------------------------------------


@rule("DR-EQP-2", "DR-EQP-10")
def test_one_offers_equipment_and_strangers_and_asks_for_what_one_sees() -> None:
    stage = trading()
    assert picks(stage) == [
        "give lost-squire vargagg 1",
        "give guild-axe vargagg 1",
        "give sceptre-of-sparks vargagg 1",
        "give buckler vargagg 1",
        "ask_for cloak-of-shadows vargagg 1",
    ]


@rule("DR-EQP-2", "DR-EQP-3", "DR-EQP-4", "DR-EQP-9", "DR-EQP-14")
def test_a_trade_is_made_and_both_equip_what_they_received() -> None:
    stage = trading()
    stage.play(
        "vargagg", "make_offer [give sceptre-of-sparks 0 1] [give lost-squire 0 1] [ask_for cloak-of-shadows 0 1]"
    )
    assert hero(stage, "vargagg").actions == 2, "nothing is spent while they talk"
    assert stage.asked == ("emma-goodluck",)
    stage.play("emma-goodluck", "accept_trade 1 0")
    assert hero(stage, "vargagg").actions == 1
    assert stage.decision == "equip_received", "a card from a loot pile could be for anybody"
    assert stage.asked == ("emma-goodluck",), "all can see that the cloak is not for Vargagg"
    stage.play("emma-goodluck", "wear_received [wear sceptre-of-sparks 1]")
    assert equipped(stage, "emma-goodluck") == ["sceptre-of-sparks"]
    assert loot(stage, "vargagg") == ["goblin", "buckler", "cloak-of-shadows"]
    assert (hero(stage, "vargagg").strangers, len(hero(stage, "emma-goodluck").strangers)) == ((), 1)
    assert (state(stage).offered, state(stage).asked) == ([], [])
    assert stage.decision == "take_action"


@rule("DR-EQP-9")
def test_what_received_cards_replace_goes_to_the_loot_pile_and_the_active_hero_comes_first() -> None:
    vargagg = {"loot": ["sceptre-of-sparks"], "equipped": ["guild-axe"]}
    emma = {"equipped": ["thirsting-blade"]}
    stage = trading(vargagg, emma)
    stage.play("vargagg", "make_offer [give sceptre-of-sparks 0 1] [ask_for thirsting-blade 0 1]")
    stage.play("emma-goodluck", "accept_trade 1 0")
    assert stage.asked == ("vargagg",)
    stage.play("vargagg", "wear_received [wear thirsting-blade 0]")
    assert (equipped(stage, "vargagg"), loot(stage, "vargagg")) == (["thirsting-blade"], ["guild-axe"])
    stage.play("emma-goodluck", "wear_received")
    assert (equipped(stage, "emma-goodluck"), loot(stage, "emma-goodluck")) == ([], ["sceptre-of-sparks"])


@rule("DR-EQP-10")
def test_a_gift_is_a_trade() -> None:
    stage = trading()
    stage.play("vargagg", "make_offer [give guild-axe 0 1]")
    stage.play("emma-goodluck", "accept_trade 1 0")
    assert stage.decision == "take_action", "all can see that Emma cannot use the axe"
    assert "guild-axe" in loot(stage, "emma-goodluck")
    assert hero(stage, "vargagg").equips == 1


@rule("DR-EQP-10", "DR-STO-3")
@pytest.mark.parametrize("place", ["equipped", "loot"])
def test_the_stone_can_be_traded_and_its_bearer_is_always_known(place: str) -> None:
    stage = trading({place: ["summoning-stone"]}, {"equipped": ["lucky-coin"]}, final=True)
    stage.play("vargagg", "make_offer [give summoning-stone 0 1]")
    assert state(stage).bearer == 0, "it is his until the trade is made"
    stage.play("emma-goodluck", "accept_trade 1 0")
    assert state(stage).bearer == 1
    stage.play("emma-goodluck", "wear_received")
    assert state(stage).bearer == 1
    assert told(stage, "card-handed") == ["card-handed vargagg emma-goodluck summoning-stone"]


@rule("DR-EQP-5", "DR-EQP-14")
def test_a_trade_counts_as_the_one_equip_action_beside_a_monster() -> None:
    stage = trading(tiles={"entrance": {"monster": "slime"}})
    stage.play("vargagg", "make_offer [give buckler 0 1]")
    stage.play("emma-goodluck", "accept_trade 1 0")
    stage.play("emma-goodluck", "wear_received")
    assert refused(stage, "vargagg", "open_trade 2") == ("equipped-already", "DR-EQP-5")
    assert refused(stage, "vargagg", "rearrange") == ("equipped-already", "DR-EQP-5")


# --- answers ----------------------------------------------------------------------------------------------------------


@rule("DR-EQP-3", "DR-EQP-14")
def test_a_refusal_costs_nothing_but_ends_the_talks_with_that_hero() -> None:
    stage = trading()
    before = everything(stage)
    stage.play("vargagg", "make_offer [give guild-axe 0 1] [give sceptre-of-sparks 0 1] [ask_for cloak-of-shadows 0 1]")
    stage.play("emma-goodluck", "refuse_trade 1 0")
    assert [each._replace(refused=0) for each in everything(stage)] == before, "every card is where it was"
    assert refused(stage, "vargagg", "open_trade 1") == ("partner-refused", "DR-EQP-14")
    assert "open_trade 2" in stage.offered("vargagg"), "another hero may be asked"
    stage.play("vargagg", "end_turn")
    assert hero(stage, "vargagg").refused == 0, "in another turn they may talk again"


@rule("DR-EQP-14")
def test_a_failed_talk_is_no_equip_action_beside_a_monster() -> None:
    stage = trading(tiles={"entrance": {"monster": "slime"}})
    stage.play("vargagg", "refuse_trade 0 1")
    assert {"rearrange", "open_trade"} <= steps(stage, "vargagg")


@rule("DR-EQP-3", "DR-EQP-14")
def test_a_counter_offer_may_bring_cards_that_nobody_could_ask_for() -> None:
    stage = trading()
    stage.play("vargagg", "make_offer [give sceptre-of-sparks 0 1] [ask_for cloak-of-shadows 0 1]")
    stage.play("emma-goodluck", "haggle 1 0")
    assert picks(stage) == [
        "give horned-helm emma-goodluck 0",
        "give cloak-of-shadows emma-goodluck 0",
        "ask_for lost-squire emma-goodluck 0",
        "ask_for guild-axe emma-goodluck 0",
        "ask_for sceptre-of-sparks emma-goodluck 0",
    ], "what he has shown she may ask for; the buckler in his pile she has not seen"
    assert not stage.is_open("emma-goodluck", "make_counter_offer"), "it is about some card"
    stage.play("emma-goodluck", "make_counter_offer [give horned-helm 1 0] [ask_for sceptre-of-sparks 1 0]")
    assert (stage.asked, stage.decision) == (("vargagg",), "answer_counter")
    assert steps(stage, "vargagg") == {"accept_trade", "refuse_trade"}, "there is no second counter-offer"
    assert equipped(stage, "emma-goodluck") == ["cloak-of-shadows"], "she has taken it back"
    stage.play("vargagg", "accept_trade 0 1")
    stage.play("vargagg", "wear_received [wear horned-helm 0]")
    stage.play("emma-goodluck", "wear_received [wear sceptre-of-sparks 1]")
    assert equipped(stage, "vargagg") == ["guild-axe", "horned-helm"]
    assert equipped(stage, "emma-goodluck") == ["sceptre-of-sparks", "cloak-of-shadows"]


@rule("DR-EQP-14")
def test_a_counter_offer_that_is_refused_ends_it() -> None:
    stage = trading()
    before = everything(stage)
    stage.play("vargagg", "make_offer [give guild-axe 0 1]")
    stage.play("emma-goodluck", "haggle 1 0")
    stage.play("emma-goodluck", "make_counter_offer [ask_for guild-axe 1 0] [ask_for lost-squire 1 0]")
    stage.play("vargagg", "refuse_trade 0 1")
    assert [each._replace(refused=0) for each in everything(stage)] == before
    assert hero(stage, "vargagg").refused == 1 << seat(stage, "emma-goodluck")
    assert stage.decision == "take_action"


@rule("DR-EQP-14")
def test_an_empty_offer_asks_for_one_and_cannot_be_accepted() -> None:
    stage = trading()
    stage.play("vargagg", "make_offer")
    assert refused(stage, "emma-goodluck", "accept_trade 1 0") == ("nothing-lies-between", "DR-EQP-14")
    stage.play("emma-goodluck", "haggle 1 0")
    stage.play("emma-goodluck", "make_counter_offer [give horned-helm 1 0]")
    stage.play("vargagg", "accept_trade 0 1")
    stage.play("vargagg", "wear_received [wear horned-helm 0]")
    assert equipped(stage, "vargagg") == ["guild-axe", "horned-helm"]


@rule("DR-EQP-14")
def test_two_heroes_whose_piles_hold_nothing_to_trade_only_find_that_out() -> None:
    stage = trading({"loot": ["goblin"]}, {"loot": ["slime"]})
    stage.play("vargagg", "make_offer")
    assert refused(stage, "emma-goodluck", "haggle 1 0") == ("nothing-to-trade", "DR-EQP-2")
    assert steps(stage, "emma-goodluck") == {"refuse_trade"}


@rule("DR-EQP-3")
@pytest.mark.parametrize("answers", [(), ("make_offer [give guild-axe 0 1]",)])
def test_who_does_not_answer_refuses(answers: tuple[str, ...]) -> None:
    stage = trading()
    for words in answers:
        stage.play("vargagg", words)
    choice = stage.game.choice
    assert choice is not None
    assert choice.default is not None
    stage.game.answer(choice.seats[0], choice.default)
    assert stage.decision == "take_action"
    assert len(told(stage, "trade-refused")) == 1


@rule("DR-ABI-27", "DR-EQP-14")
def test_the_bag_pays_for_a_trade_and_only_if_it_is_made() -> None:
    dorgan = {"abilities": ["dorgan-well-packed-bag"], "equipped": ["buckler"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}, "emma-goodluck": {}})
    stage.play("dorgan", "open_trade 1")
    stage.play("dorgan", "refuse_trade 0 1")
    assert told(stage, "equip-is-free") == []
    stage.play("dorgan", "open_trade 2")
    stage.play("dorgan", "make_offer [give buckler 0 2]")
    stage.play("emma-goodluck", "accept_trade 2 0")
    assert hero(stage, "dorgan").actions == 2
    assert len(told(stage, "equip-is-free")) == 1


# --- what others learn ------------------------------------------------------------------------------------------------


@rule("DR-EQP-2", "DR-LOT-2")
def test_a_card_from_a_loot_pile_is_shown_to_the_partner_only() -> None:
    stage = trading()
    stage.play("vargagg", "make_offer [give sceptre-of-sparks 0 1] [give guild-axe 0 1]")
    axe, sceptre = CARDS.number("guild-axe"), CARDS.number("sceptre-of-sparks")
    assert [card.face for card in stage.view("emma-goodluck").state.offered] == [axe, sceptre]
    seen = [card.face for card in stage.view("dorgan").state.offered]
    assert seen[0] == axe
    assert seen[1] is HIDDEN
    for said in stage.said:
        if said.event.message == "trade-gives":
            _, card = said.seen_by(1 << 2).args
            assert card is HIDDEN or card == axe
    stage.play("emma-goodluck", "accept_trade 1 0")
    for said in stage.said:
        if said.event.message == "card-handed":
            assert said.seen_by(1 << 2).args[2] in ((axe,) if said.args[2] == axe else ()) or said.has_secrets


@rule("DR-EQP-2", "DR-LOT-2")
@pytest.mark.parametrize("name", ["vargagg", "emma-goodluck", "dorgan"])
@pytest.mark.parametrize("agreed", [False, True])
@pytest.mark.parametrize("stone", ["loot", "equipped"])
def test_what_lies_between_two_traders_is_dealt_anew_for_those_who_do_not_see_it(
    name: str, agreed: bool, stone: str
) -> None:
    vargagg = {"loot": ["sceptre-of-sparks"], "equipped": ["guild-axe"]}
    vargagg[stone] = [*vargagg[stone], "summoning-stone"]
    stage = trading(vargagg, {"loot": ["horned-helm"]}, final=True)
    stage.play("vargagg", "make_offer [give sceptre-of-sparks 0 1] [give summoning-stone 0 1]")
    if agreed:
        stage.play("emma-goodluck", "accept_trade 1 0")
    view = stage.view(name)
    made = view.sample(SearchDice(7))
    again = stage.box.view(made, stage.seat(name))
    assert again.state.encode() == view.state.encode()
    assert stage.box.components(made) == stage.box.components(state(stage))


@rule("DR-EQP-2")
@pytest.mark.parametrize(
    ("language", "gives", "gets"), [("en", "You give", "You get"), ("fr", "Vous donnez", "Vous recevez")]
)
def test_both_sides_of_an_offer_have_a_heading(language: str, gives: str, gets: str) -> None:
    stage = trading()
    choice = stage.game.choice
    assert choice is not None
    found = headings(words_for(stage.box, language), (), choice.draft)
    assert found == {"give": gives, "ask_for": gets}
