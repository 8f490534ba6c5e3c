"""A quest as files: as a pack that HeroQuest plays, and as one file that the workshop can load again without loss."""

from io import BytesIO
from typing import NamedTuple
from zipfile import ZipFile, ZipInfo

import msgspec
from msgspec.structs import replace

from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.layout import arrivals
from lanterne.games.heroquest.heroscribe.ftl import typeset
from lanterne.games.heroquest.heroscribe.packing import about, as_json
from lanterne.games.heroquest.state import TRAPS
from lanterne.games.quest_workshop.drawing import occupied, searched
from lanterne.games.quest_workshop.names import quest_of, sheet_of, with_names
from lanterne.games.quest_workshop.state import DEVICES, LANGUAGES, MONSTERS, SPELLS, QuestText, State
from lanterne.games.quest_workshop.texts import family_keys, moved, needed, written
from lanterne.scene.saying import begins_with_vowel

BEFORE_NAMES = {"en": ("of ", "of ", "to "), "fr": ("de ", "d’", "à ")}
"""What comes before a name: "of", "of" before a vowel, "to"."""
MOST = 200_000
"""The most characters that a quest file may have."""


class Drawn(NamedTuple):
    """The content of a file: the sheet and its texts."""

    quest: QuestFile
    texts: tuple[QuestText, ...]


# --- a pack -----------------------------------------------------------------------------------------------------------


def pack_of(s: State) -> dict[str, bytes]:
    """The files of a pack for HeroQuest, by path."""
    name = s.quest.id
    quest = s.quest._replace(origin="pack")
    campaign = [{"id": name, "quests": [name], "origin": "pack"}]
    titles = {lang: written(s, f"quest-{name}", n) or name for n, lang in enumerate(LANGUAGES.names)}
    return {
        "pack.toml": about(titles),
        "content/campaign.json": as_json(campaign),
        f"content/quests/{name}.json": as_json(sheet_of(quest)),
        **{f"locale/{name}.{lang}.ftl": _words(s, n).encode() for n, lang in enumerate(LANGUAGES.names)},
    }


def zipped(name: str, files: dict[str, bytes]) -> bytes:
    """A zip with the files in a folder of this name; the same input always gives the same bytes."""
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        for path, data in files.items():
            archive.writestr(ZipInfo(f"{name}/{path}"), data)
    return whole.getvalue()


def _words(s: State, language: int) -> str:
    """The Fluent file of a language: each message with its attributes; those of names are derived from the name."""
    messages: dict[str, dict[str, str]] = {}
    for key in (*needed(s.quest), *(row[0] for row in s.texts)):
        name, _, form = key.partition(".")
        text = typeset(written(s, key, language), str(LANGUAGES.name(language)))
        messages.setdefault(name, {}).setdefault(form, text)
    messages[f"setting-quest-{s.quest.id}"] = {"": f"{{ quest-{s.quest.id} }}"}
    for key, names in _named(s.quest).items():
        called = messages.get(key) or messages[_same(key, messages)]
        own = messages.get(key, {"": f"{{ {_same(key, messages)} }}"})
        forms = _forms(called[""], language)
        messages[key] = own | {form: forms[form] for form in names if form not in own}
    lines = []
    for key, forms in messages.items():
        lines.append(f"{key} = {forms['']}" if "" in forms else f"{key} =")
        lines += [f"    .{form} = {text}" for form, text in forms.items() if form]
    return "\n".join(lines) + "\n"


def _same(key: str, messages: dict[str, dict[str, str]]) -> str:
    """The message of a foe, which refers to that of the monster or object it is."""
    monster = key.replace("foe-", "monster-", 1)
    return monster if monster in messages else key.replace("foe-", "object-", 1)


def _named(quest: QuestFile) -> dict[str, tuple[str, ...]]:
    """The messages that are names, each with its forms for use inside sentences."""
    things = [f"monster-{row.id}" for row in quest.characters] + [f"object-{row.id}" for row in quest.objects]
    people = [f"foe-{row.id}" for row in quest.characters] + [f"hero-{row.id}" for row in quest.allies]
    people += [f"foe-{row.id}" for row in quest.objects if row.body]
    things += [f"item-{name}" for name in quest.items]
    return dict.fromkeys(things, ("a", "the", "of")) | dict.fromkeys(people, ("the", "cap", "of", "to"))


