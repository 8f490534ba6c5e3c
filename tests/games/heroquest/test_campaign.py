"""Between quests: sheets, armoury, the dead, and the next quest (HQ-CAM, HQ-DTH-7, HQ-SET-6 to 9, HQ-DEC-5)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import in_hand, items, row, sheet, worn
from tests.games.heroquest.scene import PARTY, Roll, refused, scene, state, steps

from lanterne.engine import HIDDEN, Game, IllegalAnswer, SearchDice, Seat, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import REGION_OF
from lanterne.games.heroquest.content.cards import FIGURES
from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.content.sheets import AnyPart, CarryOut, Kill
from lanterne.games.heroquest.rules.campaign import rearranged
from lanterne.games.heroquest.state import DEAD, HEROES, INSIDE_IT, ITEMS, NONE, OUT, REGIONS, State
from lanterne.kit.grid import mask_of, squares_of
from lanterne.lab.stage import Stage

EXIT = ["b2", "c2", "b3", "c3"]
"""Where the heroes stand whom a test does not place."""


def ending(
    heroes: dict[str, Any] | None = None,
    *,
    won: bool = False,
    parts: tuple[AnyPart, ...] = (Kill(monster="verag"),),
    results: tuple[tuple[int, str], ...] = (),
    chance: tuple[Roll, ...] = (),
    options: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A quest of a campaign that has just ended: all heroes in the dungeon have left by the exit. It had these parts,
    which could not all be fulfilled, unless it was `won`."""
    position = {"quest": "proving-vaults", "map": "empty", "seen": "all", "stairs": EXIT} | position
    stage = scene(heroes, chance=chance, options=options, **position)
    s = state(stage)
    s.results = results
    s.chart = s.chart._replace(parts=() if won else parts, finds=QUESTS[s.quest].finds)
    for hero in s.order:
        if s.heroes[hero].fate == INSIDE_IT:
            stage.play(str(HEROES.name(hero)), "leave")
    return stage


def settled(stage: Stage) -> Stage:
    """Everybody has left the armoury, and the dead are followed by others."""
    while stage.decision in ("shopping", "mourning"):
        hero = stage.asked[0]
        stage.play(hero, "leave_armoury" if stage.decision == "shopping" else f"join_anew {hero}")
    return stage


def agreed(stage: Stage, words: str) -> Stage:
    """The first hero proposes, all others agree."""
    settled(stage).play("barbarian", words)
    while stage.decision == "consent":
        stage.play(stage.asked[0], "agree_to_quest")
    return stage


# --- what is kept -----------------------------------------------------------------------------------------------------


@rule("HQ-CAM-1", "HQ-CAM-5", "HQ-ITM-8")
@pytest.mark.parametrize("won", [True, False])
def test_points_are_full_again_and_nothing_of_the_quest_lasts(won: bool) -> None:
    hurt = {"at": "b2", "body": 1, "mind": 1, "attack": 4, "defend": 2, "used": ["phantom-blade"]}
    ring = {"at": "b3", "items": ["ring-of-fortitude"], "worn": ["ring-of-fortitude"], "body": 2}
    stage = ending({"barbarian": hurt, "elf": ring}, won=won)
    assert state(stage).results[-1] == (0, "success" if won else "unfinished")
    assert row(stage, "barbarian")[:5] == (0, OUT, NONE, 8, 2)
    assert row(stage, "barbarian")[5:10] == (False, 0, 0, 0, 0)
    assert row(stage, "barbarian").used == ()
    assert row(stage, "elf").body == 7


@rule("HQ-CAM-2", "HQ-SET-9")
@pytest.mark.parametrize("won", [True, False])
def test_sheets_are_kept(won: bool) -> None:
    rich = {"at": "b2", "gold": 35, "items": ["potion-of-healing", "orcs-bane", "helmet"], "worn": ["helmet"]}
    stage = ending({"barbarian": rich}, won=won)
    assert sheet(stage, "barbarian").gold == 35 + (25 if won else 0)
    assert items(stage, "barbarian") == ["helmet", "potion-of-healing", "orcs-bane"]
    assert worn(stage, "barbarian") == ["helmet"]


