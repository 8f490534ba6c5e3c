"""The page and what it is made of: found where it should be, nothing else found, gzipped, and cached by browsers."""

import json
import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lanterne import registry
from lanterne.draw.shapes import SHAPES
from lanterne.server.sentences import sentence
from tests.server.small import Client, small_client

SCRIPT = "console.log('lanterne');\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    assets = tmp_path / "generated" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "generated" / "index.html").write_text("<!doctype html><title>Lanterne</title>")
    (tmp_path / "generated" / "stamp").write_text("not for anybody")
    (assets / "index-abc123.js").write_text(SCRIPT)
    (assets / "cinzel-abc123.woff2").write_bytes(b"font" * 1000)
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "page.fr.ftl").write_text("lobby = Accueil\n")
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path


@pytest.fixture
def client(built: Path) -> Client:
    return small_client(built)


VISITED = """
    / /new/xorlosch /table/7 /table/7/replay?at=3 /join/t /take/t /me/t /rules/xorlosch /about /learn/xorlosch
    /table/%2e%2e%2fsecret /table/%F0%9F%90%89
"""
STRANGE = """
    /nothing /index.html /stamp /generated/index.html /.env /robots.txt /assets /assets/ /assets/nothing.js
    /assets/../index.html /assets/%2e%2e/index.html /assets/..%2findex.html /assets/%2e%2e%2f%2e%2e%2fsecret.txt
    /assets//etc/passwd /%2fetc/passwd /assets/index-abc123.js%00 /..%5c..%5csecret.txt /assets/%ff%fe
    /words/../../secret.txt /api /api/%2e%2e/table /TABLE/7 /tables
"""


@pytest.mark.parametrize("path", VISITED.split())
def test_every_path_of_the_page_gives_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Lanterne</title>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", STRANGE.split())
def test_nothing_else_is_found(client: Client, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "fr"})
    assert (answer.status_code, list(answer.json())) == (404, ["detail"])
    assert "secret" not in answer.text


def test_assets_are_pressed_once_and_kept_for_good(client: Client) -> None:
    answer = client.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 10
    plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "br, gzip;q=0"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["vary"] == "Accept-Encoding"
    font = client.get("/assets/cinzel-abc123.woff2")
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"


def test_a_browser_that_has_it_is_sent_nothing(client: Client) -> None:
    for path in ("/", "/assets/index-abc123.js", "/words/fr.ftl", "/shapes/xorlosch", "/favicon.svg"):
        tag = client.get(path).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = client.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_a_head_tells_the_same_without_the_page(client: Client) -> None:
    answer = client.ask("HEAD", "/table/7")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["etag"] == client.get("/table/7").headers["etag"]


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    for path in ("/", "/table/7", "/assets/index-abc123.js", "/words/fr.ftl"):
        answer = client.get(path, headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["detail"]) == (503, sentence("fr", "not-built"))


def test_a_page_that_is_built_again_is_found(built: Path) -> None:
    client = small_client(built)
    assert "Lanterne" in client.get("/").text
    index = built / "generated" / "index.html"
    index.write_text("<!doctype html><title>New</title>")
    os.utime(index, ns=(1, 1))
    assert "New" in client.get("/").text


@pytest.mark.parametrize("name", ["de.ftl", "fr", "fr.txt", "..%2fpage.fr.ftl", "server.fr.ftl", "FR.ftl", ".ftl"])
def test_words_come_in_two_languages_only(client: Client, name: str) -> None:
    assert client.get("/words/fr.ftl").text == "lobby = Accueil\n"
    assert client.get(f"/words/{name}").status_code == 404


def test_shapes_hold_every_shape_and_icon_once(client: Client) -> None:
    told = client.get("/shapes/xorlosch").json()
    drawn = ElementTree.fromstring(f"<svg>{told['symbols']}<defs>{told['defs']}</defs></svg>")
    symbols = [str(each.get("id")) for each in drawn.findall("symbol")]
    assert sorted(symbols) == sorted(
        [f"shape-{name}" for name in SHAPES] + [f"icon-{name}" for name in registry.icons("xorlosch")]
    )
    assert told["slots"]["task-2"] == {
        "icon": [50, 61, 58],
        "mark": None,
        "badge": None,
        "sign": None,
        "ink": SHAPES["task-2"].ink,
        "stretches": False,
        "turns": False,
        "told": 0,
    }
    assert told["slots"].keys() == SHAPES.keys()
    assert {each.get("id") for each in drawn.findall("defs/*")} >= {"floor", "stone", "lantern", "soft"}
    assert client.get("/shapes/chess").json()["detail"] == sentence("en", "no-such-game")


@pytest.mark.parametrize(("game", "most"), [("xorlosch", 60_000), ("heroquest", 100_000)])
def test_shapes_are_small_enough_for_a_first_view(client: Client, game: str, most: int) -> None:
    assert int(client.get(f"/shapes/{game}").headers["content-length"]) < most


def test_icon_and_manifest(client: Client) -> None:
    icon = client.get("/favicon.ico")
    assert ElementTree.fromstring(icon.text).tag.endswith("svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    manifest = client.get("/manifest.webmanifest", headers={"accept-language": "fr"})
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert json.loads(manifest.text)["description"] == sentence("fr", "manifest-description")
    assert client.get(json.loads(manifest.text)["icons"][0]["src"]).status_code == 200


def test_the_licences_of_others_are_served_as_text(client: Client) -> None:
    told = client.get("/third-party.txt")
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\npreact " in told.text
    about = Path(__file__).parents[2] / "web" / "src" / "pages" / "About.tsx"
    assert 'href="/third-party.txt"' in about.read_text("utf-8"), "the page leads there"


def test_the_description_is_a_page_without_scripts(client: Client) -> None:
    page = client.get("/docs").text
    assert "<script" not in page
    assert " style=" not in page
    assert "<style" not in page
    assert "http" not in page.replace("HTTP", "").replace("/openapi.json", "")
    links = set(re.findall(r'href="#([^"]*)"', page))
    assert len(links) > 10
    assert links <= set(re.findall(r' id="([^"]*)"', page))
    for path in ("/api/games/{game}/rules/{rule_id}", "GameShown", "a bot that can take a seat"):
        assert path.lower() in page.lower()
    assert client.get("/docs.css").headers["content-type"] == "text/css; charset=utf-8"
    assert client.get("/openapi.json").json()["paths"].keys() >= {"/api/games", "/api/qr.svg"}
