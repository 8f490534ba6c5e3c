"""What is in use (WQ-EQP-5, WQ-EQP-6)."""

from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen
from tests.games.warhammer_quest.scene import dice, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.gear import (
    discard,
    hand_over,
    in_use,
    lose,
    may_use,
    use_at_once,
    works,
)
from lanterne.games.warhammer_quest.rules.treasure import draw_own_treasure
from lanterne.games.warhammer_quest.state import ITEMS, NONE
from lanterne.lab.stage import Stage

BARBARIAN, ELF, WIZARD, DWARF = range(4)
MACE, DRAGON, CLOAK = (ITEMS.number(name) for name in ("hell-mace", "dragon-shield", "fur-cloak"))


def gear_moves(stage: Stage, seat: str) -> list[str]:
    """What the seat can change about what is in use."""
    return [words for words in stage.offered(seat) if words.startswith(("wield", "put_away"))]


def find(stage: Stage, warrior: int, item: int) -> None:
    """A warrior finds a card."""
    state(stage).treasures = (item, *state(stage).treasures)
    happen(stage, draw_own_treasure(warrior))


@rule("WQ-EQP-5")
def test_at_most_one_of_each_is_in_use_the_rest_is_in_the_pack() -> None:
    stage = scene(
        {"dwarf": {"cards": ["dragon-shield", "fur-cloak", "hell-mace"], "shield": "fur-cloak"}}, active="dwarf"
    )
    assert gear_moves(stage, "dwarf") == ["wield dragon-shield", "wield hell-mace", "put_away fur-cloak"]
    stage.play("dwarf", "wield dragon-shield")
    assert (row(stage, "dwarf").shield, row(stage, "dwarf").weapon) == (DRAGON, NONE)
    assert [works(state(stage), DWARF, item) for item in (DRAGON, CLOAK, MACE)] == [True, False, False]


@rule("WQ-EQP-5")
def test_his_own_weapon_is_back_in_hand_when_the_other_is_put_away() -> None:
    stage = scene({"dwarf": {"cards": ["hell-mace"], "weapon": "hell-mace"}}, active="dwarf")
    stage.play("dwarf", "put_away hell-mace")
    assert row(stage, "dwarf").weapon == NONE
    assert cards(stage, "dwarf") == ["hell-mace"]


@rule("WQ-EQP-5")
def test_nothing_is_changed_after_the_first_attack_roll_of_the_turn() -> None:
    stage = scene(
        {"dwarf": {"at": "1b2", "cards": ["hell-mace"]}},
        party=("dwarf",),
        monsters={"minotaur-1": "1b3"},
        chance=[dice(1)],
    )
    stage.play("dwarf", "strike minotaur-1")
    assert refused(stage, "dwarf", "wield hell-mace") == ("fought-already", "WQ-EQP-5")


@rule("WQ-EQP-9")
def test_who_has_let_loose_the_hell_mace_holds_on_to_it_for_the_turn() -> None:
    fields = {"cards": [{"card": "hell-mace", "used": True}, "kings-sword"], "weapon": "hell-mace"}
    stage = scene({"dwarf": {**fields, "now": {"attacks": 2}}}, active="dwarf")
    assert refused(stage, "dwarf", "put_away hell-mace") == ("mace-swings", "WQ-EQP-9")
    assert refused(stage, "dwarf", "wield kings-sword") == ("mace-swings", "WQ-EQP-9")
    later = scene({"dwarf": fields}, active="dwarf")
    assert gear_moves(later, "dwarf") == ["wield kings-sword", "put_away hell-mace"]


@rule("WQ-EQP-10")
def test_some_cards_are_not_for_everybody() -> None:
    orb = ITEMS.number("orb-of-might")
    assert [may_use(warrior, orb) for warrior in range(4)] == [False, False, True, False]
    assert all(may_use(warrior, MACE) for warrior in range(4))


@rule("WQ-EQP-6")
def test_a_weapon_found_after_the_fight_may_be_used_at_once() -> None:
    stage = scene({"dwarf": {"fought": True}}, active="dwarf")
    find(stage, DWARF, MACE)
    assert stage.asked == ("dwarf",)
    assert stage.offered("dwarf") == ["wield hell-mace", "keep_in_pack"]
    stage.play("dwarf", "wield hell-mace")
    assert row(stage, "dwarf").weapon == MACE


@rule("WQ-EQP-6")
def test_it_may_stay_in_the_pack_and_who_found_it_is_asked_not_whose_turn_it_is() -> None:
    stage = scene({"elf": {}}, active="barbarian")
    find(stage, ELF, DRAGON)
    stage.play("elf", "keep_in_pack")
    assert row(stage, "elf").shield == NONE
    assert cards(stage, "elf") == ["healing-potion", "dragon-shield"]


@rule("WQ-EQP-6")
def test_nobody_is_asked_about_what_works_from_the_pack_or_can_be_changed_in_his_turn_anyway() -> None:
    stage = scene({}, active="barbarian")
    find(stage, BARBARIAN, MACE)
    find(stage, ELF, ITEMS.number("firebomb"))
    assert stage.decision == "own_turn_choice"
    happen(stage, use_at_once(BARBARIAN, MACE))
    assert stage.decision == "own_turn_choice"


@rule("WQ-EQP-5", "WQ-OBJ-12")
def test_nothing_works_for_stripped_warriors() -> None:
    fields = {"cards": ["hell-mace", "dragon-shield"], "weapon": "hell-mace", "shield": "dragon-shield"}
    for flags, mace, shield in (
        ([], True, True),
        (["stripped-weapons"], False, True),
        (["stripped-armour"], True, False),
    ):
        s = state(scene({"elf": fields}, flags=flags))
        assert (works(s, ELF, MACE), works(s, ELF, DRAGON)) == (mace, shield)
        assert in_use(s, ELF, MACE)


@rule("WQ-EQP-9", "WQ-TRE-10")
def test_what_is_used_up_is_out_of_the_hand_and_lies_on_the_discards() -> None:
    stage = scene({"elf": {"cards": ["rope", "dragon-shield"], "shield": "dragon-shield"}})
    discard(state(stage), ELF, DRAGON)
    lose(state(stage), ELF, ITEMS.number("rope"))
    assert cards(stage, "elf") == []
    assert row(stage, "elf").shield == NONE
    assert state(stage).old_treasures == (DRAGON,)


@rule("WQ-EQP-8")
def test_what_is_handed_over_keeps_its_charges_and_leaves_the_hand() -> None:
    deliverance = {"card": "shield-of-deliverance", "charges": 1}
    stage = scene({"elf": {"cards": [deliverance], "shield": "shield-of-deliverance"}})
    hand_over(state(stage), ELF, DWARF, ITEMS.number("shield-of-deliverance"))
    assert cards(stage, "dwarf") == ["rope", "shield-of-deliverance"]
    assert row(stage, "elf").shield == row(stage, "dwarf").shield == NONE
    assert [card.charges for card in state(stage).cards if card.holder == DWARF] == [0, 1]
