"""Looking back: the replay, pictures of it, logs and reports as files."""

import json
from pathlib import Path

from playwright.sync_api import expect

from lanterne.engine import parse_log
from tests.browser.laid import lay, sit
from tests.browser.pages import Pages
from tests.browser.positions import ENDED, TALKS
from tests.browser.server import Server


def test_a_finished_game_is_watched_again_through_any_eyes(new_page: Pages, shared_server: Server) -> None:
    page = sit(new_page, shared_server).page
    address = lay(shared_server, ENDED, {0: page})
    page.goto(f"{address}/replay")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_value(slider.get_attribute("max") or "none")  # a picture, not an empty board
    page.goto(f"{address}/replay?at=0")
    dwarf = page.locator("[data-node][data-thing='dwarf:green-w1']")
    expect(slider).to_have_value("0")
    before = dwarf.get_attribute("style")
    page.get_by_role("button", name="One moment forward").click()
    expect(slider).to_have_value("1")
    expect(dwarf).not_to_have_attribute("style", before or "")
    slider.focus()
    page.keyboard.press("End")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value(last)
    expect(page.get_by_role("region", name="Moment")).to_contain_text("quest")
    page.get_by_label("Seen by").select_option("A spectator")
    expect(page.get_by_label("Seen by")).to_have_value("-1")
    page.get_by_role("button", name="One moment back").click()
    expect(slider).to_have_value(str(int(last) - 1))
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(last)


def test_a_running_game_is_watched_as_it_was_seen(new_page: Pages, shared_server: Server) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, TALKS, {0: page, 1: page})
    seat.opens(address)
    seat.answers("step_dwarf red-w1 ruins-03")
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("link", name="Replay up to now").click()
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute("max", "1")
    page.get_by_role("button", name="Keep or share").click()
    expect(page.get_by_role("menuitem", name="Save the log")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("menuitem")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    expect(page).to_have_url(address)
    seat.until_asked()


def test_pictures_log_and_report_are_saved_and_a_log_is_uploaded(
    new_page: Pages, shared_server: Server, tmp_path: Path
) -> None:
    seat = sit(new_page, shared_server)
    page = seat.page
    address = lay(shared_server, ENDED, {0: page})
    page.goto(f"{address}/replay")

    def saved(item: str) -> bytes:
        page.get_by_role("button", name="Keep or share").click()
        with page.expect_download() as download:
            page.get_by_role("menuitem", name=item).click()
        return Path(download.value.path()).read_bytes()

    assert saved("Save as picture (PNG)").startswith(b"\x89PNG")
    assert saved("Save as drawing (SVG)").lstrip().startswith(b"<svg")
    log = saved("Save the log")
    assert len(parse_log(log).entries) >= 4

    page.goto(address)
    summary = page.get_by_role("dialog", name="How it ended")
    summary.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="At the table").click()
    page.get_by_role("button", name="Report a problem").click()
    page.get_by_label("What went wrong?").fill("The dragon winked.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the file").click()
    report = Path(download.value.path()).read_text("utf-8")
    assert "The dragon winked." in report
    assert "Ida" not in report

    file = tmp_path / "game.log"
    file.write_bytes(log)
    page.goto(shared_server.address)
    page.get_by_label("Drop the log of a game here").set_input_files(file)
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    assert "/replay" in page.url
    assert address not in page.url
    file.write_text(json.dumps({"no": "log"}))
    page.goto(shared_server.address)
    new_page.excuse("status of 422")
    page.get_by_label("Drop the log of a game here").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("log")
