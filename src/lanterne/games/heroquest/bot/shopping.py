"""What a steady hero buys: protection first, then a better weapon, then what helps the party."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.outlook import Options
from lanterne.games.heroquest.content.cards import WIZARD
from lanterne.games.heroquest.state import ITEMS, State

LISTS: dict[int, tuple[str, ...]] = {
    WIZARD: ("staff", "bracers", "holy-water"),
}
"""In the order of wishes; of each one is enough."""
FIGHTERS = ("helmet", "shield", "broadsword", "chain-mail", "longsword", "crossbow", "holy-water")


def shop(s: State, hero: int, o: Options) -> Call:
    """The first wish that the gold is enough for; else armour and weapons are put on, and the hero goes."""
    owned = {str(ITEMS.name(item)) for item in s.sheets[hero].items}
    wishes = LISTS.get(hero, FIGHTERS)
    affordable = {str(ITEMS.name(call[1])): call for call in o.get("buy", ())}
    for wish in wishes:
        if wish in owned or _better(wish, owned):
            continue
        if wish in affordable:
            return affordable[wish]
        if wish in ("chain-mail", "bracers"):
            break  # save up for it
    return o["leave_armoury"][0]


def _better(wish: str, owned: set[str]) -> bool:
    """Whether something owned makes the wish idle."""
    instead = {
        "broadsword": {"longsword", "battle-axe", "spirit-blade", "fortunes-longsword"},
        "longsword": {"spirit-blade", "fortunes-longsword", "battle-axe"},
        "chain-mail": {"plate-mail", "borins-armor"},
        "bracers": {"borins-armor"},
        "staff": {"wizards-staff"},
    }
    return bool(owned & instead.get(wish, set()))
