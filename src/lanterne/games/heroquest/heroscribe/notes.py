"""Interpreting the notes of a file: a few kinds of sentences are understood safely; everything else stays text.

Every interpretation is listed in the report, so that it can be checked before the quest is played.
"""

import re
from typing import NamedTuple

from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_NAMES, REGION_OF
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.heroscribe.drawing import Located
from lanterne.games.heroquest.heroscribe.letters import folded
from lanterne.games.heroquest.heroscribe.placing import Placed
from lanterne.games.heroquest.heroscribe.reading import Drawn
from lanterne.games.heroquest.heroscribe.vocabulary import (
    LETTERED,
    SORCERER,
    VILLAIN,
    entry_of,
    known_as,
    mark_of,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Say

MOST_GOLD = 10_000
MOST_DAMAGE = 8
MOST_HEALED = 12
MOST_POINTS = 16
_WANDERING = re.compile(r"wandering\s+monsters?\b(?:\s+in\s+this\s+quest)?\s*[:=-]?\s*(.*)", re.IGNORECASE)
_GOLD = re.compile(r"\b([0-9]{1,5})\s+(?:gold\s+(?:coins?|pieces?)|gold\b|pi[eè]ces\s+d.or)", re.IGNORECASE)
_HEALS = re.compile(r"\b(?:(?:restores?|heals?|regains?)\s+up\s+to|jusqu.[àa])\s+([0-9]{1,2})\b", re.IGNORECASE)
_POTION = re.compile(r"\b(?:potion|draught|flask|fiole|breuvage)", re.IGNORECASE)
_LOSES = re.compile(
    r"\b(?:los(?:e|es|ing)|suffers?|perd(?:ez|ra)?)\s+([0-9]{1,2})\s+(?:body\s+points?|points?\s+de\s+(?:vie|corps))",
    re.IGNORECASE,
)
_TRAP = re.compile(r"\b(?:trap(?:ped|s)?|pi[eè]g(?:e|é|ée))\b", re.IGNORECASE)
_ROW = re.compile(r"(?<![0-9.,])([0-9]{1,2})(?:[\s,;/|]{1,6}([0-9]{1,2})){4}(?![0-9])")
_LABELLED = re.compile(
    r"move(?:ment)?\D{1,12}([0-9]{1,2})\D{1,8}att(?:ac)?k\D{1,12}([0-9]{1,2})\D{1,8}def(?:en[cs]e|end)\D{1,12}([0-9]{1,2})"
    r"\D{1,8}body(?:\s+points?)?\D{1,12}([0-9]{1,2})\D{1,8}mind(?:\s+points?)?\D{1,12}([0-9]{1,2})",
    re.IGNORECASE,
)
_WORD = r"[A-ZÀ-Þ](?:[^\W\d_]|[’'-])*"
_NAME = re.compile(rf"([A-ZÀ-Þ][^\d(){{}}:.,;]{{1,40}}?) ?\(|({_WORD}(?: {_WORD}){{0,3}}) ?[:,–]")
"""A name that a note begins with."""
_TREASURE = re.compile(r"\s?\[Treasure: ([^\]\[]{0,400})\]")
_DAMAGE = re.compile(r"\s?\[Damage: ([0-9]{1,2})\]")
"""How Lanterne writes what a note means."""
_BOX = frozenset(row.id for row in (*BOX.equipment, *BOX.potions, *BOX.artifacts))
_FOUND = re.compile(
    r"\b(?:finds?|found|discovers?|hidden|hides?|contains?|holds?|inside|lies|lying|rests?|hangs?|here|chest|search"
    r"|receives?|takes?|trouv|decouvr|contient|renferme|cache|repose|pend|ici|coffre|fouill|recoi)"
)
"""Words, folded, by which a note says that something is found."""
_SPOKEN_OF = re.compile(r"\bonly\b.{0,60}\bcan\b|\bcan only\b|\bunless\b|\bseule?s?\b|\bsauf\b|\bimmune\b|\bwields?\b")
"""Words, folded, by which it only speaks of it."""
_VERB = re.compile(
    r"\b(?:is|are|was|were|will|can|may|must|has|had|have|est|sont|peut|doit|a|[a-z]{3,}(?:ed|[a-rt-z]s))\b"
)
FIGURES = {row.id: row.figure for row in BOX.stand_ins}
"""The figures with which monsters of the expansions are played."""
_SEARCH = re.compile(r"\b(?:search|fouill)", re.IGNORECASE)
_EXIT_DOOR = re.compile(r"\bexit\b.{0,60}\bdoor\b|\bsortie\b.{0,60}\bporte\b", re.IGNORECASE)
_MONSTERS = {
    "goblin": ("goblin", "gobelin"),
    "abomination": ("abomination", "fimir"),
    "skeleton": ("skeleton", "squelette"),
    "zombie": ("zombie",),
    "mummy": ("mummy", "mummies", "momie"),
    "dread-warrior": ("dread warrior", "chaos warrior", "guerrier de la terreur", "guerrier du chaos"),
    "dread-sorcerer": ("dread sorcerer", "chaos sorcerer", "chaos warlock", "sorcier de la terreur"),
    "gargoyle": ("gargoyle", "gargouille"),
    "orc": ("orc", "ork"),
}
"""What the monsters are called in notes, new names and old."""
_ANY_MONSTER = re.compile(rf"\b({'|'.join(name for names in _MONSTERS.values() for name in names)})s?\b")
_ARTIFACTS = {
    "borins-armor": ("borin's armor", "borin's armour", "armure de borin"),
    "elixir-of-life": ("elixir of life", "elixir de vie"),
    "fortunes-longsword": ("fortune's longsword", "epee longue de la fortune"),
    "orcs-bane": ("orc's bane", "orcs bane", "fleau des orcs"),
    "phantom-blade": ("phantom blade", "lame fantome"),
    "ring-of-fortitude": ("ring of fortitude", "anneau de vigueur"),
    "ring-of-return": ("ring of return", "anneau de retour"),
    "rod-of-telekinesis": ("rod of telekinesis", "sceptre de telekinesie"),
    "spell-ring": ("spell ring", "anneau a sortilege"),
    "spirit-blade": ("spirit blade", "lame spirituelle"),
    "talisman-of-lore": ("talisman of lore", "talisman du savoir"),
    "wand-of-magic": ("wand of magic", "baguette magique"),
    "wizards-cloak": ("wizard's cloak", "wizards cloak", "cape d'enchanteur"),
    "wizards-staff": ("wizard's staff", "wizards staff", "baton d'enchanteur"),
}
"""What the artifacts are called, folded."""


class Find(NamedTuple):
    """The special treasure of a room, and the first square of the piece it is in, or None."""

    room: str
    piece: int | None
    gold: int
    items: tuple[str, ...]
    heals: int
    text: str


class Person(NamedTuple):
    """A monster with a profile of its own: move, attack, defend, body, mind; and its name, if the note begins with
    one, else its mark. A stand-in has the profile of its table."""

    monster: Located
    profile: tuple[int, int, int, int, int]
    name: str
    mark: str
    stand_in: bool = False


class TextNote(NamedTuple):
    """A note that stays text: read out when its square is seen or its room searched; otherwise Zargon keeps it."""

    text: str
    square: int | None
    searched: bool


class Understood(NamedTuple):
    """What was understood from the notes of a quest. `sprung` are the trapped chests by square: damage, and the
    text that is read out."""

    wandering: str
    finds: tuple[Find, ...]
    sprung: dict[int, tuple[int, str]]
    people: tuple[Person, ...]
    told: tuple[TextNote, ...]
    readings: tuple[Say, ...]
    doubts: tuple[Say, ...]


def with_villains(objects: tuple[Drawn, ...], notes: tuple[str, ...]) -> tuple[Drawn, ...]:
    """Wizards become Dread sorcerers where a note about their square says so."""
    drawn = [(entry_of(one.id), (one.left, one.top)) for one in objects]
    marks = {entry.name: place for entry, place in drawn if entry.becomes == "mark"}
    told = {mark_of(note) for note in notes if monster_named(note) == "dread-sorcerer"}
    places = {marks[mark] for mark in told if mark in marks}
    return tuple(
        one._replace(id=SORCERER) if known_as(one.id) == VILLAIN and (one.left, one.top) in places else one
        for one in objects
    )


def exit_by_door(notes: tuple[str, ...]) -> bool:
    """Whether the notes say that a door is the exit."""
    return any(_EXIT_DOOR.search(note) for note in notes)


def understand(notes: tuple[str, ...], placed: Placed) -> Understood:
    """Read the notes of a quest."""
    reader = _Notes(placed)
    for note in notes:
        reader.read(note)
    reader.stand_in()
    for chest in reader.chests:
        reader.sprung.setdefault(chest.at, (1, ""))
    if not reader.wandering:
        reader.doubts.append(Say("import-no-wandering"))
    return Understood(
        reader.wandering or "orc",
        tuple(reader.finds.values()),
        reader.sprung,
        tuple(reader.people),
        tuple(reader.told),
        tuple(reader.readings),
        tuple(reader.doubts),
    )


def monster_named(text: str) -> str:
    """The kind of monster that a text names first; "" if none."""
    text = folded(text)
    found = _ANY_MONSTER.search(text)
    return next(kind for kind, names in _MONSTERS.items() if found.group(1) in names) if found else ""


class _Notes:
    """The notes while they are read."""

    def __init__(self, placed: Placed) -> None:
        self.placed = placed
        self.marks: dict[str, Located] = {}
        for mark in placed.marks:
            self.marks.setdefault(mark.entry.name, mark)
        self.chests = [one for one in placed.furniture if one.entry.becomes == "trapped-chest"]
        self.wandering = ""
        self.finds: dict[str, Find] = {}
        self.sprung: dict[int, tuple[int, str]] = {}
        self.people: list[Person] = []
        self.told: list[TextNote] = []
        self.readings: list[Say] = []
        self.doubts: list[Say] = []

    def read(self, note: str) -> None:
        """Take in one note."""
        if found := _WANDERING.match(note):
            self._wandering(found.group(1), note)
            return
        lettered = LETTERED.match(note)
        mark = self.marks.get(lettered.group(1)) if lettered else None
        if lettered and mark is None and re.match(r"[A-Z][.):]", note):
            self.doubts.append(Say("import-no-mark", {"mark": lettered.group(1)}))
        if mark is None:
            self.told.append(TextNote(note, None, False))
            return
        text = note[lettered.end() :] if lettered else note
        readings = (self._treasure(text, mark), self._trap(text, mark), self._person(text, mark))
        if not any(readings[:2]):
            in_room = REGION_OF[mark.at] != CORRIDOR
            self.told.append(TextNote(text, mark.at, in_room and bool(_SEARCH.search(text))))

    def _wandering(self, words: str, note: str) -> None:
        kind = monster_named(words)
        if not kind:
            self.told.append(TextNote(note, None, False))
            return
        self.wandering = kind
        self.readings.append(Say("import-read-wandering", {"monster": Say(f"monster-{kind}")}))
        if re.search(r"\b(?:[2-9]|two|three|four|deux|trois)\b", words, re.IGNORECASE):
            self.doubts.append(Say("import-one-wandering", {"text": words[:60]}))

    def _treasure(self, text: str, mark: Located) -> bool:
        """Readings 1 to 3: gold, a healing potion, artifacts, in a room."""
        if REGION_OF[mark.at] == CORRIDOR:
            return False
        listed = _TREASURE.search(text)
        gold = sum(min(int(each), MOST_GOLD) for each in _GOLD.findall(listed.group(1) if listed else text))
        heals = 0 if listed else _healed(text)
        items = _listed(listed.group(1)) if listed else self._found(text, mark)
        handed_out = {item for find in self.finds.values() for item in find.items}
        items = tuple(item for item in items if item not in _ARTIFACTS or item not in handed_out)
        text = _TREASURE.sub("", text).strip()
        if not (listed or gold or heals or items):
            return False
        room = REGION_NAMES[REGION_OF[mark.at]]
        if gold:
            self._was_read(mark, Say("read-gold", {"gold": min(gold, MOST_GOLD)}))
        if heals:
            self._was_read(mark, Say("read-potion", {"body": heals}))
        for item in items:
            self._was_read(mark, Say("read-artifact", {"item": Say(f"item-{item}")}))
        before = self.finds.get(room, Find(room, None, 0, (), 0, ""))
        piece = self._piece(mark)
        self.finds[room] = Find(
            room,
            before.piece if before.piece is not None else piece,
            min(before.gold + gold, MOST_GOLD),
            (*before.items, *items),
            before.heals or heals,
            f"{before.text} {text}".strip(),
        )
        return True

    def _found(self, text: str, mark: Located) -> tuple[str, ...]:
        """The artifacts that a note says are found there; others that it names are reported."""
        found = artifacts_named(text, found=True)
        for item in artifacts_named(text):
            if item not in found:
                said = Say(
                    "import-artifact-named",
                    {"mark": mark.entry.name, "square": mark.spot.upper(), "item": Say(f"item-{item}")},
                )
                self.doubts.append(said)
        return found

    def _piece(self, mark: Located) -> int | None:
        """The piece of furniture under a mark, else one next to it in the room, chests first."""
        room = [one for one in self.placed.furniture if REGION_OF[one.at] == REGION_OF[mark.at]]
        near = [one for one in room if one.squares & mark.squares] or [one for one in room if _steps(one, mark) == 1]
        near.sort(key=lambda one: one.entry.name != "treasure-chest")
        return near[0].at if near else None

    def _trap(self, text: str, mark: Located) -> bool:
        """Reading 4: what the trap of a chest next to the mark does."""
        beside = [one for one in self.chests if _steps(one, mark) <= 1 and REGION_OF[one.at] == REGION_OF[mark.at]]
        if _DAMAGE.search(text):  # Lanterne also writes such notes about other trapped pieces
            beside = [one for one in self.placed.furniture if one.squares & mark.squares]
        if not beside or not _TRAP.search(text):
            return False
        lost = _DAMAGE.search(text) or _LOSES.search(text)
        damage = max(1, min(int(lost.group(1)), MOST_DAMAGE)) if lost else 1
        chest = min(beside, key=lambda one: _steps(one, mark))
        self.sprung[chest.at] = damage, _DAMAGE.sub("", text).strip()
        self._was_read(mark, Say("read-trap", {"damage": damage, "square": chest.spot.upper()}))
        return True

    def _person(self, text: str, mark: Located) -> bool:
        """Reading 5: five numbers in a row are the profile of the monster nearest to the mark, of the kind named."""
        labelled, row = _LABELLED.search(text), _ROW.search(text)
        numbers = labelled.groups() if labelled else re.findall("[0-9]+", row.group()) if row else ()
        if len(numbers) != 5 or not int(numbers[3]):
            return False
        kind = monster_named(text)
        free = [one for one in self.placed.monsters if all(one is not person.monster for person in self.people)]
        free = [one for one in free if one.entry.name == kind] or free
        if not free:
            return False
        monster = min(free, key=lambda one: _steps(one, mark))
        move, attack, defend, body, mind = (min(int(number), MOST_POINTS) for number in numbers)
        name = _NAME.match(text[:80])
        called = (name.group(1) or name.group(2)).strip().replace("'", "’") if name else ""
        called = "" if monster_named(called) else called
        self.people.append(Person(monster, (move, attack, defend, body, mind), called, mark.entry.name))
        kind = monster.entry.name
        numbered = f"{move} / {attack} / {defend} / {body} / {mind}"
        said = Say(
            "read-profile",
            {"monster": kind_said(kind), "square": monster.spot.upper(), "profile": numbered},
        )
        self._was_read(mark, said)
        return True

    def stand_in(self) -> None:
        """Monsters of the expansions of which no note says more have the profiles of their stand-ins."""
        known = {id(person.monster) for person in self.people}
        for row in BOX.stand_ins:
            found = [one for one in self.placed.monsters if one.entry.name == row.id and id(one) not in known]
            card = row.profile
            profile = card.move, card.attack, card.defend, card.body, card.mind
            for number, one in enumerate(found, 1):
                self.people.append(Person(one, profile, "", str(number) if len(found) > 1 else "", stand_in=True))
            if found:
                numbered = " / ".join(map(str, profile))
                said = Say(
                    "import-stand-in",
                    {"monster": Say(f"stand-in-{row.id}"), "count": len(found), "profile": numbered},
                )
                self.doubts.append(said)

    def _was_read(self, mark: Located, what: Say) -> None:
        said = Say("import-read", {"mark": mark.entry.name, "square": mark.spot.upper(), "what": what})
        self.readings.append(said)


def kind_said(kind: str) -> Say:
    """A kind of monster, of the game or of the expansions, in words."""
    return Say(f"stand-in-{kind}") if kind in FIGURES else Say(f"monster-{kind}")


def _healed(text: str) -> int:
    """How many Body Points a potion restores; 0 if none is mentioned."""
    for found in _HEALS.finditer(text):
        if _POTION.search(text, max(0, found.start() - 200), found.start()):
            return min(int(found.group(1)), MOST_HEALED)
    return 0


def artifacts_named(text: str, found: bool = False) -> tuple[str, ...]:
    """The artifacts that a text names, or only those of which the same sentence says that they are `found`."""
    sentences = re.split(r"(?<=[.!?;])\s", folded(text)) if found else [folded(text)]
    if found:
        sentences = [one for one in sentences if _says_found(one)]
    return tuple(
        item
        for item, names in _ARTIFACTS.items()
        if any(_names(sentence, name) for sentence in sentences for name in names)
    )


def _says_found(sentence: str) -> bool:
    """Whether a sentence says that something is found: by its verb, or without any, as in a list."""
    return not _SPOKEN_OF.search(sentence) and bool(_FOUND.search(sentence) or not _VERB.search(sentence))


def _names(text: str, name: str) -> bool:
    """Whether a folded text has the name as words of its own."""
    return name in text and re.search(rf"\b{re.escape(name)}\b", text) is not None


def _listed(words: str) -> tuple[str, ...]:
    """The items in a list that Lanterne wrote."""
    names = [name.strip() for name in words.split(";")]
    return tuple(name for name in names if name in _BOX)


def _steps(one: Located, mark: Located) -> int:
    """How far a mark is from a thing, in steps as if there were no walls."""
    x, y = GRID.place(mark.at)
    places = [GRID.place(square) for square in squares_of(one.squares)]
    return min(abs(left - x) + abs(top - y) for left, top in places)
