"""Monsters, objects, treasure, goal, words and the end (QW-MON, QW-OBJ, QW-TRE, QW-GOA, QW-RUL, QW-TXT, QW-END)."""

import pytest
from tests.citing import rule
from tests.games.quest_workshop.sheets import WHOLE, WORDS, draw, stage, turn_to, whole_quest, why, write
from tests.games.quest_workshop.test_map import OPEN_ROOM

from lanterne import registry
from lanterne.engine import IllegalAnswer
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.quest_flaw import as_drawn
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.packing import file_of
from lanterne.games.quest_workshop.state import ENTRIES
from lanterne.scene.flaw import Flaw
from lanterne.words import words_for


@rule("QW-MON-1")
def test_monsters_of_an_open_note_come_later_and_need_no_figure_yet() -> None:
    at = stage(OPEN_ROOM, tool="monster-gargoyle")
    draw(at, ["put", "a1"])
    turn_to(at, "notes", ["new_note"], ["put", "a2"], ["put", "a1"])
    assert why(at, ["put", "a2"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["close_entry"], ["new_wave"], ["put", "a2"], ["put", "a4"], ["take", "eraser"], ["clear", "a4"])
    draw(at, ["take_figure", "monster-gargoyle"], ["close_entry"])
    assert why(at, ["put", "a3"]) == ("all-in-use", "QW-MAP-7")
    quest = at.game.state.quest
    assert [row.at for row in quest.monsters] == ["a1"]
    assert [row.at for row in quest.notes[0].effects[0].monsters] == ["a2", "a1"]
    assert [row.at for row in quest.waves[0].monsters] == ["a2"]


@rule("QW-MON-2", "QW-PAG-4")
def test_a_character_has_a_profile_of_its_own_and_is_in_play_once() -> None:
    at = stage(OPEN_ROOM)
    turn_to(at, "people", ["create", "orc"], ["take_figure", "character-1"], ["improve", "body"], ["lessen", "mind"])
    draw(at, ["put", "a1"])
    profile = at.game.state.quest.characters[0].profile
    orc = next(row.profile for row in HEROQUEST.monsters if row.id == "orc")
    assert (profile.body, profile.mind, profile.attack) == (orc.body + 1, orc.mind - 1, orc.attack)
    assert why(at, ["put", "a2"]) == ("in-play-already", "QW-MON-2")
    turn_to(at, "people")
    assert why(at, ["throw_away", "character-1"]) == ("entry-spoken-of", "QW-PAG-4")
    turn_to(at, "map", ["take", "eraser"], ["clear", "a1"])
    turn_to(at, "goal", ["ask_kill", "character-1"])
    turn_to(at, "people")
    assert why(at, ["throw_away", "character-1"]) == ("entry-spoken-of", "QW-PAG-4")
    turn_to(at, "goal", ["drop_part", 1])
    turn_to(at, "profile", *[["lessen", "mind"]] * profile.mind, *[["improve", "body"]] * (10 - profile.body))
    assert why(at, ["lessen", "mind"]) == ("no-lower", "QW-MON-2")
    assert why(at, ["improve", "body"]) == ("no-higher", "QW-MON-2")
    turn_to(at, "people", ["throw_away", "character-1"])
    assert (at.truth()["page"], at.truth()["open"]) == ("people", "none")
    draw(at, *[["create", "orc"], ["close_entry"]] * 12)
    assert why(at, ["create", "orc"]) == ("enough-characters", "QW-MON-2")


@rule("QW-MON-3")
def test_a_dread_spell_has_one_owner_and_escape_needs_a_square() -> None:
    at = stage(OPEN_ROOM, tool="escape")
    assert why(at, ["put", "a1"]) == ("nobody-escapes", "QW-MON-3")
    turn_to(at, "people", ["create", "orc"], ["teach", "dread-escape"], ["close_entry"], ["create", "orc"])
    assert why(at, ["teach", "dread-escape"]) == ("spell-has-owner", "QW-MON-3")
    draw(at, ["put", "a1"])
    assert at.game.state.quest.characters[0].escape == "a1"
    draw(at, ["close_entry"], ["open_entry", "character-1"], ["unlearn", "dread-escape"])
    first = at.game.state.quest.characters[0]
    assert (first.spells, first.escape) == ((), None)


@rule("QW-MON-4")
def test_one_kind_of_monsters_wanders() -> None:
    at = stage(page="rules")
    draw(at, ["let_wander", "mummy"])
    assert at.game.state.quest.wandering == "mummy"
    assert why(at, ["let_wander", "mummy"]) == ("wanders-already", "QW-MON-4")


@rule("QW-MON-5")
def test_who_waits_is_called_and_who_is_called_waits() -> None:
    at = stage(OPEN_ROOM, tool="waits")
    assert why(at, ["put", "a1"]) == ("nobody-waits", "QW-MON-5")
    draw(at, ["take_figure", "monster-orc"], ["put", "a1"], ["put", "a2"], ["take_figure", "waits"], ["put", "a1"])
    assert [row.waits for row in at.game.state.quest.monsters] == [True, False]
    assert "flaw-waits-in-vain" in [flaw.id for flaw in flaws(at.game.state)]
    turn_to(at, "notes", ["new_note"], ["turn_to", "then"], ["then_wake_kind", "orc"])
    assert "flaw-waits-in-vain" not in [flaw.id for flaw in flaws(at.game.state)]
    draw(at, ["put", "a1"])
    assert "flaw-nobody-waits" in [flaw.id for flaw in flaws(at.game.state)]


@rule("QW-MON-6")
def test_a_character_may_be_immune() -> None:
    at = stage(page="people")
    draw(at, ["create", "orc"], ["shrug_off", "sleep"], ["shrug_off", "tempest"], ["shrug_off", "sleep"], ["fireproof"])
    (row,) = at.game.state.quest.characters
    assert (row.immune_spells, row.immune_fire) == (("tempest",), True)


@rule("QW-OBJ-1")
def test_an_object_is_solid_and_can_be_attacked_if_it_has_body_points() -> None:
    at = stage(OPEN_ROOM, tool="object")
    draw(at, ["put", "b2"])
    assert at.truth()["page"] == "profile"
    assert why(at, ["lessen", "body"]) == ("no-lower", "QW-MON-2")
    draw(at, ["improve", "body"], ["improve", "defend"])
    turn_to(at, "map", ["take_figure", "monster-orc"])
    assert why(at, ["put", "b2"]) == ("square-taken", "QW-MAP-5")
    turn_to(at, "profile", ["take", "move"], ["put", "c3"])
    (row,) = at.game.state.quest.objects
    assert (row.at, row.body, row.defend) == ("c3", 1, 1)
    draw(at, ["close_entry"])
    assert why(at, ["put", "b2"]) == ("nothing-to-move", "QW-OBJ-1")
    draw(at, ["throw_away", "object-1"])
    assert (at.game.state.quest.objects, at.truth()["tool"]) == ((), "none")


@rule("QW-OBJ-2", "QW-PAG-4")
def test_an_item_of_the_quest_must_be_had() -> None:
    at = stage(OPEN_ROOM, page="people")
    draw(at, ["new_item"], *[["new_item"]] * 11)
    assert why(at, ["new_item"]) == ("enough-own-items", "QW-OBJ-2")
    draw(at, *[["throw_away", "item-2"]] * 11)
    assert "flaw-item-nowhere" in [flaw.id for flaw in flaws(at.game.state)]
    turn_to(at, "map", ["look_for_item"], ["take_own", "own-1"], ["mark", "room-01"], ["lock", "b1-b2"])
    assert "flaw-item-nowhere" not in [flaw.id for flaw in flaws(at.game.state)]
    assert at.game.state.quest.doors[0].key == at.game.state.quest.items[0]
    turn_to(at, "people")
    assert why(at, ["throw_away", "item-1"]) == ("entry-spoken-of", "QW-PAG-4")


@rule("QW-OBJ-3")
def test_an_ally_is_there_from_the_start_or_joins_by_one_action() -> None:
    at = stage(OPEN_ROOM, tool="ally")
    draw(at, ["put", "b2"], ["obey"], ["leave_alone"], ["close_entry"])
    turn_to(at, "notes", ["new_action"], ["turn_to", "then"], ["then_join", "ally-1"])
    assert why(at, ["then_join", "ally-1"]) == ("joins-already", "QW-OBJ-3")
    (ally,), (action,) = at.game.state.quest.allies, at.game.state.quest.actions
    assert (ally.joins, ally.controlled, ally.untargetable) == (action.id, False, True)
    turn_to(at, "notes")
    assert why(at, ["throw_away", "action-1"]) == ("entry-spoken-of", "QW-PAG-4")
    turn_to(at, "then", ["drop_effect", 1])
    assert at.game.state.quest.allies[0].joins is None
    turn_to(at, "notes", ["close_entry"], ["new_note"], ["turn_to", "then"])
    assert ("then_join", ENTRIES.number("ally-1")) not in BOX.view(at.game.state, 0).options()


@rule("QW-TOL-3", "QW-TRE-1")
def test_a_room_has_one_special_search() -> None:
    at = stage(OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}]}, tool="nothing")
    assert why(at, ["mark", "room-02"]) == ("solid-rock", "QW-MAP-4")
    draw(at, ["mark", "room-01"])
    assert why(at, ["mark", "room-01"]) == ("nothing-already", "QW-TRE-1")
    draw(at, ["look_for_item"], ["look_for_gold"], ["take_gold", ["coins", 65]], ["mark", "room-01"])
    assert why(at, ["mark", "room-01"]) == ("gold-already", "QW-TRE-1")
    draw(at, ["look_for_item"], ["look_for_gold"])
    for gold in (0, 1001):
        with pytest.raises(IllegalAnswer):
            draw(at, ["take_gold", ["coins", gold]])
    draw(at, ["take_gold", ["coins", 1000]], ["mark", "room-01"], ["look_for_item"], ["take_gear", "holy-water"])
    draw(at, ["put", "b2"], ["mark", "room-01"], ["look_for_item"], ["take_none"], ["mark", "room-01"])
    assert why(at, ["mark", "room-01"]) == ("enough-items", "QW-TRE-1")
    (find,) = at.game.state.quest.finds
    assert (find.gold, find.items, find.piece) == (1000, ("holy-water",) * 3, "b2")
    draw(at, ["take", "eraser"], ["unmark", "room-01"])
    assert at.game.state.quest.finds == ()


