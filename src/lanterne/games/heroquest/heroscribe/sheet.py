"""From a HeroScribe file to a quest sheet, with its words and a report."""

import json
import re
from typing import Any, NamedTuple

from lanterne.games.heroquest.content.board import CORRIDOR, LAYOUT, REGION_NAMES, REGION_OF, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import quest_in
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.quest_flaw import as_drawn
from lanterne.games.heroquest.content.rows import Heal, Potion
from lanterne.games.heroquest.heroscribe.boards import Drawing, drawings
from lanterne.games.heroquest.heroscribe.drawing import Located
from lanterne.games.heroquest.heroscribe.ftl import AuthorText, Message, person, potion
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.notes import (
    Find,
    Person,
    Understood,
    exit_by_door,
    folded,
    understand,
    with_villains,
)
from lanterne.games.heroquest.heroscribe.placing import Placed, place
from lanterne.games.heroquest.heroscribe.reading import read
from lanterne.kit.grid import squares_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

GOALS = {"explore": Say("imported-explore"), "kill-all": Say("imported-kill-all"), "leave": Say("imported-leave")}
"""The goals that an imported quest can have besides killing one monster, in words."""
WRONG_GOAL = "import-no-such-monster"
TRAP = "poison-needle"
"""How a chest is trapped if no note says how."""
_DRAUGHTS = {2: "potion-of-healing-2", 4: "potion-of-healing-4"}


class Report(NamedTuple):
    """What became of a file: sentences about what is not played, what is played differently from the drawing, and what
    was read from the notes."""

    left_out: tuple[Say, ...]
    doubts: tuple[Say, ...]
    readings: tuple[Say, ...]


class Imported(NamedTuple):
    """A quest that was read: its name and that of the file, its sheet, the potions that only it has, its words, the
    report."""

    id: str
    name: str
    title: str
    sheet: dict[str, Any]
    potions: tuple[dict[str, Any], ...]
    words: list[Message]
    report: Report


def imported(data: bytes, id_: str = "", goal: str = "explore") -> tuple[Imported, ...]:
    """The quests of a file, one for each board that can be played. The first has this id (else one made from the
    file's name) and the report on the whole file. `goal` is one of GOALS, or the square of a monster that
    must be killed on the first board. Raises NotAQuest with a sentence."""
    written = read(data)
    id_ = id_ or slug(written.name)
    found: list[Imported] = []
    unplayed: list[tuple[Drawing, NotAQuest]] = []
    for drawing in drawings(written):
        name = id_ if not found else f"{id_}-board{drawing.board}"
        try:
            quest = _quest(drawing, name, goal if not found else "explore", len(found) + 1)
            _check(quest.sheet, quest.potions)
            found.append(quest)
        except NotAQuest as error:
            if error.said.id == WRONG_GOAL:
                raise
            unplayed.append((drawing, error))
    if not found:
        raise unplayed[0][1]
    return _with_report_on_boards(tuple(found), unplayed)


def sketched(data: bytes, id_: str = "") -> Imported:
    """The quest on the first board of a file, which may not be valid yet."""
    written = read(data)
    return _quest(drawings(written)[0], id_ or slug(written.name), "explore", 1)


def _with_report_on_boards(
    found: tuple[Imported, ...], unplayed: list[tuple[Drawing, NotAQuest]]
) -> tuple[Imported, ...]:
    """The quests, the first with the report on boards that cannot be played and on the file as a whole."""
    report = found[0].report
    lost = tuple(Say("import-board-left-out", {"board": one.board, "why": error.said}) for one, error in unplayed)
    whole = tuple(doubt for one, _ in unplayed for doubt in one.doubts)
    report = report._replace(left_out=(*lost, *report.left_out), doubts=(*whole, *report.doubts))
    return found[0]._replace(report=report), *found[1:]


def _quest(drawing: Drawing, id_: str, goal: str, number: int) -> Imported:
    drawing = drawing._replace(objects=with_villains(drawing.objects, drawing.notes))
    name = drawing.name or "?"
    placed = place(drawing, goal == "leave" or exit_by_door(drawing.notes))
    understood = understand(drawing.notes, placed)
    people, parts = _goal(goal, id_, placed, understood.people)
    understood = understood._replace(people=people)
    potions = tuple(
        {"id": _draught(id_, heals), "effect": {"kind": "heal", "body": heals}, "origin": "pack"}
        for heals in _own_draughts(understood)
    )
    sheet = _sheet(id_, drawing, placed, understood) | {"parts": parts, "number": number}
    doubts = (*placed.doubts, *_beyond_the_box(placed), *understood.doubts, *_kept(understood))
    report = Report(placed.left_out, doubts, understood.readings)
    words = _words(id_, drawing, placed, understood, goal)
    return Imported(id_, name, drawing.title or "?", sheet, potions, words, report)


