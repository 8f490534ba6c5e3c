"""Quests and packs by others in the browser: a file is chosen or dropped, told about, switched on, played, removed."""

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FileChooser, Page, expect

from tests.browser.laid import kept
from tests.browser.pages import PHONE, Pages, Size, fits
from tests.browser.quests import play_to_the_end
from tests.browser.seat import KeySeat, Seat
from tests.browser.server import Server
from tests.browser.test_packs import PATIENCE
from tests.games.heroquest.heroscribe import quest
from tests.packs import written
from tests.packs.archives import zipped

NOTES = (
    "A. The first who searches finds 20 gold coins.",
    "The old man lied.",
    "Wandering Monster in this Quest: Goblin",
)
CELLAR = quest(("TreasureChest", 9, 18), ("LetterA", 9, 17), ("Mummy", 40, 2), notes=NOTES)
"""A room behind a door, a chest in it, a note for Zargon, and an object off the board."""
DROP = """([data, name]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const dropped = new DataTransfer();
    dropped.items.add(new File([bytes], name));
    const drop = new DragEvent("drop", {dataTransfer: dropped, bubbles: true});
    document.querySelector(".add-pack .upload").dispatchEvent(drop);
}"""


def chooser(seat: Seat) -> Callable[[Path], None]:
    """Chooses a file in the dialog that the page has opened or is about to. The browser must know long before that
    somebody waits for the dialog: told at the last moment, it may open it first, and nobody sees it."""
    opened: list[FileChooser] = []
    seat.page.on("filechooser", lambda dialog: opened.append(dialog))

    def choose(file: Path) -> None:
        seat.until(lambda: opened, "the dialog in which a file is chosen")
        opened.pop().set_files(file)

    return choose


