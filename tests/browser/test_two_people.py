"""Two people in two browsers."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lanterne.server.network import address_in_network
from tests.browser.laid import kept, lay, newcomer
from tests.browser.pages import PHONE, Pages
from tests.browser.positions import TALKS, WALK
from tests.browser.seat import Seat
from tests.browser.server import Server


def two(new_page: Pages, server: Server) -> tuple[Seat, Seat]:
    """Ida and Odo, each with a browser, Odo's in French."""
    pages = newcomer(new_page, server), newcomer(new_page, server, "Odo", locale="fr-FR")
    return Seat(pages[0]), Seat(pages[1])


def see_waiting(seat: Seat) -> None:
    """A seat that is not asked is offered nothing."""
    seat.until(seat.shows, "the page shows what it was told")
    assert not seat.is_asked
    assert "options" not in seat.now
    assert "draft" not in seat.now
    expect(seat.page.get_by_role("group", name=seat.word("table-options"))).to_have_count(0)
    expect(seat.page.locator("[data-node]").get_by_role("button")).to_have_count(0)


def test_a_friend_comes_by_a_link_and_both_begin(new_page: Pages, shared_server: Server) -> None:
    host: Page = new_page(f"{shared_server.address}/new/xorlosch")
    ida = Seat(host)
    host.get_by_role("button", name="Remove seat 3").click()
    host.get_by_label("Seat 2", exact=True).select_option("friend")
    host.get_by_role("button", name="Invite friends").click()
    expect(host.get_by_text("Please tell us your name.")).to_be_visible()  # friends must know who invites them
    host.get_by_label("My name").fill("Ida")
    host.get_by_role("button", name="Invite friends").click()
    link = host.get_by_label("Invitation link for all friends").input_value()
    expect(host.get_by_alt_text(ida.word("qr-alt"))).to_be_visible()
    # This server listens to its own machine only.
    expect(host.get_by_text(ida.word("link-only-here-switch")).first).to_be_visible()
    odo = Seat(new_page(link, locale="fr-FR"))
    expect(odo.page.get_by_text("Ida")).to_be_visible()
    odo.page.get_by_label(odo.word("my-name")).fill("Odo")
    odo.button("sit-down").click()
    ida.until_asked()
    odo.until(lambda: odo.now, "Odo sees the table")
    assert (ida.mine, odo.mine) == ([0], [1])
    see_waiting(odo)
    expect(odo.prompt).to_contain_text("Ida")  # and not "Player 1"
    ida.answers("take_colour black")
    odo.answers("take_colour white")
    odo.until(lambda: odo.now["entry"] == ida.now["entry"], "both are at the same entry")
    expect(odo.log).to_contain_text(odo.told[-1]["text"])
    again = new_page(link)
    expect(again.get_by_role("heading", name="This seat is taken")).to_be_visible()
    again.get_by_role("link", name="Watch").click()
    expect(again.locator("header").get_by_text("You are watching.").first).to_be_visible()
    expect(odo.page.get_by_text("Vous regardez la partie.")).to_have_count(0)


def test_the_host_opens_the_server_on_the_page_and_a_friend_comes_by_phone(new_page: Pages, tmp_path: Path) -> None:
    there = address_in_network()
    if not there:
        pytest.skip("this machine is in no network")
    new_page.excuse("Cross-Origin-Opener-Policy")  # browsers heed it over https and on loopback only
    new_page.excuse("ERR_CONNECTION_REFUSED")  # of pages that are still open when the server ends
    server = Server(tmp_path / "home")
    server.start()
    try:
        host = new_page(f"http://localhost:{server.port}/new/xorlosch")
        host.get_by_label("My name").fill("Ida")
        host.get_by_role("button", name="Remove seat 3").click()
        host.get_by_label("Seat 2", exact=True).select_option("friend")
        host.get_by_role("button", name="Invite friends").click()
        field = host.get_by_label("Invitation link for all friends")
        expect(field).to_have_value(re.compile("http://localhost:"))
        host.get_by_label("Open to my network").check()
        expect(field).to_have_value(re.compile(f"http://{re.escape(there)}:{server.port}/join/"))
        expect(host.get_by_text(f"http://{there}:{server.port}").first).to_be_visible()
        phone = Seat(new_page(field.input_value(), size=PHONE, locale="fr-FR"))
        phone.page.get_by_label(phone.word("my-name")).fill("Odo")
        phone.button("sit-down").click()
        ida = Seat(host)
        ida.until_asked()
        ida.answers("take_colour black")
        phone.answers("take_colour white")
        phone.page.goto(f"http://{there}:{server.port}/")
        expect(phone.page.get_by_label("Ouvrir à mon réseau")).to_have_count(0)
    finally:
        server.stop()


