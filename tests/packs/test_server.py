"""Packs at tables of the server: listed, switched on, shown to everybody, and missed when they have gone."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from lanterne import packs
from lanterne.packs import pack
from lanterne.server.sentences import sentence
from tests.packs import written
from tests.server.rooms import Client, Guest, app_of, open_services, people, still, table_of
from tests.server.within import run


def test_packs_are_listed_with_what_they_do(folder: Path, tmp_path: Path) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    written.write(folder, "dull", {"pack.toml": written.about("heroquest", "Dull", "Terne"), "content/x.json": []})
    written.write(folder, "sharp-axe", written.sharp_axe())

    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services), language="fr")
            halls, dull = (await guest.get("/api/games/heroquest/packs")).json()
            assert halls == {
                "name": "deep-halls",
                "title": "Salles profondes",
                "summary": "Les gobelins courent.",
                "author": "Ada",
                "replaces": ["Gobelin"],
                "adds": ["Idole d’argent"],
                "flaw": "",
                "removable": True,
            }
            assert dull["flaw"] == "Le pack dull, x.json\u00a0: le jeu n’a pas de fichier de données de ce nom."
            assert (await guest.get("/api/games/xorlosch/packs")).json() == []
            assert (await guest.get("/api/games/chess/packs")).status_code == 404
            packed = (await guest.get("/api/games/heroquest%2Bdeep-halls")).json()
            assert (packed["name"], packed["title"]) == ("heroquest", "HeroQuest + Salles profondes")
            refused = await guest.get("/api/games/heroquest%2Bdull")
            assert refused.status_code == 422
            assert "x.json\u00a0: le jeu n’a pas de fichier de données de ce nom." in refused.json()["detail"]
            assert (await guest.get("/api/games/chess")).status_code == 404

    run(play())


def new_table(**more: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    return {"game": "dungeon-run", "packs": ["sharp-axe"], "seats": seats, "name": "Ann", "pace": 0} | more


def test_everybody_is_told_of_the_packs_before_the_game(folder: Path, tmp_path: Path) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())

    async def play() -> None:
        async with open_services(tmp_path) as services:
            app = app_of(services)
            ann, stranger = Guest(app), Guest(app, language="fr")
            made = (await ann.post("/api/tables", new_table())).json()["id"]
            found = (await stranger.get(f"/api/tables/{made}")).json()
            assert (found["status"], found["game"], found["title"]) == (
                "gathering",
                "dungeon-run",
                "Dungeon Run + Hache affûtée",
            )
            assert [(pack["title"], pack["replaces"]) for pack in found["packs"]] == [
                ("Hache affûtée", ["Hache de la Guilde"])
            ]
            [listed] = (await ann.get("/api/tables")).json()
            assert (listed["game"], listed["title"]) == ("dungeon-run", "Dungeon Run + Sharp Axe")
            link = (await ann.post(f"/api/tables/{made}/seats/1/invite")).json()["link"]
            invited = (await stranger.get(f"/api/join/{link.rpartition('/')[2]}")).json()
            assert (invited["game"], invited["title"]) == ("dungeon-run", "Dungeon Run + Hache affûtée")
            # What was agreed on stays, whatever becomes of the pack.
            was = packs.read("sharp-axe").full_name
            written.write(folder, "sharp-axe", written.sharp_axe() | {"content/treasures.json": []})
            await ann.post(f"/api/tables/{made}/start")
            live = await services.tables.find(made)
            assert live.table is not None
            assert live.table.log.header.game == f"dungeon-run+{was}"
            again = (await ann.get(f"/api/tables/{made}")).json()
            assert again["packs"][0]["replaces"] == ["Guild Axe"]

    run(play())


@pytest.mark.parametrize("name", ["deep-halls", "nowhere", "../x", "sharp-axe+sharp-axe"])
def test_a_pack_that_does_not_fit_is_refused(folder: Path, tmp_path: Path, name: str) -> None:
    written.write(folder, "deep-halls", written.deep_halls())
    written.write(folder, "sharp-axe", written.sharp_axe())

    async def play() -> None:
        async with open_services(tmp_path) as services:
            refused = await Guest(app_of(services)).post("/api/tables", new_table(packs=[name]))
            assert refused.status_code == 422
            assert "pack" in refused.json()["detail"]
            assert not refused.json()["detail"].endswith("..")

    run(play())


def test_bots_play_on_with_a_pack_and_a_table_without_it_is_a_relic(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written.write(folder, "sharp-axe", written.sharp_axe())

    def forget() -> None:
        """As if the server began again."""
        monkeypatch.setattr(pack, "_as_of", {})

    async def before() -> tuple[str, Any, str]:
        async with open_services(tmp_path) as services:
            [(ann, token)] = await people(services, "Ann")
            live = await table_of(services, "dungeon-run+sharp-axe", [ann], bots=["random"])
            await still(live)
            return live.id, ann, token

    async def after(table_id: str, ann: Any, token: str, there: bool) -> None:
        async with open_services(tmp_path) as services:
            live = await services.tables.find(table_id)
            assert (live.table is not None) == there
            guest = Guest(app_of(services), token)
            found = (await guest.get(f"/api/tables/{table_id}")).json()
            told = sentence("en", "unreplayable-packs", packs="sharp-axe")
            assert found["read_only"] == ("" if there else told)
            [listed] = (await guest.get("/api/tables")).json()
            assert listed["title"] == found["title"] == f"Dungeon Run + {'Sharp Axe' if there else 'sharp-axe'}"
            window = await Client(live, ann, "fr").open()
            now = window.news()[-1]
            if not there:
                assert now["prompt"]["text"] == sentence("fr", "unreplayable-packs", packs="sharp-axe")
                assert (await guest.get(f"/api/tables/{table_id}/moments")).json()["detail"] == told
                live.go(window.connection)
                # Put back, the game goes on where it was.
                shutil.copytree(tmp_path / "away", folder / "sharp-axe")
                assert (await services.tables.find(table_id)).table is not None

    made = run(before())
    shutil.move(folder / "sharp-axe", tmp_path / "away")
    forget()
    run(after(*made, there=True))  # it was put aside when the table was made
    shutil.rmtree(tmp_path / "kept-packs")
    forget()
    run(after(*made, there=False))