def slug(name: str) -> str:
    """A name as an id."""
    return "-".join(re.findall("[a-z0-9]+", folded(name)))[:40].strip("-") or "quest"


def _check(sheet: dict[str, Any], potions: tuple[dict[str, Any], ...]) -> None:
    """Raise NotAQuest unless the quest is valid."""
    rows = tuple(
        Potion(id=row["id"], origin="pack", effect=Heal(body=row["effect"]["body"], red_dice=0)) for row in potions
    )
    box = BOX._replace(potions=(*BOX.potions, *rows))
    try:
        check_quest(quest_in(f"quests/{sheet['id']}.json", json.dumps(sheet).encode()), sheet["number"], LAYOUT, box)
    except ValueError as error:
        reason = as_drawn(error) if isinstance(error, Flaw) else str(error)
        raise NotAQuest(Say("import-flawed", {"reason": reason})) from None


# --- the goal ---------------------------------------------------------------------------------------------------------


def _goal(
    goal: str, id_: str, placed: Placed, people: tuple[Person, ...]
) -> tuple[tuple[Person, ...], list[dict[str, Any]]]:
    """The objective, which files do not have. A monster that must be killed becomes a character."""
    if goal == "explore":
        return people, [{"kind": "explore"}]
    if goal == "kill-all":
        return people, [{"kind": "kill-all", "monsters": {}, "wandering": False}]
    if goal == "leave":
        return people, [{"kind": "leave-by-exit"}]
    monster = next((one for one in placed.monsters if one.spot == goal.lower()), None)
    if monster is None:
        raise NotAQuest(Say("import-no-such-monster", {"square": goal[:20]}))
    if all(one.monster is not monster for one in people):
        card = next(row.profile for row in BOX.monsters if row.id == monster.entry.name)
        profile = card.move, card.attack, card.defend, card.body, card.mind
        people = (*people, Person(monster, profile, "", monster.spot.upper()))
    number = next(number for number, one in enumerate(people) if one.monster is monster)
    return people, [{"kind": "kill", "monster": _person_id(id_, number)}]


def _person_id(id_: str, number: int) -> str:
    """An id that does not end in a number, since that would make it one of several of a kind."""
    return f"{id_}-person{''.join(chr(ord('a') + int(digit)) for digit in str(number))}"


def _own_draughts(understood: Understood) -> list[int]:
    """How much each potion heals that the game does not have."""
    return sorted({find.heals for find in understood.finds} - {0, *_DRAUGHTS})


def _draught(id_: str, heals: int) -> str:
    return f"{id_}-draught-of-{heals}"


# --- the sheet --------------------------------------------------------------------------------------------------------


def _sheet(id_: str, drawing: Drawing, placed: Placed, understood: Understood) -> dict[str, Any]:
    squares = [SQUARE_NAMES[square] for square in placed.start]
    first_room = next(room for room in REGION_NAMES[CORRIDOR + 1 :] if room not in placed.dark_rooms)
    people = {one.monster: _person_id(id_, number) for number, one in enumerate(understood.people)}
    return {
        "id": id_,
        "origin": "pack",
        "gold": 0,
        "wandering": understood.wandering,
        "stairs": None if placed.stairs is None else SQUARE_NAMES[placed.stairs],
        "start": [{"id": "start", "squares": squares, "positions": [1, 2, 3, 4]}],
        "exit": [SQUARE_NAMES[square] for square in placed.exit],
        "lost_artifacts": first_room,
        "dark_rooms": list(placed.dark_rooms),
        "rules": [],
        "secret_doors": [_between(door.one, door.other) for door in placed.secret_doors],
        "blocked": [SQUARE_NAMES[square] for square in squares_of(placed.blocked)],
        "doors": [
            {"between": _between(door.one, door.other), "open": door.entry.name == "open"} for door in placed.doors
        ],
        "furniture": [_piece(one) for one in placed.furniture],
        "characters": [_character(people[one.monster], one) for one in understood.people],
        "monsters": [{"kind": people.get(one, one.entry.name), "at": one.spot} for one in placed.monsters],
        "traps": [
            *({"kind": one.entry.name, "at": one.spot} for one in placed.traps),
            *(
                {"kind": "furniture", "at": SQUARE_NAMES[square], "variant": TRAP, "damage": damage}
                for square, (damage, _) in understood.sprung.items()
            ),
        ],
        "finds": [_find(id_, find) for find in understood.finds],
        "notes": _notes(placed, understood),
        "source": {"format": "heroscribe", "name": drawing.name, "region": drawing.region},
    }


