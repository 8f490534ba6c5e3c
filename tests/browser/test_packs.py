"""Packs in the browser: switched on for a table, told to everybody before the game and during it."""

import shutil
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from lanterne.engine.log import Answer
from tests.browser.laid import kept
from tests.browser.pages import PHONE, Pages, fits
from tests.browser.seat import Seat
from tests.browser.server import Server
from tests.browser.words import word
from tests.packs import written

PATIENCE = 180_000
"""Milliseconds in which packs, which are looked through when somebody first asks for them, must be there."""


def switch_on(page: Page, pack: str) -> None:
    """Tick a pack in the form for a new table."""
    page.get_by_label(pack).check(timeout=PATIENCE)
    expect(page.locator("button[type=submit]")).to_be_enabled()


def test_all_are_told_of_a_pack_before_they_sit_down(
    new_page: Pages, server: Server, accessible: Callable[[Page], None]
) -> None:
    written.write(server.home / "packs", "deep-halls", written.deep_halls())
    flawed = {"pack.toml": written.about("heroquest", "Dull", "Terne"), "content/x.json": []}
    written.write(server.home / "packs", "dull", flawed)
    host = new_page(f"{server.address}/new/heroquest")
    switch_on(host, "Deep Halls, by Ada")
    expect(host.get_by_text("The pack dull, x.json: the game has no such data file.")).to_be_visible()
    expect(host.get_by_role("checkbox", name="Dull")).to_have_count(0)
    accessible(host)
    host.get_by_role("combobox", name="Seat 2", exact=True).select_option("friend")
    host.get_by_label(word("en", "my-name")).fill("Ada")  # friends must know who invites them
    host.get_by_role("button", name=word("en", "invite-friends")).click()
    expect(host.get_by_role("heading", name=word("en", "gathering-title"))).to_be_visible()
    gathering = host.get_by_role("region", name=word("en", "packs"))
    for told in ("Deep Halls, by Ada", "Goblins run.", "Replaces: Goblin.", "Adds: Silver idol."):
        expect(gathering.get_by_text(told)).to_be_visible()
    accessible(host)
    guest = new_page(server.address, size=PHONE, locale="fr-FR")
    guest.goto(host.get_by_label(word("en", "invite-link", seat=2)).input_value())
    for told in ("Salles profondes, par Ada", "Remplace\u00a0: Gobelin.", "Ajoute\u00a0: Idole d’argent."):
        expect(guest.get_by_text(told)).to_be_visible()
    fits(guest)
    accessible(guest)
    guest.get_by_label(word("fr", "my-name")).fill("Léa")
    guest.get_by_role("button", name=word("fr", "sit-down")).click()
    expect(host.get_by_text("HeroQuest + Deep Halls")).to_be_visible()
    guest.get_by_title(word("fr", "people"), exact=True).click()
    expect(guest.get_by_role("dialog").get_by_text("Remplace\u00a0: Gobelin.")).to_be_visible()
    new_page.excuse("picture.svg")  # the pictures of the lobby may still be drawn when the server ends
    host.goto(server.address)
    expect(host.get_by_text("HeroQuest + Deep Halls")).to_be_visible()


def test_bots_play_with_a_pack_and_without_it_the_table_says_so(
    new_page: Pages, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(server.home))
    written.write(server.home / "packs", "sharp-axe", written.sharp_axe())
    seat = Seat(new_page(f"{server.address}/new/dungeon-run"))
    switch_on(seat.page, "Sharp Axe, by Ada")
    seat.page.get_by_role("radio", name=seat.word("pace-none")).check()
    seat.button("begin").click()
    seat.until_asked()
    seat.answers(seat.options[0])
    seat.until(lambda: _by_bots(server, seat.page), "a bot has answered")
    table = kept(server, seat.page.url)
    assert table.log.header.game.startswith("dungeon-run+sharp-axe@")
    new_page.excuse("WebSocket|Failed to load resource")
    server.stop()
    shutil.rmtree(server.home / "packs")
    shutil.rmtree(server.home / "kept-packs")
    server.start()
    seat.page.reload()
    expect(seat.page.get_by_text("This game was begun with the packs sharp-axe,")).to_be_visible()


def _by_bots(server: Server, page: Page) -> list[Answer]:
    """The answers that bots have thought of themselves."""
    table = kept(server, page.url)
    return [
        entry
        for entry in table.log.entries
        if isinstance(entry, Answer) and table.seats[entry.seat].bot and not entry.auto
    ]
