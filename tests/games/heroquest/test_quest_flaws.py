"""A flawed quest is refused with a sentence that names file, entry and reason."""

from typing import Any

import pytest
from tests.games.flaws import Spoil, entry
from tests.games.heroquest.flaws import door, refuse

GATE = ("p10", "q10")


def move(things: list[dict[str, Any]], at: str, to: str) -> None:
    entry(things, at, "at").update(at=to)


# Names and numbers

NAMES: list[tuple[str, Spoil, str]] = [
    ("goblin-toll", lambda q: q.update(number=3), "the number: it is 3, but the quest comes at place 2"),
    ("goblin-toll", lambda q: q.update(id="gnome-toll"), "the file as a whole: it holds the quest gnome-toll"),
    ("goblin-toll", lambda q: q.update(moral="none"), "the file as a whole: Object contains unknown field `moral`"),
    ("goblin-toll", lambda q: q["finds"].append(q["finds"][0]), "find room-07: there are 2 of it"),
    (
        "goblin-toll",
        lambda q: q.update(lost_artifacts="room-23"),
        "the room of lost artifacts: the board has no room room-23",
    ),
    (
        "goblin-toll",
        lambda q: q.update(lost_artifacts="corridor"),
        "the room of lost artifacts: the board has no room corridor",
    ),
    ("goblin-toll", lambda q: q.update(lost_artifacts="room-03"), "the room of lost artifacts: room-03 is solid rock"),
    ("goblin-toll", lambda q: q["dark_rooms"].append("cellar"), "rooms of solid rock: the board has no room cellar"),
    ("goblin-toll", lambda q: q["finds"][0].update(room="room-03"), "find in room-03: room-03 is solid rock"),
    ("goblin-toll", lambda q: q["start"][0].update(positions=[1, 2, 3]), "the start: places 1, 2, 3 in the order"),
    ("goblin-toll", lambda q: q["start"][0]["squares"].pop(), "start stairs: it needs 4 squares"),
    ("goblin-toll", lambda q: q.update(wandering="moth"), "the wandering monster: there is no monster moth"),
    ("goblin-toll", lambda q: q["monsters"][0].update(kind="moth"), "monster on g3: there is no monster or character"),
    ("goblin-toll", lambda q: q["characters"][0].update(figure="moth"), "character skarg: there is no monster moth"),
    (
        "goblin-toll",
        lambda q: entry(q["monsters"], "skarg", "kind").update(kind="orc"),
        "character skarg: it is in play 0 times, not once",
    ),
    (
        "goblin-toll",
        lambda q: q["characters"][0].update(id="verag"),
        "monster on o10: there is no monster or character",
    ),
    (
        "goblin-toll",
        lambda q: (
            q["characters"].append(q["characters"][0] | {"id": "verag", "figure": q["monsters"][0]["kind"]}),
            q["monsters"][0].update(kind="verag"),
        ),
        "character verag: proving-vaults has this name already",
    ),
    (
        "goblin-toll",
        lambda q: q["rules"][0].pop("applies"),
        "rule middle-gate: it is either public or says what it applies to",
    ),
    (
        "goblin-toll",
        lambda q: q["rules"][0].update(public=True),
        "rule middle-gate: it is either public or says what it applies to",
    ),
    (
        "goblin-toll",
        lambda q: q["rules"][0].update(applies="note"),
        "rule middle-gate: there is no note of this name to tell it",
    ),
    ("goblin-toll", lambda q: q["items"].append("dagger"), "item dagger: nobody can ever get it"),
    (
        "goblin-toll",
        lambda q: (q["items"].append("dagger"), q["finds"][1].update(items=["dagger"])),
        "item dagger: the box has this name already",
    ),
    ("goblin-toll", lambda q: q["finds"][0].update(items=["spoon"]), "find in room-07: there is no item spoon"),
    ("goblin-toll", lambda q: door(q, *GATE).update(key="spoon"), "door p10–q10: there is no item spoon"),
    (
        "goblin-toll",
        lambda q: q["notes"][0]["effects"][0].update(item="spoon"),
        "note iron-key: there is no item spoon",
    ),
    ("goblin-toll", lambda q: q["notes"][0]["effects"][0].update(kind="sing"), "note iron-key: Invalid value 'sing'"),
    (
        "goblin-toll",
        lambda q: q["notes"][0]["trigger"].update(kind="full-moon"),
        "note iron-key: Invalid value 'full-moon'",
    ),
    (
        "goblin-toll",
        lambda q: q["notes"][0]["trigger"].update(monster="moth"),
        "note iron-key: there is no character moth",
    ),
    (
        "goblin-toll",
        lambda q: q["notes"][0].update(once=False),
        "note iron-key: it would happen again and again without end",
    ),
    (
        "goblin-toll",
        lambda q: q["notes"][0].update(trigger={"kind": "seen", "at": "b2"}, once=False),
        "note iron-key: it would happen again and again without end",
    ),
    (
        "goblin-toll",
        lambda q: q["notes"][0].update(trigger={"kind": "waves-beaten"}),
        "note iron-key: it waits for waves, and there are none",
    ),
    ("goblin-toll", lambda q: q["parts"][0].update(kind="dance"), "part number 1: Invalid value 'dance'"),
    ("goblin-toll", lambda q: q.update(parts=[]), "the objective: it has no parts"),
    ("goblin-toll", lambda q: q["furniture"][0].update(kind="sofa"), "piece on g6: there is no furniture sofa"),
    ("goblin-toll", lambda q: q["traps"][0].update(kind="snare"), "trap on e7: there is no trap snare"),
    ("goblin-toll", lambda q: q["traps"][0].update(at="a20"), "trap on a20: Expected `str` matching regex"),
    ("goblin-toll", lambda q: q["traps"][-1].update(damage=0), "trap on y11: a variant and damage of its own belong"),
    ("goblin-toll", lambda q: q["traps"][-1].update(variant="glue"), "trap on y11: there is no furniture trap glue"),
    ("goblin-toll", lambda q: q["traps"][-1].update(at="y12"), "trap on y12: no piece of furniture is placed by this"),
    (
        "old-bones",
        lambda q: q["notes"][0]["trigger"]["triggers"][0].update(room="attic"),
        "note king-rises: the board has",
    ),
    (
        "old-bones",
        lambda q: q["notes"][0]["trigger"]["triggers"][1]["monsters"].update(besides=["moth"]),
        "note king-rises: there is no character moth",
    ),
    ("old-bones", lambda q: entry(q["monsters"], "u3", "at").pop("waits"), "monster karrow: it must wait, and a note"),
    ("captive-cartographer", lambda q: q["parts"][0].update(ally="moth"), "the objective: there is no ally moth"),
    ("captive-cartographer", lambda q: q["allies"][0].update(joins="wait"), "ally elowen: the action wait does not"),
    ("captive-cartographer", lambda q: q["allies"][0].pop("joins"), "action free-elowen: there is no ally elowen that"),
    (
        "captive-cartographer",
        lambda q: q["actions"][0]["effects"][1]["monsters"][0].update(waits=True),
        "monster on m19: only a monster of the map can wait",
    ),
    (
        "cold-braziers",
        lambda q: q["actions"][0]["needs"].update(quiet_room="attic"),
        "action light-south-west: the board",
    ),
    (
        "cold-braziers",
        lambda q: q["characters"][0]["spells"].append("genie"),
        "character nerith: there is no Dread spell",
    ),
    ("cold-braziers", lambda q: q["characters"][0].update(escape="n10"), "character nerith: a square to escape to"),
    (
        "cold-braziers",
        lambda q: q["characters"][0]["spells"].append("dread-fear"),
        "character nerith: nerith has the card",
    ),
    (
        "cold-braziers",
        lambda q: q["actions"][0]["effects"].pop(0),
        "the objective: nothing sets the flag south-west-lit",
    ),
    ("divided-by-stone", lambda q: q["start"][1].update(id="west"), "start west: there are 2 of it"),
    (
        "divided-by-stone",
        lambda q: q["notes"][0]["trigger"].update(group="north"),
        "note west-empty: there is no start",
    ),
    (
        "divided-by-stone",
        lambda q: door(q, "j10", "k10").update(flag="luck"),
        "door j10–k10: nothing sets the flag luck",
    ),
    (
        "alchemists-bargain",
        lambda q: q["actions"][0]["needs"]["any_item"].append("tea"),
        "action hand-over: there is no",
    ),
    (
        "alchemists-bargain",
        lambda q: q["actions"][0]["effects"][0]["flags"].update(tea="t"),
        "action hand-over: there is",
    ),
    (
        "alchemists-bargain",
        lambda q: q["notes"][0]["trigger"]["flags"].append("tea"),
        "note elixir: nothing sets the flag",
    ),
    ("ember-witch", lambda q: q["characters"][0].pop("escape"), "character sabrane: a square to escape to belongs"),
    (
        "ember-witch",
        lambda q: q["notes"][0]["effects"][0].update(spell="dread-fear"),
        "note witch-wounded: sabrane does",
    ),
    (
        "ember-witch",
        lambda q: q["notes"][0]["effects"][0].update(monster="moth"),
        "note witch-wounded: there is no char",
    ),
    ("iron-hall", lambda q: q["waves"][1].update(turn=1), "the waves: they come in turns 1, 1, 5, 7, 9"),
    (
        "iron-hall",
        lambda q: q["finds"][0].update(forbidden_until="dawn"),
        "find in room-11: nothing sets the flag dawn",
    ),
    ("whispering-mirror", lambda q: q["parts"][0].update(monster="moth"), "the objective: moth cannot be killed"),
    (
        "whispering-mirror",
        lambda q: q["notes"][0]["trigger"].update(standing=["moth"]),
        "note mirror: there is no char",
    ),
    ("bell-beneath", lambda q: q["collapse"].update(flag="dawn"), "the collapse: nothing sets the flag dawn"),
    ("black-banner", lambda q: q["characters"][1].update(immune_spells=["nap"]), "character vorrakh: there is no hero"),
    ("black-banner", lambda q: q["actions"][0]["needs"].update(dead=["moth"]), "action burn-banner: there is no char"),
]

