"""Make the pictures of the documentation again: `.local/dev/bin/python -m tools.pictures`, or some of them by their
names: `… -m tools.pictures realm battle`. Needs Chromium.

A server is started, tables are laid on it at chosen moments, and a real browser looks at them.
"""

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.laid import Laid, lay, set_players
from tests.browser.pages import FLAGS, chromium
from tests.browser.seat import Seat
from tests.browser.server import Server

from lanterne import new_table, registry
from lanterne.engine import Table, call_to_text

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
EXAMPLE = PICTURES.parents[1] / "src" / "lanterne" / "games" / "quest_workshop" / "example.json"
DESK, PHONE = (1440, 860), (390, 844)
QUIET_SECONDS = 1.5
"""How long a page rests before its picture is taken, so that fonts load and figures arrive."""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "home")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            server.start()
            for name in sys.argv[1:] or LOOKS:
                with somebody(browser, server, *LOOKS[name]) as page:
                    globals()[name](server, page)
                    page.wait_for_timeout(QUIET_SECONDS * 1000)
                    page.screenshot(path=PICTURES / f"{name}.png")
                print(f"docs/pictures/{name}.png")
        finally:
            browser.close()
            server.clear()
    return 0


LOOKS = {
    "lobby": (DESK, "en-GB"),
    "table": (DESK, "en-GB"),
    "negotiation": (DESK, "fr-FR"),
    "lesson": (DESK, "en-GB"),
    "replay": (DESK, "fr-FR"),
    "rulebook": (DESK, "en-GB"),
    "phone": (PHONE, "en-GB"),
    "adventure": (DESK, "en-GB"),
    "apprenticeship": (DESK, "fr-FR"),
    "realm": (DESK, "en-GB"),
    "battle": (DESK, "fr-FR"),
    "race": (DESK, "en-GB"),
    "dice": (DESK, "fr-FR"),
    "zargon": (DESK, "en-GB"),
    "heroquest": (DESK, "fr-FR"),
    "workshop": (DESK, "en-GB"),
    "parchment": (DESK, "fr-FR"),
    "from_python": ((1440, 925), "en-GB"),
    "realm_from_python": (DESK, "en-GB"),
}
"""The size and language of each picture; the function of its name sets the scene."""


@contextmanager
def somebody(browser: Browser, server: Server, size: tuple[int, int], locale: str) -> Iterator[Page]:
    """A page of a browser of its own, whose person is Ada."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=locale, device_scale_factor=1)
    page = context.new_page()
    page.goto(server.address)
    set_players(server, page, "Ada")
    try:
        yield page
    finally:
        context.close()


def played(decisions: int) -> Laid:
    """A game of three after at least this many decisions of bots, when it is Ada's turn to act on the board."""
    game = Laid(("Ada", "[steady]", "[steady]"), settings={"start_player": 1})
    return played_on(game, decisions, lambda at: at.asked == (0,) and at.view(0).decision.name == "turn_action")


def played_on(game: Laid, decisions: int, there: Callable[[Table[Any]], bool]) -> Laid:
    """The game after at least this many decisions of bots, when it is `there`."""
    chance = random.Random("pictures")
    answers: list[tuple[int, str]] = []
    at: Table[Any] = game.table()
    bots = [registry.bot(game.game, "steady")(f"pictures {seat} {chance.random()}") for seat in range(len(game.seats))]
    while len(answers) < decisions or not there(at):
        (seat,) = at.asked
        call = bots[seat].choose(at.view(seat))
        answers.append((seat, call_to_text(at.box, call)))
        at.answer(seat, call)
    return game._replace(answers=tuple(answers))


def lobby(server: Server, page: Page) -> None:
    for decisions in (40, 90):
        lay(server, played(decisions), {0: page})
    page.goto(server.address)


def table(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, played(110), {0: page}))
    ada.until_asked()
    ada.touches("dwarf:red-w1")
    page.mouse.move(0, 0)