@rule("HQ-DTH-6", "HQ-CAM-4")
def test_what_is_left_in_the_dungeon_is_lost_and_artifacts_among_it_become_lost_artifacts() -> None:
    pile = {"at": "k8", "gold": 50, "items": ["orcs-bane", "helmet", "iron-key"]}
    stage = ending(piles=[pile])
    assert state(stage).piles == []
    assert [ITEMS.name(item) for item in state(stage).lost_artifacts] == ["orcs-bane"]


@rule("HQ-CAM-4")
def test_a_lost_artifact_waits_in_the_room_that_the_next_quest_names() -> None:
    stage = agreed(ending(won=True, piles=[{"at": "k8", "items": ["borins-armor"]}]), "propose_next goblin-toll 0")
    waiting = [find for find in state(stage).finds if ITEMS.number("borins-armor") in find.items]
    assert [REGIONS.name(find.room) for find in waiting] == ["room-02"]


# --- after a death ----------------------------------------------------------------------------------------------------

FALLEN = {"fate": "dead", "gold": 90, "items": ["dagger", "spell-ring"], "done": ["proving-vaults"]}


@rule("HQ-DTH-7", "HQ-SET-8")
def test_a_new_character_has_the_starting_weapon_no_gold_and_no_mark() -> None:
    stage = ending({"wizard": FALLEN}, won=True)
    assert (stage.decision, stage.asked) == ("mourning", ("wizard",))
    stage.play("wizard", "join_anew wizard")
    assert sheet(stage, "wizard") == (0, (ITEMS.number("dagger"),), (), ITEMS.number("dagger"), 0, 1, NONE)
    assert in_hand(stage, "wizard") == "dagger"
    agreed(stage, "propose_next goblin-toll 0")
    assert row(stage, "wizard").fate == INSIDE_IT


@rule("HQ-DTH-7", "HQ-SET-3")
def test_a_player_may_stay_away_from_the_next_quest() -> None:
    stage = ending({"wizard": FALLEN}, won=True)
    stage.play("wizard", "stay_away wizard")
    assert stage.events[-1] == "stayed-away"
    agreed(stage, "propose_next goblin-toll 0")
    while stage.decision != "start_choice":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert (row(stage, "wizard").fate, row(stage, "wizard").square) == (DEAD, NONE)
    assert not any("wizard" in words for words in stage.offered("barbarian"))
    stage.play("barbarian", "begin")
    for hero in ("barbarian", "dwarf", "elf"):
        assert stage.asked == (hero,)
        stage.play(hero, "end_turn")
    assert "wizard" not in stage.asked


@rule("HQ-DTH-7", "HQ-SET-3")
def test_somebody_must_go() -> None:
    stage = ending({"barbarian": FALLEN, "dwarf": FALLEN, "elf": FALLEN, "wizard": {"at": "b2"}}, active="wizard")
    for hero in ("barbarian", "dwarf", "elf"):
        stage.play(hero, f"stay_away {hero}")
    assert stage.decision == "next_quest"
    lost = scene(dict.fromkeys(PARTY[:3], FALLEN) | {"wizard": {"at": "b2", "body": 1}}, active="wizard")
    lost.game.state.agenda.append(("die", 3))
    lost.game.run()
    for hero in ("barbarian", "dwarf", "elf"):
        lost.play(hero, f"stay_away {hero}")
    assert refused(lost, "wizard", "stay_away wizard") == ("somebody-must-go", "HQ-SET-3")


# --- the armoury ------------------------------------------------------------------------------------------------------


@rule("HQ-CAM-3", "HQ-EQP-9", "HQ-EQP-3")
def test_gold_buys_equipment_in_any_number_also_what_the_buyer_cannot_use() -> None:
    stage = ending({"wizard": {"at": "c3", "gold": 325}})
    settled_up_to(stage, "wizard")
    stage.play("wizard", "buy shortsword 150")
    stage.play("wizard", "buy shortsword 150")
    assert items(stage, "wizard") == ["dagger", "shortsword", "shortsword"]
    assert in_hand(stage, "wizard") == "dagger"
    assert sheet(stage, "wizard").gold == 25
    assert refused(stage, "wizard", "buy helmet 125") == ("too-dear", "HQ-CAM-3")
    stage.play("wizard", "buy dagger 25")
    assert sheet(stage, "wizard").gold == 0


def settled_up_to(stage: Stage, hero: str) -> None:
    """The heroes before this one have left the armoury."""
    while stage.asked != (hero,):
        stage.play(stage.asked[0], "leave_armoury")


