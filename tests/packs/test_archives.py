"""Packs that come in archives and go again: nothing is written that is not a pack's, nothing beyond its size."""

import shutil
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_LZMA, ZipFile

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lanterne import packs
from lanterne.pack_upload import upload
from lanterne.packs import PackError, archives, pack
from lanterne.words.flaws import flaw_sentence
from tests.packs import written
from tests.packs.archives import with_link, zipped
from tests.refusals import refused

HALLS = written.deep_halls()


def test_a_pack_in_an_archive_is_there_and_goes_again(folder: Path) -> None:
    found = upload("heroquest", zipped(HALLS, "deep-halls"), "anything.zip")
    assert found.pack == packs.read("deep-halls")
    assert found.report == ()
    assert sorted(path.name for path in folder.iterdir()) == ["deep-halls"]
    assert upload("heroquest", zipped(HALLS, "deep-halls")).pack == found.pack, "the same may come again"
    changed = zipped(
        HALLS | {"locale/idol.en.ftl": HALLS["locale/idol.en.ftl"].replace("Silver", "Golden")}, "deep-halls"
    )
    with refused(r"^There is another pack called deep-halls already; remove it first\.$", kind=PackError):
        upload("heroquest", changed)
    assert packs.read("deep-halls") == found.pack
    archives.remove("deep-halls")
    assert list(folder.iterdir()) == []
    upload("heroquest", changed)
    assert packs.read("deep-halls").digest != found.pack.digest


def test_a_pack_is_called_by_its_folder_or_by_the_file(folder: Path) -> None:
    files = {name: told for name, told in HALLS.items() if not name.startswith("content/t") and "idol" not in name}
    for inside, file, name in (
        ("", "Été & Hiver.zip", "ete-hiver"),
        ("Deep Halls", "x.zip", "deep-halls"),
        ("a/b", "", "b"),
        ("", "../../evil.zip", "evil"),
        ("", "C:\\x\\pack.v2.zip", "pack-v2"),
        ("", "", "pack"),
        ("x" * 90, "", "x" * 60),
    ):
        assert upload("heroquest", zipped(files, inside), file).pack.name == name
    assert len(list(folder.iterdir())) == 7
    assert sorted(folder.parent.iterdir()) == [folder]


