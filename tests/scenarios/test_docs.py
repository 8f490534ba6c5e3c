"""`docs/scenarios.md` documents everything that a scenario can have, and its complete examples run."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanterne import registry
from lanterne.engine import Box, Draft, Offer, Window
from lanterne.games.dungeon_lords.position import FIELDS as DUNGEON_FIELDS
from lanterne.games.dungeon_lords.position import LORD_FIELDS
from lanterne.games.dungeon_run.position import CONDITIONS as HERO_CONDITIONS
from lanterne.games.dungeon_run.position import FIELDS as RUN_FIELDS
from lanterne.games.dungeon_run.position import HERO_FIELDS as RUN_HERO_FIELDS
from lanterne.games.dungeon_run.position import TILE_FIELDS
from lanterne.games.heroquest.position import FIELDS as HEROQUEST_FIELDS
from lanterne.games.heroquest.position.board import MONSTER_FIELDS
from lanterne.games.heroquest.position.heroes import EFFECTS, FATES, HERO_FIELDS
from lanterne.games.heroquest.state import BOOK
from lanterne.games.warhammer_quest.position import FIELDS as WARHAMMER_FIELDS
from lanterne.games.warhammer_quest.position.monsters import BEHAVIOURS
from lanterne.games.warhammer_quest.position.monsters import MONSTER_FIELDS as WARHAMMER_MONSTER_FIELDS
from lanterne.games.warhammer_quest.position.warriors import FATES as WARRIOR_FATES
from lanterne.games.warhammer_quest.position.warriors import PASSING, WARRIOR_FIELDS
from lanterne.games.warhammer_quest.state import CONDITIONS
from lanterne.games.xorlosch.position import DWARF_FIELDS
from lanterne.games.xorlosch.position import FIELDS as XORLOSCH_FIELDS
from lanterne.lab.chance import CHANCE
from lanterne.lab.scenario import DraftSeen, ScenarioFile, Then, parse, run
from lanterne.lab.stage import Stage

DOC = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
TOLD = {word for code in re.findall(r"`([^`\n]+)`", DOC) for word in re.split(r"[\s\[\]{}=,.\"]+", code)}
XORLOSCH = registry.box("xorlosch")
HEROQUEST = registry.box("heroquest")
WARHAMMER = registry.box("warhammer-quest")
LORDS = registry.box("dungeon-lords")
RUN = registry.box("dungeon-run")
PLAYED = Stage(WARHAMMER, 2, {"monsters": {"skaven-1": "1a1"}})
FOUGHT = Stage(LORDS, 4, {"phase": "planning", "lords": {"red": {"party": ["thief-1"], "traps": ["pendulum"]}}})
RACED = Stage(RUN, ("vargagg", "dorgan"), {"tiles": {"den": {"at": [0, 1], "monster": "slime"}}})
PICKS = {"set_aside", "give_order", "dummy_order", "mark", "lay", "station", "free"}
"""What the combined answers of Dungeon Lords are made of."""
RUN_PICKS = {
    "hit_with",
    "block_with",
    "parry_with",
    "cancel_hit",
    "wear",
    "take_off",
    "give",
    "ask_for",
    "hand_in",
    "spoil",
}
"""Those of Dungeon Run."""


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0])
def test_a_complete_example_runs(text: str) -> None:
    difference = run(parse(text, "docs/scenarios.md"))
    assert difference is None, difference.sentence


def test_there_are_two_examples() -> None:
    assert len(EXAMPLES) == 2


def keys(kind: type[msgspec.Struct]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def offers(value: Any) -> set[str]:
    """The names of all steps that a value of a rules module offers."""
    if isinstance(value, Offer):
        return {value.step.name}
    if isinstance(value, Draft):
        return {value.step.name}
    if isinstance(value, tuple):
        return {name for inner in value for name in offers(inner)}
    return set()


def answers(box: Box[Any]) -> set[str]:
    found = {name for module in box.rules for value in vars(module).values() for name in offers(value)}
    ordered = any(window.has_arbiter for window in windows(box).values())
    return found | {"pass"} | ({"want", "decline", "goes_first"} if ordered else set())


def section(title: str) -> str:
    """The chapter of the page about a game."""
    return re.split(r"(?m)^## ", DOC.split(f"\n## {title}\n")[1])[0]


def examples(title: str) -> list[list[str]]:
    """The words of all code in a chapter, and of the parts of combined answers."""
    code = re.findall(r"`([^`\n]+)`", section(title))
    parts = [part for each in code for part in re.findall(r"\[([^\]]+)\]", each)]
    return [each.split() for each in (*code, *parts)]


def windows(box: Box[Any]) -> dict[str, Window]:
    """The reaction windows of a game."""
    found = [value for module in box.rules for value in vars(module).values() if isinstance(value, Window)]
    return {window.name: window for window in found}


def decisions(box: Box[Any]) -> set[str]:
    """The names of all decisions. Only windows with an arbiter ask who wants to react and who goes first."""
    plain = [name for name, window in windows(box).items() if not window.has_arbiter]
    never = {f"{name}/{what}" for name in plain for what in ("want", "first")}
    return {name for name, step in box.steps.items() if step.asks} - never


def paths(box: Box[Any], value: Any) -> set[str]:
    """The words of all paths that do not depend on the position."""
    kinds = [kind for step in box.steps.values() for _, kind in step.params]
    names = {name for kind in (*kinds, *box.things) for name in kind.names}
    if not isinstance(value, dict):
        return set()
    return {key for key in value if key not in names}.union(*(paths(box, inner) for inner in value.values()))


def test_the_answers_that_are_looked_for_are_those_of_the_game() -> None:
    assert {"step_dwarf", "pick_again", "pass_turn", "place_group", "withdraw_announcement"} <= answers(XORLOSCH)
    assert len(answers(XORLOSCH)) == 30
    assert {"walk", "strike", "cast_at", "let_rest_act", "buy"} <= answers(HEROQUEST)


@pytest.mark.parametrize(
    ("what", "names"),
    [
        ("keys of a file", keys(ScenarioFile)),
        ("keys of a block", keys(Then)),
        ("keys of a draft", keys(DraftSeen)),
        ("chance", set(CHANCE) | set(CHANCE.values())),
        ("answers of Xorlosch", answers(XORLOSCH) | {"recruit"}),
        ("decisions of Xorlosch", decisions(XORLOSCH)),
        ("fields of a position", {*XORLOSCH_FIELDS, *DWARF_FIELDS}),
        ("paths of a state", paths(XORLOSCH, Stage(XORLOSCH, 2, {"dwarfs": {"red-w1": 4}}).truth())),
        ("events", set(XORLOSCH.events)),
        ("endings", set(XORLOSCH.endings)),
        ("settings", {setting.name for setting in XORLOSCH.settings}),
        ("answers of HeroQuest", answers(HEROQUEST)),
        ("decisions of HeroQuest", decisions(HEROQUEST)),
        ("fields of a position of HeroQuest", {*HEROQUEST_FIELDS, *HERO_FIELDS, *MONSTER_FIELDS, *EFFECTS, *FATES}),
        ("paths of a state of HeroQuest", paths(HEROQUEST, Stage(HEROQUEST, 2, {"seen": "all"}).truth())),
        ("events of HeroQuest", set(HEROQUEST.events)),
        ("endings of HeroQuest", set(HEROQUEST.endings)),
        ("settings of HeroQuest", {setting.name for setting in HEROQUEST.settings}),
        ("quests of HeroQuest", set(BOOK.names)),
        ("answers of Warhammer Quest", answers(WARHAMMER)),
        ("decisions of Warhammer Quest", decisions(WARHAMMER)),
        (
            "fields of a position of Warhammer Quest",
            {*WARHAMMER_FIELDS, *WARRIOR_FIELDS, *WARHAMMER_MONSTER_FIELDS, *CONDITIONS.names, *PASSING, *BEHAVIOURS}
            | {*WARRIOR_FATES[1:]},
        ),
        ("paths of a state of Warhammer Quest", paths(WARHAMMER, PLAYED.truth()) - {"1W", "1E"}),
        ("events of Warhammer Quest", set(WARHAMMER.events)),
        ("endings of Warhammer Quest", set(WARHAMMER.endings)),
        ("settings of Warhammer Quest", {setting.name for setting in WARHAMMER.settings}),
        ("answers of Dungeon Lords", answers(LORDS) | PICKS),
        ("decisions of Dungeon Lords", decisions(LORDS)),
        ("fields of a position of Dungeon Lords", {*DUNGEON_FIELDS, *LORD_FIELDS, "who", "damage", "extra"}),
        ("paths of a state of Dungeon Lords", paths(LORDS, FOUGHT.truth())),
        ("events of Dungeon Lords", set(LORDS.events)),
        ("endings of Dungeon Lords", set(LORDS.endings)),
        ("settings of Dungeon Lords", {setting.name for setting in LORDS.settings}),
        ("answers of Dungeon Run", answers(RUN) | RUN_PICKS),
        ("decisions of Dungeon Run", decisions(RUN)),
        (
            "fields of a position of Dungeon Run",
            {*RUN_FIELDS, *RUN_HERO_FIELDS, *TILE_FIELDS, *HERO_CONDITIONS, "wronged_by", "card", "by", "hidden"},
        ),
        ("paths of a state of Dungeon Run", paths(RUN, RACED.describe("vargagg"))),
        ("events of Dungeon Run", set(RUN.events)),
        ("endings of Dungeon Run", set(RUN.endings)),
        ("settings of Dungeon Run", {setting.name for setting in RUN.settings}),
        ("kinds of items", {"travel-boots", "experience-potion", "dragon-trap"}),
    ],
)
def test_everything_is_documented(what: str, names: set[str]) -> None:
    assert names
    assert names - TOLD == set(), f"docs/scenarios.md does not tell these {what}"


GAMES = [
    ("Xorlosch", XORLOSCH),
    ("HeroQuest", HEROQUEST),
    ("Warhammer Quest", WARHAMMER),
    ("Dungeon Lords", LORDS),
    ("Dungeon Run", RUN),
]


@pytest.mark.parametrize(("title", "box"), GAMES)
def test_every_answer_is_shown_with_its_arguments(title: str, box: Box[Any]) -> None:
    shown = examples(title)
    drafts = {words[0] for words in shown if len(words) > 1 and words[1].startswith("[")}
    for name in sorted(answers(box) - {"pass"} - drafts):
        params = box.steps[name].params
        whole = [words for words in shown if words[0] == name and len(words) > len(params)]
        needed = [param for param, _ in params]
        assert whole or not params, f"docs/scenarios.md does not show {name} with {', '.join(needed)}"


SEATED = {
    "Xorlosch": Stage(XORLOSCH, 3, {}),
    "HeroQuest": Stage(HEROQUEST, 4, {}),
    "Warhammer Quest": PLAYED,
    "Dungeon Lords": FOUGHT,
    "Dungeon Run": Stage(
        RUN,
        ("vargagg", "dorgan", "birodin", "oriane-mistveil", "stabbins", "saelith-ashborn"),
        {},
        (),
        {"boxes": "two"},
    ),
}
"""With everybody whom an example names."""


@pytest.mark.parametrize(("title", "box"), GAMES)
def test_every_answer_that_is_shown_can_be_read(title: str, box: Box[Any]) -> None:
    """Names of steps alone are fine; with arguments, all of these must be names of the right kind."""
    known = answers(box)
    read = 0
    for words in examples(title):
        if words[0] in known and len(words) > 1:
            SEATED[title].call(" ".join(words))
            read += 1
    assert read > 20, "the page shows answers"


@pytest.mark.parametrize(("title", "box"), GAMES)
def test_every_motion_is_named(title: str, box: Box[Any]) -> None:
    shown = {words[0] for words in examples(title)}
    assert {motion.step.name for motion in box.motions} <= shown


FOE_AT = "c5"
HUNTED = Stage(HEROQUEST, 2, {"map": "empty", "seen": "all", "monsters": [{"foe": "orc", "at": FOE_AT}]}).truth()
TILED = {**RACED.truth()["tiles"]["den"], **dict.fromkeys(RUN.optional)}


@pytest.mark.parametrize(
    ("title", "fields", "found", "unknown"),
    [
        ("Xorlosch", XORLOSCH_FIELDS, Stage(XORLOSCH, 2, {}).truth(), set()),
        (
            "HeroQuest",
            HEROQUEST_FIELDS,
            HUNTED,
            {"map", "hidden_traps", "finds", "lurking", "wandering", "flags", "fired", "dead"},
        ),
        ("HeroQuest", HERO_FIELDS, HUNTED["heroes"]["barbarian"], set()),
        ("HeroQuest", MONSTER_FIELDS, HUNTED["monsters"]["orc-1"], {"foe", "spells", "must_cast", "arrived"}),
        ("Warhammer Quest", WARHAMMER_FIELDS, PLAYED.truth(), {"cards", "piles"}),
        ("Warhammer Quest", WARRIOR_FIELDS, PLAYED.truth()["warriors"]["elf"], set()),
        ("Warhammer Quest", WARHAMMER_MONSTER_FIELDS, PLAYED.truth()["monsters"]["skaven-1"], set()),
        (
            "Dungeon Lords",
            DUNGEON_FIELDS,
            FOUGHT.truth(),
            {"trap_pile", "monster_pile", "room_pile", "adventurer_pile", "specials", "tokens"},
        ),
        ("Dungeon Lords", LORD_FIELDS, FOUGHT.truth()["lords"]["red"], set()),
        ("Dungeon Run", RUN_FIELDS, RACED.truth(), set()),
        ("Dungeon Run", {*RUN_HERO_FIELDS, "wronged_by"}, RACED.truth()["heroes"]["dorgan"], set()),
        ("Dungeon Run", TILE_FIELDS, TILED, set()),
    ],
)
def test_every_field_of_a_position_can_be_expected(
    title: str, fields: Iterable[str], found: dict[str, Any], unknown: set[str]
) -> None:
    """But for those that the page names."""
    assert set(fields) - set(found) == unknown
    told = section(title).split("### What can be expected")[1].split("###")[0]
    assert all(f"`{name}`" in told for name in unknown - {"foe"})


def test_cards_are_listed_with_their_types() -> None:
    from lanterne.games.xorlosch.content.cards import CARD_COLOUR, CARD_NUMBER, CARD_TYPE, QUEST_NAMES

    for quest, name in enumerate(QUEST_NAMES):
        columns = [
            " ".join(f"{CARD_NUMBER[c]:02d}" for c in range(36) if (CARD_COLOUR[c], CARD_TYPE[c]) == (quest, kind))
            for kind in (0, 1)
        ]
        assert f"| {name} | {columns[0]} | {columns[1]} |" in DOC