@rule("HQ-CAM-3")
def test_in_a_quest_nothing_is_bought() -> None:
    assert "buy" not in steps(scene({"barbarian": {"at": "k8", "gold": 900}}), "barbarian")


@rule("HQ-CAM-6", "HQ-VAR-1")
def test_nothing_is_sold_but_in_the_variant_for_half_the_price() -> None:
    rich = {"barbarian": {"at": "b2", "items": ["dagger", "orcs-bane", "helmet"], "worn": ["helmet"]}}
    assert refused(ending(rich), "barbarian", "sell dagger 12") == ("no-selling", "HQ-CAM-6")
    stage = ending(rich, options={"sell_half": "on"})
    sold = [words for words in stage.offered("barbarian") if words.startswith("sell")]
    assert sold == ["sell dagger 12", "sell helmet 62"]
    stage.play("barbarian", "sell helmet 62")
    assert (sheet(stage, "barbarian").gold, worn(stage, "barbarian")) == (62, [])


@rule("HQ-EQP-7", "HQ-EQP-6")
def test_body_armour_is_changed_between_quests() -> None:
    hero = {"at": "b2", "gold": 0, "items": ["chain-mail", "plate-mail"], "worn": ["plate-mail"]}
    stage = ending({"barbarian": hero})
    stage.play("barbarian", "wear chain-mail")
    assert worn(stage, "barbarian") == ["chain-mail"]
    stage.play("barbarian", "take_off chain-mail")
    assert worn(stage, "barbarian") == []


@rule("HQ-ITM-1", "HQ-ITM-3")
def test_between_quests_things_change_hands_without_adjacency_but_not_to_the_dead() -> None:
    stage = ending({"barbarian": {"at": "b2", "items": ["tool-kit"], "gold": 10}, "wizard": FALLEN})
    stage.play("wizard", "stay_away wizard")
    stage.play("barbarian", "give_to elf")
    stage.play("barbarian", "give elf tool-kit")
    assert "tool-kit" in items(stage, "elf")
    assert refused(stage, "barbarian", "give_to wizard") == ("not-here", "HQ-ITM-3")


@rule("HQ-VAR-1")
def test_before_a_single_quest_each_hero_has_gold_to_spend() -> None:
    stage = Stage(BOX, (*PARTY, "zargon"), options={"play": "single-quest", "quest": 4})
    assert (stage.decision, stage.asked) == ("shopping", ("barbarian",))
    assert [state(stage).sheets[hero].gold for hero in range(4)] == [300] * 4
    stage.play("barbarian", "buy broadsword 250")
    for hero in PARTY:
        stage.play(hero, "leave_armoury")
    assert (sheet(stage, "barbarian").gold, sheet(stage, "elf").gold) == (50, 300)
    assert state(stage).quest == 3
    first = Stage(BOX, (*PARTY, "zargon"), options={"play": "single-quest", "quest": 1})
    assert first.decision == "choose_group"


# --- which quest is next ----------------------------------------------------------------------------------------------


@rule("HQ-SET-6")
def test_a_campaign_begins_with_quest_one() -> None:
    assert state(Stage(BOX, (*PARTY, "zargon"))).quest == 0


@rule("HQ-SET-7")
def test_a_completed_quest_unlocks_the_next_and_can_be_played_again() -> None:
    stage = settled(ending(won=True, results=((0, "success"),), quest="goblin-toll"))
    open_now = [words for words in stage.offered("barbarian") if words.startswith("propose")]
    assert open_now == [
        "propose_next drowned-scriptorium 0",
        "propose_replay proving-vaults 0",
        "propose_replay goblin-toll 0",
        "propose_stop 0",
    ]
    assert refused(stage, "barbarian", "propose_next old-bones 0") == ("quest-locked", "HQ-SET-7")
    agreed(stage, "propose_next drowned-scriptorium 0")
    assert (state(stage).quest, state(stage).tries) == (2, 0)


@rule("HQ-SET-7", "HQ-CAM-5")
def test_a_quest_that_failed_must_be_completed_before_the_next() -> None:
    stage = settled(ending())
    assert stage.offered("barbarian") == ["propose_retry proving-vaults 0", "propose_stop 0"]
    assert refused(stage, "barbarian", "propose_next goblin-toll 0") == ("quest-locked", "HQ-SET-7")


