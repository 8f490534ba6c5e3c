"""What the table of Dungeon Run looks like.

The dungeon, and while dice are rolled, the table of that fight; the viewer's own sheet, then those of the others;
monsters, turns and decks; in the final phase the race. A card that only its owner knows shows its back to the others.
"""

from lanterne.engine import View
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.escape import choose_way_out
from lanterne.games.dungeon_run.rules.floor import floor as floor_of
from lanterne.games.dungeon_run.rules.lair import place_lair
from lanterne.games.dungeon_run.rules.movement import go_on
from lanterne.games.dungeon_run.rules.roaming import may_lead, next_to_roam
from lanterne.games.dungeon_run.rules.summon import choose_summoning_tile
from lanterne.games.dungeon_run.rules.tiles import choose_lie
from lanterne.games.dungeon_run.scene.board import board_panel
from lanterne.games.dungeon_run.scene.choosing import choosing_panel
from lanterne.games.dungeon_run.scene.fight import fight_of, fight_panel
from lanterne.games.dungeon_run.scene.foes import foe_panel
from lanterne.games.dungeon_run.scene.hand import hand_panel
from lanterne.games.dungeon_run.scene.pending import pending
from lanterne.games.dungeon_run.scene.players import player_panel
from lanterne.games.dungeon_run.scene.race import race_panel
from lanterne.games.dungeon_run.scene.score import score_panel
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.scene.sheets import others_panel, own_panel
from lanterne.games.dungeon_run.scene.turns import round_said, turn_panel
from lanterne.games.dungeon_run.scene.way_home import stone_tile
from lanterne.games.dungeon_run.state import HERO_IDS, NONE, State, solo
from lanterne.scene import Panel, Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-dungeon-run")

ON_BOARD = (
    choose_way_out.name,
    choose_lie.name,
    place_lair.name,
    go_on.name,
    choose_summoning_tile.name,
    next_to_roam.name,
    may_lead.name,
)
"""Questions that are answered in the dungeon, even during a fight."""


def scene(view: View[State]) -> Scene:
    """All panels; before the first round only the cards to choose from."""
    s = view.state
    if not s.round:
        return Scene(TITLE, (Say("status-before"),), (choosing_panel(view), player_panel(s)), "choosing", ())
    deed = fight_of(s)
    panels: tuple[Panel, ...] = (
        board_panel(view),
        *((fight_panel(s, deed),) if deed is not None else ()),
        player_panel(s),
        *((race_panel(s),) if stone_tile(s) != NONE and not solo(s) else ()),
        *((own_panel(view),) if view.seat >= 0 else ()),
        *((score_panel(s),) if solo(s) and view.seats else ()),
        foe_panel(s),
        turn_panel(view),
        *((others_panel(view),) if len(s.heroes) > 1 or view.seat < 0 else ()),
        hand_panel(view),
    )
    focus = "fight" if deed is not None and asked(s) not in ON_BOARD else "board"
    return Scene(TITLE, _status(s), panels, focus, pending(s))


def _status(s: State) -> tuple[Say, ...]:
    told = [round_said(s)]
    if s.ending:
        return (*told, Say("status-over"))
    if s.bearer != NONE:
        bearer = s.heroes[s.bearer]
        steps = floor_of(s).distance(bearer.tile, ENTRANCE)
        told.append(Say("status-bearer", {"hero": said(HERO_IDS, bearer.card), "steps": steps}))
    elif s.final:
        told.append(Say("status-final"))
    elif stone_tile(s) != NONE:
        told.append(Say("status-stone"))
    if s.active != NONE:
        hero = s.heroes[s.active]
        told.append(Say("status-turn", {"hero": said(HERO_IDS, hero.card), "actions": hero.actions}))
    return tuple(told)
