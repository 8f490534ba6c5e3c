"""Games, rulebooks, credits and codes over HTTP."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import segno

from lanterne import registry
from lanterne.engine import SearchDice
from lanterne.languages import LANGUAGES
from lanterne.server.guard import Guarded
from lanterne.server.sentences import sentence
from lanterne.server.table_plan import PlanSeat, TablePlan
from lanterne.words.rulebook import rules
from tests.server.small import HERE, Client, small_client


@pytest.fixture
def client(tmp_path: Path) -> Client:
    return small_client(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_tells_all_that_a_lobby_needs(client: Client, language: str) -> None:
    games = client.get(f"/api/games?lang={language}").json()
    assert [game["name"] for game in games] == list(registry.GAMES)
    for told in games:
        box = registry.box(told["name"])
        assert told["seats"] == list(box.seats)
        assert told["minutes"] == list(box.minutes)
        assert told["title"] != told["summary"]
        assert [each["name"] for each in told["lessons"]] == list(registry.lessons(box.name))
        assert all(each["title"] and each["about"] for each in told["lessons"])
        assert [bot["name"] for bot in told["bots"]] == list(registry.bots(box.name))
        for setting, known in zip(told["settings"], box.settings, strict=True):
            assert setting["default"] in [value["value"] for value in setting["values"]]
            assert [value["value"] for value in setting["values"]] == list(known.values)
            assert all(set(value["seats"]) <= set(told["seats"]) for value in setting["values"])
            assert setting["rule"] in rules(box.name, language)
            assert all(bool(value["effect"]) == known.announced for value in setting["values"])
        assert all(words_of(told)), "something has no words"


def test_a_value_tells_for_how_many_it_is(client: Client) -> None:
    [told] = [game for game in client.get("/api/games").json() if game["name"] == "dungeon-lords"]
    [trainer] = [setting for setting in told["settings"] if setting["name"] == "trainer"]
    assert [value["seats"] for value in trainer["values"]] == [[2, 3, 4], [1], [1], [1]]
    assert {tuple(value["seats"]) for value in told["settings"][0]["values"]} == {(1, 2, 3, 4)}
    assert told["seats"] == [1, 2, 3, 4]
    assert [len(roles) for roles in told["roles"]] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("trainer", "seats", "sentence"),
    [
        ("magic-word", 1, ""),
        (None, 2, ""),
        ("magic-word", 2, "dungeon-lords with trainer=magic-word is for 1 player, not 2"),
        (None, 1, "dungeon-lords with trainer=none is for 2 to 4 players, not 1"),
    ],
)
def test_a_table_is_for_as_many_as_its_settings(trainer: str | None, seats: int, sentence: str) -> None:
    plan = TablePlan("dungeon-lords", {"trainer": trainer}, (PlanSeat("me", "Ann"),) * seats)
    if not sentence:
        plan.check()
        return
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        plan.check()


def words_of(told: Any) -> list[str]:
    """All labels and explanations."""
    if isinstance(told, list):
        return [words for each in told for words in words_of(each)]
    if isinstance(told, dict):
        own = [str(told[key]) for key in ("label", "explanation") if key in told]
        return own + [words for each in told.values() for words in words_of(each)]
    return []


def test_xorlosch_in_french(client: Client) -> None:
    [told] = [game for game in client.get("/api/games?lang=fr").json() if game["name"] == "xorlosch"]
    assert told["title"] == "Les chasseurs de dragons de Xorlosch"
    assert told["secrets"] is False
    [wish] = told["wishes"]
    assert (wish["name"], wish["label"]) == ("take_colour", "Choisir une couleur")
    assert wish["values"][0] == {"value": "red", "label": "Rouge"}


def test_a_colour_that_is_wished_for_is_an_answer_to_the_first_question() -> None:
    box = registry.box("xorlosch")
    playing = box.new(2, SearchDice(1))
    [wish] = box.preferences
    [(_, kind)] = wish.params
    assert list(box.view(playing.state, 0).options()) == [(wish.name, number) for number in range(len(kind.names))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_the_picture_of_a_game_is_its_board(client: Client, game: str, language: str) -> None:
    answer = client.get(f"/api/games/{game}/picture.svg?lang={language}")
    assert answer.headers["content-type"] == "image/svg+xml"
    root = ElementTree.fromstring(answer.text)
    [told] = [each for each in client.get(f"/api/games?lang={language}").json() if each["name"] == game]
    assert root.get("aria-label") == told["title"]
    drawn = {element.get("id") for element in root.iter()}
    used = {str(element.get("href"))[1:] for element in root.iter() if element.get("href")}
    assert used <= drawn
    policy = answer.headers["content-security-policy"]
    assert "script" not in policy
    assert "sandbox" in policy
    assert int(answer.headers["content-length"]) < 60_000
    assert answer.text == client.get(f"/api/games/{game}/picture.svg?lang={language}").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_rule_has_its_place_in_the_book(client: Client, game: str, language: str) -> None:
    told = client.get(f"/api/games/{game}/rulebook?lang={language}").json()
    root = ElementTree.fromstring(f"<div>{told['html']}</div>")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert ids == list(rules(game, language))
    assert [rule["id"] for rule in told["rules"]] == ids
    assert all(element.get("class") == "rule" for element in root.iter() if element.get("id"))
    assert root.find(".//table") is not None
    links = {str(element.get("href")) for element in root.iter("a")}
    assert links == {f"/rules/{game}#{name}" for name in ids}
    assert root.find(".//h1") is None
    assert told["title"]
    markup = re.compile(r"[*`<>|]|\]\(")
    assert not [rule for rule in told["rules"] if markup.search(rule["text"]) or not rule["text"]]


def test_one_rule_comes_with_its_table(client: Client) -> None:
    told = client.get("/api/games/xorlosch/rules/xor-mov-1?lang=fr").json()
    assert told["id"] == "XOR-MOV-1"
    assert "<table>" in told["html"]
    assert 'href="/rules/xorlosch#XOR-MOV-1"' in told["html"]
    assert " id=" not in told["html"], "the same id would stand twice on a page"


@pytest.mark.parametrize(
    "name", ["XOR-MOV-99", "..%2f..%2fen.md", "%00", "<b>x</b>", "x" * 3000, "%F0%9F%90%89", "%ff"]
)
def test_an_unknown_rule(client: Client, name: str) -> None:
    answer = client.get(f"/api/games/xorlosch/rules/{name}?lang=fr")
    assert answer.status_code == 404
    assert len(answer.json()["detail"]) < 120


@pytest.mark.parametrize("name", ["chess", "..", "%2e%2e", "xorlosch%2f..", "XORLOSCH", "__init__", "%00", "fluent"])
def test_an_unknown_game(client: Client, name: str) -> None:
    for path in ("picture.svg", "rulebook", "rules/XOR-MOV-1"):
        answer = client.get(f"/api/games/{name}/{path}", headers={"accept-language": "fr"})
        assert answer.status_code == 404
        assert answer.json()["detail"] in (sentence("fr", "no-such-game"), sentence("fr", "no-such-address"))


# --- about, codes -----------------------------------------------------------------------------------------------------


def test_about_credits_icons_and_fonts(client: Client) -> None:
    told = client.get("/api/about?lang=fr").json()
    assert told["unofficial"] == sentence("fr", "about-unofficial")
    assert {credit["name"] for credit in told["credits"]} == {"Game-icons.net", "Cinzel", "Alegreya", "Alegreya Sans"}
    assert {credit["licence"] for credit in told["credits"]} == {"CC BY 3.0", "SIL OFL 1.1"}


def test_only_people_at_the_machine_see_where_the_data_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    assert small_client(tmp_path).get("/api/about").json()["data"] == str(tmp_path)
    behind = Guarded(public="https://table.example")
    assert small_client(tmp_path, behind).get("/api/about", headers={"host": "table.example"}).json()["data"] == ""
    away = small_client(tmp_path, Guarded(loopback=False), address="10.0.0.9")
    assert away.get("/api/about").json()["data"] == ""


def test_an_address_of_ours_becomes_a_code(client: Client) -> None:
    address = f"{HERE}/join/abc-DEF_123"
    answer = client.get("/api/qr.svg", params={"text": address})
    assert answer.headers["content-type"] == "image/svg+xml"
    side = float(str(ElementTree.fromstring(answer.text).get("viewBox")).split()[2])
    assert side == 8 * (len(segno.make(address, error="m", micro=False).matrix) + 6)
    public = small_client(Path(), Guarded(public="https://table.example"))
    assert public.get("/api/qr.svg", params={"text": "https://table.example/join/x"}).status_code == 200


@pytest.mark.parametrize(
    "text",
    [
        "https://evil.example/join/x",
        f"{HERE}@evil.example/",
        f"{HERE}.evil.example/",
        "//localhost:8765/x",
        "javascript:alert(1)",
        "http://[::1/",
        "http://localhost:99999999/",
        "",
        "hello",
    ],
)
def test_a_foreign_address_does_not(client: Client, text: str) -> None:
    answer = client.get("/api/qr.svg", params={"text": text, "lang": "fr"})
    assert (answer.status_code, answer.json()["detail"]) == (400, sentence("fr", "foreign-address"))


def test_a_code_needs_an_address_of_some_length(client: Client) -> None:
    assert client.get("/api/qr.svg").json()["detail"] == sentence("en", "request-lacks", name="text")
    long = client.get("/api/qr.svg", params={"text": f"{HERE}/{'x' * 1000}"})
    assert (long.status_code, long.json()["detail"]) == (422, sentence("en", "request-unfit", name="text"))


def test_answers_are_described(client: Client) -> None:
    described = client.get("/openapi.json").json()
    games = described["paths"]["/api/games"]["get"]["responses"]
    assert games["200"]["content"]["application/json"]["schema"]["items"]["$ref"].endswith("/GameShown")
    assert games["4XX"]["content"]["application/json"]["schema"]["$ref"].endswith("/RefusalBody")
    assert "422" not in described["paths"]["/api/qr.svg"]["get"]["responses"]


def test_games_with_data_take_packs_and_say_which_files(client: Client) -> None:
    found = {game["name"]: game["files"] for game in client.get("/api/games").json()}
    assert found["heroquest"]["endings"] == [".zip", ".xml", ".json"]
    assert "HeroScribe" in found["heroquest"]["hint"]
    assert found["xorlosch"] == {"endings": [".zip"], "hint": "", "asks": [], "several": False}
    assert found["quest-workshop"] == {"endings": [], "hint": "", "asks": [], "several": False}
