"""A quest as files: HeroQuest plays what has no flaws, and nothing is lost on the way back."""

import random
import tomllib
from pathlib import Path

import pytest
from tests.games.quest_workshop.sheets import stage, turn_to, whole_quest

from lanterne import registry
from lanterne.engine import Call, SearchDice, TextDraft, View
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.heroquest.content.files import quest_in
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.names import flags_of
from lanterne.games.quest_workshop.packing import Drawn, file_of, pack_of, read_file, renamed
from lanterne.games.quest_workshop.state import TOOLS, State
from lanterne.games.quest_workshop.texts import needed
from lanterne.lab.conformance import play_and_check
from lanterne.lab.scenery import flaws as flaws_of_scene
from lanterne.languages import LANGUAGES
from lanterne.words.lexicon import Lexicon, sources
from lanterne.words.messages import needed as messages_needed

QUESTS = {quest.id: quest for quest in HEROQUEST.quests}


def with_words(state: State, drawn: Drawn) -> State:
    """A sheet with something under every message."""
    state.quest = drawn.quest
    state.texts = tuple((key, "A text.", "Un texte.") for key in needed(drawn.quest))
    return state


def laid_down(state: State, name: str, home: Path) -> str:
    """The game with the quest as a pack."""
    for path, data in pack_of(state).items():
        file = home / "packs" / name / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    return f"heroquest+{name}"


@pytest.mark.parametrize("name", QUESTS)
def test_a_quest_of_the_book_comes_back_without_loss(name: str) -> None:
    state = whole_quest()
    state.quest, state.texts = QUESTS[name], (("quest-x", "One", "Un"),)
    assert read_file(file_of(state).decode()) == (QUESTS[name], state.texts)


@pytest.mark.parametrize("name", QUESTS)
def test_a_quest_of_the_book_has_no_flaws_under_another_name(name: str) -> None:
    state = with_words(whole_quest(), renamed(Drawn(QUESTS[name], ()), "own-other"))
    assert flaws(state) == ()
    own = {row.id for row in QUESTS[name].characters} | set(QUESTS[name].items)
    assert not own & {row.id for row in state.quest.characters} | own & set(state.quest.items)


def test_loading_a_quest_of_the_book_gives_it_the_name_of_the_sheet() -> None:
    at = stage()
    state = whole_quest()
    state.quest, state.texts = QUESTS["goblin-toll"], (("quest-goblin-toll.effect", "Go.", "Allez."),)
    turn_to(at, "words", ["bring"], ["load", file_of(state).decode()])
    assert at.game.state.quest.id == "own-sheet"
    assert at.game.state.texts == (("quest-own-sheet.effect", "Go.", "Allez."),)


def test_what_was_drawn_from_nothing_is_played_as_a_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    game = laid_down(whole_quest(), "from-nothing", tmp_path)
    box = registry.box(game)
    for language in LANGUAGES:
        lexicon = Lexicon(language, sources(game, language))
        assert lexicon.flaws == []
        wanted = messages_needed(box, ())
        assert [key for key in wanted if lexicon.found(key)[0] not in lexicon.patterns and "game-" not in key] == []
    played = play_and_check(box, ["steady"] * 4 + ["steady"], {}, "from nothing", looks=0)
    assert played.ending in ("success", "unfinished", "defeat")


def any_edit(view: View[State], chance: random.Random) -> Call:
    """One of the deeds that are open, and then one of the ways in which it can be done: squares are many, and would
    crowd everything else out. Deeds that change the sheet come before those that only prepare one. What is written is
    always the same."""
    choice = view.choice
    if choice is not None and isinstance(choice.draft, TextDraft):
        name = choice.draft.step.name
        text = {"name_entry": f"n{chance.randrange(10**6)}", "write": "A text."}.get(name)
        if text is not None:
            return (name, text)
    if choice is not None and choice.draft is not None and view.picks(()):
        return choice.draft.confirm((chance.choice(view.picks(())),))
    deeds: dict[str, list[Call]] = {}
    for call in view.options():
        deeds.setdefault(call[0], []).append(call)
    deeds.pop("set_aside", None)
    deeds.pop("finish", None)
    changing = [
        name for name in sorted(deeds) if not name.startswith(("take", "turn", "look", "open", "close", "leave"))
    ]
    if changing and chance.random() < 0.6:
        return chance.choice(deeds[chance.choice(changing)])
    return chance.choice(deeds[chance.choice(sorted(deeds))])


@pytest.mark.parametrize("name", [*QUESTS, "whole"])
def test_whatever_has_no_flaws_is_taken_by_heroquest(name: str) -> None:
    """Quests after random edits, again and again: whenever nothing is told to be wrong, HeroQuest's own checks of the
    sheet in the pack agree. A sheet is never lost on its way through a file, and can always be shown."""
    chance, agreed, told = random.Random(name), 0, 0
    first = whole_quest().quest if name == "whole" else renamed(Drawn(QUESTS[name], ()), "own-other").quest
    for turn in range(12):
        game = BOX.new(1, SearchDice("x"))
        game.state.quest, game.state.flags, game.state.page = first, flags_of(first), turn % 6
        game.state.tool = chance.randrange(TOOLS.number("monster-goblin"))
        for _ in range(8):
            game.play(0, any_edit(BOX.view(game.state, 0), chance))
            state = with_words(game.state.copy(), Drawn(game.state.quest, ()))
            wrong = flaws(state)
            assert "flawed" not in [flaw.id for flaw in wrong], "whatever is wrong has a sentence of its own"
            if wrong:
                told += 1
                continue
            agreed += 1
            sheet = pack_of(state)[f"content/quests/{state.quest.id}.json"]
            check_quest(quest_in("quest.json", sheet), 1, LAYOUT, HEROQUEST)
        assert read_file(file_of(game.state).decode()) == (game.state.quest, game.state.texts)
    view = BOX.view(game.state, 0)
    assert flaws_of_scene(registry.scene(view), view) == []
    assert min(agreed, told) > 3


def test_a_title_may_be_written_in_any_letters() -> None:
    state = whole_quest()
    key = f"quest-{state.quest.id}"
    state.texts = tuple((told[0], "Horn 🐉", "Cor « 🐉 »") if told[0] == key else told for told in state.texts)
    title = tomllib.loads(pack_of(state)["pack.toml"].decode())["title"]
    assert title["en"] == "Horn 🐉"
    assert "🐉" in title["fr"]