def test_a_heroscribe_file_is_imported_and_played_to_its_end(
    new_page: Pages,
    server: Server,
    tmp_path: Path,
    accessible: Callable[[Page], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(server.home))
    (tmp_path / "cellar.xml").write_bytes(CELLAR)
    seat = Seat(new_page(f"{server.address}/new/heroquest"))
    page = seat.page
    choose = chooser(seat)
    for place in (4, 3, 2):
        seat.button("seat-remove", seat=place).click()
    page.get_by_text(seat.word("pack-add")).click(timeout=PATIENCE)
    choose(tmp_path / "cellar.xml")
    report = page.get_by_role("region", name=seat.word("pack-report"))
    expect(report).to_be_visible(timeout=PATIENCE)
    for told in (
        seat.word("pack-added", title="The Cellar"),
        "Mummy on 40, 2 is left out: it is not on the board.",
        "Note A (I17): 20 gold coins for the first hero to search the room.",
    ):
        expect(report.get_by_text(told)).to_be_visible()
    expect(page.get_by_label("The Cellar", exact=True)).to_be_checked(timeout=PATIENCE)
    expect(page.get_by_label("Quest", exact=True)).to_have_value("the-cellar", timeout=PATIENCE)
    accessible(page)
    page.get_by_role("radio", name=seat.word("pace-none")).check()
    seat.button("begin").click()
    seat.answers("take_hero barbarian")
    play_to_the_end(seat, server)
    table = kept(server, page.url)
    assert table.state.ending == "success"
    assert table.log.header.game.startswith("heroquest+the-cellar@")
    assert any("The old man lied." in line["text"] for line in seat.told), "Zargon, who is a bot, has read his note"


def test_by_keyboard_on_a_phone_in_french_a_broken_file_is_told_and_a_good_one_removed_again(
    new_page: Pages, server: Server, tmp_path: Path, accessible: Callable[[Page], None]
) -> None:
    (tmp_path / "brisé.xml").write_bytes(b"<quest><board></quest>")
    (tmp_path / "cave.xml").write_bytes(CELLAR)
    seat = KeySeat(new_page(f"{server.address}/new/heroquest", size=PHONE, locale="fr-FR"))
    page, choose = seat.page, chooser(seat)
    field = page.get_by_label(seat.word("pack-add"))
    expect(field).to_have_count(1, timeout=PATIENCE)
    for name, key in (("brisé.xml", "Enter"), ("cave.xml", "Space")):
        seat.goes_to(field)
        page.keyboard.press(key)
        choose(tmp_path / name)
        if name == "brisé.xml":
            told = page.get_by_role("alert").filter(has_text="brisé.xml n’a pas été ajouté.")
            expect(told).to_contain_text("colonne 17\u00a0: balise fermante sans correspondance.", timeout=PATIENCE)
            assert not (server.home / "packs").exists()
    expect(page.get_by_text("Mummy en 40, 2 est laissé de côté\u00a0: il n’est pas sur le plateau.")).to_be_visible(
        timeout=PATIENCE
    )
    fits(page)
    accessible(page)
    # What the game is with the pack must be known before it goes, or the page complains that it cannot be told.
    expect(seat.button("begin")).to_be_enabled(timeout=PATIENCE)
    cross = page.get_by_role("button", name=seat.word("pack-remove", title="The Cellar"), exact=True)
    expect(cross).to_have_count(1, timeout=PATIENCE)
    seat.goes_to(cross)
    page.keyboard.press("Enter")
    seat.goes_to(page.get_by_role("dialog").get_by_role("button", name=seat.word("pack-remove-now")))
    page.keyboard.press("Enter")
    expect(page.get_by_label("The Cellar", exact=True)).to_have_count(0, timeout=PATIENCE)
    expect(seat.button("begin")).to_be_enabled(timeout=PATIENCE)
    assert list((server.home / "packs").iterdir()) == []
    new_page.excuse("422")


def test_an_archive_is_dropped_and_another_game_says_what_it_takes(new_page: Pages, server: Server) -> None:
    page = new_page(f"{server.address}/new/dungeon-run")
    seat = Seat(page)
    expect(page.get_by_text(seat.word("pack-add-hint"))).to_be_visible(timeout=PATIENCE)
    page.evaluate(DROP, [base64.b64encode(zipped(written.sharp_axe(), "sharp-axe")).decode(), "axe.zip"])
    expect(page.get_by_label("Sharp Axe, by Ada")).to_be_checked(timeout=PATIENCE)
    page.evaluate(DROP, [base64.b64encode(CELLAR).decode(), "cellar.xml"])
    expect(
        page.get_by_text("cellar.xml was not added. The file is not an archive, so it is not a pack.")
    ).to_be_visible(timeout=PATIENCE)
    new_page.excuse("422")


NUMBERED = '<quest name="Quest {}: {}"'


def titled(number: int, title: str) -> bytes:
    """The cellar under another title."""
    return CELLAR.replace(b'<quest name="The Cellar"', NUMBERED.format(number, title).encode())


@pytest.mark.parametrize(("language", "size"), [("en-US", Size(1280, 800)), ("fr-FR", PHONE)])
def test_number_difficulty_purse_and_goal_are_given_with_the_file(
    language: str,
    size: Size,
    new_page: Pages,
    server: Server,
    tmp_path: Path,
    accessible: Callable[[Page], None],
) -> None:
    (tmp_path / "cellar.xml").write_bytes(quest(("Orc", 7, 15)))
    seat = Seat(new_page(f"{server.address}/new/heroquest", locale=language, size=size))
    page, choose = seat.page, chooser(seat)
    page.get_by_text(seat.word("pack-asks")).click(timeout=PATIENCE)
    labels = {
        "en-US": ("Number of the quest", "As hard as quest …", "Gold to spend", "Goal"),
        "fr-FR": ("Numéro de la quête", "Aussi difficile que la quête…", "Or à dépenser", "But"),
    }[language]
    for label, value in zip(labels, ("7", "40", "450", "g15"), strict=True):
        page.get_by_label(label, exact=True).fill(value)
    page.get_by_text(seat.word("pack-add")).click()
    choose(tmp_path / "cellar.xml")
    expect(page.get_by_role("alert")).to_contain_text("14.", timeout=PATIENCE)
    page.get_by_label(labels[1], exact=True).fill("6")
    page.get_by_text(seat.word("pack-add")).click()
    choose(tmp_path / "cellar.xml")
    report = page.get_by_role("region", name=seat.word("pack-report"))
    told = {
        "en-US": ("Quest 7, as hard as quest 6 of the campaign", "Kill the monster on G15"),
        "fr-FR": ("Quête 7, aussi difficile que la quête 6", "Tuez le monstre dessiné en G15"),
    }[language]
    for words in (*told, "450"):
        expect(report.get_by_text(words).first).to_be_visible(timeout=PATIENCE)
    expect(seat.button("begin")).to_be_enabled(timeout=PATIENCE)
    fits(page)
    accessible(page)
    new_page.excuse("422")


DROP_ALL = """(files) => {
    const dropped = new DataTransfer();
    for (const [data, name] of files) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        dropped.items.add(new File([bytes], name));
    }
    const drop = new DragEvent("drop", {dataTransfer: dropped, bubbles: true});
    document.querySelector(".add-pack .upload").dispatchEvent(drop);
}"""


@pytest.mark.parametrize("language", ["en-US", "fr-FR"])
def test_several_loose_files_are_dropped_as_a_campaign(language: str, new_page: Pages, server: Server) -> None:
    seat = Seat(new_page(f"{server.address}/new/heroquest", locale=language))
    page = seat.page
    expect(page.get_by_text(seat.word("pack-add"))).to_be_visible(timeout=PATIENCE)
    files = [("Old War 2.xml", titled(2, "Deep")), ("Old War 1.xml", titled(1, "Dark")), ("Old War x.xml", b"no")]
    page.evaluate(DROP_ALL, [[base64.b64encode(data).decode(), name] for name, data in files])
    report = page.get_by_role("region", name=seat.word("pack-report"))
    told = {"en-US": "2 quests, played in order as a campaign", "fr-FR": "2 quêtes, jouées dans l’ordre"}[language]
    expect(report.get_by_text(told)).to_be_visible(timeout=PATIENCE)
    expect(report.get_by_text("Old War x.xml")).to_be_visible()
    expect(page.get_by_label("Old War", exact=True)).to_be_checked(timeout=PATIENCE)
    expect(seat.button("begin")).to_be_enabled(timeout=PATIENCE)
    assert [path.name for path in (server.home / "packs").iterdir()] == ["old-war"]


def test_a_quest_with_a_small_entrance_takes_seats_away(new_page: Pages, server: Server) -> None:
    closet = [("DoorIn", 1, 0), ("SingleBlockedSquare", 3, 1), ("SingleBlockedSquare", 1, 2), ("Door", 2, 1)]
    seat = Seat(new_page(f"{server.address}/new/heroquest"))
    page = seat.page
    expect(page.get_by_text(seat.word("pack-add"))).to_be_visible(timeout=PATIENCE)
    page.evaluate(DROP, [base64.b64encode(quest(base=closet)).decode(), "closet.xml"])
    report = page.get_by_role("region", name=seat.word("pack-report"))
    expect(report.get_by_text("There is room for only 2 heroes")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("combobox", name="Seat 4", exact=True)).to_have_count(0, timeout=PATIENCE)
    expect(seat.button("begin")).to_be_enabled(timeout=PATIENCE)
