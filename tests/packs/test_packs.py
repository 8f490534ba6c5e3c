"""Games with packs: played, logged, replayed, put aside."""

import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from lanterne import packs, registry
from lanterne.engine import LogError, SearchDice, Seat, Table, parse_log
from lanterne.packs import PackError, pack
from lanterne.packs.overlay import Change, changes
from lanterne.words import words_for
from lanterne.words.messages import kinds
from tests.packs import written
from tests.refusals import refused

SEED = bytes(32)

PACKS = [
    ("heroquest", "deep-halls", written.deep_halls),
    ("dungeon-lords", "rich-hatchery", written.rich_hatchery),
    ("dungeon-run", "sharp-axe", written.sharp_axe),
]


def table_of(game: str, decisions: int = 30) -> Table[Any]:
    """A table of a game at which bots have played a little."""
    box = registry.box(game)
    seats = box.seats_with()[0]
    bots = [registry.bot(game, "random")(f"seat {seat}") for seat in range(seats)]
    table = Table.new(box, [Seat(f"random {seat}", "random") for seat in range(seats)], {}, SEED)
    for _ in range(decisions):
        if table.over:
            break
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view(seat)))
    return table


@pytest.mark.parametrize(("game", "name", "made"), PACKS)
def test_a_game_with_a_pack_is_played_and_replayed(folder: Path, game: str, name: str, made: Any) -> None:
    written.write(folder, name, made())
    table = table_of(f"{game}+{name}")
    header = parse_log(b"\n".join(table.log.lines())).header
    assert header.game == f"{game}+{packs.read(name).full_name}"
    again = Table.replay(registry.box(header.game), parse_log(b"\n".join(table.log.lines())))
    assert again.state.encode() == table.state.encode()
    with pytest.raises(LogError, match="the log is of"):
        Table.replay(registry.box(game), table.log)


def test_the_data_of_a_pack_count_only_with_it(folder: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    plain = registry.box("heroquest").new(5, SearchDice(1)).state
    packed = registry.box("heroquest+deep-halls").new(5, SearchDice(1)).state
    assert type(plain) is not type(packed)
    assert "silver-idol" in kinds(registry.box("heroquest+deep-halls"))["treasure"].names
    assert "silver-idol" not in kinds(registry.box("heroquest"))["treasure"].names


def test_two_packs_lie_over_each_other_in_order(folder: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    goblin = written.printed("heroquest", "monsters.json", "goblin")
    slow = {"pack.toml": written.about("heroquest", "Slow", "Lents"), "content/monsters.json": [goblin]}
    written.write(folder, "slow", slow)
    name = "heroquest+deep-halls+slow"
    assert changes(name) == (
        Change("deep-halls", "monsters.json", "goblin", True),
        Change("deep-halls", "treasures.json", "silver-idol", False),
        Change("slow", "monsters.json", "goblin", True),
    )
    assert words_for(registry.box(name), "fr").title == "HeroQuest + Salles profondes + Lents"
    assert packs.packs_in(registry.box(name).name) == ("deep-halls", "slow")


def test_words_of_a_pack_may_replace_those_of_the_game(folder: Path) -> None:
    made = written.sharp_axe()
    made |= {f"locale/axe.{language}.ftl": "card-guild-axe = Zaxe\n" for language in ("en", "fr")}
    written.write(folder, "sharp-axe", made)
    box = registry.box("dungeon-run+sharp-axe")
    cards = kinds(box)["card"]
    axe = cards.names.index("guild-axe")
    assert words_for(box, "fr").thing(cards, axe) == "Zaxe"
    assert words_for(registry.box("dungeon-run"), "fr").thing(cards, axe) != "Zaxe"


def test_a_changed_pack_is_another_and_the_old_game_goes_on_with_the_old_one(folder: Path) -> None:
    written.write(folder, "rich-hatchery", written.rich_hatchery())
    old = registry.box("dungeon-lords+rich-hatchery")
    written.write(folder, "rich-hatchery", written.rich_hatchery() | {"content/rooms.json": []})
    new = registry.box("dungeon-lords+rich-hatchery")
    assert new.name != old.name
    assert new.state is not old.state
    assert registry.box(old.name) is old


def test_a_pack_that_was_put_aside_is_found_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())
    name = registry.box("dungeon-run+sharp-axe").name
    packs.keep(name)
    packs.keep(name)
    shutil.rmtree(folder / "sharp-axe")
    monkeypatch.setattr(pack, "_as_of", {})
    assert packs.read(name.partition("+")[2]).title["en"] == "Sharp Axe"
    assert packs.found() == ()


def test_a_game_whose_pack_has_gone_or_changed_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())
    name = registry.box("dungeon-run+sharp-axe").name
    monkeypatch.setattr(pack, "_as_of", {})
    written.write(folder, "sharp-axe", written.sharp_axe() | {"content/treasures.json": []})
    with refused(r"^The pack sharp-axe has changed since the game was begun with it\.$", kind=PackError):
        registry.box(name)
    shutil.rmtree(folder / "sharp-axe")
    with refused(r"^The pack sharp-axe, with which the game was begun, is not there\.$", kind=PackError):
        registry.box(name)


def test_another_process_finds_the_packs_of_a_state(folder: Path) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())
    state = registry.box("dungeon-run+sharp-axe").new(2, SearchDice(1)).state
    code = "import pickle, sys, lanterne.registry; print(pickle.load(sys.stdin.buffer).encode().decode())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.strip() == state.encode()


def names_in(code: CodeType) -> Iterator[str]:
    """Every name and text in a code, however deep."""
    waiting: list[Any] = [code]
    while waiting:
        match waiting.pop():
            case CodeType() as inside:
                waiting += (*inside.co_names, *inside.co_consts)
            case tuple() | frozenset() as several:
                waiting += several
            case str() as name:
                yield name


def test_the_code_of_a_game_with_packs_knows_no_other_reading_of_it(folder: Path) -> None:
    for name in ("deep-halls", "deeper-halls"):
        written.write(folder, name, written.deep_halls())
        box = registry.box(packs.with_packs("heroquest", [name]))
        own = box.state.__module__.partition(".")[0]
        modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == own]
        assert len(modules) > 50
        for module in modules:
            assert module.__spec__ is not None
            assert isinstance(module.__spec__.loader, SourceFileLoader)
            code = module.__spec__.loader.get_code(module.__name__)
            assert code is not None
            found = set(names_in(code))
            assert {name.partition(".")[0] for name in found if name.startswith("lanterne_with_")} <= {own}
            assert not [name for name in found if f"{name}.".startswith("lanterne.games.heroquest.")]


def test_files_that_are_no_part_of_a_pack_do_not_change_it(folder: Path) -> None:
    place = written.write(folder, "sharp-axe", written.sharp_axe())
    before = packs.read("sharp-axe").digest
    (place / "README.md").write_text("An axe.")
    assert packs.read("sharp-axe").digest == before
