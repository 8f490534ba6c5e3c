"""Setting up (WQ-SET)."""

from collections.abc import Sequence

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import Roll, dice, row, state

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.state import ADVENTURES as NAMES
from lanterne.games.warhammer_quest.state import ITEMS, SPELLS, WARRIORS
from lanterne.lab.stage import Stage

WISHES = ("barbarian", "elf", "wizard", "dwarf")
SPELL_PICKS: list[Roll] = [("pick", "spell", [name]) for name in ("fireball", "shield", "heal-wounds")]
DECKS: list[Roll] = [("shuffle", "event", []), ("shuffle", "item", [])]
ENTRANCE: list[Roll] = [("shuffle", "dungeon-card", ["guard-room-1"]), ("shuffle", "dungeon-card", [])]


def begun(
    chance: Sequence[Roll], party: Sequence[str] = WISHES, settings: dict[str, str] | None = None, named: bool = True
) -> Stage:
    """A game at its very beginning, the warriors chosen."""
    seats: int | Sequence[str] = list(party) if named else len(party)
    return Stage(BOX, seats, None, chance, {"adventure": "pit-maneater", **(settings or {})})


def wounds(*faces: int) -> list[Roll]:
    """The wound dice of the warriors, one after the other."""
    return [dice(face) for face in faces]


@rule("WQ-SET-1")
def test_everybody_has_the_warrior_he_wishes_for() -> None:
    stage = begun([*wounds(3, 3, 3, 3), *SPELL_PICKS, dice(4), *DECKS, *DECK], named=False)
    for seat, wish in enumerate(WISHES, 1):
        stage.play(seat, f"take_warrior {wish}")
    assert state(stage).party == (0, 1, 2, 3)


@rule("WQ-SET-1")
def test_who_wants_the_same_warrior_rolls_and_the_highest_has_him() -> None:
    again = [dice(5, 5), dice(2, 6)]
    stage = begun([*again, *wounds(3, 3), *DECKS, *DECK], ("barbarian", "elf"), named=False)
    stage.play(1, "take_warrior elf")
    stage.play(2, "take_warrior elf")
    assert state(stage).party == (-1, WARRIORS.number("elf"))
    assert stage.asked == ("1",)
    assert "take_warrior elf" not in stage.offered(1)
    stage.play(1, "take_warrior barbarian")
    assert state(stage).party == (WARRIORS.number("barbarian"), WARRIORS.number("elf"))


@rule("WQ-SET-1")
def test_the_last_warrior_is_for_the_last_player_without_a_question() -> None:
    chance = [dice(2, 6), *wounds(3, 3, 3, 3), *SPELL_PICKS, dice(4), *DECKS, *DECK]
    stage = begun(chance, named=False)
    for seat, wish in enumerate(("elf", "elf", "wizard", "dwarf"), 1):
        stage.play(seat, f"take_warrior {wish}")
    assert state(stage).party == tuple(WARRIORS.number(name) for name in ("barbarian", "elf", "wizard", "dwarf"))
    assert stage.decision != "choose_warriors"


DECK: list[Roll] = [("shuffle", "dungeon-card", ["guard-room-1"]), ("shuffle", "dungeon-card", [])]


@rule("WQ-SET-2", "WQ-VAR-1", "WQ-VAR-3", "WQ-VAR-2")
def test_one_to_four_warriors_can_go() -> None:
    assert list(BOX.seats) == [1, 2, 3, 4]
    stage = begun([*wounds(3), *DECKS, *DECK], ("dwarf",))
    assert state(stage).leader == WARRIORS.number("dwarf")


@rule("WQ-SET-4", "WQ-SET-6", "WQ-SET-3")
def test_each_has_his_own_equipment_and_no_other() -> None:
    stage = begun([*wounds(3, 3), *DECKS, *DECK], ("barbarian", "dwarf"))
    held = [(ITEMS.name(card.item), WARRIORS.name(card.holder)) for card in state(stage).cards]
    assert held == [("lantern", "barbarian"), ("rope", "dwarf")]


@rule("WQ-SET-5")
def test_without_the_barbarian_all_name_a_leader_who_carries_the_lantern_as_well() -> None:
    stage = begun([*wounds(3, 3), *DECKS, *DECK], ("elf", "dwarf"))
    stage.play("elf", "name_leader dwarf")
    stage.play("dwarf", "name_leader dwarf")
    assert state(stage).leader == WARRIORS.number("dwarf")
    held = [ITEMS.name(card.item) for card in state(stage).cards if WARRIORS.name(card.holder) == "dwarf"]
    assert held == ["rope", "lantern"]


@rule("WQ-SET-5")
def test_if_they_cannot_agree_the_highest_die_leads() -> None:
    stage = begun([dice(2, 4), *wounds(3, 3), *DECKS, *DECK], ("elf", "dwarf"))
    stage.play("elf", "name_leader elf")
    stage.play("dwarf", "name_leader dwarf")
    assert state(stage).leader == WARRIORS.number("dwarf")


@rule("WQ-SET-7")
def test_wounds_are_the_die_and_the_number_of_the_profile() -> None:
    stage = begun([*wounds(4, 2), *DECKS, *DECK], ("barbarian", "elf"))
    assert (row(stage, "barbarian").starting, row(stage, "barbarian").wounds) == (13, 13)
    assert row(stage, "elf").starting == 9