TALKS = Laid(
    ("Ada", "Bruno", "[steady]"),
    names=("red", "blue", "green"),
    position={
        "quests": {"open": {"blue": ["task-blue-04", "task-blue-08", "task-blue-12"]}},
        "dwarfs": {"red-w1": 4, "red-m1": 21, "blue-m1": 8, "blue-w2": 6, "green-w1": 12, "green-m1": "start"},
    },
    answers=((0, "propose blue"), (0, "ask_all"), (1, "veto task-blue-08")),
)


def negotiation(server: Server, page: Page) -> None:
    page.goto(lay(server, TALKS._replace(seats=("[steady]", "Bruno", "Ada")), {1: page, 2: page}))


def lesson(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/learn/xorlosch")
    page.wait_for_selector("[data-entry]")


def replay(server: Server, page: Page) -> None:
    address = lay(server, played(140), {0: page})
    page.goto(f"{address}/replay?at=120")


def rulebook(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/rules/xorlosch#XOR-MOV-1")


def phone(server: Server, page: Page) -> None:
    table(server, page)


TOMB = Laid(
    ("Ada",) * 4,
    names=("barbarian", "elf", "wizard", "dwarf"),
    position={
        "adventure": "tomb-identify",
        "turn": 14,
        "power": 5,
        "tokens": 3,
        "spells": ["fireball", "iron-skin", "heal-wounds"],
        "dungeon": [
            "guard-room",
            {"section": "passageway-i", "at": "1E"},
            {"section": "t-junction", "at": "2E"},
            {"section": "dungeon-cell", "at": "3W"},
            {"section": "tomb-chamber", "at": "3E"},
        ],
        "piles": {"4E": 3},
        "warriors": {
            "barbarian": {"at": "5c2", "wounds": 6, "gold": 310, "received": 2, "passing": "seldom"},
            "elf": {"at": "5a3", "gold": 180, "received": 1, "passing": "seldom"},
            "wizard": {"at": "5a2", "wounds": 8, "gold": 60, "received": 1, "passing": "seldom"},
            "dwarf": {"at": "5c3", "wounds": 9, "gold": 240, "received": 1, "passing": "seldom"},
        },
        "monsters": {
            "minotaur-1": {"at": "5d2", "wounds": 9, "card": "guardians", "target": "barbarian"},
            "skaven-1": {"at": "5d1", "card": "guardians"},
            "skaven-2": {"at": "5d3", "wounds": 1, "card": "guardians"},
            "giant-rat-1": {"at": "5b4", "card": "guardians"},
            "giant-rat-2": {"at": "5d4", "card": "guardians"},
        },
    },
    game="warhammer-quest",
)


def adventure(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, TOMB, dict.fromkeys(range(4), page)))
    ada.answers("strike minotaur-1")
    ada.until_asked()


def apprenticeship(server: Server, page: Page) -> None:
    page.goto(f"{server.address}/learn/warhammer-quest")
    page.wait_for_selector("[data-entry]")


REALM = Laid(
    ("Ada", "[steady]", "[steady]", "[steady]"),
    position={
        "season": "summer",
        "first": "yellow",
        "events": {"summer": "pay-day", "autumn": "taxes"},
        "coming": {
            "summer": ["thief-1", "priest-2", "warrior-3", "wizard-4"],
            "autumn": ["wizard-1", "thief-2", "priest-3", "warrior-4"],
        },
        "tavern": ["troll", "vampire", "ghost"],
        "shop": ["printing-press", "workshop"],
        "lords": {
            "red": {
                "evil": 6,
                "imps": 5,
                "tunnels": ["r0c2", "r1c2", "r2c2", "r1c3", "r3c2", "r3c3"],
                "rooms": {"r2c1": "mint", "r1c4": "tool-shed"},
                "ready": ["witch"],
                "traps": ["pendulum", "trap-door"],
                "party": ["warrior-1"],
                "inaccessible": ["traps", "reputation"],
            },
            "blue": {"evil": 3, "gold": 5, "ready": ["goblin"], "party": ["thief-3"]},
            "green": {"evil": 7, "food": 1, "rooms": {"r1c2": "magic-room"}, "traps": ["fire-wall"]},
            "yellow": {"evil": 10, "ready": ["slime", "ghost"], "party": ["paladin-1", "priest-4"]},
        },
    },
    game="dungeon-lords",
)


def realm(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, REALM, {0: page}))
    ada.until_asked()
    ada.picks("give_order dig")
    ada.picks("give_order monster")
    page.mouse.move(0, 0)


