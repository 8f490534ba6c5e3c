"""Previews of sections about to be laid behind the doorway."""

from msgspec.structs import replace

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.content.sections import CELLS
from lanterne.games.warhammer_quest.content.sections import SECTIONS as SECTION_TABLE
from lanterne.games.warhammer_quest.rules.entrance import choose_exit, entrance_ways
from lanterne.games.warhammer_quest.rules.exploration import choose_placement, lay_section
from lanterne.games.warhammer_quest.rules.laying import Placement, new_exits, placements, put_down
from lanterne.games.warhammer_quest.scene.floor import doors, floor, obstacles, piles
from lanterne.games.warhammer_quest.scene.plan import plan
from lanterne.games.warhammer_quest.state import DOORS, SECTIONS, SQUARES, SectionRow, State
from lanterne.kit.grid import mask_of
from lanterne.scene import Ghost


def ways(s: State) -> tuple[Placement, ...]:
    """How the section that has just been turned up can be laid; none if none has."""
    name, *about = s.agenda[-1] if s.agenda else ("",)
    if name == choose_placement.name:
        return placements(s, about[1], about[0])
    return entrance_ways(SECTION_TABLE[about[0]]) if name == choose_exit.name else ()


def coming(s: State) -> tuple[SectionRow, ...]:
    """The same as rows of the table: where the section may come to lie."""
    found = ways(s)
    return tuple([SectionRow(s.agenda[-1][-1], *way.spot, 0) for way in found])


def leads(s: State, way: Placement, section: int) -> int:
    """The sides of the table to which the exits of a section lead, as a set."""
    return mask_of((SECTION_TABLE[section].doors[exit_].side + way.spot.turn) % 4 for exit_ in way.exits)


def ghosts(view: View[State]) -> dict[Call, Ghost]:
    """The section in each way that it may lie, with its exits."""
    s = view.state
    by_manner = {way.manner: way for way in ways(s)}
    found: dict[Call, Ghost] = {}
    for call in view.options() if by_manner else ():
        section, manner = call[-2:]
        found[call] = _laid(s, call, section, by_manner[manner])
    return found


def _laid(s: State, call: Call, section: int, way: Placement) -> Ghost:
    after = s.copy()
    known = len(s.doors)
    if call[0] == lay_section.name:
        number = put_down(after, section, way, call[1])
    else:
        number = 0
        after.laid = (SectionRow(section, *way.spot, 0),)
        after.doors = new_exits(SECTION_TABLE[section], way, 0, ((),) * len(way.exits))
    room = coming(s)
    drawn, before = plan(after, room), plan(s, room)
    squares = {f"square:{SQUARES.name(number * CELLS + cell)}" for cell in SECTION_TABLE[section].cells}
    nodes = [node for node in floor(after, drawn) if node.id in squares]
    nodes += [node for node in obstacles(after, drawn) if node.id.startswith(f"obstacle:{number}-")]
    new = {f":{DOORS.name(door)}" for door in range(known, len(after.doors))}
    nodes += [node for node in (*doors(after, drawn), *piles(after, drawn)) if node.id[node.id.index(":") :] in new]
    walls = {line.points for line in before.lines}
    lines = tuple([line for line in drawn.lines if line.points not in walls and line.style != "free"])
    return Ghost("board", tuple([replace(node, dim=False) for node in nodes]), lines, str(SECTIONS.name(section)))