@rule("WQ-SET-7")
def test_a_1_may_be_rolled_again_once_and_then_stands() -> None:
    stage = begun([*wounds(1, 1, 2), *DECKS, *DECK], ("barbarian", "elf"))
    assert stage.decision == "wounds_again"
    stage.play("barbarian", "reroll_wounds barbarian")
    assert row(stage, "barbarian").starting == 10
    assert stage.decision == "take_place"


@rule("WQ-SET-7")
def test_a_1_may_also_be_kept() -> None:
    stage = begun([*wounds(1, 2), *DECKS, *DECK], ("barbarian", "elf"))
    stage.play("barbarian", "keep_roll")
    assert row(stage, "barbarian").starting == 10


@rule("WQ-SET-8", "WQ-MAG-1")
def test_the_wizard_knows_one_spell_of_each_kind() -> None:
    stage = begun([*wounds(3), *SPELL_PICKS, dice(4), *DECKS, *DECK], ("wizard",))
    assert [SPELLS.name(spell) for spell in state(stage).spells] == ["fireball", "shield", "heal-wounds"]


@rule("WQ-VAR-7")
def test_spells_can_be_chosen_if_the_table_agreed() -> None:
    stage = begun([*wounds(3), dice(4), *DECKS, *DECK], ("wizard",), {"chosen_spells": "on"})
    for spell in ("lightning-bolt", "levitate", "resurrection"):
        assert stage.decision == "choose_spell"
        stage.play("wizard", f"take_spell {spell}")
    assert [SPELLS.name(spell) for spell in state(stage).spells] == ["lightning-bolt", "levitate", "resurrection"]


@rule("WQ-SET-9")
def test_power_tokens_are_a_die_and_a_1_may_be_rolled_again_once() -> None:
    stage = begun([*wounds(3), *SPELL_PICKS, dice(1), dice(1), *DECKS, *DECK], ("wizard",))
    stage.play("wizard", "reroll_tokens")
    assert state(stage).tokens == state(stage).first_tokens == 1
    assert stage.decision == "take_place"


@rule("WQ-SET-10", "WQ-SET-13")
def test_the_objective_room_is_among_the_last_seven_of_thirteen_cards() -> None:
    lower: Roll = ("shuffle", "dungeon-card", ["fighting-pit-1"])
    stage = begun([*wounds(3), *DECKS, DECK[0], lower], ("dwarf",))
    deck = [SECTIONS[DUNGEON_CARDS[card]] for card in state(stage).deck]
    assert len(deck) == 19
    assert [place for place, section in enumerate(deck) if section.kind == OBJECTIVE] == [6]
    assert len(state(stage).events) == 19
    assert len(state(stage).treasures) == 30


@rule("WQ-SET-11", "WQ-SET-12")
def test_a_card_tells_the_room_and_a_die_the_adventure() -> None:
    chance = [*wounds(3), *DECKS, ("pick", "section", ["firechasm"]), dice(1), *DECK]
    stage = begun(chance, ("dwarf",), {"adventure": "random"})
    assert NAMES.name(state(stage).adventure) == "chasm-warpstone-icon"


@rule("WQ-OBJ-7")
def test_an_adventure_whose_warrior_is_missing_is_rolled_again() -> None:
    chance = [*wounds(3), *DECKS, ("pick", "section", ["firechasm"]), dice(3), dice(5), dice(1), *DECK]
    stage = begun(chance, ("elf",), {"adventure": "random"})
    assert NAMES.name(state(stage).adventure) == "chasm-warpstone-icon"


@rule("WQ-VAR-7")
def test_the_first_game_is_the_one_the_book_advises_with_the_detour() -> None:
    stage = begun([*wounds(3), *DECKS, *DECK], ("dwarf",), {"adventure": "first-game"})
    assert ADVENTURES[state(stage).adventure].first_game
    assert state(stage).agreed.cave_in_detour


@rule("WQ-SET-16", "WQ-SET-17")
def test_the_leader_takes_his_place_first_then_the_others_by_initiative() -> None:
    party = ("dwarf", "wizard", "elf", "barbarian")
    stage = begun([*wounds(3, 3), *wounds(3, 3), *SPELL_PICKS, dice(4), *DECKS, *DECK, dice(5)], party)
    asked = []
    for square in ("1b2", "1c2", "1b3", "1c3"):
        asked.append(stage.asked[0])
        assert f"stand {square}" in stage.offered(stage.asked[0])
        stage.play(stage.asked[0], f"stand {square}")
    assert asked == ["barbarian", "elf", "wizard", "dwarf"]


@pytest.mark.parametrize("first", ["elf", "dwarf"])
@rule("WQ-SET-16")
def test_nobody_takes_a_square_that_is_taken(first: str) -> None:
    stage = begun([*wounds(3, 3), *DECKS, *DECK], ("elf", "dwarf"))
    stage.play("elf", f"name_leader {first}")
    stage.play("dwarf", f"name_leader {first}")
    assert stage.asked == (first,)
    stage.play(first, "stand 1b2")
    other = "dwarf" if first == "elf" else "elf"
    assert "stand 1b2" not in stage.offered(other)