@rule("HQ-DEC-5")
def test_all_hero_seats_must_agree_and_after_a_refusal_the_next_one_proposes() -> None:
    stage = settled(ending(won=True))
    stage.play("barbarian", "propose_next goblin-toll 0")
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "agree_to_quest")
    stage.play("elf", "refuse_quest")
    assert (stage.decision, stage.asked) == ("next_quest", ("dwarf",))
    stage.play("dwarf", "propose_replay proving-vaults 1")
    for hero in ("elf", "wizard", "barbarian"):
        assert (stage.asked, state(stage).quest_won) == ((hero,), True)
        stage.play(hero, "agree_to_quest")
    assert (state(stage).quest, state(stage).quest_won) == (0, False)
    assert not any(call[0] in ("next_quest", "scope") for call in state(stage).agenda)


@rule("HQ-DEC-5")
def test_the_heroes_may_stop_together() -> None:
    stage = agreed(ending(), "propose_stop 0")
    assert state(stage).ending == "campaign-left"


@rule("HQ-CAM-7")
def test_after_the_last_quest_the_campaign_is_won() -> None:
    stage = ending(won=True, results=tuple((quest, "success") for quest in range(13)), quest="black-banner")
    assert state(stage).ending == "campaign-won"
    assert [state(stage).sheets[hero].title for hero in range(4)] == [13] * 4
    assert not ending(results=tuple((quest, "success") for quest in range(13)), quest="black-banner").game.over


# --- once more --------------------------------------------------------------------------------------------------------


def once_more(stage: Stage, words: str) -> Stage:
    """The quest that all agree on begins, with dice of its own."""
    stage.game = Game(BOX, state(stage), SearchDice(1), stage.said.append)
    return agreed(stage, words)


def taken_but(*rooms: int) -> list[dict[str, Any]]:
    """The special treasures of quest 1, without these."""
    finds = QUESTS[0].finds.items()
    return [{"room": str(REGIONS.name(room)), "gold": find.gold} for room, find in finds if room not in rooms]


@rule("HQ-CAM-5")
def test_special_gold_taken_before_is_gone_on_a_retry_and_stays_gone() -> None:
    first, second, *rest = QUESTS[0].finds
    stage = once_more(ending(finds=taken_but(first)), "propose_retry proving-vaults 0")
    assert (state(stage).tries, state(stage).taken) == (1, (first,))
    assert [find.room for find in state(stage).finds] == [second, *rest]
    again = ending(finds=taken_but(first, second), tries=1, results=((0, "unfinished"),))
    once_more(again, "propose_retry proving-vaults 0")
    assert (state(again).tries, state(again).taken) == (2, (first, second))


@rule("HQ-CAM-5", "HQ-SET-7")
def test_a_replay_in_between_does_not_bring_the_gold_of_the_failed_quest_back() -> None:
    first = next(iter(QUESTS[1].finds))
    rest = [{"room": str(REGIONS.name(room))} for room in QUESTS[1].finds if room != first]
    stage = ending(quest="goblin-toll", finds=rest, results=((0, "success"),))
    once_more(stage, "propose_replay proving-vaults 0")
    assert (state(stage).tries, state(stage).taken) == (0, ())
    assert state(stage).emptied == ((1, (first,)),)


@rule("HQ-CAM-5")
def test_a_completed_quest_is_as_printed_when_it_is_played_again() -> None:
    stage = ending(won=True, finds=[], results=((0, "unfinished"),), tries=1)
    once_more(stage, "propose_replay proving-vaults 0")
    assert (state(stage).tries, state(stage).taken, state(stage).emptied) == (0, (), ())
    assert state(stage).lurking == list(QUESTS[0].monsters)
    assert len(state(stage).finds) == len(QUESTS[0].finds)


@rule("HQ-CAM-5")
def test_a_lost_artifact_that_nobody_found_does_not_keep_the_gold_of_its_room() -> None:
    room = QUESTS[1].lost_artifacts
    waiting = [{"room": str(REGIONS.name(room)), "items": ["orcs-bane"]}]
    stage = ending(quest="goblin-toll", finds=waiting, lost_artifacts=["orcs-bane"], results=((0, "success"),))
    assert state(stage).emptied == ((1, tuple(QUESTS[1].finds)),)


