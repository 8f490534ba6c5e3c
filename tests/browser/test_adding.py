"""Quests and packs by others in the browser: a file is chosen or dropped, told about, switched on, played, removed."""

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FileChooser, Page, expect

from tests.browser.laid import kept
from tests.browser.pages import PHONE, Pages, fits
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
"""A room behind a door, a chest in it, a note for Zargon, and something beside the board."""
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