def _forms(name: str, language: int) -> dict[str, str]:
    """The forms of a name for use inside sentences."""
    of, of_vowel, to = BEFORE_NAMES[str(LANGUAGES.name(language))]
    before = of_vowel if begins_with_vowel(name) else of
    return {"": name, "a": name, "the": name, "cap": name, "of": before + name, "to": to + name}


# --- a file -----------------------------------------------------------------------------------------------------------


def file_of(s: State) -> bytes:
    """The quest with its words in one file."""
    return as_json({"quest": sheet_of(s.quest), "words": [list(row) for row in s.texts]})


def read_file(text: str) -> Drawn:
    """The content of a file: one of the workshop, or a quest sheet of HeroQuest without texts. Raises ValueError."""
    if len(text) > MOST:
        raise ValueError(f"the file has more than {MOST} characters")
    try:
        data = msgspec.json.decode(text.encode())
        sheet, words = (data["quest"], data["words"]) if "quest" in data else (data, [])
        quest = quest_of(sheet)
        texts = msgspec.convert(words, tuple[tuple[str, str, str], ...])
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"the file is not a quest: {error}") from None
    _check(quest)
    return Drawn(quest, texts)


def renamed(drawn: Drawn, name: str) -> Drawn:
    """The same quest under another name, together with all people and things that only it has: the names of the book's
    quests can be used only once."""
    quest, old = drawn.quest, drawn.quest.id
    own = [("character", row.id) for row in quest.characters] + [("object", row.id) for row in quest.objects]
    own += [("ally", row.id) for row in quest.allies] + [("action", row.id) for row in quest.actions]
    own += [("item", item) for item in quest.items]
    keys = {f"{kind}-{old}": f"{kind}-{name}" for kind in ("quest", "exit")} | {f"title-{quest.title}": f"title-{name}"}
    for family, each in own:
        keys |= zip(family_keys(old, family, each), family_keys(name, family, f"{name}-{each}"), strict=True)
        keys[f"foe-{each}"] = f"foe-{name}-{each}"
    for message in {row[0].partition(".")[0] for row in drawn.texts} - keys.keys():
        for kind in ("note", "find", "sprung", "quest-rule"):
            if message.startswith(f"{kind}-{old}-"):
                keys[message] = f"{kind}-{name}-{message.removeprefix(f'{kind}-{old}-')}"
    kin = {"character": "foe", "object": "foe"}
    new = {(kin.get(family, family), each): f"{name}-{each}" for family, each in own}
    made = with_names(quest, new)
    made = made._replace(
        id=name,
        number=1,
        origin="pack",
        title=name if made.title else None,
        characters=tuple(replace(row, origin="pack", origin_of={}) for row in made.characters),
        allies=tuple(replace(row, origin="pack") for row in made.allies),
    )
    return Drawn(made, moved(drawn.texts, keys))


def _check(quest: QuestFile) -> None:
    """Raise ValueError if the sheet names something that does not exist."""
    kinds = (*MONSTERS.names, *(row.id for row in quest.characters))
    named = [(room, LAYOUT.regions[1:]) for room in (*quest.dark_rooms, quest.lost_artifacts)]
    named += [(find.room, LAYOUT.regions[1:]) for find in quest.finds]
    named += [(row.kind, kinds) for row in quest.monsters] + [(row.figure, MONSTERS.names) for row in quest.characters]
    named += [(row.kind, kinds) for row in arrivals(quest)]
    named += [(room, LAYOUT.regions[1:]) for note in quest.notes for room in searched(note.trigger)]
    named += [(row.needs.quiet_room, LAYOUT.regions[1:]) for row in quest.actions if row.needs.quiet_room]
    named += [(name, SPELLS.names) for row in quest.characters for name in (*row.spells, *row.immune_spells)]
    named += [(row.kind, TRAPS.names) for row in quest.traps]
    named += [(row.variant, DEVICES.names) for row in quest.traps if row.variant]
    named.append((quest.wandering, MONSTERS.names))
    for name, known in named:
        if name not in known:
            raise ValueError(f"there is no {name}")
    for between in (*(door.between for door in quest.doors), *quest.secret_doors):
        LAYOUT.edge(between)
    try:
        occupied(quest)
    except StopIteration:
        raise ValueError("HeroQuest has no such piece of furniture") from None
