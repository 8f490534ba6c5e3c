"""What checks find in people's files is said in both languages, with just what the checks tell of it."""

import ast
import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from json import dumps
from pathlib import Path

import pytest

from lanterne.kit.printed import Named, table
from lanterne.languages import LANGUAGES
from lanterne.packs import PackError
from lanterne.packs.library_errors import KNOWN, reason_of
from lanterne.packs.packages import package
from lanterne.registry import GAMES
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw
from lanterne.words.flaws import LONGEST, flaw_sentence, say
from lanterne.words.lexicon import Lexicon, common, sources
from lanterne.words.messages import PLACES

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "lanterne"
CHECKS = {
    "": ("packs/*.py", "pack_*.py", "registry.py", "kit/printed.py", "scene/flaw.py", "words/*.py"),
    **{game: (f"{package(game).removeprefix('lanterne.').replace('.', '/')}/content/*.py",) for game in GAMES},
}
"""Whatever reads people's files, for each game and, under "", for all of them."""
WITH_CHECKS = [game for game, files in CHECKS.items() if any(list(SOURCES.glob(each)) for each in files)]


def messages(game: str) -> Iterator[tuple[str, str, set[str]]]:
    """Where each message is written in the checks of a game, its id, and the names of its arguments."""
    for file in (file for each in CHECKS[game] for file in sorted(SOURCES.glob(each))):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            where = f"{file.relative_to(SOURCES)}, line {getattr(node, 'lineno', 0)}"
            match node:
                case ast.Call(func=ast.Name(id="Flaw" | "PackError"), args=[ast.Constant(value=str(key)), *_]):
                    yield where, key, {str(each.arg) for each in node.keywords} - set(PLACES)
                case ast.Call(func=ast.Name(id="Say"), args=[ast.Constant(value=str(key))]):
                    yield where, key, set()
                case ast.Call(func=ast.Name(id="Say"), args=[ast.Constant(value=str(key)), ast.Dict(keys=keys)]):
                    yield where, key, {str(each.value) for each in keys if isinstance(each, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_CHECKS, ids=lambda game: game or "common")
def test_every_flaw_has_its_words_and_they_say_all_that_it_is_given(game: str, language: str) -> None:
    lexicon = Lexicon(language, sources(game, language) if game else common(language))
    found = list(messages(game))
    assert found
    assert [(where, key) for where, key, _ in found if key not in lexicon.uses] == []
    assert [(where, key) for where, key, args in found if lexicon.uses[key] != args] == []


def test_common_flaws_have_no_words_left_over() -> None:
    used = {key for _, key, _ in messages("")}
    for language in LANGUAGES:
        own = {name: text for name, text in common(language).items() if "flaws." in name}
        assert set(Lexicon(language, own).attributes) == used, language


FLAWS: list[tuple[Flaw, str, str]] = [
    (
        PackError(Say("flaw-data-lacks", {"field": "count"}), "treasures.json", "silver-idol", "deep-halls"),
        "The pack deep-halls, treasures.json, entry silver-idol: Object missing required field `count`.",
        "Le pack deep-halls, treasures.json, entrée silver-idol\u00a0: le champ «\u00a0count\u00a0» manque.",
    ),
    (
        PackError("flaw-pack-words-too-large", pack="a"),
        "The pack a: its files of words are too large.",
        "Le pack a\u00a0: ses fichiers de mots sont trop gros.",
    ),
    (PackError("flaw-pack-none", name="a"), "There is no pack called a.", "Aucun pack ne s’appelle a."),
    (
        Flaw("hq-named-already", "quests/crown.json", Say("flawed-item", {"name": "dagger"}), where=Say("hq-box")),
        "quests/crown.json, item dagger: the box has this name already.",
        "quests/crown.json, objet dagger\u00a0: la boîte porte déjà ce nom.",
    ),
    (
        Flaw("dl-space", "zones.json", "dig", number=3, reason=Say("dl-foreman")),
        "zones.json, entry dig: space 3 has a foreman, but no imps.",
        "zones.json, entrée dig\u00a0: la case 3 a un contremaître, mais pas de Lutins.",
    ),
    (
        Flaw("dl-announces-nothing", "seasons.json", "autumn"),
        "seasons.json, entry autumn: it must announce nothing.",
        "seasons.json, entrée autumn\u00a0: elle ne doit rien annoncer.",
    ),
    (
        Flaw("dr-rule-moment", "abilities.json", "a", deed="ignore_rule", rule="sabotage", window="always"),
        "abilities.json, entry a: ignore_rule sabotage comes at the wrong moment, always.",
        "abilities.json, entrée a\u00a0: ignore_rule sabotage vient au mauvais moment, always.",
    ),
    (
        Flaw("wq-leads-out", "sections.json", "corner", way=Say("wq-door", {"name": "N"}), square="[1, 0]"),
        "sections.json, entry corner: door N does not lead out at [1, 0].",
        "sections.json, entrée corner\u00a0: on ne sort pas en [1, 0] (porte N).",
    ),
    (
        Flaw("xor-no-obstacles", "obstacles.json", "ladder"),
        "obstacles.json, entry ladder: the boards have none.",
        "obstacles.json, entrée ladder\u00a0: les plateaux n’en ont pas.",
    ),
    (Flaw("nobody-knows-this", name="x"), "nobody-knows-this", "nobody-knows-this"),
    (
        PackError(Say("flaw-word-missing", {"key": "{0}"}), "fr", pack="{x}"),
        "The pack {x}, fr: {0} is missing.",
        "Le pack {x}, fr\u00a0: {0} manque.",
    ),
]
OF = {"hq": "heroquest", "dl": "dungeon-lords", "dr": "dungeon-run", "wq": "warhammer-quest", "xor": "xorlosch"}


@pytest.mark.parametrize(("flaw", "english", "french"), FLAWS, ids=[flaw.reason.id for flaw, _, _ in FLAWS])
def test_a_flaw_in_both_languages(flaw: Flaw, english: str, french: str) -> None:
    flaw.game = OF.get(flaw.reason.id.partition("-")[0], "")
    assert (flaw_sentence(flaw, "en"), flaw_sentence(flaw, "fr")) == (english, french)


def test_a_programmer_reads_ids_and_arguments() -> None:
    flaw = Flaw("no-theme", file="cards.json", entry=Say("card", {"number": 3}), name="orcs")
    assert str(flaw) == "cards.json, card(number=3): no-theme(name=orcs)"
    assert str(Flaw("no-theme")) == "no-theme"
    again = pickle.loads(pickle.dumps(flaw))
    assert (again.said, str(again)) == (flaw.said, str(flaw))


def test_the_text_of_any_other_error_stays_as_it_is() -> None:
    assert flaw_sentence(ValueError("something else"), "fr") == "something else"


def test_a_long_sentence_is_cut_short() -> None:
    told = flaw_sentence(PackError("flaw-pack-none", name="x, y: " * 5000), "fr")
    assert len(told) == LONGEST
    assert told.endswith("….")


# --- what libraries say -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "french"),
    [
        ("Expected `int`, got `str` - at `$.gold`", "il faut «\u00a0int\u00a0», non «\u00a0str\u00a0» (en $.gold)"),
        ("Expecting value: line 1 column 2 (char 1)", "une valeur manque\u00a0: ligne 1, colonne 2"),
        ("Invalid value (at end of document)", "une valeur manque ou n’est pas permise (à la fin du fichier)"),
        ("Invalid value (at line 3, column 7)", "une valeur manque ou n’est pas permise (ligne 3, colonne 7)"),
        ("Invalid enum value 'moon'", "la valeur 'moon' n’est pas permise"),
        (
            "'utf-8' codec can't decode byte 0xff in position 5: invalid start byte",
            "ce n’est pas du texte en utf-8 (octet 5)",
        ),
        ("Bad magic number for central directory", "l’archive est abîmée"),
        ("Something new.", "Something new"),
        ("", "ValueError"),
    ],
)
def test_what_a_library_says_is_mapped_to_a_message(said: str, french: str) -> None:
    assert say(reason_of(ValueError(said)), "fr") == french