def test_they_negotiate_and_a_potion_is_drunk_out_of_turn(new_page: Pages, shared_server: Server) -> None:
    ida, odo = two(new_page, shared_server)
    address = lay(shared_server, TALKS, {0: ida.page, 1: odo.page})
    ida.opens(address)
    odo.opens(address)
    see_waiting(odo)
    ida.answers("call_reactions")
    odo.until_asked()
    see_waiting(ida)
    assert "drink_potion blue-w1" in odo.options
    odo.answers("drink_potion blue-w1")
    ida.until_asked()
    assert "announce blue" not in ida.options
    ida.answers("propose blue")
    ida.answers("ask_all")
    odo.answers("veto task-blue-08")
    odo.answers("agree task-blue-12")
    odo.until_asked()
    expect(odo.prompt).to_contain_text(odo.now["prompt"]["text"])
    see_waiting(ida)
    odo.answers("agree task-blue-08")
    odo.answers("keep")
    ida.answers("keep")
    ida.until_asked()
    odo.until(lambda: odo.now["entry"] == ida.now["entry"], "both are at the same entry")
    table = kept(shared_server, address)
    assert table.box.describe(table.view(-1))["score"] == {"red": 1, "blue": 2}
    for seat in (ida, odo):
        seat.until(seat.shows, "the page shows what it was told")
        for line in seat.told:
            expect(seat.log.get_by_text(line["text"], exact=True).first).to_be_attached()
    assert len(ida.told) == len(odo.told)
    assert {line["text"] for line in ida.told}.isdisjoint(line["text"] for line in odo.told)  # two languages


def test_beyond_the_barrier_everybody_is_asked_before_something_is_taken_back(
    new_page: Pages, shared_server: Server
) -> None:
    ida, odo = two(new_page, shared_server)
    address = lay(shared_server, WALK, {0: ida.page, 1: odo.page})
    ida.opens(address)
    odo.opens(address)

    # Before it: at once, and done again.
    ida.answers("step_dwarf red-w1 ruins-06")
    entry = ida.now["entry"]
    ida.button("table-undo").click()
    ida.until(lambda: ida.now["entry"] > entry, "taken back")
    ida.until_asked()
    assert "step_dwarf red-w1 ruins-06" in ida.options
    entry = ida.now["entry"]
    ida.button("table-redo").click()
    ida.until(lambda: ida.now["entry"] > entry, "done again")

    # Beyond it: Odo declines, then agrees.
    ida.answers("end_turn")
    odo.until_asked()
    entry = ida.now["entry"]
    waits = ida.page.get_by_text(ida.word("table-request-waits", names=ida.now["seat_names"][1]), exact=True)
    for word in ("table-decline", "table-agree"):
        assert ida.now["entry"] == entry
        ida.button("table-undo-ask").click()
        expect(waits).to_be_visible()
        odo.button(word).click()
        expect(odo.button(word)).to_have_count(0)
        expect(waits).to_have_count(0)
    ida.until(lambda: ida.now["entry"] > entry, "taken back")
    ida.until_asked()
    assert "end_turn" in ida.options
    expect(odo.log).to_contain_text(odo.told[-1]["text"])
