"""The armoury, a shop of cards: what each thing does, what it costs, and what it would be to the hero who looks."""

from lanterne.games.heroquest.content.cards import HERO_NAMES, ITEM_COST
from lanterne.games.heroquest.rules.armoury import shopping
from lanterne.games.heroquest.rules.defence import defend_dice
from lanterne.games.heroquest.rules.gear import GEAR, may_use
from lanterne.games.heroquest.rules.weapons import attack_dice
from lanterne.games.heroquest.scene.looks import (
    ATTACK_ICON,
    DEFEND_ICON,
    GOLD_ICON,
    HERO_ICONS,
    HERO_MARKS,
    HERO_TONES,
    ITEM_ICONS,
    MOVE_ICON,
)
from lanterne.games.heroquest.scene.sheets import item_tone
from lanterne.games.heroquest.state import HEROES, ITEMS, NONE, State
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def in_armoury(s: State) -> bool:
    """Whether a hero is being asked what to buy."""
    return any(call[0] == shopping.name for call in s.agenda)


def armoury_panel(s: State) -> Panel:
    """Who shops, with gold and dice, and everything that is sold. It is open to all."""
    hero = s.active
    buyer = (_buyer(s, hero),) if hero != NONE else ()
    wares = [_ware(s, hero, item, cost) for item, cost in enumerate(ITEM_COST) if cost]
    return Panel("armoury", Say("panel-armoury"), "list", (*buyer, *wares), spread=True)


def _buyer(s: State, hero: int) -> Node:
    gold, attack, defend = s.sheets[hero].gold, attack_dice(s, hero, s.sheets[hero].readied, NONE), defend_dice(s, hero)
    return Node(
        id=f"buyer:{HERO_NAMES[hero]}",
        shape="person",
        label=said(HEROES, hero),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        detail=tuple([said(ITEMS, item) for item in dict.fromkeys(s.sheets[hero].items)]),
        facts=(
            Fact(GOLD_ICON, str(gold), Say("gold", {"gold": gold})),
            Fact(ATTACK_ICON, str(attack), Say("dice-attack", {"count": attack})),
            Fact(DEFEND_ICON, str(defend), Say("dice-defend", {"count": defend})),
        ),
        thing=f"hero:{HERO_NAMES[hero]}",
        active=True,
    )


def _ware(s: State, hero: int, item: int, cost: int) -> Node:
    return Node(
        id=f"armoury:{ITEMS.name(item)}",
        shape="card",
        label=said(ITEMS, item),
        tone=item_tone(item),
        icon=ITEM_ICONS[item],
        detail=(effect_said(ITEMS, item), *_to_hero(s, hero, item, cost)),
        facts=(Fact(GOLD_ICON, str(cost), Say("price", {"gold": cost})), *_dice(item)),
        thing=f"item:{ITEMS.name(item)}",
        dim=hero != NONE and cost > s.sheets[hero].gold,
    )


def _dice(item: int) -> tuple[Fact, ...]:
    """The dice that it is worth."""
    gear = GEAR[item]
    if gear is None:
        return ()
    attack = Fact(ATTACK_ICON, str(gear.attack), Say("dice-attack", {"count": gear.attack}))
    defend = Fact(DEFEND_ICON, f"+{gear.defend}", Say("dice-defend", {"count": gear.defend}))
    slow = Fact(MOVE_ICON, "1", Say("ware-slow"))
    return (
        *((attack,) if gear.attack else ()),
        *((defend,) if gear.defend else ()),
        *((slow,) if gear.movement_dice else ()),
    )


def _to_hero(s: State, hero: int, item: int, cost: int) -> tuple[Say, ...]:
    """Whether the hero who looks has one, can use it, or cannot pay."""
    if hero == NONE:
        return ()
    sheet = s.sheets[hero]
    owned, missing = sheet.items.count(item), cost - sheet.gold
    return (
        *((Say("ware-owned", {"count": owned}),) if owned else ()),
        *(() if may_use(hero, item) else (Say("ware-useless", {"hero": said(HEROES, hero)}),)),
        *((Say("ware-too-dear", {"gold": missing}),) if missing > 0 else ()),
    )
