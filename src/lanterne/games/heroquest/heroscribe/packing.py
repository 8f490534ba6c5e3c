"""Quests as packs: their files, by path in the pack."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.heroscribe.ftl import file_of, typeset
from lanterne.games.heroquest.heroscribe.sheet import Imported
from lanterne.languages import LANGUAGES
from lanterne.packs import archives
from lanterne.scene import Say

GAME = "heroquest"
SayIn = Mapping[str, Callable[[Say], str]]
"""Puts our words into each language."""


def free_name(wished: str) -> str:
    """A name that no pack or quest has yet: the wished one, perhaps with a number added."""
    return archives.free_name(wished, QUEST_NAMES)


def passing_name(data: bytes) -> str:
    """A temporary name, derived from the data."""
    return f"tried-{hashlib.sha256(data).hexdigest()[:12]}"


def pack_of(quests: Sequence[Imported], say: SayIn, name: str = "", title: str = "") -> dict[str, bytes]:
    """The pack with these quests, as a campaign; by default with the name and title of the first."""
    name, title = name or quests[0].id, title or quests[0].title
    potions = [row for quest in quests for row in quest.potions]
    return {
        "pack.toml": about({language: typeset(title, language) for language in LANGUAGES}),
        "content/campaign.json": as_json(
            [{"id": name, "quests": [quest.id for quest in quests], "origin": "pack"}],
        ),
        **({"content/potions.json": as_json(potions)} if potions else {}),
        **{f"content/quests/{quest.id}.json": as_json(quest.sheet) for quest in quests},
        **{
            f"locale/{quest.id}.{language}.ftl": file_of(quest.words, language, say[language]).encode()
            for quest in quests
            for language in LANGUAGES
        },
    }


def as_json(data: Any) -> bytes:
    """Data as the JSON of a file."""
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def about(titles: Mapping[str, str]) -> bytes:
    """The `pack.toml` of a pack. JSON strings are valid TOML as long as non-ASCII letters are not escaped."""
    shown = {language: "".join(filter(str.isprintable, titles[language])) for language in LANGUAGES}
    lines = [f"{language} = {json.dumps(shown[language], ensure_ascii=False)}" for language in LANGUAGES]
    return ("\n".join([f'game = "{GAME}"', "", "[title]", *lines]) + "\n").encode()


def sheet_pack(name: str, id_: str, data: bytes) -> dict[str, bytes]:
    """A quest sheet as a pack without words, for trying it out. It replaces a quest of the game with the same id."""
    return {
        "pack.toml": about(dict.fromkeys(LANGUAGES, "–")),
        f"content/quests/{id_}.json": data,
        **({} if id_ in QUEST_NAMES else {"content/campaign.json": as_json([{"id": name, "quests": [id_]}])}),
    }
