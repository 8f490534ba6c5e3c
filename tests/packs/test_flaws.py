"""Packs that do not fit are refused with a sentence that names pack, file, entry and reason."""

import re
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanterne import packs
from lanterne.pack_checks import sound, told
from lanterne.words.flaws import flaw_sentence
from tests.packs import written
from tests.refusals import refused

Made = dict[str, Any]
ENGLISH = {"the", "is", "are", "of", "must", "missing", "too", "and", "has"}


def with_(**files: Any) -> Callable[[Made], Made]:
    """The pack with other files: `__` is a slash, `_` a dot."""
    return lambda made: made | {name.replace("__", "/").replace("_", "."): told for name, told in files.items()}


def goblin(**fields: Any) -> list[dict[str, Any]]:
    return [written.printed("heroquest", "monsters.json", "goblin") | fields]


FLAWS: list[tuple[Callable[[Made], Made], str]] = [
    (with_(pack_toml="game = "), r"^The pack deep-halls, pack\.toml: Invalid value"),
    (with_(pack_toml='game = "heroquest"'), r"pack\.toml: title must have a text in en and in fr\.$"),
    (with_(pack_toml=written.about("heroquest", "A", "B") + "\n[rules]"), r"pack\.toml: there is no rules in a pack"),
    (with_(pack_toml=written.about("xorlosch", "A", "B")), r"^The pack deep-halls is made for xorlosch, not for hero"),
    (with_(content__monsters_json="[{]"), r"^The pack deep-halls, monsters\.json: .*line 1"),
    (with_(content__monsters_json={"id": "goblin"}), r"monsters\.json: the file must be a list of entries, each with"),
    (with_(content__monsters_json=goblin() * 2), r"monsters\.json, entry goblin: it is listed twice\.$"),
    (with_(content__monsters_json=goblin(card="yes")), r"^The pack deep-halls, monsters\.json, entry goblin: Expected"),
    (
        with_(content__monsters_json=goblin(id="ogre")),
        r"monsters\.json, entry ogre: the game has no such thing, and its",
    ),
    (with_(content__monstres_json=[]), r"^The pack deep-halls, monstres\.json: the game has no such data file\.$"),
    (with_(content__maps__one_json={}), r"^The pack deep-halls, maps/one\.json: the game has no folder of that name"),
    (with_(content__quests__iron_json={}), r"^The pack deep-halls, quests/iron\.json: nothing in the game uses it"),
    (with_(locale__idol_fr_ftl=""), r"^The pack deep-halls, fr: treasure-silver-idol is missing\.$"),
    (with_(locale__idol_fr_ftl="treasure-silver-idol = Idole\nmalade"), r"idol\.fr\.ftl: cannot be read: 'malade'\.$"),
    (with_(locale__more_en_ftl="treasure-crown = Crown"), r"^The pack deep-halls, en: treasure-crown is not used\.$"),
    (
        with_(content__monsters_json=goblin(figures=10**9)),
        r"monsters\.json: the number 1000000000 is too large: at most 10",
    ),
    (
        with_(content__monsters_json=goblin(figures=-(10**40))),
        r"monsters\.json: the number -1000000000000000000 is too large",
    ),
    (with_(content__monsters_json="[NaN]"), r"monsters\.json: the number nan is too large"),
    (with_(content__monsters_json="[1e999]"), r"monsters\.json: the number inf is too large"),
    (with_(content__quests__iron_json={"gold": 10_001}), r"quests/iron\.json: the number 10001 is too large: at most"),
    (
        with_(content__treasures_json=[{"id": "x", "count": 9_000}] * 2),
        r"treasures\.json: it has more than 10000",
    ),
    (with_(pack_toml="#" * 20_001), r"^The pack deep-halls, pack\.toml: the file is too large\.$"),
    (with_(pack_toml=f"{'a.' * 9000}a = 1"), r"^The pack deep-halls, pack\.toml: a line has more than 100 dots\.$"),
    (with_(pack_toml=f"title = {{ {'a.' * 9000}a = 1 }}"), r"pack\.toml: a line has more than 100 dots\.$"),
    (with_(locale__more_en_ftl="#" * 300_001), r"^The pack deep-halls: its files of words are too large\.$"),
    (with_(locale__more_en_ftl=f"a = {'{' * 3000}"), r"more\.en\.ftl: it is nested too deeply\.$"),
    (with_(locale__more_en_ftl=f"a = {'{' * 20}1{'}' * 20}"), r"more\.en\.ftl: it is nested too deeply\.$"),
    (with_(locale__more_en_ftl="a = { 1 }\n" * 5001), r"more\.en\.ftl: it has more than 5000 placeables\.$"),
    (with_(locale__more_ftl="a = b"), r"locale/more\.ftl: files of words end in “\.en\.ftl” or “\.fr\.ftl”\.$"),
]


