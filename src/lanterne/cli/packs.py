"""`lanterne packs`"""

from typing import Any

from lanterne.cli._kinds import Flag, language
from lanterne.languages import Language


def packs(*, check: Flag = False, lang: Language | None = None, json: Flag = False) -> int:
    """List the installed packs, with what each replaces in its game and what it adds.

    A pack is a folder with quests, cards, monsters and words; docs/packs.md explains how to make one. Use it with
    `lanterne play GAME --pack NAME`, or switch it on for a table in the browser.

    For example:

    ```
    lanterne packs
    lanterne packs --check
    lanterne packs --json
    ```

    Parameters
    ----------
    check
        Also let bots play a game with each pack. The exit code is 1 if anything is wrong with any of them.
    lang
        The language of titles and names, en or fr; by default that of your terminal.
    json
        Print a JSON list with an object for each pack.
    """
    from json import dumps

    from lanterne import packs as installed
    from lanterne.words.flaws import flaw_sentence

    found = [_data(pack.game, pack.name, language(lang), check) for pack in installed.found()]
    unread = [flaw_sentence(flaw, language(lang)) for flaw in installed.flawed()]
    if json:
        print(dumps([*found, *({"flaw": flaw} for flaw in unread)]))
    else:
        print("\n\n".join((*map(_text, found), *unread)) or f"There are no packs in {installed.folder()}.")
    flawed = bool(unread) or any(pack["flaw"] for pack in found)
    return 1 if check and flawed else 0


def _data(game: str, name: str, language: str, check: bool) -> dict[str, Any]:
    from lanterne.pack_checks import sound, told, tried
    from lanterne.packs import read, with_packs
    from lanterne.words.flaws import flaw_sentence

    pack = read(name)
    data: dict[str, Any] = {"name": name, "game": game, "title": pack.title[language], "author": pack.author}
    data |= {"summary": pack.summary[language], "replaces": (), "adds": (), "flaw": ""}
    try:
        full = sound(with_packs(game, (pack.full_name,)))
        done = told(full, language)[0]
        data |= {"replaces": done.replaces, "adds": done.adds}
        if check:
            tried(full)
    except ValueError as error:
        data["flaw"] = flaw_sentence(error, language)
    return data


def _text(pack: dict[str, Any]) -> str:
    by = f", by {pack['author']}" if pack["author"] else ""
    lines = [f"{pack['name']}: {pack['title']}{by}, for {pack['game']}"]
    lines += [f"  {pack['summary']}"] if pack["summary"] else []
    lines += [f"  replaces  {', '.join(pack['replaces'])}"] if pack["replaces"] else []
    lines += [f"  adds      {', '.join(pack['adds'])}"] if pack["adds"] else []
    lines += [f"  cannot be used: {pack['flaw']}"] if pack["flaw"] else []
    return "\n".join(lines)
