"""From a HeroScribe file to a quest sheet, with its words and a report."""

import json
import re
from typing import Any, NamedTuple

from lanterne.games.heroquest.content.board import CORRIDOR, LAYOUT, REGION_NAMES, REGION_OF, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.games.heroquest.content.quest_checks import HEROES, check_quest
from lanterne.games.heroquest.content.quest_flaw import as_drawn
from lanterne.games.heroquest.content.rows import Heal, Potion
from lanterne.games.heroquest.heroscribe.boards import Drawing, drawings
from lanterne.games.heroquest.heroscribe.captives import captives, rescue, rescue_words
from lanterne.games.heroquest.heroscribe.drawing import Doorway, Located, in_a_wall
from lanterne.games.heroquest.heroscribe.ftl import AuthorText, Message, person, potion
from lanterne.games.heroquest.heroscribe.goals import (
    EXPLORE,
    WRONG_GOAL,
    Wishes,
    captive_id,
    goal_said,
    offered,
    parts_of,
    person_id,
    standing,
)
from lanterne.games.heroquest.heroscribe.letters import NotAQuest, folded
from lanterne.games.heroquest.heroscribe.notes import (
    FIGURES,
    Find,
    Person,
    Understood,
    exit_by_door,
    understand,
    with_villains,
)
from lanterne.games.heroquest.heroscribe.placing import WRONG_START, Placed, place
from lanterne.games.heroquest.heroscribe.reading import read
from lanterne.games.heroquest.heroscribe.vocabulary import entry_of
from lanterne.kit.grid import squares_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

SHELLS = "import-shell", "import-shell-doors"
"""The reason against a quest that has only the start room."""
TRAP = "poison-needle"
"""How a chest is trapped if no note says how."""
_DRAUGHTS = {2: "potion-of-healing-2", 4: "potion-of-healing-4"}


class Report(NamedTuple):
    """What became of a file: what matters most, what is not played, what is played differently from the drawing, and
    what was read from the notes."""

    first: tuple[Say, ...]
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


def imported(data: bytes, id_: str = "", wishes: Wishes = Wishes()) -> tuple[Imported, ...]:  # noqa: B008
    """The quests of a file, one for each board that can be played. The first has this id (else one made from the
    file's name), the goal and number wished for, and the report on the whole file. Raises NotAQuest with a sentence."""
    written = read(data)
    id_ = id_ or slug(written.name)
    found: list[Imported] = []
    unplayed: list[tuple[Drawing, NotAQuest]] = []
    for drawing in drawings(written):
        name = id_ if not found else f"{id_}-board{drawing.board}"
        wished = wishes if not found else wishes._replace(goal=EXPLORE, start="")
        try:
            found.append(_checked(_quest(drawing, name, wished, len(found))))
        except NotAQuest as error:
            if error.said.id in (WRONG_GOAL, WRONG_START):
                raise
            unplayed.append((drawing, error))
    if not found:
        raise unplayed[0][1]
    return _with_report_on_boards(tuple(found), unplayed)


def sketched(data: bytes, id_: str = "") -> Imported:
    """The quest on the first board of a file, which may not be valid yet."""
    written = read(data)
    return _quest(drawings(written)[0], id_ or slug(written.name), Wishes())


def _with_report_on_boards(
    found: tuple[Imported, ...], unplayed: list[tuple[Drawing, NotAQuest]]
) -> tuple[Imported, ...]:
    """The quests, the first with the report on boards that cannot be played and on the file as a whole."""
    report = found[0].report
    lost = tuple(Say("import-board-left-out", {"board": one.board, "why": error.said}) for one, error in unplayed)
    whole = tuple(doubt for one, _ in unplayed for doubt in one.doubts)
    report = report._replace(left_out=(*lost, *report.left_out), doubts=(*whole, *report.doubts))
    return found[0]._replace(report=report), *found[1:]


def _quest(drawing: Drawing, id_: str, wishes: Wishes, more: int = 0) -> Imported:
    drawing = drawing._replace(objects=with_villains(drawing.objects, drawing.notes))
    by_door = wishes.goal == "leave" or exit_by_door(drawing.notes)
    placed = place(drawing, by_door, wishes.start, wishes.whole_party)
    understood = understand(drawing.notes, placed)
    people, parts = parts_of(wishes.goal, id_, placed, understood.people)
    understood = understood._replace(people=people)
    potions = tuple(
        {"id": _draught(id_, heals), "effect": {"kind": "heal", "body": heals}, "origin": "pack"}
        for heals in _own_draughts(understood)
    )
    sheet = _sheet(id_, drawing, placed, understood) | {"parts": parts}
    if captive := captives(placed).get(wishes.goal.lower()):
        sheet |= rescue(id_, captive_id(id_), captive)
    sheet |= standing(wishes, drawing.title, more)
    doubts = (*placed.doubts, *_beyond_the_box(placed), *understood.doubts, *_kept(understood))
    first = _first(placed, wishes, sheet)
    if wishes.goal == EXPLORE and (goal := offered(drawing.speech, placed, understood)):
        first = (*first, Say("import-goal-offered", {"goal": goal_said(goal, placed), "option": f"--goal {goal}"}))
    report = Report(first, placed.left_out, doubts, understood.readings)
    words = _words(id_, drawing, placed, understood, wishes.goal)
    return Imported(id_, drawing.name or "?", drawing.title or "?", sheet, potions, words, report)


def slug(name: str) -> str:
    """A name as an id."""
    return "-".join(re.findall("[a-z0-9]+", folded(name)))[:40].strip("-") or "quest"


