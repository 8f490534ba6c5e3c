"""A flawed data file is refused with a sentence that names file, entry and reason."""

from importlib.resources import files
from typing import Any

import pytest
from tests.games.flaws import Spoil, entry, must_refuse
from tests.refusals import refused

from lanterne.games.xorlosch.content.checks import checked
from lanterne.games.xorlosch.content.files import packaged, printed


def passage(board: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in board["passages"] if (row["a"], row["b"]) == (a, b))
    return row


def isolate(board: dict[str, Any], way: str, square: str) -> None:
    """Block the only free way to the square, and free another passage so that the counts stay right."""
    passage(board, way, square).update(obstacle="debris")
    passage(board, "ruins-path-03", "ruins-08").update(obstacle=None)


FLAWS: list[tuple[str, Spoil, str]] = [
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(number=1),
        "square ruins-02: ruins-01 has the number 1 too",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(x=500, y=222),
        "square ruins-02: it overlaps ruins-01",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").pop("shape"),
        "square ruins-02: Object missing required field `shape`",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-boots-2").update(item="dragon-trap"),
        "square ruins-boots-1: travel-boots has 1 squares, not 2",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(obstacle=None),
        "passages of kind free: there are 62, not 61",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(obstacle="crevasse"),
        "passage ruins-start–ruins-boots-2: this side has no crevasse",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(b="ruins-31"),
        "passage ruins-start–ruins-31: there is no square ruins-31",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(b="ruins-start"),
        "passage ruins-start–ruins-start: it joins a square to itself",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(a="ruins-21"),
        "passage ruins-21–ruins-boots-2: another passage joins these squares already",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-start", "ruins-boots-2").update(path=[[432, 461], [300, 300]]),
        "passage ruins-start–ruins-boots-2: its line does not end on the border of ruins-boots-2",
    ),
    ("ruins.json", lambda b: b.update(id="dungeon"), "the file as a whole: it describes the side dungeon"),
    ("dungeon.json", lambda b: b.update(start="dungeon-01"), "square dungeon-01: it must be the only start"),
    ("dungeon.json", lambda b: b.update(squares=[]), "square dungeon-start: it must be the only start"),
    ("dungeon.json", lambda b: b["squares"].pop(), "squares of kind corridor: there are 12, not 13"),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(number=31),
        "entry task-green-02: no square has the number 31",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(theme="dragon-egg"),
        "entry task-green-02: the theme dragon-egg is blue, not green",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(type="mechanicus"),
        "cards of color green and type warrior: there are 5, not 6",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(type="wizard"),
        "entry task-green-02: Invalid enum value 'wizard'",
    ),
    ("cards.json", lambda t: t[0].pop("id"), "entry number 1: Object missing required field `id`"),
    ("themes.json", lambda t: entry(t, "helmet").update(dragon=True), "entry helmet: the red themes and no"),
    ("themes.json", lambda t: entry(t, "helmet").update(count=3), "entry helmet: 2 cards show it, not 3"),
    (
        "themes.json",
        lambda t: entry(t, "helmet").update(origin_of={"smell": "original"}),
        "entry helmet: origin_of names smell",
    ),
    (
        "items.json",
        lambda t: entry(t, "dragon-trap").update(count=4),
        "entry dragon-trap: there are 3 in the",
    ),
    (
        "items.json",
        lambda t: entry(t, "dragon-trap")["in_play"].pop("6"),
        "entry dragon-trap: in_play must give",
    ),
    ("items.json", lambda t: t.reverse(), "entry dragon-trap: travel-boots should stand in its place"),
    ("quests.json", lambda t: entry(t, "red").update(size=5), "entry red: a quest has 4 tasks, not 5"),
    ("quests.json", lambda t: entry(t, "red").update(majority=2), "entry red: 2 is not just over half of 4"),
    (
        "quests.json",
        lambda t: entry(t, "red").update(dragon=False),
        "entry red: the red quests and no others",
    ),
    ("colors.json", lambda t: entry(t, "black").update(hex="black"), "entry black: Expected `str` matching"),
    ("colors.json", lambda t: t.pop(), "entry white: it is missing"),
    ("dwarfs.json", lambda t: entry(t, "warrior").update(per_player=4), "entry warrior: 4 is not half of"),
    (
        "obstacles.json",
        lambda t: entry(t, "ladder").update(count=9),
        "entry ladder: the boards have 10 (ruins)",
    ),
    ("modes.json", lambda t: entry(t, "short-game").update(quests=4), "entry short-game: its colours have 3"),
    ("bots.json", lambda t: entry(t, "slayer").update(noise=2.0), "entry slayer: Expected `float` <= 1.0"),
    ("bots.json", lambda t: entry(t, "slayer").update(luck=1), "entry slayer: Object contains unknown field"),
    (
        "groups.json",
        lambda t: entry(t, "duo").update(saved=1),
        "entry duo: levels and saved experience add up to 6",
    ),
    (
        "groups.json",
        lambda t: entry(t, "crowd").update(dwarfs=[["warrior", 1]] * 5),
        "entry crowd: a player has only 3 warrior dice",
    ),
    (
        "settings.json",
        lambda t: entry(t, "board").update(default="attic"),
        "entry board: the default attic is not",
    ),
    (
        "settings.json",
        lambda t: entry(t, "board").update(rule="SET-1"),
        "entry board: Expected `str` matching",
    ),
    ("constants.json", lambda t: t.append(t[0]), "entry movement_base: the id is used 2 times"),
    (
        "constants.json",
        lambda t: entry(t, "power_trap").update(value=1000),
        "entry power_trap: it must beat power_potion",
    ),
    ("ruins.json", lambda b: b["squares"].append(b["squares"][1]), "square ruins-01: the id is used twice"),
    (
        "ruins.json",
        lambda b: b["squares"][1].update(id="dungeon-01"),
        "square dungeon-01: the id does not begin with the side’s name, ruins",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(number=None),
        "square ruins-02: every room has a number, and nothing else has one",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(item="dragon-trap"),
        "square ruins-02: every item square has an item, and nothing else has one",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(number=31),
        "square ruins-02: the number 31 is not between 1 and 30",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-02").update(x=990),
        "square ruins-02: it does not fit into the plane of",
    ),
    (
        "ruins.json",
        lambda b: entry(b["squares"], "ruins-05").update(w=90),
        "square ruins-05: a circle is as wide as it is high",
    ),
    (
        "ruins.json",
        lambda b: isolate(b, "ruins-path-11", "ruins-potion-2"),
        "square ruins-potion-2: no free passages lead from the start square to it",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-01", "ruins-02").update(path=[[537, 232]]),
        "passage ruins-01–ruins-02: a line needs two points",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-01", "ruins-path-02").update(path=[[500, 185], [570, 260], [500, 131]]),
        "passage ruins-01–ruins-path-02: its line crosses that of ruins-01–ruins-02",
    ),
    (
        "ruins.json",
        lambda b: passage(b, "ruins-01", "ruins-02").pop("path"),
        "passage ruins-01–ruins-02: Object missing required field `path`",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(number=4),
        "entry task-green-02: it is a green card with number 4",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(id="task-green-04", number=4),
        "number 2: it is on 0 cards",
    ),
    (
        "cards.json",
        lambda t: entry(t, "task-green-02").update(theme="teapot"),
        "entry task-green-02: there is no theme teapot",
    ),
    ("quests.json", lambda t: entry(t, "red").update(count=4), "entry red: its 12 cards are not 4 quests"),
    (
        "items.json",
        lambda t: entry(t, "dragon-trap")["in_play"].update({"2": 4}),
        "entry dragon-trap: 4 in play with 2 players is impossible",
    ),
    (
        "items.json",
        lambda t: entry(t, "dragon-trap").update(all_nine={}),
        "entry dragon-trap: all_nine leaves some out with 5 players",
    ),
    (
        "dwarfs.json",
        lambda t: entry(t, "warrior").update(count=17),
        "entry warrior: 17 dice are not the same number for every colour",
    ),
    (
        "settings.json",
        lambda t: entry(t, "mode")["values"].append("endless"),
        "entry mode: its values are not the modes",
    ),
    (
        "settings.json",
        lambda t: entry(t, "negotiation_round_cap").update(default=2),
        "entry negotiation_round_cap: its default is not the value of constants.json",
    ),
    (
        "constants.json",
        lambda t: t.append({"id": "luck", "value": 7, "origin": "original"}),
        "entry luck: the game has no such thing",
    ),
    (
        "constants.json",
        lambda t: entry(t, "power_potion").update(value=18),
        "entry power_potion: dwarfs alone can reach the power 18",
    ),
    (
        "constants.json",
        lambda t: entry(t, "quests_total").update(value=12),
        "entry quests_total: there are 13 quests, not 12",
    ),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS)
def test_a_flawed_file_is_refused_with_file_entry_and_reason(file: str, spoil: Spoil, sentence: str) -> None:
    must_refuse("xorlosch", packaged, lambda read: checked(printed(read)), file, spoil, sentence)


def test_every_file_has_a_flaw_tested() -> None:
    folder = files("lanterne.games.xorlosch.content").iterdir()
    assert {file for file, _, _ in FLAWS} == {path.name for path in folder if path.name.endswith(".json")}


def test_a_file_that_is_not_json_is_refused() -> None:
    with refused(r"^cards\.json, the file as a whole: ", "xorlosch"):
        printed(lambda name: b"[" if name == "cards.json" else packaged(name))
