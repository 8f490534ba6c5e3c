"""Powers that take, give, bring or unequip cards."""

from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state
from tests.games.dungeon_run.using import cards, dice, monster_at, picked, row, use, uses

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.state import TILES, Deed, begin_deed
from lanterne.lab.stage import Stage

# --- Sticky Fingers ---------------------------------------------------------------------------------------------------


@rule("DR-ABI-20", "DR-ABI-22")
def test_sticky_fingers_take_a_treasure_or_artifact_at_random() -> None:
    dorgan = {"loot": ["goblin", "buckler", "guild-axe"], "equipped": ["lucky-coin"]}
    stage = scene({"stabbins": {}, "dorgan": dorgan}, chance=[dice(4), picked("guild-axe")])
    use(stage, "stabbins", "sticky-fingers", "dorgan")
    assert hero(stage, "stabbins").loot == cards("guild-axe")
    assert sorted(hero(stage, "dorgan").loot) == sorted(cards("goblin", "buckler"))
    assert hero(stage, "dorgan").wronged_by == 0b01
    said = next(said for said in stage.said if said.event.message == "takes-unseen")
    assert said.seen_by(0).args[2] is HIDDEN, "the table does not learn which card"
    assert said.seen_by(0b10).args[2] == cards("guild-axe")[0]


@rule("DR-ABI-20")
def test_only_treasures_and_artifacts_can_be_picked() -> None:
    dorgan = {"loot": ["goblin", "buckler"]}
    stage = scene({"stabbins": {}, "dorgan": dorgan}, chance=[dice(4), picked("buckler")])
    use(stage, "stabbins", "sticky-fingers", "dorgan")
    assert hero(stage, "dorgan").loot == cards("goblin")
    stage = scene({"stabbins": {}, "dorgan": {"loot": ["goblin"]}}, chance=[dice(4)])
    use(stage, "stabbins", "sticky-fingers", "dorgan")
    assert hero(stage, "dorgan").loot == cards("goblin")
    assert "takes-nothing" in stage.events
    assert hero(stage, "dorgan").wronged_by == 0, "nothing was taken"


@rule("DR-ABI-3")
def test_sticky_fingers_may_slip_and_need_a_pile_to_reach_into() -> None:
    stage = scene({"stabbins": {}, "dorgan": {"loot": ["buckler"]}, "vargagg": {}}, chance=[dice(3)])
    assert uses(stage, "stabbins", "sticky-fingers") == ["sticky-fingers 1"], "Vargagg's pile is empty, all see that"
    use(stage, "stabbins", "sticky-fingers", "dorgan")
    assert hero(stage, "dorgan").loot == cards("buckler")


@rule("DR-ABI-20", "DR-STO-3")
def test_the_stone_can_be_stolen() -> None:
    heroes = {"stabbins": {}, "dorgan": {"loot": ["summoning-stone"]}}
    stage = scene(heroes, final=True, chance=[dice(6), picked("summoning-stone")])
    use(stage, "stabbins", "sticky-fingers", "dorgan")
    assert state(stage).bearer == 0


# --- Shady Deal -------------------------------------------------------------------------------------------------------

DEAL = "stabbins-shady-deal"


def dealing(**dorgan: list[str]) -> Stage:
    """Stabbins has passed the test of his Shady Deal with Dorgan."""
    stabbins = {"abilities": [DEAL], "loot": ["buckler", "goblin"], "equipped": ["lucky-coin"]}
    stage = scene({"stabbins": stabbins, "dorgan": dorgan}, chance=[dice(5, 6, 1, 1, 1)])
    use(stage, "stabbins", DEAL, "dorgan")
    while stage.decision not in ("take_which", "take_action"):
        stage.play("stabbins", "pass")
    return stage


@rule("DR-ABI-20")
def test_a_shady_deal_takes_the_card_he_likes_and_gives_another_in_return() -> None:
    stage = dealing(loot=["goblin", "guild-axe"], equipped=["leather-jerkin"])
    assert set(stage.offered("stabbins")) == {"take_from 0 1 guild-axe", "take_from 0 1 leather-jerkin"}
    stage.play("stabbins", "take_from stabbins dorgan guild-axe")
    assert set(stage.offered("stabbins")) == {"give_in_return 0 1 buckler", "give_in_return 0 1 lucky-coin"}
    stage.play("stabbins", "give_in_return stabbins dorgan lucky-coin")
    assert sorted(hero(stage, "stabbins").loot) == sorted(cards("buckler", "goblin", "guild-axe"))
    assert hero(stage, "stabbins").equipped == ()
    assert sorted(hero(stage, "dorgan").loot) == sorted(cards("goblin", "lucky-coin"))
    assert hero(stage, "dorgan").wronged_by == 0b01
    assert state(stage).looked_at == []


