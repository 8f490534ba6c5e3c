"""Monsters, treasure, goal, notes, words and the end (QW-MON, QW-TRE, QW-GOA, QW-NOT, QW-TXT, QW-END)."""

import pytest
from tests.citing import rule
from tests.games.quest_workshop.sheets import WHOLE, WORDS, draw, stage, whole_quest, why, write
from tests.games.quest_workshop.test_map import OPEN_ROOM

from lanterne.engine import IllegalAnswer
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.packing import file_of
from lanterne.words import words_for


@rule("QW-MON-1", "QW-NOT-2")
def test_monsters_of_an_open_note_come_later_and_need_no_figure_yet() -> None:
    at = stage(OPEN_ROOM, tool="monster-gargoyle")
    draw(at, ["put", "a1"], ["note_at_start"], ["put", "a2"], ["put", "a1"])
    assert why(at, ["put", "a2"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["close_note"])
    assert why(at, ["put", "a3"]) == ("all-in-use", "QW-MAP-7")
    quest = at.game.state.quest
    assert [row.at for row in quest.monsters] == ["a1"]
    assert [row.at for row in quest.notes[0].effects[0].monsters] == ["a2", "a1"]


@rule("QW-MON-2")
def test_a_character_has_a_profile_of_its_own_and_is_in_play_once() -> None:
    at = stage(OPEN_ROOM)
    assert why(at, ["take", "character-1"]) == ("not-created", "QW-MON-2")
    draw(at, ["create", "orc"], ["take", "character-1"], ["improve", "body"], ["lessen", "mind"], ["put", "a1"])
    profile = at.game.state.quest.characters[0].profile
    orc = next(row.profile for row in HEROQUEST.monsters if row.id == "orc")
    assert (profile.body, profile.mind, profile.attack) == (orc.body + 1, orc.mind - 1, orc.attack)
    assert why(at, ["put", "a2"]) == ("in-play-already", "QW-MON-2")
    assert why(at, ["dismiss"]) == ("character-needed", "QW-MON-2")
    draw(at, ["clear", "a1"], ["ask_kill", "character-1"])
    assert why(at, ["dismiss"]) == ("character-needed", "QW-MON-2")
    draw(at, ["drop_part", 1])
    for _ in range(profile.mind):
        draw(at, ["lessen", "mind"])
    assert why(at, ["lessen", "mind"]) == ("no-lower", "QW-MON-2")
    for _ in range(10 - profile.body):
        draw(at, ["improve", "body"])
    assert why(at, ["improve", "body"]) == ("no-higher", "QW-MON-2")
    draw(at, ["dismiss"], *[["create", "orc"]] * 6)
    assert why(at, ["create", "orc"]) == ("enough-characters", "QW-MON-2")


@rule("QW-MON-3")
def test_a_dread_spell_has_one_owner_and_escape_needs_a_square() -> None:
    at = stage(OPEN_ROOM)
    draw(at, ["create", "orc"], ["create", "orc"], ["take", "escape"])
    assert why(at, ["put", "a1"]) == ("nobody-escapes", "QW-MON-3")
    draw(at, ["take", "character-1"], ["teach", "dread-escape"], ["take", "character-2"])
    assert why(at, ["teach", "dread-escape"]) == ("spell-has-owner", "QW-MON-3")
    draw(at, ["take", "escape"], ["put", "a1"])
    assert at.game.state.quest.characters[0].escape == "a1"
    draw(at, ["take", "character-1"], ["unlearn", "dread-escape"])
    first = at.game.state.quest.characters[0]
    assert (first.spells, first.escape) == ((), None)


@rule("QW-MON-4")
def test_one_kind_of_monsters_wanders() -> None:
    at = stage()
    draw(at, ["let_wander", "mummy"])
    assert at.game.state.quest.wandering == "mummy"
    assert why(at, ["let_wander", "mummy"]) == ("wanders-already", "QW-MON-4")


@rule("QW-TRE-1")
def test_a_room_has_one_special_search() -> None:
    at = stage(OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}]}, tool="nothing")
    assert why(at, ["mark", "room-02"]) == ("solid-rock", "QW-MAP-4")
    draw(at, ["mark", "room-01"])
    assert why(at, ["mark", "room-01"]) == ("nothing-already", "QW-TRE-1")
    draw(at, ["take", "gold"], *[["mark", "room-01"]] * 20)
    assert why(at, ["mark", "room-01"]) == ("enough-gold", "QW-TRE-1")
    draw(at, ["take_item", "holy-water"], ["put", "b2"], ["mark", "room-01"], ["mark", "room-01"])
    assert why(at, ["mark", "room-01"]) == ("enough-items", "QW-TRE-1")
    (find,) = at.game.state.quest.finds
    assert (find.gold, find.items, find.piece) == (500, ("holy-water",) * 3, "b2")
    draw(at, ["unmark", "room-01"])
    assert at.game.state.quest.finds == ()


