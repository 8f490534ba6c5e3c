"""Les chasseurs de dragons de Xorlosch: dwarf hunters, open bargaining, no die is ever rolled."""

from lanterne.engine import NUMBER, SEATS, Box, Dice, Play, Positions, Questions, Seats, Setting, View
from lanterne.engine.upgrade import TOO_OLD
from lanterne.games.xorlosch import rules
from lanterne.games.xorlosch.advice import GRAVE, notes, warning
from lanterne.games.xorlosch.bot import BOTS, STUDY_BOTS
from lanterne.games.xorlosch.bot.remarks import REMARKS, remark
from lanterne.games.xorlosch.content.cards import CARD_COLOUR
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.content.settings import SETTINGS
from lanterne.games.xorlosch.describing import describe
from lanterne.games.xorlosch.ends import CHAPTERS, deeds
from lanterne.games.xorlosch.features import MIND
from lanterne.games.xorlosch.position import arrange, full_name, sit
from lanterne.games.xorlosch.rules.award import ranking
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.habits import HABITS
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.movement import ways
from lanterne.games.xorlosch.rules.opening import choose_group
from lanterne.games.xorlosch.rules.setup import choose_colour, new_state, take_colour
from lanterne.games.xorlosch.rules.turn import substitute
from lanterne.games.xorlosch.scene import scene
from lanterne.games.xorlosch.scene.deal import deal
from lanterne.games.xorlosch.scene.opening import opening_panel
from lanterne.games.xorlosch.scene.quests import PICTURES
from lanterne.games.xorlosch.sizes import SIZES
from lanterne.games.xorlosch.state import (
    ABSENT,
    CARDS,
    NONE,
    OBSTACLES,
    PRESETS,
    QUESTS,
    SQUARE_KINDS,
    State,
    saved,
)
from lanterne.games.xorlosch.statistics import STATISTICS
from lanterne.games.xorlosch.story import account, points, turning_points
from lanterne.kit.printed import setting
from lanterne.manifest import Looks, Manifest


def sample(view: View[State], dice: Dice) -> State:
    """Shuffle what nobody has seen into the piles: all there is to know of them is which cards are missing."""
    state = view.state.copy()
    seen = {
        card for part in (state.open, state.waiting, [p.won for p in state.players]) for cards in part for card in cards
    }
    for quest, pile in enumerate(state.piles):
        left = [card for card, colour in enumerate(CARD_COLOUR) if colour == quest and card not in seen]
        assert len(left) == len(pile), f"{len(left)} cards are unseen, the pile has {len(pile)}"
        state.piles[quest] = tuple(dice.shuffle(CARDS, left)) if left else ()
    return state


def components(state: State) -> dict[str, int]:
    """Cards, items and dice, wherever they are."""
    cards = [card for part in (state.open, state.waiting, state.piles) for cards in part for card in cards]
    cards += [card for player in state.players for card in player.won]
    items = sum(state.stock_ready) + sum(state.stock_crossed)
    items += sum(item != ABSENT for player in state.players for item in player.items)
    levels = sum((square == NONE) == (level == 0) for square, level in zip(state.where, state.level, strict=True))
    return {"cards": len(cards), "different cards": len(set(cards)), "items": items, "dice": levels}


def seat_names(state: State) -> tuple[str, ...]:
    """Players go by their colour once they have one."""
    return tuple(
        [
            COLOUR_NAMES[player.colour] if player.colour != NONE else str(seat + 1)
            for seat, player in enumerate(state.players)
        ]
    )


SEATS_AT_TABLE = range(2, 7)


def _settings() -> tuple[Setting, ...]:
    """As printed. A first player is given by seat number, and only numbers of seats at the table are offered."""
    settings = {name: setting(printed) for name, printed in SETTINGS.items()}
    numbers = range(1, max(SEATS_AT_TABLE) + 1)
    sitting = tuple(tuple(seats for seats in SEATS_AT_TABLE if seats >= number) for number in numbers)
    settings["start_player"] = settings["start_player"]._replace(
        values=("random", *numbers), seats=(tuple(SEATS_AT_TABLE), *sitting)
    )
    return tuple(settings.values())


GAME: Manifest[State] = Manifest(
    box=Box(
        "xorlosch",
        version=2,
        upgrades=dict.fromkeys(range(1, 2), TOO_OLD),
        prefix="XOR",
        play=Play(
            state=State,
            rules=rules.IN_ORDER,
            settings=_settings(),
            setup=new_state,
            endings=("all-quests-done", "dragons-slain", "stopped"),
            stop="stopped",
            ranking=ranking,
            points=points,
        ),
        seats=Seats(
            numbers=SEATS_AT_TABLE,
            names=seat_names,
            minutes=(60, 90),
            sit=sit,
            preferences=(take_colour,),
            habits=HABITS,
            ready={choose_colour: None, choose_group: None},
            substitute=substitute,
            remarks=REMARKS,
        ),
        positions=Positions(
            sample=sample,
            components=components,
            arrange=arrange,
            describe=describe,
            full_name=full_name,
        ),
        questions=Questions(
            facts={
                "active": (SEATS, lambda s: s.active),
                "points": (NUMBER, lambda s: s.points),
                "boots": (NUMBER, lambda s: s.boots_points),
                "saved": (NUMBER, lambda s: saved(s, s.active) if s.active != NONE else 0),
                "quest": (QUESTS, lambda s: s.quest),
                "round": (NUMBER, lambda s: s.talk_round),
                "limit": (NUMBER, lambda s: s.round_cap),
            },
            things=(OBSTACLES, PRESETS, SQUARE_KINDS),
            ways=ways,
        ),
    ),
    looks=Looks(
        mood="ruins",
        scene=scene,
        account=account,
        turning_points=turning_points,
        deeds=deeds,
        chapters=CHAPTERS,
        warning=warning,
        grave=GRAVE,
        great=(announce, propose),
        pictures=PICTURES,
        notes=notes,
        sheet=deal,
        opening=opening_panel,
    ),
    bots=BOTS,
    study_bots=STUDY_BOTS,
    statistics=STATISTICS,
    sizes=SIZES,
    mind=MIND,
    remark=remark,
)
BOX = GAME.box
