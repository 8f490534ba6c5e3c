"""The words of every game are whole, and the checks that say so would notice if they were not."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import Box
from lanterne.languages import LANGUAGES
from lanterne.words import checks
from lanterne.words.flaws import say
from lanterne.words.lexicon import sources


def texts(game: str) -> dict[str, dict[str, str]]:
    return {language: sources(game, language) for language in LANGUAGES}


def flaws(box: Box[Any], texts: dict[str, dict[str, str]], bots: list[str]) -> list[str]:
    """What is wrong with the words of a game, a sentence each."""
    return [f"{flaw.language}: {say(flaw.reason, 'en')}" for flaw in checks.flaws(box, texts, bots)]


def bots(game: str) -> list[str]:
    return list(registry.bots(game))


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_words_of_a_game_are_whole(game: str) -> None:
    assert flaws(registry.box(game), texts(game), bots(game)) == []


def replaced(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        return text.replace(old, new)

    return change


def added(lines: str) -> Callable[[str], str]:
    return lambda text: f"{text}\n{lines}\n"


FR, EN, CONTENT = "rules.fr.ftl", "rules.en.ftl", "content.fr.ftl"

PLANTED: dict[str, tuple[str, Callable[[str], str], str]] = {
    "an option without words": (FR, replaced("do-veto =", "do-vote ="), "fr: do-veto is missing"),
    "a question without words": (FR, replaced("ask-last-call =", "ask-lst ="), "fr: ask-last-call is missing"),
    "a refusal without words": (EN, replaced("no-first-turn =", "no-first ="), "en: no-first-turn is missing"),
    "an event without words": (EN, replaced("log-raised =", "log-rose ="), "en: log-raised is missing"),
    "a thing without words": (CONTENT, replaced("colour-white =", "colour-pink ="), "fr: colour-white is missing"),
    "an ending without words": (FR, replaced("ending-stopped =", "ending-stop ="), "fr: ending-stopped is missing"),
    "a message nobody needs": (FR, added("do-dance = Danser"), "fr: do-dance is not used"),
    "a game without a summary": (
        CONTENT,
        lambda text: text.replace("    .summary =", "    .blurb =", 1),
        "fr: game-xorlosch.summary is missing",
    ),
    "a term nobody needs": (FR, added("-dance = Danse"), "fr: -dance is not used"),
    "only one language has it": (FR, added("do-dance = Danser"), "en: do-dance is only in fr"),
    "an attribute in one language": (EN, added("do-x = x\n    .hint = x"), "fr: do-x.hint is only in en"),
    "an argument there is not": (
        FR,
        replaced("sera { $colour }", "sera { $color }"),
        "log-colour-chosen is not given $color",
    ),
    "a form there is not": (
        FR,
        replaced("Prendre { $item-a }", "Prendre { $item-du }"),
        "do-take-item is not given $item-du",
    ),
    "a form of a number": (
        FR,
        replaced("au niveau { $level }", "au { $level-id }"),
        "log-raised is not given $level-id",
    ),
    "an argument left out": (
        FR,
        replaced("do-renounce = Renoncer à «\u00a0{ $card }\u00a0»", "do-renounce = Renoncer"),
        "do-renounce does not use $card",
    ),
    "a form that one thing lacks": (
        CONTENT,
        replaced("    .a = un guerrier\n", ""),
        "fr: do-add-dwarf is not given $kind-a",
    ),
    "a form nobody uses": (
        CONTENT,
        replaced("    .a = un piège", "    .du = du piège\n    .a = un piège"),
        "fr: no message uses the form .du of item",
    ),
    "a reference into the void": (EN, replaced("{ colour-red }", "{ colour-rot }"), "seat-red refers to colour-rot"),
    "the same message twice": (
        EN,
        added("do-veto = No: { $card }"),
        "en: xorlosch/rules.en.ftl: do-veto is defined twice",
    ),
    "something unreadable": (EN, added("do-dance Dance"), "en: xorlosch/rules.en.ftl: cannot be read"),
    "a message that refers to itself": (EN, added("do-x = { do-y }\ndo-y = { do-x }"), "refers to itself"),
    "a sign without its space": (
        FR,
        replaced("vos nains\u00a0?", "vos nains ?"),
        "fr: ask-choose-colour has wrong quotes",
    ),
    "a straight quote": (
        EN,
        replaced("“{ $card }” would", '"{ $card }" would'),
        "en: ask-answer-task has wrong quotes",
    ),
    "a space too many": (
        EN,
        replaced("End the turn\n", 'End the{"  "}turn\n'),
        "do-end-turn is rendered as 'End the  turn'",
    ),
    "a term without its argument": (
        CONTENT,
        replaced("number: 29, quest", "numero: 29, quest"),
        "fr: card-task-green-29.effect and -card-effect do not agree on $number",
    ),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_flaw_is_found(planted: str) -> None:
    file, change, expected = PLANTED[planted]
    spoiled = texts("xorlosch")
    for language, by_name in spoiled.items():
        if file.endswith(f".{language}.ftl"):
            by_name[f"xorlosch/{file}"] = change(by_name[f"xorlosch/{file}"])
    found = flaws(registry.box("xorlosch"), spoiled, bots("xorlosch"))
    assert any(expected in flaw for flaw in found), found


def shared(path: str) -> dict[str, dict[str, str]]:
    """The words with one message for all paths of the ruins."""
    found = texts("xorlosch")
    for language, by_name in found.items():
        name = f"xorlosch/content.{language}.ftl"
        by_name[name] = re.sub(r"^square-ruins-path-\d\d = .*\n", "", by_name[name], flags=re.M) + f"\n{path}\n"
    return found


def test_things_that_differ_by_a_number_may_share_a_message() -> None:
    box = registry.box("xorlosch")
    assert flaws(box, shared("square-ruins-path = Path { $number }"), bots("xorlosch")) == []
    found = flaws(box, shared("square-ruins-path = Path { $number } of { $place }"), bots("xorlosch"))
    assert "en: square-ruins-path is not given $place" in found
    found = flaws(box, shared("square-ruins-path = Path"), bots("xorlosch"))
    assert "fr: square-ruins-path-07 is missing" in found
    assert "fr: square-ruins-path is not used" in found


def test_a_bot_without_words_is_found() -> None:
    found = flaws(registry.box("xorlosch"), texts("xorlosch"), [*bots("xorlosch"), "steady:poet"])
    assert "fr: bot-steady-poet is missing" in found
    assert "fr: bot-steady-poet.effect is missing" in found


def of_runs(old: str, new: str) -> list[str]:
    """The flaws of the words of Dungeon Run, whose powers take their words from cards, with one line changed."""
    found = texts("dungeon-run")
    for by_name in found.values():
        for name, text in by_name.items():
            by_name[name] = re.sub(old, new, text, flags=re.M)
    return flaws(registry.box("dungeon-run"), found, bots("dungeon-run"))


def test_a_kind_that_takes_its_words_from_others_needs_no_aliases() -> None:
    needless = "power-guild-axe = { card-guild-axe }\n    .effect = { card-guild-axe.effect }\n"
    assert of_runs("^card-guild-axe =", f"{needless}\\g<0>") == [
        f"{language}: power-guild-axe only repeats card-guild-axe, which is used without it" for language in LANGUAGES
    ]
    needless = "power-twin-daggers-2 = { card-twin-daggers }\n"
    assert of_runs("^card-twin-daggers =", f"{needless}\\g<0>") == [
        f"{language}: power-twin-daggers-2 only repeats card-twin-daggers, which is used without it"
        for language in LANGUAGES
    ]
    assert of_runs("^card-guild-axe =", "power-guild-axe = Swing of { card-guild-axe }\n\\g<0>") == []


def test_a_thing_that_no_other_kind_has_words_for_is_missing() -> None:
    found = of_runs("^card-twin-daggers =", "card-spoons =")
    for name in ("card-twin-daggers", "power-twin-daggers", "power-twin-daggers-2"):
        assert f"fr: {name} is missing" in found
    found = of_runs("^power-avalanche =", "power-slide =")
    assert "en: power-avalanche-2 is missing" in found