@rule("QW-TRE-2")
def test_an_artifact_is_handed_out_once_by_rooms_or_notes() -> None:
    at = stage(OPEN_ROOM, page="people")
    draw(at, ["create", "orc"], ["close_entry"])
    turn_to(at, "notes", ["new_note"], ["when_dead", "character-1"], ["look_for_item"], ["take_artifact", "orcs-bane"])
    turn_to(at, "then", ["then_give"])
    assert why(at, ["then_give"]) == ("artifact-there", "QW-TRE-2")
    assert why(at, ["mark", "room-01"]) == ("artifact-there", "QW-TRE-2")


@rule("QW-TOL-1", "QW-TRE-4", "QW-TOL-3")
def test_a_treasure_is_barred_by_a_flag_and_freed_by_it() -> None:
    at = stage(OPEN_ROOM, tool="nothing", flags=["dawn"])
    draw(at, ["look_for_item"], ["take_flag", "flag-1"], ["look_for_item"])
    assert why(at, ["take_flag", "flag-1"]) == ("in-hand", "QW-TOL-1")
    draw(at, ["take_none"])
    assert why(at, ["mark", "room-01"]) == ("no-treasure", "QW-TRE-4")
    draw(
        at,
        ["take_treasure", "nothing"],
        ["mark", "room-01"],
        ["look_for_item"],
        ["take_flag", "flag-1"],
        ["mark", "room-01"],
    )
    assert at.game.state.quest.finds[0].forbidden_until == "dawn"
    assert "flaw-find-waits" in [flaw.id for flaw in flaws(at.game.state)]
    draw(at, ["mark", "room-01"])
    assert at.game.state.quest.finds[0].forbidden_until is None