@pytest.mark.parametrize(("change", "english"), FLAWS)
def test_a_flaw_is_told(folder: Path, change: Callable[[Made], Made], english: str) -> None:
    written.write(folder, "deep-halls", change(written.deep_halls()))
    with pytest.raises(packs.PackError) as found:
        sound("heroquest+deep-halls")
    assert re.search(english, flaw_sentence(found.value, "en"))
    french = flaw_sentence(found.value, "fr")
    assert french.startswith("Le pack deep-halls")
    assert not ENGLISH & set(french.split()), french


def test_the_pack_without_flaws_is_sound(folder: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    assert sound("heroquest+deep-halls") == f"heroquest+{packs.read('deep-halls').full_name}"
    [pack] = told("heroquest+deep-halls", "en")
    assert (pack.title, pack.author, pack.replaces, pack.adds) == ("Deep Halls", "Ada", ("Goblin",), ("Silver idol",))


def test_packs_that_cannot_be_read_are_listed_by_their_flaws(folder: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    written.write(folder, "broken", {"pack.toml": "game ="})
    (folder / "Empty").mkdir()
    assert [pack.name for pack in packs.found()] == ["deep-halls"]
    first, second = packs.flawed()
    assert flaw_sentence(first, "en").startswith("The pack 'Empty': pack names use lowercase letters")
    assert flaw_sentence(second, "en").startswith("The pack broken, pack.toml: ")


def test_nothing_outside_is_read(folder: Path, tmp_path: Path) -> None:
    place = written.write(folder, "deep-halls", written.deep_halls())
    (tmp_path / "secret.json").write_text("[]")
    (place / "content" / "spells.json").symlink_to(tmp_path / "secret.json")
    with refused(r"spells\.json: a pack may contain ordinary files only, no links\.$", kind=packs.PackError):
        packs.read("deep-halls")


@pytest.mark.parametrize("name", ["..", "a/b", "A", "x@y", "x@" + "0" * 15, "", "x--y"])
def test_a_pack_is_called_by_a_plain_name(folder: Path, name: str) -> None:
    with refused("pack names use lowercase letters, digits and hyphens", kind=packs.PackError):
        packs.read(name)


def test_a_pack_is_named_once(folder: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    with refused(r"^heroquest\+deep-halls\+deep-halls names a pack twice\.$", kind=packs.PackError):
        sound("heroquest+deep-halls+deep-halls")


def test_a_pack_is_not_too_large(folder: Path) -> None:
    large = "#" * packs.MOST_BYTES
    written.write(folder, "deep-halls", written.deep_halls() | {"locale/large.en.ftl": large})
    with refused(r"locale/large\.en\.ftl: with this file the pack is too large", kind=packs.PackError):
        packs.read("deep-halls")


def test_a_pack_takes_little_memory_to_read(folder: Path) -> None:
    """Some 18 kilobytes took 305 megabytes: the keys of a TOML file are remembered with all their beginnings."""
    keys = "\n".join(f"a{line}{'.a' * 95} = 1" for line in range(100))[:20_000]
    words = "".join(f"k{line} =\n    {'x' * 20} {{ 1 }}\n" for line in range(4_500))
    for made in ({"pack.toml": keys}, written.deep_halls() | {"locale/more.en.ftl": words}):
        written.write(folder, "deep-halls", made)
        tracemalloc.start()
        with pytest.raises(packs.PackError):
            sound("heroquest+deep-halls")
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert most < 100_000_000