def test_no_library_message_is_given_what_its_pattern_does_not_find() -> None:
    assert [said.id for pattern, said in KNOWN if set(pattern.groupindex) != set(said.args)] == []


def test_a_row_that_cannot_be_read_is_named() -> None:
    for row, name in (
        ({"id": "cup"}, "entry cup"),
        ({"a": "x", "b": "y"}, "entry x–y"),
        ({"room": "hall"}, "entry in hall"),
        ({"at": "c4"}, "entry on c4"),
        ({}, "entry number 1"),
    ):
        with pytest.raises(Flaw) as found:
            table("things.json", lambda file, row=row: dumps([row]).encode(), Named)  # type: ignore[misc]
        assert flaw_sentence(found.value, "en").startswith(f"things.json, {name}: Object ")


# --- a game from outside ----------------------------------------------------------------------------------------------

CHECK = """
from lanterne.kit.printed import PrintedEntry, shipped, table
from lanterne.scene.flaw import Flaw


class Worth(PrintedEntry, frozen=True, kw_only=True):
    worth: int


for row in table("worth.json", shipped("napping_dragon.content"), Worth):
    if row.worth > 9:
        raise Flaw("nap-worth", "worth.json", row.id, worth=row.worth)
"""


def test_a_game_from_outside_brings_the_words_of_its_flaws(tmp_path: Path) -> None:
    games, game = tmp_path / "games", tmp_path / "games" / "napping_dragon"
    shutil.copytree(ROOT / "tests" / "example" / "sleeping_dragon", game, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (*game.rglob("*.py"), *game.rglob("*.ftl")):
        text = file.read_text("utf-8").replace("sleeping_dragon", "napping_dragon")
        file.write_text(text.replace("sleeping-dragon", "napping-dragon"), "utf-8")
    with (game / "printed.py").open("a", encoding="utf-8") as printed:
        printed.write(CHECK)
    (game / "content").mkdir()
    (game / "content" / "worth.json").write_text(dumps([{"id": "cup", "worth": 1, "origin": "seed"}]))
    (game / "locale" / "flaws.en.ftl").write_text("nap-worth = nothing is worth { $worth }\n", "utf-8")
    (game / "locale" / "flaws.fr.ftl").write_text("nap-worth = rien ne vaut { $worth }\n", "utf-8")
    pack = tmp_path / "home" / "packs" / "greed"
    (pack / "content").mkdir(parents=True)
    (pack / "pack.toml").write_text('game = "napping-dragon"\ntitle = { en = "Greed", fr = "Avarice" }\n')
    (pack / "content" / "worth.json").write_text(dumps([{"id": "cup", "worth": 12}]))
    where = {"LANTERNE_GAMES": str(games), "LANTERNE_HOME": str(tmp_path / "home")}
    for language, told in (
        ("en", "The pack greed, worth.json, entry cup: nothing is worth 12."),
        ("fr", "Le pack greed, worth.json, entrée cup\u00a0: rien ne vaut 12."),
    ):
        code = f"from lanterne.cli import main; main(['packs', '--lang', '{language}'])"
        done = subprocess.run(
            [sys.executable, "-X", "utf8", "-c", code], env=os.environ | where, capture_output=True, encoding="utf-8"
        )
        assert told in done.stdout, done.stderr
