"""Setting up (HQ-SET): who plays whom, spells, places, and what is on the board at first."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import PARTY, at, combat, scene, state

from lanterne.engine import HiddenRead
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.cards import GROUP_SPELLS, TREASURES
from lanterne.games.heroquest.state import HEROES, ITEMS, NONE, SPELLS, zargon
from lanterne.lab.stage import Stage


def table(*heroes: str, **settings: object) -> Stage:
    """A table at which these heroes have been chosen, before anything else."""
    return Stage(BOX, (*heroes, "zargon"), settings=settings)


def begun(*heroes: str, **settings: object) -> Stage:
    """A table whose heroes stand in their places."""
    stage = table(*heroes, **settings)
    while stage.decision != "start_choice":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    return stage


def spells_of(stage: Stage, hero: str) -> set[int]:
    """The spells of a hero."""
    return set(state(stage).heroes[HEROES.number(hero)].spells)


@rule("HQ-SET-1", "HQ-SET-2", "HQ-SET-3", "HQ-RND-2", "HQ-PLC-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_but_the_last_takes_a_hero_and_the_last_is_zargon(seats: int) -> None:
    stage = Stage(BOX, seats)
    for seat in range(seats - 1):
        assert stage.game.asked == (seat,)
        assert len(stage.offered(str(seat + 1))) == 4 - seat, "a hero is taken once"
        stage.play(str(seat + 1), f"take_hero {PARTY[3 - seat]}")
    assert state(stage).order == tuple(3 - seat for seat in range(seats - 1))
    assert zargon(state(stage)) == seats - 1
    taken = [3 - hero if 3 - hero < seats - 1 else NONE for hero in range(4)]
    assert [row.seat for row in state(stage).heroes] == taken


@rule("HQ-SET-8", "HQ-SET-9", "HQ-EQP-1")
def test_heroes_begin_with_their_cards_and_no_gold() -> None:
    stage = begun(*PARTY)
    assert [(row.body, row.mind) for row in state(stage).heroes] == [(8, 2), (7, 3), (6, 4), (4, 6)]
    told = stage.describe()["heroes"]
    weapons = {hero: told[hero]["items"] for hero in PARTY}
    assert weapons == {
        "barbarian": ["broadsword"],
        "dwarf": ["shortsword"],
        "elf": ["shortsword"],
        "wizard": ["dagger"],
    }
    assert {told[hero]["gold"] for hero in PARTY} == {0}
    assert all(told[hero]["readied"] == weapons[hero][0] for hero in PARTY)


@rule("HQ-SET-17", "HQ-SET-18")
def test_the_wizard_picks_then_the_elf_and_the_wizard_gets_the_rest() -> None:
    stage = table(*PARTY)
    assert stage.asked == ("wizard",)
    stage.play("wizard", "take_group wizard fire")
    assert stage.asked == ("elf",)
    assert "take_group elf fire" not in stage.offered("elf")
    stage.play("elf", "take_group elf earth")
    assert stage.decision == "start_choice", "the rest is no choice"
    assert spells_of(stage, "elf") == set(GROUP_SPELLS[3])
    assert len(spells_of(stage, "wizard")) == 9
    assert not spells_of(stage, "wizard") & spells_of(stage, "elf")


@rule("HQ-SET-21")
def test_a_wizard_without_an_elf_picks_three_groups_and_the_fourth_stays_out() -> None:
    stage = table("barbarian", "wizard")
    for group in ("air", "water", "earth"):
        assert stage.asked == ("wizard",)
        stage.play("wizard", f"take_group wizard {group}")
    assert stage.decision == "start_choice"
    assert not spells_of(stage, "wizard") & set(GROUP_SPELLS[1])


@rule("HQ-SET-21")
def test_an_elf_without_a_wizard_picks_one_group() -> None:
    stage = table("elf", "dwarf")
    stage.play("elf", "take_group elf fire")
    assert stage.decision == "start_choice"
    assert spells_of(stage, "elf") == set(GROUP_SPELLS[1])


@rule("HQ-SET-20", "HQ-SET-13", "HQ-CAM-1")
def test_every_quest_begins_with_a_draft_a_full_deck_and_full_points() -> None:
    stage = begun("barbarian", "elf")
    game = stage.game
    game.state.deck = (0,) * len(TREASURES)
    game.state.heroes[0] = game.state.heroes[0]._replace(body=1, spells=(3,))
    game.state.agenda[:] = [("begin_quest",)]
    game.run()
    assert stage.decision == "choose_group"
    assert sum(state(stage).deck) == 24
    assert state(stage).heroes[0].body == 8


@rule("HQ-SET-25")
def test_who_wears_the_spell_ring_names_a_spell_before_the_parchment_is_read() -> None:
    stage = table("barbarian", "elf")
    elf = HEROES.number("elf")
    sheet = stage.game.state.sheets[elf]
    stage.game.state.sheets[elf] = sheet._replace(items=(*sheet.items, ITEMS.number("spell-ring")))
    stage.play("elf", "take_group elf air")
    assert stage.decision == "choose_ring_spell"
    assert "parchment-read" not in stage.events
    assert set(stage.offered("elf")) == {f"store_spell elf {SPELLS.name(spell)}" for spell in GROUP_SPELLS[0]}
    stage.play("elf", "store_spell elf genie")
    assert state(stage).heroes[elf].stored == SPELLS.number("genie")
    assert "parchment-read" in stage.events


@rule("HQ-SET-23", "HQ-SET-5")
def test_the_parchment_is_shown_to_all_before_play_begins() -> None:
    stage = begun(*PARTY)
    assert "parchment-read" in stage.events
    assert "turn-begins" not in stage.events
    stage.play("barbarian", "begin")
    assert stage.asked == ("barbarian",)
    assert stage.decision == "turn_choice"


@rule("HQ-SET-24")
def test_heroes_stand_on_the_start_squares_in_the_order_of_turns() -> None:
    stage = begun("wizard", "dwarf", "elf")
    assert [at(stage, hero) for hero in ("wizard", "dwarf", "elf")] == ["x17", "y17", "x18"]


@rule("HQ-SET-24")
def test_a_split_start_follows_the_places_in_the_order() -> None:
    stage = table(*PARTY, play="single-quest", quest=8)
    while stage.decision != "start_choice":
        leave = [words for words in stage.offered(stage.asked[0]) if words == "leave_armoury"]
        stage.play(stage.asked[0], leave[0] if leave else stage.offered(stage.asked[0])[0])
    assert [at(stage, hero) for hero in PARTY] == ["b2", "x17", "c2", "y17"]
    offered = stage.offered("barbarian")
    assert "propose_swap barbarian elf" in offered
    assert "propose_swap barbarian dwarf" not in offered, "only within a group"


@rule("HQ-SET-24", "HQ-DEC-5")
def test_a_swap_needs_the_word_of_every_hero_player() -> None:
    stage = begun("barbarian", "dwarf", "elf")
    stage.play("barbarian", "propose_swap barbarian dwarf")
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "agree")
    stage.play("elf", "refuse_swap")
    assert [at(stage, hero) for hero in ("barbarian", "dwarf")] == ["x17", "y17"]
    stage.play("barbarian", "propose_swap barbarian dwarf")
    stage.play("dwarf", "agree")
    stage.play("elf", "agree")
    assert [at(stage, hero) for hero in ("barbarian", "dwarf")] == ["y17", "x17"]


@rule("HQ-SET-4", "HQ-SET-14", "HQ-SET-16")
def test_only_zargon_reads_the_quest() -> None:
    stage = begun(*PARTY)
    for seat in (*PARTY, ""):
        seen = stage.view(seat).state
        for hole in (seen.chart, seen.lurking, seen.hidden_traps, seen.finds, seen.pages):
            with pytest.raises(HiddenRead):
                bool(hole)
    own = stage.view("zargon").state
    assert own.chart == state(stage).chart
    assert own.lurking


@rule("HQ-SET-15")
def test_the_cards_of_monsters_on_the_board_are_everybodys_but_for_their_spells() -> None:
    stage = scene(monsters=[{"foe": "nerith", "at": "k8"}])
    seen = stage.view("barbarian").state.monsters[0]
    assert (seen.body, seen.foe) == (state(stage).monsters[0].body, state(stage).monsters[0].foe)
    with pytest.raises(HiddenRead):
        bool(seen.spells)


@rule("HQ-SET-22")
def test_as_many_dice_are_rolled_as_a_roll_needs() -> None:
    """More than the six of the box, let alone three of them."""
    hero = {"at": "k8", "attack": 5}
    stage = scene({"barbarian": hero}, monsters=[{"foe": "orc-1", "at": "l8"}], chance=[combat("wwwwwwww")])
    stage.play("barbarian", "strike broadsword orc-1")
    assert stage.dice.left == 0
