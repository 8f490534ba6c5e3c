"""Pages, names, notes, actions, waves and the collapse (QW-PAG, QW-NOT, QW-EFF, QW-ACT, QW-WAV, QW-COL)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.quest_workshop.sheets import draw, stage, turn_to, why
from tests.games.quest_workshop.test_map import OPEN_ROOM

from lanterne.engine import IllegalAnswer
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.lab.stage import Stage

CAST = OPEN_ROOM | {
    "characters": [
        {
            "id": "own-sheet-grak",
            "figure": "orc",
            "profile": {"move": 3, "attack": 1, "defend": 2, "body": 2, "mind": 3},
            "spells": ["dread-fear", "dread-rust"],
            "origin": "pack",
        }
    ],
    "objects": [{"id": "own-sheet-urn", "at": "b2"}, {"id": "own-sheet-bell", "at": "c2", "body": 1}],
}


def note(**position: Any) -> Stage:
    """A note lies open on a sheet with a character, two objects and two flags."""
    at = stage(CAST, flags=["dusk", "dawn"], **position)
    turn_to(at, "notes", ["new_note"])
    return at


def told(at: Stage) -> list[str]:
    return [flaw.id for flaw in flaws(at.game.state)]


# --- pages ------------------------------------------------------------------------------------------------------------


@rule("QW-PAG-1")
def test_a_page_offers_what_belongs_to_it() -> None:
    at = stage()
    assert why(at, ["turn_to", "map"]) == ("page-on-top", "QW-PAG-1")
    offered = {}
    for page in ("map", "people", "goal", "rules", "notes", "words"):
        turn_to(at, page)
        offered[page] = {call[0] for call in BOX.view(at.game.state, 0).options()}
    everywhere = set.intersection(*offered.values())
    assert everywhere == {"turn_to", "bring"}, "an empty sheet can be filled from a file at once"
    assert "create" in offered["people"] - offered["map"]
    assert "new_note" in offered["notes"] - offered["goal"]
    assert all(len(names) < 12 for names in offered.values())
    with pytest.raises(IllegalAnswer):
        draw(at, ["turn_to", "then"])


@rule("QW-PAG-2")
def test_one_entry_lies_open_and_is_closed_to_the_page_it_stands_on() -> None:
    at = note()
    assert (at.truth()["open"], at.truth()["page"]) == ("note-1", "when")
    turn_to(at, "people", ["open_entry", "character-1"])
    assert (at.truth()["open"], at.truth()["page"]) == ("character-1", "profile")
    turn_to(at, "people")
    assert why(at, ["open_entry", "character-1"]) == ("open-already", "QW-PAG-2")
    turn_to(at, "profile", ["close_entry"])
    assert (at.truth()["open"], at.truth()["page"]) == ("none", "people")


@rule("QW-PAG-3")
def test_all_that_speaks_of_an_entry_follows_its_new_name() -> None:
    at = stage(
        CAST | {"parts": [{"kind": "kill", "monster": "own-sheet-grak"}]}, page="words", flags=["own-sheet-grak"]
    )
    draw(at, ["write_entry", "character-1", "en"], ["write", "Grak"])
    turn_to(at, "notes", ["new_note"], ["when_dead", "character-1"], ["turn_to", "then"], ["then_set", "flag-1"])
    turn_to(at, "people", ["rename", "character-1"], ["name_entry", "krag"])
    quest = at.game.state.quest
    assert (quest.characters[0].id, quest.parts[0].monster, quest.notes[0].trigger.monster) == ("own-sheet-krag",) * 3
    assert quest.notes[0].effects == (sheets.SetFlag(flag="own-sheet-grak"),), "a flag is called so too, and stays so"
    assert at.game.state.texts == (("monster-own-sheet-krag", "Grak", ""),)
    turn_to(at, "notes", ["rename", "flag-1"], ["name_entry", "night"])
    assert at.game.state.quest.notes[0].effects == (sheets.SetFlag(flag="night"),)
    assert at.game.state.flags == ("night",)


@rule("QW-PAG-3")
@pytest.mark.parametrize("text", ["", "Grak", "a b", "-a", "a--b", "x" * 41, "urn", "é"])
def test_a_name_is_plain_and_not_taken(text: str) -> None:
    at = stage(CAST, page="people")
    draw(at, ["rename", "character-1"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["name_entry", text])
    draw(at, ["leave_name"])
    assert at.game.state.quest.characters[0].id == "own-sheet-grak"
    assert at.game.state.desk == ("", -1), "the desk is clear again"


@rule("QW-PAG-3")
@pytest.mark.parametrize("text", ["collapse", "note1"])
def test_what_notes_actions_and_the_collapse_tell_has_one_name_each(text: str) -> None:
    at = note()
    draw(at, ["close_entry"], ["new_note"], ["close_entry"], ["rename", "note-2"])
    with pytest.raises(IllegalAnswer):
        draw(at, ["name_entry", text])


@rule("QW-PAG-4")
def test_what_is_thrown_away_takes_its_words_along_and_others_move_up() -> None:
    at = note()
    draw(at, ["write_entry", "note-1", "en"], ["write", "One"], ["close_entry"], ["new_note"])
    draw(at, ["write_entry", "note-2", "en"], ["write", "Two"])
    second = at.game.state.quest.notes[1]
    turn_to(at, "notes", ["throw_away", "note-1"])
    assert (at.game.state.quest.notes, at.truth()["open"]) == ((second,), "note-1")
    assert [row[1] for row in at.game.state.texts] == ["Two"]


# --- when -------------------------------------------------------------------------------------------------------------


@rule("QW-NOT-1")
@pytest.mark.parametrize(
    ("answers", "trigger"),
    [
        ([["when_kept"]], sheets.KeptByZargon()),
        ([["when_kept"], ["when_start"]], sheets.QuestStart()),
        ([["take", "seen"], ["put", "a7"]], sheets.Seen(at="a7")),
        ([["when_searched", "room-01"]], sheets.TreasureSearch(room="room-01")),
        ([["when_dead", "character-1"]], sheets.Killed(monster="own-sheet-grak")),
        ([["when_wounded", "character-1"]], sheets.Wounded(monster="own-sheet-grak")),
        ([["when_cleared", "any"]], sheets.AllKilled(monsters=sheets.Monsters())),
        ([["when_cleared", "undead"]], sheets.AllKilled(monsters=sheets.Monsters(tag="undead"))),
        ([["when_flag", "flag-2"], ["when_flag", "flag-1"]], sheets.FlagsSet(flags=("dawn", "dusk"))),
        ([["when_flag", "flag-2"], ["when_flag", "flag-1"], ["when_flag", "flag-2"]], sheets.FlagsSet(flags=("dusk",))),
        ([["when_flag", "flag-2"], ["when_flag", "flag-2"]], sheets.FlagsSet(flags=("dawn",))),
        (
            [["when_turn_ends"], ["while_stands", "character-1"], ["while_stands", "object-2"]],
            sheets.ZargonTurnEnds(standing=("own-sheet-grak", "own-sheet-bell")),
        ),
        (
            [["when_turn_ends"], ["while_stands", "character-1"], ["while_stands", "character-1"]],
            sheets.ZargonTurnEnds(standing=()),
        ),
    ],
)
def test_notes_are_read_at_their_moments(answers: list[list[str]], trigger: sheets.AnyTrigger) -> None:
    at = note()
    draw(at, *answers)
    assert at.game.state.quest.notes[0].trigger == trigger


@rule("QW-NOT-1")
def test_a_note_waits_until_a_group_has_left() -> None:
    at = stage(OPEN_ROOM | {"start": [{"id": "west", "squares": ["b2"], "positions": [1, 2, 3, 4]}]}, page="notes")
    draw(at, ["new_note"], ["when_gone", "group-1"])
    assert at.game.state.quest.notes[0].trigger == sheets.GroupGone(group="west")


@rule("QW-NOT-1")
def test_moments_that_cannot_come_are_refused() -> None:
    at = note()
    assert why(at, ["when_start"]) == ("waits-already", "QW-NOT-1")
    assert why(at, ["when_beaten"]) == ("no-waves", "QW-NOT-1")
    draw(at, ["when_kept"])
    assert why(at, ["when_kept"]) == ("waits-already", "QW-NOT-1")
    draw(at, ["when_turn_ends"])
    assert why(at, ["while_stands", "object-1"]) == ("always-stands", "QW-NOT-1")
    draw(at, ["take", "seen"], ["put", "a7"])
    assert why(at, ["put", "a7"]) == ("seen-already", "QW-NOT-1")
    draw(at, ["close_entry"])
    assert why(at, ["put", "a8"]) == ("no-note-open", "QW-NOT-1")
    draw(at, *[["new_note"], ["close_entry"]] * 98)
    assert why(at, ["new_note"]) == ("enough-notes", "QW-NOT-1")


@rule("QW-NOT-1", "QW-WAV-1")
def test_a_note_waits_for_waves_that_come() -> None:
    at = note()
    turn_to(at, "notes", ["new_wave"], ["close_entry"], ["open_entry", "note-1"], ["when_beaten"])
    assert at.game.state.quest.notes[0].trigger == sheets.WavesBeaten()
    assert "flaw-no-waves" not in told(at)
    turn_to(at, "notes", ["throw_away", "wave-1"])
    assert "flaw-no-waves" in told(at)


@rule("QW-NOT-2")
def test_searches_and_deaths_stand_beside_each_other() -> None:
    at = note()
    assert why(at, ["or_searched", "room-01"]) == ("not-an-or", "QW-NOT-2")
    draw(at, ["when_dead", "character-1"], ["or_searched", "room-01"], ["or_cleared", "orc"])
    draw(at, ["spare_in_note", "character-1"], ["or_dead", "character-1"])
    search, orcs = sheets.TreasureSearch(room="room-01"), sheets.Monsters(tag="orc", besides=("own-sheet-grak",))
    dead = sheets.Killed(monster="own-sheet-grak")
    assert at.game.state.quest.notes[0].trigger == sheets.AnyOf(
        triggers=(search, sheets.AllKilled(monsters=orcs), dead)
    )
    draw(at, ["when_cleared", "any"], ["spare_in_note", "character-1"], ["spare_in_note", "character-1"])
    assert at.game.state.quest.notes[0].trigger == sheets.AllKilled(monsters=sheets.Monsters())


@rule("QW-NOT-3")
def test_a_flag_that_something_waits_for_is_set_by_something() -> None:
    at = note()
    draw(at, ["when_flag", "flag-2"])
    turn_to(at, "goal", ["ask_flag", "flag-1"])
    assert {"flaw-flag-never-set", "flaw-note-waits"} <= set(told(at))
    turn_to(at, "then", ["then_set", "flag-1"])
    assert ("flaw-flag-never-set" in told(at), "flaw-note-waits" in told(at)) == (False, True)
    draw(at, ["drop_effect", 1], ["then_set", "flag-2"])
    assert ("flaw-flag-never-set" in told(at), "flaw-note-waits" in told(at)) == (True, False)
    turn_to(at, "notes", *[["new_flag"]] * 22)
    assert why(at, ["new_flag"]) == ("enough-flags", "QW-NOT-3")
    assert why(at, ["throw_away", "flag-1"]) == ("entry-spoken-of", "QW-PAG-4")
    draw(at, ["throw_away", "flag-3"])


# --- then -------------------------------------------------------------------------------------------------------------


@rule("QW-EFF-1", "QW-EFF-3")
def test_what_happens_happens_in_order_and_nothing_twice() -> None:
    at = note()
    turn_to(at, "then")
    once = [["then_set", "flag-1"], ["then_reveal"], ["then_regain", "character-1"]]
    once.append(["then_cast", "character-1", "dread-rust"])
    for answer in once:
        draw(at, answer)
        assert why(at, answer) == ("does-already", "QW-EFF-1")
    draw(at, *[["then_weaken", "undead"]] * 3)
    assert why(at, ["then_weaken", "undead"]) == ("no-weaker", "QW-EFF-1")
    names = [type(effect).__name__ for effect in at.game.state.quest.notes[0].effects]
    assert names == ["SetFlag", "RevealCorridors", "RegainSpell", "MustCast", "Weaken"]
    draw(at, ["do_sooner", 5], ["do_sooner", 2], ["drop_effect", 3])
    names = [type(effect).__name__ for effect in at.game.state.quest.notes[0].effects]
    assert names == ["RevealCorridors", "SetFlag", "Weaken", "MustCast"]
    assert ("do_sooner", 1) not in BOX.view(at.game.state, 0).options()


@rule("QW-EFF-1", "QW-MON-5")
def test_a_character_and_monsters_of_a_kind_are_called_once() -> None:
    waiting = [{"kind": "own-sheet-grak", "at": "a1", "waits": True}, {"kind": "orc", "at": "a2", "waits": True}]
    at = stage(CAST | {"monsters": waiting}, page="notes")
    draw(at, ["new_note"], ["turn_to", "then"])
    for answer in (["then_wake", "character-1"], ["then_wake_kind", "orc"]):
        draw(at, answer)
        assert why(at, answer) == ("does-already", "QW-EFF-1")
    called = [effect.monster for effect in at.game.state.quest.notes[0].effects]
    assert called == ["own-sheet-grak", "orc"]


@rule("QW-EFF-1")
def test_a_caster_that_forgets_can_no_longer_be_made_to_cast() -> None:
    at = note()
    turn_to(at, "then", ["then_regain", "character-1"], ["then_cast", "character-1", "dread-rust"])
    turn_to(at, "people", ["open_entry", "character-1"], ["unlearn", "dread-rust"])
    assert ("flaw-spell-unknown" in told(at), "flaw-no-caster" in told(at)) == (True, False)
    draw(at, ["unlearn", "dread-fear"])
    assert "flaw-no-caster" in told(at)


@rule("QW-EFF-2")
def test_a_gift_needs_somebody_to_get_it() -> None:
    at = note()
    turn_to(at, "then")
    assert why(at, ["then_give"]) == ("no-item-in-hand", "QW-EFF-2")
    draw(at, ["look_for_item"], ["take_gear", "dagger"])
    assert why(at, ["then_give"]) == ("nobody-to-get-it", "QW-EFF-2")
    assert why(at, ["then_deliver", "flag-1"]) == ("only-actions", "QW-EFF-2")
    turn_to(at, "when", ["when_dead", "character-1"])
    turn_to(at, "then", ["then_give"])
    assert at.game.state.quest.notes[0].effects == (sheets.Give(item="dagger", to="killer"),)
    assert "flaw-nobody-gets" not in told(at)
    turn_to(at, "when", ["when_flag", "flag-1"])
    turn_to(at, "notes", ["new_action"], ["turn_to", "then"], ["then_set", "flag-1"])
    assert "flaw-nobody-gets" not in told(at), "the flag is set by the hero who does the action"
    turn_to(at, "notes", ["new_note"], ["turn_to", "then"], ["then_set", "flag-1"])
    assert "flaw-nobody-gets" in told(at)


@rule("QW-EFF-2")
def test_several_items_are_handed_over_by_one_action() -> None:
    at = stage(CAST, flags=["dusk", "dawn"], page="notes")
    draw(at, ["new_action"], ["turn_to", "then"])
    assert why(at, ["then_deliver", "flag-1"]) == ("no-item-in-hand", "QW-EFF-2")
    draw(at, ["look_for_item"], ["take_gear", "dagger"], ["then_deliver", "flag-2"], ["then_reveal"])
    draw(at, ["look_for_item"], ["take_potion", "heroic-brew"], ["then_deliver", "flag-1"])
    first, _ = at.game.state.quest.actions[0].effects
    assert first == sheets.Deliver(flags={"dagger": "dawn", "heroic-brew": "dusk"})


@rule("QW-EFF-4")
def test_a_note_that_happens_again_comes_to_rest() -> None:
    at = note()
    draw(at, ["do_again"])
    assert "flaw-endless" in told(at)
    turn_to(at, "then", ["then_set", "flag-1"])
    assert "flaw-endless" not in told(at)
    draw(at, ["then_reveal"])
    assert "flaw-endless" in told(at)
    turn_to(at, "when", ["when_turn_ends"])
    assert "flaw-endless" not in told(at), "turns of Zargon come to an end by themselves"


# --- actions ----------------------------------------------------------------------------------------------------------


@rule("QW-ACT-1", "QW-ACT-2", "QW-MAP-6")
def test_an_action_is_done_at_squares_of_one_region() -> None:
    at = stage(OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}]}, tool="spot")
    assert why(at, ["put", "b2"]) == ("no-action-open", "QW-ACT-2")
    turn_to(at, "notes", ["new_action"])
    assert "flaw-action-nowhere" in told(at)
    assert why(at, ["put", "c2"]) == ("by-its-first", "QW-MAP-6")
    draw(at, ["put", "b2"])
    assert why(at, ["put", "a1"]) == ("other-region", "QW-ACT-2")
    draw(at, ["put", "e4"], ["do_on"])
    (action,) = at.game.state.quest.actions
    assert (action.squares, action.reach) == (("b2", "c2", "d2", "b3", "c3", "d3", "e4"), "on")
    draw(at, ["put", "b2"], ["do_on"])
    assert (at.game.state.quest.actions[0].squares, at.game.state.quest.actions[0].reach) == (("e4",), "adjacent")
    draw(at, ["close_entry"], *[["new_action"], ["close_entry"]] * 11)
    assert why(at, ["new_action"]) == ("enough-actions", "QW-ACT-1")


@rule("QW-ACT-3")
def test_an_action_asks_for_quiet_items_and_deaths() -> None:
    at = stage(CAST, page="notes")
    draw(at, ["new_action"])
    assert why(at, ["needs_item"]) == ("nothing-to-hold", "QW-ACT-3")
    assert why(at, ["needs_quiet", "room-09"]) == ("solid-rock", "QW-MAP-4")
    draw(at, ["needs_quiet", "room-01"], ["needs_death", "character-1"], ["look_for_item"], ["take_gear", "dagger"])
    draw(at, ["needs_item"], ["look_for_item"], ["take_gear", "staff"], ["needs_item"])
    needs = at.game.state.quest.actions[0].needs
    assert (needs.quiet_room, needs.any_item, needs.dead) == ("room-01", ("dagger", "staff"), ("own-sheet-grak",))
    draw(at, ["needs_item"], ["needs_quiet", "room-01"], ["needs_death", "character-1"])
    assert at.game.state.quest.actions[0].needs == sheets.Needs(any_item=("dagger",))


# --- waves and the collapse -------------------------------------------------------------------------------------------


@rule("QW-WAV-1")
def test_waves_come_one_after_the_other() -> None:
    at = stage(OPEN_ROOM, page="notes")
    draw(at, ["new_wave"])
    assert why(at, ["come_sooner"]) == ("wave-before", "QW-WAV-1")
    draw(at, ["come_later"], ["come_later"], ["come_sooner"], ["close_entry"], ["new_wave"])
    assert [wave.turn for wave in at.game.state.quest.waves] == [2, 3]
    assert why(at, ["come_sooner"]) == ("wave-before", "QW-WAV-1")
    draw(at, *[["come_later"]] * 27, ["close_entry"], ["open_entry", "wave-1"], *[["come_later"]] * 27)
    assert why(at, ["come_later"]) == ("wave-after", "QW-WAV-1")
    assert [wave.turn for wave in at.game.state.quest.waves] == [29, 30]
    draw(at, ["close_entry"], ["open_entry", "wave-2"])
    assert why(at, ["come_later"]) == ("wave-after", "QW-WAV-1")
    turn_to(at, "notes", *[["throw_away", "wave-2"]], *[["new_wave"], ["close_entry"]] * 11)
    assert why(at, ["new_wave"]) == ("enough-waves", "QW-WAV-1")


@rule("QW-COL-1")
def test_squares_fall_in_order_on_floor_once_a_flag_is_set() -> None:
    at = stage(CAST, flags=["dusk", "dawn"], tool="rubble")
    assert why(at, ["put", "a1"]) == ("no-collapse", "QW-COL-1")
    turn_to(at, "notes", ["collapse_by", "flag-1"])
    assert {"flaw-nothing-falls", "flaw-collapse-waits"} <= set(told(at))
    assert why(at, ["put", "b2"]) == ("nothing-falls-here", "QW-COL-1")
    assert why(at, ["collapse_by", "flag-1"]) == ("falls-then", "QW-COL-1")
    draw(at, ["put", "a2"], ["put", "a1"], ["put", "a3"], ["put", "a2"], ["collapse_by", "flag-2"])
    assert at.game.state.quest.collapse == sheets.Collapse(flag="dawn", squares=("a1", "a3"))
    turn_to(at, "map", ["take", "blocked"])
    assert why(at, ["put", "a1"]) == ("square-taken", "QW-MAP-5")
    turn_to(at, "words", ["write_subject", "collapse", "en"], ["write", "Down!"])
    turn_to(at, "notes", ["hold"])
    assert (at.game.state.quest.collapse, at.game.state.texts) == (None, ())