PLAN = Laid(
    ("Ada", "[steady]", "[steady]", "[steady]"),
    position={
        "season": "autumn",
        "phase": "battles",
        "round": 2,
        "town": ["fireball", "magic-shield", "detect-evil", "suggestion"],
        "lords": {
            "red": {
                "evil": 6,
                "imps": 5,
                "tunnels": ["r0c2", "r1c2", "r2c2", "r1c3", "r3c2", "r3c3", "r3c4", "r2c4"],
                "rooms": {"r2c1": "mint", "r0c1": "hatchery"},
                "conquered": ["r0c2"],
                "ready": ["ghost"],
                "spent": ["troll"],
                "traps": ["trap-door"],
                "prison": ["warrior-1"],
                "party": [{"who": "thief-3", "damage": 1}, "priest-2", "wizard-2"],
                "target": "r0c1",
                "trapped": ["fire-wall"],
                "stationed": ["witch", "vampire"],
            },
        },
    },
    game="dungeon-lords",
)


def battle(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, PLAN, {0: page}))
    ada.until_asked()
    page.mouse.move(0, 0)


RUN: dict[str, Any] = {
    "round": 14,
    "first": "emma-goodluck",
    "active": "emma-goodluck",
    "tiles": {
        "junction-3": {"at": [0, 1]},
        "corridor-8": {"at": [0, 2]},
        "junction-5": {"at": [0, 3], "turn": 90},
        "bend-13": {"at": [1, 3], "turn": 180, "monster": "mole-ogre", "wounds": 1},
        "library": {"at": [1, 2]},
        "bend-12": {"at": [1, 1], "turn": 270},
        "den": {"at": [-1, 3], "turn": 90, "monster": "skeleton"},
        "ancient-bridge": {"at": [-2, 3], "turn": 90},
        "bend-14": {"at": [-1, 2], "turn": 270, "treasures": ["buckler"]},
        "lair": {"at": [-3, 3], "turn": 270},
    },
    "stack": [],
}
"""A dungeon with everything in it."""

RACE = Laid(
    ("Ada", "[steady]", "[steady]", "[steady]"),
    ("emma-goodluck", "dorgan", "vargagg", "birodin"),
    position=RUN
    | {
        "final": True,
        "heroes": {
            "emma-goodluck": {
                "tile": "junction-5",
                "wounds": 2,
                "equipped": ["summoning-stone", "sceptre-of-sparks"],
                "loot": ["ra-alal", "lucky-coin"],
                "training": {"magic": 2},
                "abilities": ["emma-goodluck-polymorph", "emma-goodluck-hex-of-clumsiness"],
            },
            "dorgan": {"tile": "den", "wounds": 4, "equipped": ["leather-jerkin"], "loot": ["zombie"]},
            "vargagg": {"tile": "ancient-bridge", "wounds": 1, "equipped": ["guild-axe", "horned-helm"]},
            "birodin": {"tile": "library", "wounds": 3, "condition": "unconscious"},
        },
    },
    game="dungeon-run",
)


def race(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, RACE, {0: page}))
    ada.until_asked()
    page.mouse.move(0, 0)