@rule("HQ-CAM-5", "HQ-SET-7")
def test_quest_items_are_kept_for_a_retry_and_left_at_home_otherwise() -> None:
    bearer = {"elf": {"at": "b3", "items": ["ledger-of-tides", "tool-kit"]}}
    results = ((0, "success"), (1, "success"))
    for words, kept in (("propose_retry drowned-scriptorium 0", True), ("propose_replay goblin-toll 0", False)):
        parts = (CarryOut(item="ledger-of-tides"), Kill(monster="verag"))
        stage = ending(bearer, parts=parts, quest="drowned-scriptorium", results=results)
        assert "ledger-of-tides" in items(stage, "elf")
        once_more(stage, words)
        assert ("ledger-of-tides" in items(stage, "elf")) == kept
        assert "tool-kit" in items(stage, "elf")


@rule("HQ-CAM-5")
@pytest.mark.parametrize("number", range(14))
def test_on_a_retry_unnamed_monsters_are_on_random_free_squares_of_their_own_region(number: int) -> None:
    chart = QUESTS[number]
    game = Game(BOX, state(scene()), SearchDice(number))
    moved = rearranged(game, chart.monsters, chart)
    assert [monster.kind for monster in moved] == [monster.kind for monster in chart.monsters]
    furniture = mask_of(square for piece in chart.furniture for square in squares_of(piece.squares))
    solid = chart.blocked | furniture | mask_of(thing.square for thing in chart.objects)
    starts = mask_of(square for start in chart.starts for square in start.squares)
    for before, after in zip(chart.monsters, moved, strict=True):
        if before.kind >= len(FIGURES):
            assert after == before
        assert REGION_OF[after.square] == REGION_OF[before.square]
        assert (chart.dungeon & ~solid & ~starts) >> after.square & 1 or after == before
    assert len({monster.square for monster in moved}) == len(moved)
    assert moved != list(chart.monsters) or not moved


@rule("HQ-CAM-5")
def test_a_retry_moves_the_monsters_and_the_first_try_does_not() -> None:
    stage = once_more(ending(), "propose_retry proving-vaults 0")
    everybody = [*state(stage).lurking, *state(stage).monsters]
    assert len(everybody) == len(QUESTS[0].monsters)
    assert state(stage).lurking != list(QUESTS[0].monsters)
    assert state(Stage(BOX, (*PARTY, "zargon"))).lurking == list(QUESTS[0].monsters)


# --- nobody goes back -------------------------------------------------------------------------------------------------


def table_after_a_quest() -> Table[State]:
    """Ann has the first two heroes, Bob the others, Cid is Zargon; all have left the dungeon, with a little gold."""
    heroes = {hero: {"at": "b2", "gold": 60} for hero in PARTY}
    position = {"map": "empty", "seen": "all", "stairs": EXIT, "heroes": heroes}
    seats = [Seat("Ann"), Seat("Ann"), Seat("Bob"), Seat("Bob"), Seat("Cid")]
    table = Table.new(BOX, seats, names=(*PARTY, "zargon"), position=position, seed=bytes(32))
    for seat in range(4):
        table.answer(seat, ("leave",))
    return table


def test_what_is_done_in_the_armoury_can_be_taken_back_until_another_person_is_asked() -> None:
    table = table_after_a_quest()
    for answer in (("buy", 0, 25), ("give_to", 1), ("give_gold", 1, 10), ("leave_armoury",), ("buy", 0, 25)):
        table.answer(table.asked[0], answer)
    assert table.undo_limit(0) == table.chapter
    table.answer(1, ("leave_armoury",))
    assert table.undo_limit(0) == table.last
    table.undo(2, table.chapter, agreed=(0, 4))
    assert [sheet.gold for sheet in table.state.sheets] == [60, 60, 60, 60]


def test_the_end_of_a_quest_is_never_taken_back() -> None:
    table = table_after_a_quest()
    assert table.chapter == 4
    with pytest.raises(IllegalAnswer):
        table.undo(0, 3, agreed=(0, 2, 4))
    again = Table.replay(BOX, table.log)
    assert (again.chapter, again.state.results) == (4, ((0, "unfinished"),))


def test_heroes_read_the_quest_once_it_is_won_and_not_before() -> None:
    assert ending().view("elf").state.chart is HIDDEN
    assert ending(won=True).view("elf").state.chart is not HIDDEN