def _checked(quest: Imported) -> Imported:
    """The quest, if it is valid and more than a start room to explore. Raises NotAQuest."""
    if quest.report.first[0].id in SHELLS and quest.sheet["parts"] == [{"kind": "explore"}]:
        raise NotAQuest(quest.report.first[0])
    rows = tuple(
        Potion(id=row["id"], origin="pack", effect=Heal(body=row["effect"]["body"], red_dice=0))
        for row in quest.potions
    )
    box = BOX._replace(potions=(*BOX.potions, *rows))
    sheet = quest.sheet
    try:
        check_quest(_decoded(sheet), sheet["number"], LAYOUT, box)
    except Flaw as flaw:
        raise NotAQuest(Say("import-flawed", {"reason": as_drawn(flaw)})) from None
    return quest


def _decoded(sheet: dict[str, Any]) -> QuestFile:
    """The sheet as a quest. Raises NotAQuest."""
    try:
        return quest_in(f"quests/{sheet['id']}.json", json.dumps(sheet).encode())
    except Flaw as flaw:
        raise NotAQuest(Say("import-flawed", {"reason": as_drawn(flaw)})) from None


def _own_draughts(understood: Understood) -> list[int]:
    """How much each potion heals that the game does not have."""
    return sorted({find.heals for find in understood.finds} - {0, *_DRAUGHTS})


def _draught(id_: str, heals: int) -> str:
    return f"{id_}-draught-of-{heals}"


# --- the sheet --------------------------------------------------------------------------------------------------------


def _sheet(id_: str, drawing: Drawing, placed: Placed, understood: Understood) -> dict[str, Any]:
    squares = [SQUARE_NAMES[square] for square in placed.start]
    first_room = next(room for room in REGION_NAMES[CORRIDOR + 1 :] if room not in placed.dark_rooms)
    people = {one.monster: person_id(id_, number) for number, one in enumerate(understood.people)}
    return {
        "id": id_,
        "origin": "pack",
        "gold": 0,
        "wandering": understood.wandering,
        "stairs": None if placed.stairs is None else SQUARE_NAMES[placed.stairs],
        "heroes": len(squares),
        "start": [{"id": "start", "squares": squares, "positions": list(range(1, len(squares) + 1))}],
        "exit": [SQUARE_NAMES[square] for square in placed.exit],
        "lost_artifacts": first_room,
        "dark_rooms": list(placed.dark_rooms),
        "rules": [],
        "secret_doors": [_between(door.one, door.other) for door in placed.secret_doors],
        "blocked": [SQUARE_NAMES[square] for square in squares_of(placed.blocked)],
        "doors": [_door(door) for door in placed.doors],
        "passages": [
            {"kind": pair.kind, "ends": [pair.one.spot, pair.other.spot], "hidden": pair.hidden}
            for pair in placed.passages
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


def _door(door: Doorway) -> dict[str, Any]:
    row = {"between": _between(door.one, door.other), "open": door.entry.name == "open"}
    assert door.one is not None
    assert door.other is not None
    return row if in_a_wall(door.one, door.other) else row | {"barrier": True}


def _piece(one: Located) -> dict[str, Any]:
    turned = one.turned and one.entry.width != one.entry.height
    return {"kind": one.entry.name, "at": one.spot, "turned": turned}


def _character(id_: str, one: Person) -> dict[str, Any]:
    move, attack, defend, body, mind = one.profile
    profile = {"move": move, "attack": attack, "defend": defend, "body": body, "mind": mind}
    kind = one.monster.entry.name
    row = {"id": id_, "figure": FIGURES.get(kind, kind), "profile": profile, "origin": "pack"}
    return row | {"stand_in": kind} if one.stand_in else row


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
    parchment = AuthorText(drawing.speech or name.text, told=True)
    words = [
        Message(f"setting-quest-{id_}", name, {}),
        Message(
            f"quest-{id_}",
            name,
            {"effect": goal_said(goal, placed), "flavor": parchment},
        ),
    ]
    for number, one in enumerate(understood.people):
        words += person(
            person_id(id_, number), one.monster.entry.name, one.name, one.mark, one.monster.entry.name in FIGURES
        )
    words += [potion(_draught(id_, heals), heals) for heals in _own_draughts(understood)]
    words += [Message(f"find-{id_}-{find.room}", AuthorText(find.text, told=True), {}) for find in understood.finds]
    for square, (damage, text) in understood.sprung.items():
        key = f"sprung-{id_}-{SQUARE_NAMES[square]}"
        words.append(
            Message(key, AuthorText(text, told=True) if text else Say("imported-sprung", {"damage": damage}), {})
        )
    if goal.lower() in captives(placed):
        words += rescue_words(id_, captive_id(id_))
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


def _first(placed: Placed, wishes: Wishes, sheet: dict[str, Any]) -> tuple[Say, ...]:
    """What matters most."""
    quest = _decoded(sheet)
    told: tuple[Say, ...] = (
        Say("import-goal", {"goal": goal_said(wishes.goal, placed)}),
        Say(
            "import-standing",
            {"number": quest.number, "difficulty": difficulty(quest, BOX), "purse": purse(quest, BOX)},
        ),
    )
    if len(placed.start) < HEROES:
        few = Say("import-few-heroes", {"count": len(placed.start), "square": SQUARE_NAMES[placed.start[0]].upper()})
        told = (*told, few)
    rooms = len(REGION_NAMES) - len(placed.dark_rooms) - 1
    return (_shell(placed), *told) if rooms == 1 and REGION_OF[placed.start[0]] != CORRIDOR else told


def _shell(placed: Placed) -> Say:
    """Why there is only the start room: no doors are drawn, or none of them can be played."""
    doors = [one for one in placed.left_out if entry_of(str(one.args["object"])).becomes in ("door", "secret-door")]
    if not doors:
        return Say("import-shell")
    return Say("import-shell-doors", {"count": len(doors), "first": doors[0]})


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