@rule("QW-TRE-3")
def test_lost_artifacts_turn_up_where_the_author_says() -> None:
    at = stage({"dark_rooms": list(LAYOUT.regions[3:])}, tool="lost")
    assert why(at, ["mark", "room-01"]) == ("lost-here", "QW-TRE-3")
    draw(at, ["mark", "room-02"])
    assert at.game.state.quest.lost_artifacts == "room-02"


@rule("QW-GOA-1", "QW-GOA-2")
def test_the_goal_has_parts_and_none_twice() -> None:
    at = stage(OPEN_ROOM, flags=["one", "two"], tool="object")
    draw(at, ["put", "b2"], ["close_entry"], ["take_figure", "ally"], ["put", "c2"], ["close_entry"], ["create", "orc"])
    turn_to(at, "map", ["look_for_item"], ["take_gear", "holy-water"], ["mark", "room-01"])
    turn_to(at, "goal")
    assert why(at, ["ask_kill", "object-1"]) == ("indestructible", "QW-GOA-1")
    parts = [["ask_kill", "character-1"], ["ask_carry", "holy-water"], ["ask_flag", "flag-2"], ["ask_escort", "ally-1"]]
    parts += [["ask_clearing", "any"], ["ask_clearing", "undead"], ["ask_leaving"], ["ask_exploring"]]
    for part in parts:
        assert why(at, part) is None
        draw(at, part)
        assert why(at, part) == ("asked-already", "QW-GOA-2")
    kinds = [type(part).__name__ for part in at.game.state.quest.parts]
    assert kinds == ["Kill", "CarryOut", "Flag", "EscortOut", "KillAll", "KillAll", "LeaveByExit", "Explore"]
    draw(at, ["drop_part", 2])
    assert [type(part).__name__ for part in at.game.state.quest.parts] == kinds[:1] + kinds[2:]