DICE = Laid(
    ("Ada", "Bruno"),
    ("dorgan", "emma-goodluck"),
    position=RUN
    | {
        "round": 6,
        "first": "dorgan",
        "active": "dorgan",
        "heroes": {
            "dorgan": {
                "tile": "bend-13",
                "wounds": 2,
                "equipped": ["twin-daggers", "leather-jerkin"],
                "training": {"brawn": 1},
                "abilities": ["dorgan-jury-rig"],
            },
            "emma-goodluck": {"tile": "bend-13", "abilities": ["emma-goodluck-polymorph"]},
        },
    },
    answers=(
        (0, "battle_monster"),
        (1, "assist emma-goodluck magic"),
        (0, "accept_assist emma-goodluck magic"),
        (0, "fight_with brawn"),
    ),
    game="dungeon-run",
    seed=bytes([17]) * 32,
)


def dice(server: Server, page: Page) -> None:
    ada = Seat(page)
    ada.opens(lay(server, DICE, {0: page}))
    ada.until_asked()
    ada.clears()
    ada.picks("hit_with 4")
    ada.picks("block_with 6 6")
    page.mouse.move(0, 0)


PARTY = ("barbarian", "dwarf", "elf", "wizard", "zargon")

VAULTS = Laid(("Ada",) * 4 + ("[steady]",), PARTY, {"play": "single-quest"}, position={"round": 0}, game="heroquest")


def zargon(server: Server, page: Page) -> None:
    def moves(at: Table[Any]) -> bool:
        return at.asked == (4,) and any(call[0] == "strike_hero" for call in at.view(4).options())

    ada = Seat(page)
    game = VAULTS._replace(seats=("[steady]",) * 4 + ("Ada",))
    ada.opens(lay(server, played_on(game, 120, moves), {4: page}))
    ada.until_asked()
    page.mouse.move(0, 0)


def heroquest(server: Server, page: Page) -> None:
    def strikes(at: Table[Any]) -> bool:
        return at.asked[0] < 4 and any(call[0] == "strike" for call in at.view(at.asked[0]).options())

    ada = Seat(page)
    ada.opens(lay(server, played_on(VAULTS, 200, strikes), dict.fromkeys(range(4), page)))
    ada.answers(next(option for option in ada.options if option.startswith("strike ")))
    ada.until_asked()
    page.mouse.move(0, 0)


def drawn(server: Server, page: Page) -> Seat:
    """Ada in the workshop, with the example drawn."""
    ada = Seat(page)
    ada.opens(lay(server, Laid(("Ada",), game="quest-workshop"), {0: page}))
    ada.answers("bring")
    ada.hands_in(EXAMPLE)
    return ada


def workshop(server: Server, page: Page) -> None:
    drawn(server, page).answers("take_trap spear")
    page.mouse.move(0, 0)


def parchment(server: Server, page: Page) -> None:
    ada = drawn(server, page)
    ada.answers("turn_to words")
    ada.answers("write_subject parchment fr")
    ada.until_asked()


def from_python(server: Server, page: Page) -> None:
    """The first table of docs/python.md, as a notebook shows it."""
    table = new_table("xorlosch", players=2, seed=1, board="ruins")
    for words in ("take_colour red", "take_colour blue"):
        table.play(words)
    table.let_play("random", decisions=10)
    show(page, table.svg())


def realm_from_python(server: Server, page: Page) -> None:
    """A game of docs/python.md: the winner's realm, before its last decision."""
    sys.path.append(str(PICTURES.parent / "template-bot"))
    table = new_table("dungeon-lords", players=2, seed=2)
    table.let_play(["dreamer_bot:DreamerBot", "random"])
    while table.turn != 0:
        table.undo()
    show(page, table.svg("red"))


def show(page: Page, svg: str) -> None:
    """A picture that fills the page."""
    page.goto("about:blank")  # a page of the server's refuses styles of others
    page.set_content(f"<style>body {{ margin: 0; background: #111 }} svg {{ width: 100%; height: auto }}</style>{svg}")


if __name__ == "__main__":
    sys.exit(main())
