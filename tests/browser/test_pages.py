"""The first page, and that pages are listened to: files under the strictest policy go wrong in every way."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PHONE, Pages, fits
from tests.browser.server import Server

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'"


class Files(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its name in the standard library)
        """Says nothing."""


def serve(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as serving:
        thread = Thread(target=serving.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()
        thread.join()


@pytest.fixture
def written(tmp_path: Path) -> Iterator[str]:
    yield from serve(tmp_path)


def test_the_first_page_greets(page: Page, accessible: Callable[[Page], None]) -> None:
    expect(page).to_have_title(re.compile("Lanterne"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome to the table")
    accessible(page)


def test_it_greets_on_a_phone_in_french(new_page: Pages, shared_server: Server) -> None:
    page = new_page(shared_server.address, size=PHONE, locale="fr-FR")
    assert page.evaluate("[innerWidth, navigator.language]") == [PHONE.width, "fr-FR"]
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    fits(page)


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("<p style='color: red'>a style</p>", "Content Security Policy"),
        ("<script>document.title = 'a script'</script>", "Content Security Policy"),
        ("<script src='error.js'></script>", "uncaught: out of oil"),
        ("<img src='nowhere.png' alt='a picture'>", "404"),
    ],
)
def test_what_goes_wrong_on_a_page_is_heard(
    body: str, complaint: str, written: str, tmp_path: Path, new_page: Pages
) -> None:
    (tmp_path / "error.js").write_text("throw new Error('out of oil')")
    (tmp_path / "index.html").write_text(f"<!doctype html><link rel=icon href=error.js><title>bad</title>{body}")
    page = new_page(written)
    for _ in range(500):
        if not new_page.complaints:
            page.wait_for_timeout(10)
    assert len(new_page.complaints) == 1
    assert complaint in new_page.complaints[0]
    new_page.excuse(complaint)
    assert new_page.complaints == []


def test_what_shuts_people_out_is_found(
    written: str, tmp_path: Path, new_page: Pages, accessible: Callable[[Page], None]
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><link rel=icon href=index.html><title>bad</title><button>")
    page = new_page(written)
    with pytest.raises(AssertionError, match="button-name"):
        accessible(page)