@rule("QW-END-1")
def test_the_heroes_have_something_to_do() -> None:
    at = stage(OPEN_ROOM, tool="stairs")
    draw(at, ["put", "b2"])
    turn_to(at, "goal", ["ask_leaving"])
    assert "flaw-goal-met" in [flaw.id for flaw in flaws(at.game.state)]
    turn_to(at, "people", ["create", "orc"], ["close_entry"])
    turn_to(at, "goal", ["ask_kill", "character-1"])
    assert "flaw-goal-met" not in [flaw.id for flaw in flaws(at.game.state)]


@rule("QW-GOA-1", "QW-END-1")
def test_what_must_be_destroyed_can_be() -> None:
    at = stage(OPEN_ROOM, tool="object")
    draw(at, ["put", "b2"], ["improve", "body"])
    turn_to(at, "goal", ["ask_kill", "object-1"])
    assert "flaw-indestructible" not in [flaw.id for flaw in flaws(at.game.state)]
    turn_to(at, "profile", ["lessen", "body"])
    assert "flaw-indestructible" in [flaw.id for flaw in flaws(at.game.state)]


@rule("QW-GOA-6")
def test_number_difficulty_and_purse_are_chosen() -> None:
    at = stage(page="rules")
    assert (difficulty(at.game.state.quest, HEROQUEST), purse(at.game.state.quest, HEROQUEST)) == (2, 100)
    draw(at, ["set_difficulty"], ["judge", ["as_hard_as", 9]])
    assert (difficulty(at.game.state.quest, HEROQUEST), purse(at.game.state.quest, HEROQUEST)) == (9, 800)
    draw(at, ["set_purse"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["fund", ["each_spends", 2001]])
    draw(at, ["fund", ["each_spends", 50]], ["set_number"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["give_number", ["numbered", 0]])
    draw(at, ["give_number", ["numbered", 12]])
    quest = at.game.state.quest
    assert (quest.number, quest.difficulty, quest.purse, purse(quest, HEROQUEST)) == (12, 9, 50, 50)
    panels = registry.scene(BOX.view(at.game.state, 0)).panels
    assert {"number", "difficulty", "purse"} <= {node.id for panel in panels for node in panel.nodes}


@rule("QW-GOA-3")
def test_the_reward_is_chosen() -> None:
    at = stage(page="rules")
    draw(at, ["set_reward"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["promise", ["reward", 1001]])
    draw(at, ["promise", ["reward", 370]], ["honour"])
    assert (at.game.state.quest.gold, at.game.state.quest.title) == (370, "own-sheet")
    turn_to(at, "words", ["write_subject", "honour", "en"], ["write", "Champion"])
    turn_to(at, "rules", ["honour"])
    assert (at.game.state.quest.title, at.game.state.texts) == (None, ())


@rule("QW-GOA-4")
def test_wandering_monsters_may_count_and_characters_be_spared() -> None:
    at = stage(page="people")
    draw(at, ["create", "orc"], ["close_entry"])
    turn_to(at, "goal", ["ask_leaving"], ["ask_clearing", "orc"], ["count_wandering", 2])
    draw(at, ["spare_in_goal", "character-1", 2])
    part = at.game.state.quest.parts[1]
    assert (part.wandering, part.monsters.tag, part.monsters.besides) == (True, "orc", ("own-sheet-character1",))
    draw(at, ["spare_in_goal", "character-1", 2], ["count_wandering", 2])
    part = at.game.state.quest.parts[1]
    assert (part.wandering, part.monsters.besides) == (False, ())


@rule("QW-GOA-5")
def test_the_exit_may_have_a_name_and_retreat_be_allowed() -> None:
    at = stage(page="rules")
    draw(at, ["name_exit"], ["allow_retreat"])
    assert (at.game.state.quest.exit_named, at.game.state.quest.retreat) == (True, True)
    turn_to(at, "words", ["write_subject", "exit", "en"], ["write", "The gate"])
    turn_to(at, "rules", ["name_exit"], ["allow_retreat"])
    assert (at.game.state.quest.exit_named, at.game.state.quest.retreat, at.game.state.texts) == (False, False, ())


@rule("QW-RUL-1")
def test_a_rule_is_told_with_the_parchment_or_when_it_applies() -> None:
    at = stage(page="notes")
    draw(at, ["new_note"], ["close_entry"])
    turn_to(at, "rules", ["new_rule", "parchment"], ["new_rule", "door"], ["new_rule_told", "note-1"])
    assert why(at, ["new_rule_told", "note-1"]) == ("tells-already", "QW-RUL-1")
    rules = at.game.state.quest.rules
    assert [(rule.public, rule.applies) for rule in rules] == [(True, None), (False, "door"), (False, "note")]
    assert ("rename", ENTRIES.number("rule-3")) not in BOX.view(at.game.state, 0).options()
    turn_to(at, "notes", ["rename", "note-1"], ["name_entry", "wind"])
    assert [rule.id for rule in at.game.state.quest.rules] == ["rule1", "rule2", "wind"]
    draw(at, ["throw_away", "note-1"])
    assert [rule.id for rule in at.game.state.quest.rules] == ["rule1", "rule2"]
    turn_to(at, "rules", *[["new_rule", "spell"]] * 9, ["new_rule", "object"])
    assert at.game.state.quest.rules[-1].applies == "object"
    assert why(at, ["new_rule", "search"]) == ("enough-rules", "QW-RUL-1")


@rule("QW-TXT-1")
def test_a_text_stands_in_its_language_only() -> None:
    at = stage(page="words")
    draw(at, ["write_subject", "title", "fr"])
    assert at.decision == "writing"
    draw(at, ["write", " Le Cor "], ["write_subject", "title", "en"], ["leave_text"])
    assert at.truth()["words"] == [["quest-own-sheet", "", "Le Cor"]]
    assert at.decision == "edit"


@rule("QW-TXT-1")
def test_all_that_heroes_read_of_can_be_written() -> None:
    at = stage()
    draw(at, *WHOLE)
    turn_to(at, "people", ["new_item"])
    texts = [["write_entry", "item-1"], ["write_more", "item-1"], ["write_find", "room-01"], ["write_trap", "e2"]]
    turn_to(at, "words", *(each for what in texts for each in ([*what, "en"], ["write", " ".join(what)])))
    item = at.game.state.quest.items[0]
    assert {row[0]: row[1] for row in at.game.state.texts} == {
        f"item-{item}": "write_entry item-1",
        f"item-{item}.effect": "write_more item-1",
        "find-own-sheet-room-01": "write_find room-01",
        "sprung-own-sheet-e2": "write_trap e2",
    }


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
    draw(at, ["write_entry", "note-1", "fr"], ["leave_text"])
    assert at.game.state.desk == ("", -1)


@rule("QW-TXT-2")
@pytest.mark.parametrize("text", ["", "   ", "a\u0000b", "x" * 1201])
def test_a_text_can_be_read_and_is_not_too_long(text: str) -> None:
    at = stage(page="words")
    draw(at, ["write_subject", "title", "en"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["write", text])
    draw(at, ["write", "Qui va là\u00a0? " + "x" * 1188])
    assert at.decision == "edit"


@rule("QW-TXT-3")
def test_a_file_takes_the_place_of_the_drawing() -> None:
    made, at = whole_quest(), stage(OPEN_ROOM, page="words")
    draw(at, ["bring"], ["load", file_of(made).decode()])
    assert (at.game.state.quest, at.game.state.texts) == (made.quest, made.texts)
    turn_to(at, "words", ["bring"], ["leave_file"])
    assert at.game.state.quest == made.quest


@rule("QW-TXT-3")
@pytest.mark.parametrize("text", ["", "[]", "{}", '{"quest": 3, "words": []}', "[" * 100_000, '{"quest": {"id": "x"}}'])
def test_what_is_no_quest_is_not_taken(text: str) -> None:
    at = stage(page="words")
    draw(at, ["bring"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["load", text])
    assert at.decision == "loading"


@rule("QW-END-1")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_language_is_enough_to_play(language: str) -> None:
    """Who reads the other language sees the same texts."""
    at = stage()
    draw(at, *WHOLE)
    for what, english, french in WORDS:
        draw(at, [*what, language], ["write", english if language == "en" else french])
    assert flaws(at.game.state) == ()
    trial = BOX.workshop.tries(at.game.state) if BOX.workshop else None
    assert trial is not None
    title = {"en": WORDS[0][1], "fr": WORDS[0][2]}[language]
    for other in ("en", "fr"):
        assert (
            f"quest-{at.game.state.quest.id} = {title}"
            in trial.files[f"locale/{at.game.state.quest.id}.{other}.ftl"].decode()
        )


@rule("QW-END-1")
def test_each_line_of_what_is_missing_leads_to_where_it_is_mended() -> None:
    at = stage(page="goal")

    def leads(flaw: str) -> str:
        view = BOX.view(at.game.state, 0)
        [panel] = [panel for panel in registry.scene(view).panels if panel.id == "flaws"]
        place = [each.id for each in flaws(at.game.state)].index(flaw)
        return panel.nodes[place].thing

    assert (leads("flaw-no-door"), leads("flaw-unwritten")) == ("page:map", "page:words")
    assert leads("flaw-no-goal") == ""
    draw(at, ["turn_to", "map"])
    assert (leads("flaw-no-door"), leads("flaw-no-stairs")) == ("tool:door", "tool:stairs")
    draw(at, ["take", "door"])
    assert leads("flaw-no-door") == "", "the door is in hand"
    draw(at, ["turn_to", "words"])
    assert leads("flaw-unwritten") == "subject:title"
    draw(at, ["write_subject", "title", "fr"], ["write", "La cave"])
    assert leads("flaw-unwritten") == "subject:goal"


@rule("QW-END-1")
def test_what_is_missing_is_told_until_nothing_is() -> None:
    at = stage()
    assert [flaw.id for flaw in flaws(at.game.state)][:3] == ["flaw-no-door", "flaw-no-stairs", "flaw-no-exit"]
    draw(at, *WHOLE)
    assert [(flaw.id, flaw.args) for flaw in flaws(at.game.state)] == [("flaw-unwritten", {"number": len(WORDS)})]
    assert why(at, ["finish"]) == ("not-playable", "QW-END-1")
    write(at)
    assert flaws(at.game.state) == ()


@rule("QW-END-1")
@pytest.mark.parametrize(
    ("page", "answers", "flaw"),
    [
        ("map", [["take", "eraser"], ["unhang", "b1-b2"]], "flaw-no-way-to"),
        ("map", [["take", "door"], ["hang", "e3-f3"], ["take", "eraser"], ["unhang", "e3-f3"]], "flaw-room-closed"),
        ("map", [["take", "eraser"], ["clear", "a8"]], "flaw-not-placed"),
        ("people", [["open_entry", "character-1"], ["teach", "dread-escape"]], "flaw-no-escape"),
        ("map", [["take", "eraser"], ["clear", "b2"]], "flaw-no-stairs"),
        ("goal", [["drop_part", 1]], "flaw-no-goal"),
        ("people", [["create", "orc"]], "flaw-not-placed"),
        ("map", [["take", "blocked"], ["put", "z19"], ["put", "y19"], ["put", "z18"]], "flaw-block-unseen"),
        ("map", [["look_for_item"], ["take_gear", "dagger"], ["lock", "b1-b2"]], "flaw-no-way-to"),
        ("notes", [["new_action"]], "flaw-action-nowhere"),
    ],
)
def test_a_whole_quest_can_be_spoilt(page: str, answers: list[list[str | int]], flaw: str) -> None:
    at = stage()
    draw(at, *WHOLE)
    turn_to(at, page, *answers)
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
    at = stage(page="words")
    draw(at, ["set_aside"])
    assert (at.game.state.ending, BOX.ranking(at.game.state)) == ("unfinished", (2,))


@rule("QW-END-1")
def test_what_heroquest_finds_is_told_in_both_languages_too() -> None:
    at = stage()
    draw(at, *WHOLE)
    write(at)
    turn_to(at, "map", ["take", "blocked"], *(["put", name] for name in ("a10", "j10", "q10", "z10", "a13")))
    [flaw] = flaws(at.game.state)
    assert words_for(BOX, "en").said(flaw) == "Nobody can ever see the blocked square A13."
    with pytest.raises(Flaw) as found:
        check_quest(at.game.state.quest._replace(number=1), 1, LAYOUT, HEROQUEST)
    flaw = as_drawn(found.value)
    assert words_for(BOX, "en").said(flaw) == "blocked square A13: nobody can ever see it."
    assert words_for(BOX, "fr").said(flaw) == "case obstruée A13\u00a0: personne ne peut jamais la voir."
