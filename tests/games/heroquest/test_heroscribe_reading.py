"""Files of HeroScribe are read whatever their version, and nothing else is read with them."""

from pathlib import Path

import pytest
from tests.games.heroquest.heroscribe import PUBLIC, quest, refusal, taken_in, told

from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES
from lanterne.games.heroquest.heroscribe.reading import VERSIONS, HeroScribeFile, read

ORC = ("Orc", 8, 17)


def plain(data: bytes) -> HeroScribeFile:
    """What a file says, whatever its version."""
    return read(data)._replace(version="", board_name="")


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_reads_alike(version: str) -> None:
    old = quest(ORC, head=PUBLIC.format(version))
    assert read(old).version == version
    assert plain(old) == plain(quest(ORC))
    assert read(old).doubts == ()


def test_versions_without_sizes_with_offsets_with_kinds_in_any_order() -> None:
    board = '<board><object id="Stairway" left="2" top="15" kind="furniture" xoffset="0.5" yoffset="0"/></board>'
    early = f'<quest name="Q" version="1.0">{board}<speech>S</speech><note>N</note></quest>'
    late = f'<quest name="Q" boardName="HeroQuest"><note>N</note><speech>S</speech>{board}<kind id="x"/></quest>'
    assert plain(early.encode())._replace(region="") == plain(late.encode())._replace(region="")
    assert read(late.encode()).doubts == ()


def test_a_version_board_or_element_that_nobody_knows_is_told() -> None:
    data = quest(ORC, head=PUBLIC.format("9.9"), given='name="Q" boardName="Mega"').replace(
        b"</quest>", b"<riddle/></quest>"
    )
    sentences = told(taken_in(data))
    assert any("version 9.9" in each for each in sentences)
    assert any("“Mega”" in each for each in sentences)
    assert any("“riddle”" in each for each in sentences)


ENCODINGS = ("utf-8", "iso-8859-1", "windows-1252", "iso-8859-15", "cp1252", "x-mac-roman", "utf-16")


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_letters_of_every_usual_encoding(encoding: str) -> None:
    text = quest(speech="L’été".replace("’", "'")).decode()
    text = text.replace('<?xml version="1.0"?>', f'<?xml version="1.0" encoding="{encoding}"?>')
    assert read(text.encode(encoding.removeprefix("x-"))).speech == "L'été"
    assert read(text.replace("\n", "\r\n").encode(encoding.removeprefix("x-"))).doubts == ()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("head", ['<?xml version="1.0"?>', '<?xml version="1.0" encoding="iso-8859-1"?>', ""])
def test_marks_at_the_beginning_count_more_than_what_a_file_says(encoding: str, head: str) -> None:
    text = quest(speech="Été").decode().replace('<?xml version="1.0"?>', head)
    assert read(text.encode(encoding)).speech == "Été"


def test_a_file_that_says_it_is_wide_and_is_not() -> None:
    text = quest(speech="Été").decode().replace("?>", ' encoding="UTF-16"?>', 1)
    assert read(text.encode()).speech == "Été"


@pytest.mark.parametrize("head", ['<?xml version="1.0"?>', '<?xml version="1.0" encoding="UTF-8"?>'])
def test_letters_that_are_not_what_the_file_says_are_guessed_and_told(head: str) -> None:
    text = quest(ORC, speech="L’été").decode().replace('<?xml version="1.0"?>', head)
    found = taken_in(text.encode("windows-1252"))
    assert read(text.encode("windows-1252")).speech == "L’été"
    assert any(each.startswith("The file is not valid UTF-8 (byte ") for each in told(found))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("One\x0btwo\x1f", "One two"),
        ("a &#11;&#xFFFE;&#55296; b", "a b"),
        ("fewer than < 3 & more", "fewer than < 3 & more"),
        ("<![CDATA[<b>Bold</b> caf&eacute; & co]]>", "Bold café & co"),
        ("&lt;p&gt;Escaped &amp;amp; &amp;eacute;&lt;/p&gt;", "Escaped & é"),
        (
            r"{\rtf1\ansi\deff0{\fonttbl{\f0 Arial;}}{\colortbl;\red0\green0\blue0;}{\*\generator X;}"
            r"\f0\fs20 L\'e9gende \b of\b0  \u233?l\par two\{3\}}",
            "Légende of él two{3}",
        ),
        ("{\\rtf1 open {\\b never closed", "open never closed"),
    ],
)
def test_what_people_paste_into_texts(written: str, meant: str) -> None:
    assert read(quest(speech=written)).speech == meant


