"""The words of server and page are whole, sentences come in the language asked for, and the checks notice flaws."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lanterne
from lanterne.languages import LANGUAGES
from lanterne.server.sentences import Language, RequestRefused, language_of, sentence
from lanterne.words import WordsError
from tests.server.small import OWN, small_client
from tests.server.written import flaws, in_package, in_page, in_python, in_typescript

SERVER = Path(lanterne.__file__).parent / "server"
WEB = SERVER.parents[2] / "web" / "src"


def texts(name: str) -> dict[str, str]:
    return {language: (SERVER / "locale" / f"{name}.{language}.ftl").read_text("utf-8") for language in LANGUAGES}


def test_the_words_of_the_server_are_whole() -> None:
    assert flaws(texts("server"), in_package(SERVER)) == []


@pytest.mark.skipif(not WEB.is_dir(), reason="the page is not in this tree")
def test_the_words_of_the_page_are_whole() -> None:
    written = in_page(WEB)
    if written or any((SERVER / "locale").glob("page.*.ftl")):
        assert flaws(texts("page"), written) == []


EN, FR = "a = A { $n }\nb = B\n", "a = Un { $n }\nb = Bé\n"
PLANTED: dict[str, tuple[str, str, dict[str, set[str]], str]] = {
    "missing": (EN, "a = Un { $n }\n", {"a": {"n"}, "b": set()}, "fr: b is missing"),
    "unused": (EN, FR, {"a": {"n"}}, "en: b is not used"),
    "only one language": (EN, FR + "c = C\n", {"a": {"n"}, "b": set()}, "fr: c is not used"),
    "another variable": (EN, "a = Un { $m }\nb = B\n", {"a": {"n"}, "b": set()}, "fr: a is not given $m"),
    "an idle argument": (EN, FR, {"a": {"n"}, "b": {"x"}}, "en: b is given $x, and does not use it"),
    "no such family": (EN, FR, {"a": {"n"}, "b": set(), "auto-*": set()}, "fr: auto-* is missing"),
    "an argument for a family": (EN, FR, {"a*": set(), "b": set()}, "en: a is not given $n"),
    "unreadable": (EN + "c C\n", FR, {"a": {"n"}, "b": set()}, "en: text: cannot be read: 'c C'"),
    "nowhere": (EN, "a = Un { $n }{ x }\nb = B\n", {"a": {"n"}, "b": set()}, "fr: a refers to x, which is missing"),
    "badly set": (EN, "a = Un { $n } ?\nb = B\n", {"a": {"n"}, "b": set()}, "fr: a has wrong quotes or spaces: Un x ?"),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_flaw_is_found(planted: str) -> None:
    english, french, written, expected = PLANTED[planted]
    assert expected in flaws({"en": english, "fr": french}, written)
    assert flaws({"en": EN, "fr": FR}, {"a": {"n"}, "b": set()}) == []


def test_messages_are_found_in_python() -> None:
    assert in_python('raise RequestRefused(404, "no-game", the_name=x)\nsentence(l, "b")', "x") == {
        "no-game": {"the-name"},
        "b": set(),
    }
    assert in_python(
        'sentence(l, f"auto-{a}", seat=s)\nraise ValueError("not-https")\nSorry(422, str(error))', "x"
    ) == {
        "auto-*": {"seat"},
        "not-https": set(),
    }
    for unclear in (
        "RequestRefused(404, message)",
        'RequestRefused(404, "a", **more)',
        'RequestRefused(1, "a", n=1); RequestRefused(1, "a")',
    ):
        with pytest.raises(ValueError, match="line 1"):
            in_python(unclear, "x")


def test_messages_are_found_in_typescript() -> None:
    script = """
        export function t(id: string) { return at(id) + x.t(id); }
        <p title={t("table-title")}>{t(
          "seats.label",
          { count: list.map((x) => ({ y: "," })).length, "who-else": `${a}, b`, name },
        )}</p>
    """
    assert in_typescript(script, "x") == {"table-title": set(), "seats.label": {"count", "who-else", "name"}}
    for unclear in ("t(id)", "t(`a-${b}`)", 't("a", args)', 't("a"); t("a", { n })'):
        with pytest.raises(ValueError, match="line 1"):
            in_typescript(unclear, "x")


# --- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "accepted", "expected"),
    [
        ("fr", "en", "fr"),
        ("en", "fr", "en"),
        ("", "fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        (None, "de, en;q=0.5, fr;q=0.7", "fr"),
        ("tlh", "fr", "fr"),
        ("FR", None, "en"),
        ("../fr", "", "en"),
        (None, "fr;q=0, en;q=0.1", "en"),
        (None, "fr;q=nonsense", "en"),
        (None, "*", "en"),
        (None, None, "en"),
    ],
)
def test_the_language_is_the_one_asked_for(asked: str | None, accepted: str | None, expected: Language) -> None:
    assert language_of(asked, accepted) == expected


@given(st.text(), st.text())
def test_any_header_gives_a_language(asked: str, accepted: str) -> None:
    assert language_of(asked, accepted) in LANGUAGES


def test_a_sentence_has_its_arguments() -> None:
    assert sentence("fr", "too-many", seconds=1) == "C’est trop en si peu de temps. Veuillez patienter 1 seconde."
    assert RequestRefused(404, "no-such-rule", rule="X").said("en") == "The rulebook has no rule X."
    with pytest.raises(WordsError, match="is not given"):
        sentence("en", "too-many")
    with pytest.raises(WordsError, match="is missing"):
        sentence("en", "no-such-message")


# --- refusals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'{"seats": "x"}', sentence("fr", "request-unfit", name="seats")),
        (b'{"seats": [1, "x"]}', sentence("fr", "request-unfit", name="seats.1")),
        (b"{seats", sentence("fr", "request-unreadable")),
        (b"[]", sentence("fr", "request-unreadable")),
        (b"\xff\xfe", sentence("fr", "request-unreadable")),
        (b"", sentence("fr", "request-unreadable")),
        (b"[" * 50_000, sentence("fr", "request-unreadable")),
    ],
    ids=["no list", "no number", "cut", "no object", "no text", "nothing", "deep"],
)
def test_what_does_not_fit_is_one_sentence(tmp_path: Path, content: bytes, expected: str) -> None:
    headers = OWN | {"content-type": "application/json"}
    answer = small_client(tmp_path).ask("PUT", "/api/me?lang=fr", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json() == {"detail": expected}


def test_a_strange_name_in_a_request_is_cut_and_never_breaks_the_answer(tmp_path: Path) -> None:
    for name in ("\\ud800", "x" * 5000, "</script><b>"):
        body = f'{{"{name}": "x"}}'.encode()
        headers = OWN | {"content-type": "application/json"}
        answer = small_client(tmp_path).ask("PUT", "/api/me", content=body, headers=headers)
        assert answer.status_code == 422
        assert len(answer.json()["detail"]) < 200
        assert answer.headers["content-type"] == "application/json"


def test_unknown_paths_and_methods(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    gone = client.get("/api/nothing", headers={"accept-language": "fr"})
    assert (gone.status_code, gone.json()["detail"]) == (404, "Il n’y a rien à cette adresse.")
    wrong = client.ask("DELETE", "/api/games", headers=OWN)
    assert (wrong.status_code, wrong.json()["detail"]) == (405, "This address does not accept this kind of request.")
