"""What a lexicon keeps of its sentences changes nothing of what it says."""

import random

import pytest

from lanterne import registry
from lanterne.languages import LANGUAGES
from lanterne.words.flaws import say
from lanterne.words.lexicon import Lexicon, sources

VALUES = ("red", "none", "you", "hidden", "Anne {x}", "\ue000", "a\ue001\ue000b", "", 0, 1, 2, 5, 1000)


def fluent(lexicon: Lexicon, key: str, given: dict[str, str | int]) -> str:
    """The message as Fluent itself formats it."""
    name, _, attribute = key.partition(".")
    message = lexicon._bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(lexicon._bundle.format_pattern(pattern, given)[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_message_is_said_as_fluent_says_it(game: str, language: str) -> None:
    lexicon, chance, gaps = Lexicon(language, sources(game, language)), random.Random(4), 0
    for key in lexicon.patterns:
        if key.startswith("-"):
            continue
        for _ in range(12):
            given = {name: chance.choice(VALUES) for name in sorted(lexicon.uses[key])}
            assert lexicon.say(key, given.__getitem__) == fluent(lexicon, key, given)
            needs = lexicon.needs(key)
            assert needs is not None
            gaps += any(type(value) is str and name not in needs.deciding for name, value in given.items())
    assert gaps > 100


def test_a_sentence_is_put_together_once_for_all_it_can_be_about(monkeypatch: pytest.MonkeyPatch) -> None:
    left = "{ $left ->\n    [one] a point is\n   *[other] { $left } points are\n}"
    lexicon = Lexicon("en", {"x.ftl": f"walks = {{ $who }} walks to {{ $to }}; {left} left."})
    real, made = lexicon._put_together, 0

    def counted(key: str, given: dict[str, str | int]) -> str:
        nonlocal made
        made += 1
        return real(key, given)

    def walks(who: str, to: str, left: int) -> str:
        given: dict[str, str | int] = {"who": who, "to": to, "left": left}
        return lexicon.say("walks", given.__getitem__)

    monkeypatch.setattr(lexicon, "_put_together", counted)
    assert walks("Ann", "the hall", 3) == "Ann walks to the hall; 3 points are left."
    assert walks("Bea", "the well", 3) == "Bea walks to the well; 3 points are left."
    assert walks("the hall", "Ann", 1) == "the hall walks to Ann; a point is left."
    assert made == 2


def test_words_that_refer_to_each_other_in_many_ways_are_looked_through_once() -> None:
    rows = [f"{one}{n} = {{ a{n + 1} }} {{ b{n + 1} }}" for n in range(60) for one in "ab"]
    lexicon = Lexicon("en", {"x.ftl": "\n".join([*rows, "a60 = { $deep }", "b60 = x"])})
    assert lexicon.uses["a0"] == {"deep"}
    assert lexicon.flaws == []


def test_words_that_refer_to_themselves_are_reported() -> None:
    lexicon = Lexicon("en", {"x.ftl": "a = { b } { $x }\nb = { c } { $y }\nc = { a }\nd = { d }\ne = { $z } { a }"})
    assert [say(flaw, "en") for flaw in lexicon.flaws] == ["a refers to itself", "d refers to itself"]
    assert lexicon.uses["e"] == {"x", "y", "z"}


def test_words_that_are_nested_too_deeply_are_reported() -> None:
    [flaw] = Lexicon("en", {"x.ftl": f"a = {'{' * 5000}"}).flaws
    assert say(flaw, "en") == "x.ftl: it is nested too deeply"