# The map

MAP: list[tuple[str, Spoil, str]] = [
    (
        "goblin-toll",
        lambda q: door(q, *GATE).update(between=["p10", "r10"]),
        "door p10–r10: its squares are not side by side",
    ),
    (
        "goblin-toll",
        lambda q: door(q, *GATE).update(between=["o10", "p10"]),
        "door o10–p10: there is no wall to stand in",
    ),
    (
        "goblin-toll",
        lambda q: q["doors"].append({"between": ["q10", "p10"]}),
        "door q10–p10: another door stands there",
    ),
    (
        "goblin-toll",
        lambda q: q["secret_doors"].append(["q10", "p10"]),
        "secret door q10–p10: another door stands there",
    ),
    ("goblin-toll", lambda q: q["doors"].append({"between": ["j3", "i3"]}), "door j3–i3: room-03 is solid rock"),
    ("goblin-toll", lambda q: q["blocked"].append("q10"), "door p10–q10: q10 is blocked"),
    ("locksmiths-folly", lambda q: door(q, "i8", "j8").update(opens_from="h8"), "door i8–j8: h8 is not one of its"),
    ("proving-vaults", lambda q: move(q["furniture"], "o17", "z19"), "piece on z19: the table sticks out of the board"),
    (
        "proving-vaults",
        lambda q: move(q["furniture"], "o17", "q17"),
        "piece on q17: the table does not lie in one room",
    ),
    (
        "proving-vaults",
        lambda q: move(q["furniture"], "j18", "j19"),
        "piece on j19: the treasure-chest does not lie in",
    ),
    ("proving-vaults", lambda q: q.update(stairs="y18"), "the stairs on y18: they run through a wall"),
    ("proving-vaults", lambda q: q.update(stairs="z19"), "the stairs on z19: they stick out of the board"),
    ("proving-vaults", lambda q: move(q["furniture"], "l8", "l10"), "piece on l10: l10 is taken by the piece on l10"),
    (
        "proving-vaults",
        lambda q: move(q["monsters"], "s15", "x17"),
        "monster on x17: x17 is taken by the stairs on x17",
    ),
    (
        "proving-vaults",
        lambda q: move(q["monsters"], "s15", "t17"),
        "monster on t17: t17 is taken by the monster on t17",
    ),
    ("proving-vaults", lambda q: move(q["monsters"], "s15", "b2"), "monster on b2: room-01 is solid rock"),
    ("proving-vaults", lambda q: q.update(exit=["b2"]), "the exit: it lies in solid rock"),
    ("proving-vaults", lambda q: q.update(exit=["t17"]), "the exit: t17 is taken by the monster on t17"),
    (
        "proving-vaults",
        lambda q: q.update(traps=[{"kind": "pit", "at": "o17"}]),
        "trap on o17: o17 is taken by the piece on o17",
    ),
    (
        "proving-vaults",
        lambda q: q.update(traps=[{"kind": "pit", "at": "x17"}]),
        "trap on x17: x17 is taken by the stairs",
    ),
    ("proving-vaults", lambda q: q.update(traps=[{"kind": "pit", "at": "b2"}]), "trap on b2: b2 is solid rock"),
    (
        "proving-vaults",
        lambda q: q.update(traps=2 * [{"kind": "pit", "at": "z19"}]),
        "trap on z19: there are 2 of them",
    ),
    ("proving-vaults", lambda q: q["finds"][0].update(piece="j17"), "find in room-19: no piece of furniture is placed"),
    (
        "proving-vaults",
        lambda q: q["finds"][0].update(piece="y2"),
        "find in room-19: the piece on y2 stands in another",
    ),
    (
        "proving-vaults",
        lambda q: q["monsters"].append({"kind": "gargoyle", "at": "v15"}),
        "figures of gargoyle: the map needs 2, and the box holds 1",
    ),
    (
        "proving-vaults",
        lambda q: q["furniture"].append({"kind": "throne", "at": "v15"}),
        "pieces of throne: the map needs",
    ),
    (
        "proving-vaults",
        lambda q: q.update(traps=[{"kind": "pit", "at": f"{column}19"} for column in "rstuvwx"]),
        "tiles of pit: the map needs 7, and the box holds 6",
    ),
    (
        "proving-vaults",
        lambda q: q["blocked"].append("o17"),
        "piece on o17: o17 is taken by the blocked square o17",
    ),
    ("cold-braziers", lambda q: q["actions"][0]["squares"].append("a1"), "action light-south-west: its squares do not"),
    ("ember-witch", lambda q: q["characters"][0].update(escape="b2"), "character sabrane: b2 is solid rock"),
]