@rule("QW-TRE-2")
def test_an_artifact_is_handed_out_once_by_rooms_or_notes() -> None:
    at = stage(OPEN_ROOM)
    draw(at, ["create", "orc"], ["note_on_death", "character-1"], ["then_give", "orcs-bane"])
    assert why(at, ["then_give", "orcs-bane"]) == ("artifact-there", "QW-TRE-2")
    draw(at, ["take_item", "orcs-bane"])
    assert why(at, ["mark", "room-01"]) == ("artifact-there", "QW-TRE-2")


@rule("QW-TRE-3")
def test_lost_artifacts_turn_up_where_the_author_says() -> None:
    at = stage({"dark_rooms": list(LAYOUT.regions[3:])}, tool="lost")
    assert why(at, ["mark", "room-01"]) == ("lost-here", "QW-TRE-3")
    draw(at, ["mark", "room-02"])
    assert at.game.state.quest.lost_artifacts == "room-02"


@rule("QW-GOA-1", "QW-GOA-2")
def test_the_goal_has_parts_and_none_twice() -> None:
    at = stage(OPEN_ROOM)
    draw(at, ["create", "orc"], ["take_item", "holy-water"], ["mark", "room-01"])
    parts = [["ask_kill", "character-1"], ["ask_carry", "holy-water"], ["ask_flag", "flag-2"]]
    parts += [["ask_clearing"], ["ask_leaving"], ["ask_exploring"]]
    for part in parts:
        assert why(at, part) is None
        draw(at, part)
        assert why(at, part) == ("asked-already", "QW-GOA-2")
    kinds = [type(part).__name__ for part in at.game.state.quest.parts]
    assert kinds == ["Kill", "CarryOut", "Flag", "KillAll", "LeaveByExit", "Explore"]
    draw(at, ["drop_part", 2])
    assert [type(part).__name__ for part in at.game.state.quest.parts] == kinds[:1] + kinds[2:]


@rule("QW-GOA-3")
def test_the_reward_is_chosen() -> None:
    at = stage()
    draw(at, ["promise", 250])
    assert at.game.state.quest.gold == 250
    assert why(at, ["promise", 250]) == ("reward-already", "QW-GOA-3")


@rule("QW-NOT-1")
def test_notes_are_read_at_their_moments() -> None:
    at = stage(OPEN_ROOM)
    draw(at, ["create", "orc"], ["note_at_start"], ["note_on_search", "room-01"], ["note_on_death", "character-1"])
    draw(at, ["note_on_wound", "character-1"], ["note_on_last_death"], ["note_on_flag", "flag-1"])
    triggers = [type(note.trigger).__name__ for note in at.game.state.quest.notes]
    assert triggers == ["QuestStart", "TreasureSearch", "Killed", "Wounded", "AllKilled", "FlagsSet"]
    draw(at, *[["note_at_start"]] * 6)
    assert why(at, ["note_at_start"]) == ("enough-notes", "QW-NOT-1")


@rule("QW-NOT-2")
def test_the_open_note_gets_effects_and_loses_them() -> None:
    at = stage(OPEN_ROOM)
    draw(at, ["create", "orc"], ["note_at_start"], ["then_reveal"], ["then_set", "flag-1"])
    assert why(at, ["then_reveal"]) == ("does-already", "QW-NOT-2")
    assert why(at, ["then_give", "holy-water"]) == ("only-a-killer", "QW-NOT-2")
    draw(at, ["note_on_death", "character-1"], ["then_give", "holy-water"], ["open_note", "note-1"])
    assert why(at, ["open_note", "note-1"]) == ("open-already", "QW-NOT-2")
    draw(at, ["strip_note"])
    first, second = at.game.state.quest.notes
    assert (first.effects, len(second.effects)) == ((), 1)
    draw(at, ["drop_note"])
    assert (at.game.state.quest.notes, at.truth()["note"]) == ((second,), -1)


@rule("QW-NOT-3")
def test_a_flag_that_something_waits_for_is_set_by_something() -> None:
    at = stage()
    draw(at, ["ask_flag", "flag-1"], ["note_on_flag", "flag-2"], ["then_set", "flag-1"])
    assert why(at, ["then_set", "flag-1"]) == ("does-already", "QW-NOT-2")
    told = [flaw.id for flaw in flaws(at.game.state)]
    assert ("flaw-flag-never-set" in told, "flaw-note-waits" in told) == (False, True)
    draw(at, ["strip_note"], ["then_set", "flag-2"])
    told = [flaw.id for flaw in flaws(at.game.state)]
    assert ("flaw-flag-never-set" in told, "flaw-note-waits" in told) == (True, False)