def _between(one: int | None, other: int | None) -> list[str]:
    assert one is not None
    assert other is not None
    return [SQUARE_NAMES[one], SQUARE_NAMES[other]]


def _piece(one: Located) -> dict[str, Any]:
    turned = one.turned and one.entry.width != one.entry.height
    return {"kind": one.entry.name, "at": one.spot, "turned": turned}


def _character(id_: str, one: Person) -> dict[str, Any]:
    move, attack, defend, body, mind = one.profile
    profile = {"move": move, "attack": attack, "defend": defend, "body": body, "mind": mind}
    return {"id": id_, "figure": one.monster.entry.name, "profile": profile, "origin": "pack"}


def _find(id_: str, find: Find) -> dict[str, Any]:
    potion = [_DRAUGHTS.get(find.heals, _draught(id_, find.heals))] if find.heals else []
    piece = None if find.piece is None else SQUARE_NAMES[find.piece]
    return {"room": find.room, "piece": piece, "gold": find.gold, "items": [*find.items, *potion]}


def _notes(placed: Placed, understood: Understood) -> list[dict[str, Any]]:
    """The notes to be read out, and the markers of the map, which have no rules here."""
    notes = []
    for number, told in enumerate(understood.told, 1):
        trigger: dict[str, Any] = {"kind": "kept"}
        if told.square is not None:
            trigger = {"kind": "seen", "at": SQUARE_NAMES[told.square]}
        if told.square is not None and told.searched:
            trigger = {"kind": "treasure-search", "room": REGION_NAMES[REGION_OF[told.square]]}
        notes.append({"id": f"note{number}", "trigger": trigger, "effects": []})
    notes += [
        {"id": f"marker{number}", "trigger": {"kind": "seen", "at": one.spot}, "effects": []}
        for number, one in enumerate(placed.markers, 1)
    ]
    return notes


# --- the words --------------------------------------------------------------------------------------------------------


def _words(id_: str, drawing: Drawing, placed: Placed, understood: Understood, goal: str) -> list[Message]:
    name = AuthorText(drawing.name or "?")
    told = GOALS.get(goal) or Say("imported-kill", {"square": goal.upper()})
    words = [
        Message(f"setting-quest-{id_}", name, {}),
        Message(f"quest-{id_}", name, {"effect": told, "flavor": AuthorText(drawing.speech or name.text, told=True)}),
    ]
    for number, one in enumerate(understood.people):
        words += person(_person_id(id_, number), one.monster.entry.name, one.name, one.mark)
    words += [potion(_draught(id_, heals), heals) for heals in _own_draughts(understood)]
    words += [Message(f"find-{id_}-{find.room}", AuthorText(find.text, told=True), {}) for find in understood.finds]
    for square, (damage, text) in understood.sprung.items():
        key = f"sprung-{id_}-{SQUARE_NAMES[square]}"
        words.append(
            Message(key, AuthorText(text, told=True) if text else Say("imported-sprung", {"damage": damage}), {})
        )
    for number, note in enumerate(understood.told, 1):
        words.append(Message(f"note-{id_}-note{number}", AuthorText(note.text, told=True), {}))
    for number, marker in enumerate(placed.markers, 1):
        said = Say("imported-marker", {"square": marker.spot.upper(), "thing": _spaced(marker.drawn.id)})
        words.append(Message(f"note-{id_}-marker{number}", said, {}))
    return words


def _spaced(name: str) -> str:
    """The id of an object as words."""
    return " ".join(re.findall(r"[A-Z]+[a-z]*|[a-z]+|[0-9]+", name)) or "?"


# --- what the report adds ---------------------------------------------------------------------------------------------


def _kept(understood: Understood) -> tuple[Say, ...]:
    """How many notes stay text."""
    kept = sum(told.square is None for told in understood.told)
    shown = len(understood.told) - kept
    found = (Say("import-notes-kept", {"count": kept}),) if kept else ()
    return (*found, Say("import-notes-shown", {"count": shown})) if shown else found


def _beyond_the_box(placed: Placed) -> tuple[Say, ...]:
    """Report what the game's box does not have enough of; it is played anyway."""
    found = []
    counts = {row.id: ("monster", row.figures) for row in BOX.monsters}
    counts |= {row.id: ("furniture", row.count) for row in BOX.furniture}
    drawn = [one.entry.name for one in (*placed.monsters, *placed.furniture)]
    for name, (kind, count) in counts.items():
        times = drawn.count(name)
        if times > count:
            found.append(Say("import-beyond-box", {"thing": Say(f"{kind}-{name}"), "count": times, "box": count}))
    return tuple(found)
