"""Warhammer Quest (1995): four warriors, a dungeon laid section by section, thirty adventures."""

from lanterne.engine import NUMBER, Box, Play, Positions, Questions, Rematch, Seats, View, Way
from lanterne.engine.upgrade import TOO_OLD, unchanged
from lanterne.games.warhammer_quest import rules
from lanterne.games.warhammer_quest.advice import GRAVE, warning
from lanterne.games.warhammer_quest.bot import BOTS
from lanterne.games.warhammer_quest.bot.steady import takes_place
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS, EVENTS, FIRST_OBJECT, FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.content.settings import SETTINGS
from lanterne.games.warhammer_quest.describing import describe
from lanterne.games.warhammer_quest.ends import deeds
from lanterne.games.warhammer_quest.features import MIND
from lanterne.games.warhammer_quest.notes import notes
from lanterne.games.warhammer_quest.position import arrange, sit
from lanterne.games.warhammer_quest.rules.choosing import choose_leader, choose_warriors, one_each, take_warrior
from lanterne.games.warhammer_quest.rules.entrance import choose_exit
from lanterne.games.warhammer_quest.rules.giving_up import MOTIONS as ENDING_MOTIONS
from lanterne.games.warhammer_quest.rules.habits import HABITS, SHORTCUTS
from lanterne.games.warhammer_quest.rules.movement import ways as warrior_ways
from lanterne.games.warhammer_quest.rules.setup import new_state, take_place, tokens_again, wounds_again
from lanterne.games.warhammer_quest.rules.trading import MOTIONS as TRADING_MOTIONS
from lanterne.games.warhammer_quest.rules.trading import agree_to_trade, answer_trade
from lanterne.games.warhammer_quest.rules.windows import MOTIONS as WINDOW_MOTIONS
from lanterne.games.warhammer_quest.sampling import sample
from lanterne.games.warhammer_quest.scene import scene
from lanterne.games.warhammer_quest.scene.laying import ghosts
from lanterne.games.warhammer_quest.scene.looks import PICTURES
from lanterne.games.warhammer_quest.scene.opening import opening_panel
from lanterne.games.warhammer_quest.sight import seen_from
from lanterne.games.warhammer_quest.sizes import SIZES
from lanterne.games.warhammer_quest.state import (
    ADVENTURES,
    CONDITIONS,
    DIFFICULTIES,
    INSIDE,
    MONSTERS,
    NONE,
    OBSTACLES,
    OUT,
    PHASES,
    PLACES,
    RULE_LINES,
    SPECIALS,
    WARRIORS,
    State,
)
from lanterne.games.warhammer_quest.statistics import STATISTICS
from lanterne.games.warhammer_quest.story import account, points, turning_points
from lanterne.kit.printed import setting
from lanterne.manifest import Looks, Manifest

WON = "won"
"""The ending of a party that has reached its goal."""


def components(state: State) -> dict[str, int]:
    """Components that the game can neither gain nor lose: cards, and warriors in play."""
    treasures = [row.item for row in state.cards if FIRST_TREASURE <= row.item < FIRST_OBJECT]
    events = {*state.events, *state.old_events, *state.standing, *state.chain}
    begun = bool(state.laid)
    return {
        "event cards": len(events) if begun else len(EVENTS),
        "treasure cards": len(treasures) + len(state.treasures) + len(state.old_treasures) + (state.found != NONE)
        if begun
        else sum(card.copies for card in TREASURES),
        "dungeon cards": len(state.deck) if begun else len(DUNGEON_CARDS) - 4,
        "warriors inside without a place": sum(
            row.fate == INSIDE and row.square == NONE for row in state.warriors if begun and state.turn
        ),
    }


def ranking(state: State) -> tuple[int, ...]:
    """The party wins or loses together. Warriors alive when the goal is reached have won; the dead and the lost have
    not."""
    won = state.ending == WON
    alive = [state.warriors[warrior].fate in (INSIDE, OUT) if warrior != NONE else False for warrior in state.party]
    return tuple(1 if won and lives else 2 for lives in alive)


def ways(view: View[State], thing: int) -> dict[int, Way]:
    """Where a warrior can walk. NONE stands for the warrior whose turn it is."""
    return warrior_ways(view, view.state.active if thing == NONE else thing)


def seat_names(state: State) -> tuple[str, ...]:
    """Seats are named after their warriors once these are chosen."""
    return tuple(
        str(WARRIORS.name(warrior)) if warrior != NONE else str(seat + 1) for seat, warrior in enumerate(state.party)
    )


def set_players(state: State, players: tuple[int, ...]) -> None:
    """One player may lead several warriors and then places monsters once a round (WQ-VAR-3)."""
    state.players = players


def rematch(state: State) -> Rematch:
    """The same party, everybody with the same warrior, and a new dungeon."""
    taken = ({take_warrior.name: str(WARRIORS.name(warrior))} if warrior != NONE else {} for warrior in state.party)
    return Rematch(tuple(taken), {"adventure": "random"})


def substitute(state: State, seat: int) -> str:
    """The steady bot answers for absent players."""
    return "steady"


GAME: Manifest[State] = Manifest(
    box=Box(
        "warhammer-quest",
        version=4,
        upgrades={**dict.fromkeys(range(1, 3), TOO_OLD), 3: unchanged},
        prefix="WQ",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=tuple(map(setting, SETTINGS.values())),
            setup=new_state,
            endings=(WON, "failed", "perished", "left", "given-up", "stopped"),
            stop="stopped",
            ranking=ranking,
            points=points,
            motions=(*WINDOW_MOTIONS, *TRADING_MOTIONS, *ENDING_MOTIONS),
        ),
        seats=Seats(
            numbers=range(1, 5),
            names=seat_names,
            minutes=(60, 150),
            sit=sit,
            solo=(True, True, True, True),
            set_players=set_players,
            preferences=(take_warrior,),
            habits=HABITS,
            ready={
                choose_warriors: one_each,
                choose_leader: None,
                tokens_again: None,
                take_place: takes_place,
                wounds_again: None,
                choose_exit: None,
            },
            rematch=rematch,
            substitute=substitute,
            assents={answer_trade: agree_to_trade},
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
        ),
        questions=Questions(
            facts={
                "active": (WARRIORS, lambda s: s.active),
                "moves": (NUMBER, lambda s: s.moves),
                "power": (NUMBER, lambda s: s.power),
                "turn": (NUMBER, lambda s: s.turn),
                "adventure": (ADVENTURES, lambda s: s.adventure),
            },
            things=(PLACES, MONSTERS, PHASES, RULE_LINES, OBSTACLES, SPECIALS, CONDITIONS, DIFFICULTIES),
            ways=ways,
            shortcuts=SHORTCUTS,
            seen_from=seen_from,
        ),
    ),
    looks=Looks(
        mood="keep",
        scene=scene,
        account=account,
        turning_points=turning_points,
        deeds=deeds,
        warning=warning,
        notes=notes,
        ghosts=ghosts,
        grave=GRAVE,
        pictures=PICTURES,
        opening=opening_panel,
    ),
    bots=BOTS,
    statistics=STATISTICS,
    sizes=SIZES,
    mind=MIND,
)
BOX = GAME.box