@rule("QW-TXT-1")
def test_a_text_stands_in_its_language_only() -> None:
    at = stage()
    draw(at, ["write_subject", "title", "fr"])
    assert at.decision == "writing"
    draw(at, ["write", " Le Cor "], ["write_subject", "title", "en"], ["leave_text"])
    assert at.truth()["words"] == [["quest-own-sheet", "", "Le Cor"]]
    assert at.decision == "edit"


@rule("QW-TXT-1")
def test_everything_that_is_read_out_is_written_in_both_languages() -> None:
    at = stage()
    draw(at, *WHOLE)
    write(at)
    written = {key: (english, french) for key, english, french in at.game.state.texts}
    assert len(written) == len(WORDS)
    for key, (_, english, french) in zip(
        (
            *("quest-own-sheet", "quest-own-sheet.effect", "quest-own-sheet.flavor"),
            f"monster-{at.game.state.quest.characters[0].id}",
            f"note-own-sheet-{at.game.state.quest.notes[0].id}",
            *("find-own-sheet-room-01", "sprung-own-sheet-e2"),
        ),
        WORDS,
        strict=True,
    ):
        assert written[key] == (english, french)
    draw(at, ["write_note", "note-1", "fr"], ["leave_text"])
    assert at.game.state.desk == ("", -1)


@rule("QW-TXT-2")
@pytest.mark.parametrize("text", ["", "   ", "a\u0000b", "x" * 1201])
def test_a_text_can_be_read_and_is_not_too_long(text: str) -> None:
    at = stage()
    draw(at, ["write_subject", "title", "en"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["write", text])
    draw(at, ["write", "Qui va là\u00a0? " + "x" * 1188])
    assert at.decision == "edit"


@rule("QW-TXT-3")
def test_a_file_takes_the_place_of_the_drawing() -> None:
    made, at = whole_quest(), stage(OPEN_ROOM)
    draw(at, ["bring"], ["load", file_of(made).decode()])
    assert (at.game.state.quest, at.game.state.texts) == (made.quest, made.texts)
    draw(at, ["bring"], ["leave_file"])
    assert at.game.state.quest == made.quest


@rule("QW-TXT-3")
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"quest": 3, "words": []}', "[" * 100_000, '{"quest": {"id": "x"}}'])
def test_what_is_no_quest_is_not_taken(text: str) -> None:
    at = stage()
    draw(at, ["bring"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["load", text])
    assert at.decision == "loading"


@rule("QW-END-1")
def test_what_is_missing_is_told_until_nothing_is() -> None:
    at = stage()
    assert [flaw.id for flaw in flaws(at.game.state)][:2] == ["flaw-no-stairs", "flaw-no-exit"]
    draw(at, *WHOLE)
    assert [flaw.id for flaw in flaws(at.game.state)] == ["flaw-unwritten-en", "flaw-unwritten-fr"]
    assert why(at, ["finish"]) == ("not-playable", "QW-END-1")
    write(at)
    assert flaws(at.game.state) == ()


@rule("QW-END-1")
@pytest.mark.parametrize(
    ("answers", "flaw"),
    [
        ([["unhang", "b1-b2"]], "flaw-no-way-to"),
        ([["take", "door"], ["hang", "e3-f3"], ["unhang", "e3-f3"]], "flaw-room-closed"),
        ([["clear", "a8"]], "flaw-not-placed"),
        ([["take", "character-1"], ["teach", "dread-escape"]], "flaw-no-escape"),
        ([["clear", "b2"]], "flaw-no-stairs"),
        ([["drop_part", 1]], "flaw-no-goal"),
        ([["create", "orc"]], "flaw-not-placed"),
    ],
)
def test_a_whole_quest_can_be_spoilt(answers: list[list[str | int]], flaw: str) -> None:
    at = stage()
    draw(at, *WHOLE, *answers)
    assert flaw in [each.id for each in flaws(at.game.state)]


@rule("QW-END-2")
def test_a_quest_without_flaws_can_be_finished() -> None:
    at = stage()
    draw(at, *WHOLE)
    write(at)
    draw(at, ["finish"])
    assert (at.game.state.ending, BOX.ranking(at.game.state)) == ("finished", (1,))


@rule("QW-END-3")
def test_a_sheet_can_be_set_aside() -> None:
    at = stage()
    draw(at, ["set_aside"])
    assert (at.game.state.ending, BOX.ranking(at.game.state)) == ("unfinished", (2,))


@rule("QW-END-1")
def test_what_only_heroquest_finds_is_told_in_both_languages() -> None:
    at = stage()
    draw(at, *WHOLE, ["take", "blocked"], *(["put", name] for name in ("a10", "j10", "q10", "z10", "a13")))
    write(at)
    [flaw] = flaws(at.game.state)
    assert words_for(BOX, "en").said(flaw) == "blocked square A13: nobody can ever see it."
    assert words_for(BOX, "fr").said(flaw) == "case bloquée A13\u00a0: personne ne peut jamais la voir."
