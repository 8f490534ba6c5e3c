"""Between quests: sheets, the dead, and the next quest (HQ-CAM, HQ-DTH-7, HQ-SET-6 to 9, HQ-DEC-5)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import EXIT, FALLEN, agreed, ending, in_hand, items, row, settled, sheet, worn
from tests.games.heroquest.scene import PARTY, refused, scene, state

from lanterne.engine import HIDDEN, IllegalAnswer, Seat, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.state import BOOK, DEAD, INSIDE_IT, ITEMS, NONE, OUT, REGIONS, HeroRow, Sheet, State
from lanterne.lab.stage import Stage

# --- what is kept -----------------------------------------------------------------------------------------------------


@rule("HQ-CAM-1", "HQ-CAM-5", "HQ-ITM-8")
@pytest.mark.parametrize("won", [True, False])
def test_points_are_full_again_and_nothing_of_the_quest_lasts(won: bool) -> None:
    hurt = {"at": "b2", "body": 1, "mind": 1, "attack": 4, "defend": 2, "used": ["phantom-blade"]}
    ring = {"at": "b3", "items": ["ring-of-fortitude"], "worn": ["ring-of-fortitude"], "body": 2}
    stage = ending({"barbarian": hurt, "elf": ring}, won=won)
    assert state(stage).results[-1] == (0, "success" if won else "unfinished")
    assert row(stage, "barbarian") == HeroRow(0, OUT, NONE, 8, 2)
    assert row(stage, "elf").body == 7


@rule("HQ-CAM-1")
def test_where_nobody_has_come_home_nobody_is_said_to_rest() -> None:
    stage = scene({"elf": "m9"}, party=("elf",), settings={"play": "campaign"})
    stage.game.state.agenda.append(("lose_body", 2, 9))
    stage.game.run()
    assert stage.decision == "mourning"
    assert "points-restored" not in stage.events
    assert "points-restored" in ending().events


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
    assert not state(stage).piles
    assert [ITEMS.name(item) for item in state(stage).lost_artifacts] == ["orcs-bane"]


@rule("HQ-CAM-4")
def test_a_lost_artifact_waits_in_the_room_that_the_next_quest_names() -> None:
    stage = agreed(ending(won=True, piles=[{"at": "k8", "items": ["borins-armor"]}]), "propose_next goblin-toll 0")
    waiting = [find for find in state(stage).finds if ITEMS.number("borins-armor") in find.items]
    assert [REGIONS.name(find.room) for find in waiting] == ["room-02"]


# --- after a death ----------------------------------------------------------------------------------------------------


@rule("HQ-DTH-7", "HQ-SET-8")
def test_a_new_character_has_the_starting_weapon_no_gold_and_no_mark() -> None:
    stage = ending({"wizard": FALLEN}, won=True)
    assert (stage.decision, stage.asked) == ("mourning", ("wizard",))
    stage.play("wizard", "send_new_hero wizard")
    dagger = ITEMS.number("dagger")
    assert sheet(stage, "wizard") == Sheet(0, (dagger,), (), dagger, deaths=1)
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


# --- which quest is next ----------------------------------------------------------------------------------------------


@rule("HQ-SET-6")
def test_a_campaign_begins_with_quest_one() -> None:
    assert state(Stage(BOX, (*PARTY, "zargon"))).quest == 0


@rule("HQ-SET-7")
def test_a_completed_quest_unlocks_the_next_and_can_be_played_again() -> None:
    stage = settled(ending(won=True, results=("proving-vaults success",), quest="goblin-toll"))
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
    stage = ending(won=True, results=tuple(f"{quest} success" for quest in BOOK.names[:13]), quest="black-banner")
    assert state(stage).ending == "campaign-won"
    assert [state(stage).sheets[hero].title for hero in range(4)] == [13] * 4
    assert not ending(results=tuple(f"{quest} success" for quest in BOOK.names[:13]), quest="black-banner").game.over


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
    gift = (("give_to", 1), ("open_purse", 1), ("give_gold", ("coins", 1, 10)))
    for answer in (("buy", 0, 25), *gift, ("leave_armoury",), ("buy", 0, 25)):
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