def test_tags_and_names_of_html_are_text() -> None:
    speech = "One<br>two <b>three</b>&nbsp;caf&eacute; &amp; bar &nosuch; R&D<img src='x.png'> &lt;em&gt;end&lt;/em&gt;"
    assert read(quest(speech=speech)).speech == "One two three café & bar &nosuch; R&D end"


def test_texts_of_other_elements_are_kept() -> None:
    data = quest().replace(b"</quest>", b"<wanderingmonster>Mummy</wanderingmonster><notes>More</notes></quest>")
    data = data.replace(b"<note>Wandering Monster in this Quest: Goblin</note>", b"")
    assert read(data).notes == ("Wandering monster: Mummy", "More")
    assert taken_in(data).sheet["wandering"] == "mummy"


BROKEN = [
    (b"", "This is not a HeroScribe file: line 1, column 1: the file is empty."),
    (b"\x00\x01\x02", "This is not a HeroScribe file: line 1, column 4: the file is empty."),
    (b"quest", "This is not a HeroScribe file: line 1, column 1: unexpected character."),
    (b"<quest></quest>more", "This is not a HeroScribe file: line 1, column 16: content after the root element."),
    (b"<quest", "This is not a HeroScribe file: line 1, column 1: unclosed element."),
    (b"<quest a='1' a='2'/>", "This is not a HeroScribe file: line 1, column 14: duplicate attribute."),
    (b"<quest><board></quest>", "This is not a HeroScribe file: line 1, column 17: mismatched closing tag."),
    (b"<svg/>", "This is not a HeroScribe file: its root element is “svg”, not “quest”."),
    (b"<quest/>", "The quest has no board."),
    (b"\xff\xfeq", "The file is not valid utf-16: see byte 3; save it as UTF-8."),
    (b"<\0q\0u", "The file is not valid utf-16-le: see byte 5; save it as UTF-8."),
    (
        b'<?xml version="1.0" encoding="klingon"?><quest/>',
        "The file declares the encoding “klingon”, which is not supported here; save it as UTF-8.",
    ),
    (b"<quest>" + b"<board/>" * 17, "The file has more than 16 boards, so it cannot be a quest."),
    (b"<quest>" + b"<x>" * 60, "The elements of the file are nested more than 40 deep, so it cannot be a quest."),
    (b"<quest>" + b"<x/>" * 20_001, "The file has more than 20,000 elements, so it cannot be a quest."),
    (b"<quest>" + b"<note/>" * 500, "The file has more than 400 texts, so it cannot be a quest."),
    (b"<quest><board>" + b"<object/>" * 2_001, "The board has more than 2,000 objects, so it cannot be a quest."),
    (b" " * (MOST_BYTES + 1), "The file is larger than a megabyte, so it cannot be a quest."),
    (quest(base=()), "Nobody could begin: the map has no Stairway, DoorIn, DoubleArrowDoor or hero."),
    (
        quest(base=(), dark=()).replace(b"</board>", b'<object id="Orc" left="1" top="1"/></board>'),
        "Nobody could begin",
    ),
    (
        quest(base=[("DoorIn", 1, 0, "downward")], dark=[(2, 1, 25, 19), (1, 3, 1, 17)]),
        "No room can be reached from the start.",
    ),
    (quest(base=[("DoorIn", 1, 0, "downward")]), "No room can be reached from the start."),
]


@pytest.mark.parametrize(("data", "sentence"), BROKEN)
def test_a_broken_file_is_refused_with_a_sentence(data: bytes, sentence: str) -> None:
    assert refusal(data).startswith(sentence)
    french = refusal(data, "fr")
    assert french != refusal(data)
    assert french.endswith(".")


def test_no_entity_and_no_file_from_outside_is_ever_read(tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("the moon is made of cheese")
    own = "The file defines its own document type, which HeroScribe files never do, so it is not read."
    entity = f'<!DOCTYPE quest [<!ENTITY x SYSTEM "{secret.as_uri()}">]>'
    assert refusal(quest(head=entity, speech="&x;")) == own
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    assert refusal(quest(head=f'<!DOCTYPE quest [<!ENTITY l0 "ha">{laughs}]>', speech="&l11;")) == own
    outside = quest(head=f'<!DOCTYPE quest SYSTEM "{secret.as_uri()}">', speech="&x; %x;")
    assert read(outside).speech == "&x; %x;"
