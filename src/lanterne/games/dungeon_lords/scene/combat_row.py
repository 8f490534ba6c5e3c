"""The combat row of a lord: the steps of a battle with the lord's plan, the round's card, and what each step does."""

from typing import NamedTuple

from msgspec.structs import replace

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.calendar import (
    CONQUEST,
    FAST_SPELL,
    HEALING,
    MAGIC,
    MONSTERS_STEP,
    SLOW_SPELL,
    TRAP_STEP,
)
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS
from lanterne.games.dungeon_lords.rules.party import icons
from lanterne.games.dungeon_lords.rules.planning import lay, station
from lanterne.games.dungeon_lords.rules.spells import room_stops_spells
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import area, combat_card, creature, minion, trap
from lanterne.games.dungeon_lords.state import COLOURS, MONSTERS, NONE, STEPS, TRAPS, Fight, Hero, Lord
from lanterne.kit.rects import Rect, packed
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said

_WIDE = (176, 124, 300, 124, 124, 124)
_LEFT = tuple(sum(_WIDE[:place]) + 5.6 * place for place in range(len(_WIDE)))
PLACES = tuple(Rect(left, 616, wide, 184) for left, wide in zip(_LEFT, _WIDE, strict=True))
MINION = 46
NAMES = (
    Say("row-trap"),
    Say("row-fast-spell"),
    Say("row-monsters"),
    Say("row-slow-spell"),
    Say("row-healing"),
    Say("row-conquest"),
)

TAKES = {TRAP_STEP: (lay.name,), MONSTERS_STEP: (station.name,)}
"""The answers of a plan that put something on a step."""


class Round(NamedTuple):
    """The combat round: its number, and its card, NONE until it is turned up."""

    number: int
    card: int


def combat_row(seat: int, lord: Lord, own: bool, now: Round, fight: Fight | None) -> tuple[Node, ...]:
    """The six steps. `fight`: this lord's battle, while it is fought."""
    name = str(COLOURS.name(seat))
    nodes: list[Node] = []
    unused = fight.icons - fight.icons_used if fight is not None else icons(lord.party)
    for step, box in enumerate(PLACES):
        here = _step(name, step, lord.party, now, _stopped(step, lord, fight), unused)
        nodes.append(here)
        nodes += _contents(name, step, _above_facts(box.inside), here.id, lord, own, now, fight)
    return tuple(nodes)


def minion_in_row(seat: int, step: int) -> Node:
    """The minion that shows which step the battle has reached."""
    box, name = PLACES[step], str(COLOURS.name(seat))
    spot = Rect(box.left + box.wide - MINION - 2, box.top + box.high - MINION - 2, MINION, MINION)
    return minion(f"{name}-step-minion", seat, spot, _step_id(name, step), active=True)


def _step_id(name: str, step: int) -> str:
    return f"{name}-step:{STEPS.name(step)}"


def _above_facts(box: Rect) -> Rect:
    """The part of a step where tiles and cards are: its facts and the minion need the foot."""
    return Rect(box.left, box.top, box.wide, box.high - MINION + 4)


def _step(name: str, step: int, line: tuple[Hero, ...], now: Round, stopped: bool, unused: int) -> Node:
    detail = (Say("row-stopped"),) if stopped else ()
    here = area(_step_id(name, step), NAMES[step], PLACES[step], (*detail, effect_said(STEPS, step)), dim=stopped)
    facts, takes = _facts(step, line, now, unused), TAKES.get(step, ())
    return replace(here, icon=looks.STEP_ICONS[step], facts=facts, takes=takes)


def _facts(step: int, line: tuple[Hero, ...], now: Round, unused: int) -> tuple[Fact, ...]:
    """What the party and the card bring to this step. `unused` counts the anti-trap icons that have not worked against
    a trap of this battle (DL-TRS-5)."""
    party = [ADVENTURERS[hero.who] for hero in line]
    if step == TRAP_STEP:
        left = min(unused, icons(line))
        return (Fact(looks.ANTI_TRAP_ICON, str(left), Say("skill-anti-trap", {"count": left})),)
    if step == HEALING:
        hearts = sum(each.hearts for each in party)
        return (Fact(looks.HEART_ICON, str(hearts), Say("skill-heart", {"count": hearts})),)
    if step in (FAST_SPELL, SLOW_SPELL) and now.number:
        magic, needed = sum(each.magic for each in party), MAGIC[now.number - 1]
        detail = Say("row-magic", {"magic": magic, "needed": needed})
        return (Fact(looks.MAGIC_ICON, f"{magic}/{needed}", detail, magic < needed),)
    if step == CONQUEST and now.card != NONE:
        fatigue = COMBAT_CARDS[now.card].fatigue
        return (Fact(looks.FATIGUE_ICON, str(fatigue), Say("card-fatigue", {"count": fatigue})),)
    return ()


def _stopped(step: int, lord: Lord, fight: Fight | None) -> bool:
    """Whether a room, a trap or a creature keeps this step from having any effect."""
    if step in (FAST_SPELL, SLOW_SPELL):
        return room_stops_spells(lord) or (fight is not None and fight.no_spell)
    if fight is None:
        return False
    return fight.no_healing if step == HEALING else fight.no_conquest if step == CONQUEST else False


def _contents(
    name: str, step: int, box: Rect, on: str, lord: Lord, own: bool, now: Round, fight: Fight | None
) -> list[Node]:
    if step == TRAP_STEP:
        return [
            trap(f"{name}-planned-trap:{number}", kind, spot, on, f"trap:{TRAPS.name(kind)}" if own else "")
            for number, (kind, spot) in enumerate(zip(lord.trapped, packed(box, 2, 84), strict=False))
        ]
    if step == MONSTERS_STEP:
        return _creatures(name, box, on, lord, own, fight)
    if now.card != NONE and step == (FAST_SPELL if COMBAT_CARDS[now.card].fast else SLOW_SPELL):
        return [combat_card(f"{name}-card", now.card, now.number, packed(box, 1, 100)[0], on)]
    return []


def _creatures(name: str, box: Rect, on: str, lord: Lord, own: bool, fight: Fight | None) -> list[Node]:
    acting = fight.acting if fight is not None else NONE
    kinds = [*((kind, False) for kind in lord.stationed), *([(acting, True)] if acting != NONE else [])]
    return [
        creature(
            f"{name}-stationed:{number}",
            kind,
            spot,
            on,
            f"monster:{MONSTERS.name(kind)}" if own and not acts else "",
            active=acts,
        )
        for number, ((kind, acts), spot) in enumerate(zip(kinds, packed(box, max(3, len(kinds)), 88), strict=False))
    ]