@rule("DR-ABI-20", "DR-ABI-22")
def test_only_the_two_of_them_see_the_treasures_of_the_pile() -> None:
    stage = dealing(loot=["goblin", "guild-axe"])
    seen = [stage.view(who).state.heroes[1].loot for who in ("stabbins", "dorgan", "")]
    both, axe = cards("goblin", "guild-axe"), cards("guild-axe")
    assert [[*pile] for pile in seen] == [[HIDDEN, *axe], [*both], [HIDDEN] * 2]
    stage.play("stabbins", "take_from stabbins dorgan guild-axe")
    stage.play("stabbins", "give_in_return stabbins dorgan buckler")
    for message in ("takes-unseen", "gives-in-return"):
        said = next(said for said in stage.said if said.event.message == message)
        assert said.has_secrets


@rule("DR-ABI-20", "DR-STO-3")
def test_a_shady_deal_may_be_about_the_stone_that_is_worn() -> None:
    stage = dealing(equipped=["summoning-stone"], loot=["guild-axe"])
    stage.play("stabbins", "take_from stabbins dorgan summoning-stone")
    stage.play("stabbins", "give_in_return stabbins dorgan buckler")
    assert state(stage).bearer == 0
    assert SUMMONING_STONE in hero(stage, "stabbins").loot
    assert sorted(hero(stage, "dorgan").loot) == sorted(cards("guild-axe", "buckler")), "the rest of the pile is back"


@rule("DR-ABI-20")
def test_nothing_is_given_where_nothing_can_be_taken() -> None:
    stage = dealing(loot=["goblin"])
    assert stage.decision == "take_action"
    assert sorted(hero(stage, "stabbins").loot) == sorted(cards("buckler", "goblin"))
    assert hero(stage, "dorgan").loot == cards("goblin")


@rule("DR-ABI-3", "DR-ABI-20")
def test_a_shady_deal_needs_two_fives_and_something_to_give() -> None:
    stabbins = {"abilities": [DEAL], "loot": ["buckler"]}
    stage = scene({"stabbins": stabbins, "dorgan": {"loot": ["guild-axe"]}}, chance=[dice(5, 4, 4, 1, 1)])
    use(stage, "stabbins", DEAL, "dorgan")
    while stage.decision != "take_action":
        stage.play("stabbins", "pass")
    assert hero(stage, "dorgan").loot == cards("guild-axe")
    stage = scene({"stabbins": stabbins | {"loot": ["goblin"]}, "dorgan": {"loot": ["guild-axe"]}})
    assert not uses(stage, "stabbins", DEAL)


# --- Corrosion --------------------------------------------------------------------------------------------------------


def corroded(*equipped: str, taken: int = 1) -> Stage:
    """A Slime has wounded Dorgan in a battle."""
    stage = scene(
        {"dorgan": {"tile": "corridor-8", "equipped": list(equipped)}, "vargagg": {}},
        tiles=row(corridor_8={"monster": "slime"}),
    )
    tile = TILES.number("corridor-8")
    begin_deed(state(stage), Deed(BATTLE, 0, tile, state(stage).spots[tile].monster, taken=taken))
    run(stage, monster_at("battle_end", "corridor-8", 0))
    return stage


@rule("DR-ABI-3", "DR-GEN-11")
def test_corrosion_takes_an_equipped_treasure_off_that_is_not_enchanted() -> None:
    stage = corroded("guild-axe", "buckler", "lucky-coin", "crown-of-kravlas")
    assert stage.decision == "unequip_which"
    open_ones = {words.split()[2] for words in stage.offered("dorgan")}
    assert {"guild-axe", "buckler"} <= open_ones
    assert "crown-of-kravlas" not in open_ones
    stage.play("dorgan", "unequip dorgan buckler")
    assert hero(stage, "dorgan").loot == cards("buckler")
    assert cards("buckler")[0] not in hero(stage, "dorgan").equipped


@rule("DR-ABI-3")
def test_corrosion_asks_nobody_who_has_nothing_of_the_kind_or_was_not_wounded() -> None:
    assert corroded("crown-of-kravlas").decision == "take_action"
    assert corroded("buckler", "guild-axe", taken=0).decision == "take_action"
    only_one = corroded("buckler")
    assert only_one.decision == "take_action", "the only one goes without a question"
    assert hero(only_one, "dorgan").loot == cards("buckler")


# --- decks that are empty ---------------------------------------------------------------------------------------------


@rule("DR-CON-9", "DR-ABI-20")
def test_an_empty_treasure_deck_gives_nothing() -> None:
    tiles = row(corridor_8={"monster": "animated-armour"})
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, treasures=[])
    tile = TILES.number("corridor-8")
    begin_deed(state(stage), Deed(BATTLE, 0, tile, state(stage).spots[tile].monster))
    run(stage, monster_at("monster_killed", "corridor-8", 0))
    assert hero(stage, "dorgan").loot == ()
    assert stage.events == [], "it is not even announced"
    peddler = row(corridor_8={"stranger": "goblin-peddler"})
    dorgan = {"tile": "corridor-8", "loot": ["slime"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=peddler, treasures=[], chance=[dice(6)])
    use(stage, "dorgan", "goblin-peddler")
    stage.play("dorgan", "pay_card dorgan slime")
    assert "no-treasures" in stage.events
