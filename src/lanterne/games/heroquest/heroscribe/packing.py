"""An imported quest as a pack in the folder of whoever imports it."""

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from lanterne.engine import packs
from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.heroscribe.ftl import LANGUAGES, file_of, typeset
from lanterne.games.heroquest.heroscribe.sheet import Imported
from lanterne.scene import Say

GAME = "heroquest"


def free_name(wished: str) -> str:
    """A name that no pack and no quest has: the wished one, or that with a number."""
    taken = {path.name for path in packs.folder().iterdir()} if packs.folder().is_dir() else set()
    taken |= set(QUEST_NAMES)
    name, number = wished, 1
    while name in taken:
        number += 1
        name = f"{wished}-no{number}"
    return name


def passing_name(data: bytes) -> str:
    """A name for what is only tried out: another for other data."""
    return f"tried-{hashlib.sha256(data).hexdigest()[:12]}"


def write_pack(quest: Imported, say: Mapping[str, Callable[[Say], str]]) -> Path:
    """Write the quest as a pack of its name, which must be free; `say` puts our words into each language. Raises
    OSError if it cannot be written."""
    place = packs.folder() / quest.id
    place.mkdir(parents=True)
    rows: dict[str, list[dict[str, Any]]] = {"campaign": [{"id": quest.id, "quests": [quest.id], "origin": "pack"}]}
    if quest.potions:
        rows["potions"] = list(quest.potions)
    files = {
        "pack.toml": _told(quest),
        f"content/quests/{quest.id}.json": _json(quest.sheet),
        **{f"content/{name}.json": _json(entries) for name, entries in rows.items()},
        **{
            f"locale/{quest.id}.{language}.ftl": file_of(quest.words, language, say[language]) for language in LANGUAGES
        },
    }
    for name, text in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, encoding="utf-8")
    return place


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _told(quest: Imported) -> str:
    """The pack in a few words: JSON writes texts as TOML does."""
    titles = [f"{language} = {json.dumps(typeset(quest.name, language))}" for language in LANGUAGES]
    return "\n".join([f'game = "{GAME}"', "", "[title]", *titles]) + "\n"


def write_sheet(id_: str, data: bytes) -> str:
    """Write a quest of ours as a pack without words, to be tried out: its name. One of the game's own is replaced."""
    place = packs.folder() / passing_name(data)
    own = id_ in QUEST_NAMES
    files = {
        "pack.toml": f'game = "{GAME}"\n\n[title]\nen = "–"\nfr = "–"\n'.encode(),
        f"content/quests/{id_}.json": data,
        **({} if own else {"content/campaign.json": _json([{"id": place.name, "quests": [id_]}]).encode()}),
    }
    for name, text in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(text)
    return place.name
