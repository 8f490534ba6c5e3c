"""Cave-ins (WQ-EVT-10, WQ-EVT-11), who is cut off by them, and the detour that a table may agree on (WQ-VAR-5)."""

from collections.abc import Iterator

from lanterne.engine import Choice, Event, Mask, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.content.cards import EVENT_NAMES
from lanterne.games.warhammer_quest.content.sections import CELLS, COLUMNS, OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import inside, layout, section_squares, unexplored
from lanterne.games.warhammer_quest.rules.laying import front_squares, kept_free, occupied, placements, put_down
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, is_way_up, objective_place, shuffle_places
from lanterne.games.warhammer_quest.rules.portcullis import discard_portcullis
from lanterne.games.warhammer_quest.rules.standing import keep_standing, stands_no_more
from lanterne.games.warhammer_quest.state import (
    DOORS,
    NONE,
    PLACES,
    PORTCULLIS,
    RUBBLE,
    SQUARES,
    Blocked,
    DoorRow,
    Game,
    Place,
    Square,
    State,
    place_of,
)
from lanterne.games.warhammer_quest.state import SECTIONS as SECTION_IDS
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.tiles import AHEAD, opposite

cave_in_ignored = Event("cave-in-ignored", "WQ-EVT-10", section=SECTION_IDS)
roof_cracks = Event("roof-cracks", "WQ-EVT-10", section=SECTION_IDS)
section_fell_in = Event("section-fell-in", "WQ-EVT-11", section=SECTION_IDS)
cut_off = Event("cut-off", "WQ-EVT-11")
detour_opened = Event("detour-opened", "WQ-VAR-5", door=DOORS, one=SQUARES, other=SQUARES)
room_behind_detour = Event("room-behind-detour", "WQ-VAR-5", section=SECTION_IDS)

CAVE_IN = EVENT_NAMES.index("cave-in")

__all__ = ["PLACES"]