def test_what_is_none_of_a_packs_business_is_not_written(folder: Path) -> None:
    more = {"README.md": "Read me.", "content/deep/er/x.json": "[]", "run.py": "print()", "__MACOSX/._x": b"\0"}
    upload("heroquest", zipped(HALLS | more, "deep-halls"))
    files = {path.relative_to(folder / "deep-halls").as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files == set(HALLS)


def outside(name: str) -> Callable[[], bytes]:
    return lambda: zipped(HALLS | {name: "x"})


def pressed(kind: int) -> bytes:
    whole = BytesIO()
    with ZipFile(whole, "w", kind) as archive:
        archive.writestr("pack.toml", written.about("heroquest", "A", "B"))
    return whole.getvalue()


def locked() -> bytes:
    data = bytearray(zipped({"pack.toml": "x"}))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


BAD: list[tuple[Callable[[], bytes], str]] = [
    (outside("../evil.txt"), "the file would be outside the pack"),
    (outside("content/../../evil.json"), "the file would be outside the pack"),
    (outside("/etc/passwd"), "the file would be outside the pack"),
    (outside("C:/evil.json"), "the file would be outside the pack"),
    (outside("..\\evil.json"), "the file would be outside the pack"),
    (outside("content/a b.json"), "file names use letters, digits, hyphens and dots"),
    (outside("content/.json"), "file names use letters, digits, hyphens and dots"),
    (
        lambda: with_link(HALLS, "content/spells.json", "/etc/passwd"),
        "a pack may contain ordinary files only",
    ),
    (lambda: zipped({"x/pack.toml": "", "y/pack.toml": ""}), "The archive holds several packs; add them one by one"),
    (lambda: zipped({"x.txt": "x"}), "The archive holds no pack.toml, so it is not a pack"),
    (lambda: zipped(HALLS | {"content/bomb.json": b" " * 50_000_000}), "with this file the pack is too large"),
    (lambda: zipped({f"{number}": "" for number in range(2_001)}), "The archive holds more than 2000 files"),
    (lambda: pressed(ZIP_LZMA), "it is encrypted, or uses an unsupported compression method"),
    (lambda: pressed(ZIP_BZIP2), "it is encrypted, or uses an unsupported compression method"),
    (locked, "it is encrypted, or uses an unsupported compression method"),
    (lambda: zipped(HALLS)[:-30], "The archive cannot be read: File is not a zip file"),
    (lambda: zipped(HALLS)[:60] + b"?????" + zipped(HALLS)[65:], "The archive cannot be read: "),
    (lambda: b"PK\x03\x04" + b"\0" * 100, "The archive cannot be read: "),
    (lambda: zipped({"pack.toml": "game ="}), "pack.toml: Invalid value"),
    (lambda: zipped(written.sharp_axe()), "is made for dungeon-run, not for heroquest"),
    (lambda: zipped(HALLS | {"content/monstres.json": []}), "the game has no such data file"),
    (lambda: b" " * (packs.MOST_BYTES + 1), "The file is too large for a pack"),
]


@pytest.mark.parametrize(("made", "why"), BAD)
def test_a_bad_archive_is_refused_in_both_languages_and_leaves_nothing(
    folder: Path, made: Callable[[], bytes], why: str
) -> None:
    with pytest.raises(PackError) as found:
        upload("heroquest", made(), "bad.zip")
    english, french = flaw_sentence(found.value, "en"), flaw_sentence(found.value, "fr")
    assert why in english
    assert english.endswith(".")
    assert french.endswith(".")
    assert not {"the", "archive", "file", "with", "is"} & set(french.split()), french
    assert not folder.exists() or list(folder.iterdir()) == []
    assert pack._as_of == {}
    assert not [name for name in sys.modules if name.startswith("lanterne_with_heroquestPbad")], "nothing is remembered"


def test_other_games_take_packs_only(folder: Path) -> None:
    assert upload("dungeon-run", zipped(written.sharp_axe(), "sharp-axe")).pack.game == "dungeon-run"
    with refused(r"^The file is not an archive, so it is not a pack\.$", kind=PackError):
        upload("dungeon-run", b"<quest/>")


def test_only_packs_are_removed(folder: Path, tmp_path: Path) -> None:
    written.write(tmp_path, "elsewhere", HALLS)
    folder.mkdir()
    (folder / "linked").symlink_to(tmp_path / "elsewhere")
    (folder / "file").write_text("")
    for name in ("", ".", "..", "../elsewhere", "nothing", "file", "/etc"):
        with refused(r"^There is no pack called", kind=PackError):
            archives.remove(name)
    archives.remove("linked")
    assert (tmp_path / "elsewhere" / "pack.toml").is_file()
    assert [path.name for path in folder.iterdir()] == ["file"]


def test_there_are_not_too_many_packs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_PACKS", 1)
    upload("heroquest", zipped(HALLS, "deep-halls"))
    with refused(r"^There are 1 packs already; remove one first\.$", kind=PackError):
        upload("heroquest", zipped(HALLS, "deeper-halls"))


GOOD = zipped(HALLS, "deep-halls")


@settings(max_examples=300)
@example([(GOOD.index(b"PK\x05\x06") + 14, 1)], 0)
@given(st.lists(st.tuples(st.integers(0, len(GOOD) - 1), st.integers(0, 255)), max_size=6), st.integers(0, len(GOOD)))
def test_any_archive_is_unpacked_or_a_sentence(changes: list[tuple[int, int]], end: int) -> None:
    data = bytearray(GOOD)
    for place, byte in changes:
        data[place] = byte
    for each in (bytes(data), bytes(data[:end])):
        try:
            found = archives.unpacked(each)
        except PackError as error:
            said = flaw_sentence(error, "en")
        else:
            said = "."
            assert sum(map(len, found.files.values())) <= packs.MOST_BYTES
            assert packs.in_order(found.files) == list(found.files)
        assert said.endswith(".")


def test_a_pack_on_a_full_disk_is_a_sentence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with refused(r"^The pack deep-halls cannot be written: No space left on device\.$", kind=PackError):
        upload("heroquest", zipped(HALLS, "deep-halls"))
    monkeypatch.undo()
    shutil.rmtree(folder, ignore_errors=True)