# The ways

WAYS: list[tuple[str, Spoil, str]] = [
    (
        "goblin-toll",
        lambda q: q["notes"][0]["trigger"].update(kind="group-gone", group="stairs"),
        "note iron-key: Object",
    ),
    (
        "goblin-toll",
        lambda q: q["notes"][0].update(trigger={"kind": "group-gone", "group": "stairs"}),
        "start stairs: no way leads from b2 to the exit",
    ),
    ("proving-vaults", lambda q: q["doors"].remove(door(q, "u3", "v3")), "room room-06: no way leads into it"),
    ("proving-vaults", lambda q: q["dark_rooms"].remove("room-01"), "room room-01: no way leads into it"),
    ("proving-vaults", lambda q: q["blocked"].append("a1"), "blocked square a1: nobody can ever see it"),
    (
        "drowned-scriptorium",
        lambda q: q["parts"][0].update(item="wand-of-magic"),
        "the objective: nobody can get hold of",
    ),
    (
        "proving-vaults",
        lambda q: q.update(
            objects=[{"id": f"pillar-{at}", "at": at} for at in ("w3", "v4", "x4", "w5")],
            monsters=[monster for monster in q["monsters"] if monster["at"] != "x4"],
        ),
        "monster on w4: no way leads to w4",
    ),
    (
        "cold-braziers",
        lambda q: q["actions"][0].update(squares=["j3"]),
        "action light-south-west: no way leads to where",
    ),
    (
        "alchemists-bargain",
        lambda q: q["finds"][0].update(forbidden_until="elixir-brewed"),
        "the objective: nobody can set the flag elixir-brewed",
    ),
    (
        "proving-vaults",
        lambda q: q.update(parts=[{"kind": "leave-by-exit"}]),
        "the objective: it is met at the start",
    ),
]


@pytest.mark.parametrize(("quest", "spoil", "sentence"), NAMES + MAP + WAYS)
def test_a_flawed_quest_is_refused_with_file_entry_and_reason(quest: str, spoil: Spoil, sentence: str) -> None:
    refuse(f"quests/{quest}.json", spoil, sentence)
