"""The Cellar of the engine's tests as a registered game, with words and a scene. It has hands, sealed bids and hidden
traps, more secrets than most games."""

import sys
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import HIDDEN, Call, EventRecord, View
from lanterne.manifest import Looks, Manifest
from lanterne.scene import Node, Panel, Say, Scene
from lanterne.words import words
from lanterne.words.lexicon import sources
from lanterne.words.messages import needed
from tests.engine.cellar import CARDS, CELLAR, SQUARES, Cellar

FOUND = {-1: "dark", 0: "safe", 1: "trapped"}


def _node(name: str, label: str, badge: str | int) -> Node:
    return Node(name, "banner", Say("labelled", {"label": Say(label), "badge": badge}))


def _panel(name: str, *nodes: tuple[str, str, str | int]) -> Panel:
    return Panel(name, Say(f"panel-{name}"), "list", tuple(_node(*node) for node in nodes))


def scene(view: View[Cellar]) -> Scene:
    """The squares with what is known of their traps, all hands, the deck."""
    state = view.state
    squares = [
        (f"square:{name}", f"square-{name}", FOUND[state.found[number]]) for number, name in enumerate(SQUARES.names)
    ]
    hands = [(f"seat:{seat}", "seat", f"{held.square} {held.coins}") for seat, held in enumerate(state.players)]
    cards = [
        (f"hand:{seat}-{place}", "card", "?" if card is HIDDEN else CARDS.name(card))
        for seat, held in enumerate(state.players)
        for place, card in enumerate(held.hand)
    ]
    deck = [
        (f"deck:{place}", "card", "?" if card.face is HIDDEN else CARDS.name(card.face))
        for place, card in enumerate(state.deck)
    ]
    panels = (_panel("cellar", *squares), _panel("hands", *hands, *cards), _panel("deck", *deck))
    return Scene(Say("game-cellar"), (Say("status-left", {"left": state.left}),), panels)


def account(state: Cellar, seat: int) -> tuple[Say, ...]:
    return (Say("story-coins", {"coins": state.players[seat].coins}),)


def turning_points(state: Cellar, told: Any) -> tuple[Say, ...]:
    """All that happened, as its reader may know it."""
    return tuple(_point(said) for said in told)


def _point(said: EventRecord) -> Say:
    return Say("story-point", {"told": f"{said.event.message} {said.args!r}"})


def warning(view: View[Cellar], call: Call) -> Say | None:
    return Say("warn-hand", {"hand": repr(view.state.players[view.seat].hand)}) if call[0] == "rest" else None


def foresee(view: View[Cellar], answer: Call) -> tuple[Say, ...]:
    """What a sale leaves in the hand, and that nobody knows what comes next."""
    sold = [card for _, card in answer[1:]] if answer[0] == "sell" else []
    held = [CARDS.name(card) for card in view.state.players[view.seat].hand if card not in sold]
    return (Say("foreseen-hand", {"hand": " ".join(map(str, held))}),)


@cache
def _texts(language: str) -> str:
    """A sentence for every message, which says all that it is given."""
    wanted = {key: list(gifts) for key, gifts in needed(CELLAR, ["random"]).items() if "." not in key}
    wanted |= {key: [] for key in wanted if key.startswith("no-")}  # the Cellar's refusals have names for arguments
    wanted |= {f"verb-{name}".replace("_", "-"): [] for name in CELLAR.steps if "/" not in name}
    wanted |= {
        "status-left": ["left"],
        "labelled": ["label", "badge"],
        "panel-cellar": [],
        "story-coins": ["coins"],
        "story-point": ["told"],
        "warn-hand": ["hand"],
        "foreseen-hand": ["hand"],
        "rules-changed-2": [],
        "rules-ended-2": [],
    }
    lines = [
        f"{key} = {language} {key} " + " ".join(f"{{ ${name} }}" for name in names) for key, names in wanted.items()
    ]
    return "\n".join(lines) + "\n"


def register_cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the Cellar be a game like any other until the test is over."""
    module = ModuleType("lanterne.games.cellar")
    looks = Looks(scene=scene, account=account, turning_points=turning_points, warning=warning, foresee=foresee)
    vars(module)["GAME"] = Manifest(box=CELLAR, looks=looks, bots={})
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "cellar"))

    def with_cellar(game: str, language: str) -> dict[str, str]:
        return {"cellar": _texts(language)} if game == "cellar" else sources(game, language)

    monkeypatch.setattr(words, "sources", with_cellar)


def own_cards(now: dict[str, Any], seat: int) -> list[str]:
    """The cards of a seat that are seen, of a whole `now` or of what changed in it."""
    panels = now.get("panels", ()) or [{**change, "nodes": change.get("set", ())} for change in now.get("changes", ())]
    cards = [node["label"] for panel in panels for node in panel["nodes"] if node["id"].startswith(f"hand:{seat}-")]
    return [card for card in cards if "?" not in card]
