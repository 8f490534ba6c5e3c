"""Moments at which cards and spells may be used (WQ-EQP-3, WQ-EQP-11), and how players ask to be left alone."""

from lanterne.engine import Event, Motion, Offer, Refusal, SeatId, law, part, step
from lanterne.engine.window import pass_
from lanterne.games.warhammer_quest.content.cards import ATTACK as ATTACK_SPELL
from lanterne.games.warhammer_quest.content.cards import (
    FIRST_TREASURE,
    HAND_OF_DEATH_SCROLL,
    HEALING_POTION,
    ITEM_NAMES,
    SPELL_NAMES,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import change, take_away
from lanterne.games.warhammer_quest.rules.power import purse
from lanterne.games.warhammer_quest.rules.trap_pit import could_climb, could_pull, nobody_trapped
from lanterne.games.warhammer_quest.state import (
    ASK,
    ATTACK_WINDOW,
    FALL_WINDOW,
    INSIDE,
    LEVITATING,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE_WINDOW,
    MOVEMENT_WINDOW,
    NONE,
    OWN_TURN_WINDOW,
    PASS_PHASE,
    PASS_UNTIL_HIT,
    PASS_UNTIL_OWN_TURN,
    PASS_UNTIL_WOUNDED,
    POWER_ROLL_WINDOW,
    SELDOM,
    TURN_END_WINDOW,
    WARRIORS_PHASE,
    WARRIORS_PHASE_WINDOW,
    CardRow,
    Game,
    Moment,
    State,
    Warrior,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

OWN_TURN_MOMENTS = (OWN_TURN_WINDOW, MOVEMENT_WINDOW, ATTACK_WINDOW)
LAST_HELP = (FALL_WINDOW, TURN_END_WINDOW)
"""Players who could help a warrior at 0 wounds are asked in these windows even if they have passed."""

COMES_DOWN = Event("comes-down", "WQ-MAG-17", warrior=WARRIOR_IDS)

ASKED_ANYWAY = Refusal("asked-anyway", "WQ-EQP-11")

AMULET = ITEM_NAMES.index("amulet-of-power")
_AT = {
    "after_power_roll": (POWER_ROLL_WINDOW,),
    "start_of_warriors_phase": (WARRIORS_PHASE_WINDOW,),
    "any_time": tuple(range(13)),
}
_USABLE: tuple[frozenset[int], ...] = tuple(
    frozenset(
        (
            HEALING_POTION,
            HAND_OF_DEATH_SCROLL,
            *(n for n, card in enumerate(TREASURES, FIRST_TREASURE) if moment in _AT.get(card.when, ())),
            *(n for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.when == "attack_spell"),
        )
    )
    for moment in range(13)
)
"""For each window, the cards that can be used in it."""
_MADE_FOR = {
    moment: frozenset(n for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.when == when)
    for when, (moment, *others) in _AT.items()
    if not others
}
"""For each window, the cards that can be used in no other."""
_NEVER_QUIET = (MONSTERS_PHASE_WINDOW, FALL_WINDOW)
"""The windows in which even players who said SELDOM are asked."""
_HEALING = frozenset(
    (HEALING_POTION, *(n for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.category in ("healing", "potion")))
)
_SCROLLS = frozenset((HAND_OF_DEATH_SCROLL, ITEM_NAMES.index("finger-of-doom-scroll")))
"""They hold attack spells."""
_COST = tuple(card.power for card in SPELL_CARDS)
_ATTACKS = frozenset(spell for spell, card in enumerate(SPELL_CARDS) if card.kind == ATTACK_SPELL)
_AT_FOES = frozenset(SPELL_NAMES.index(name) for name in ("fireball", "lightning-bolt", "freeze", "confuse"))
_FOR_THE_HURT = frozenset(SPELL_NAMES.index(name) for name in ("healing-hands", "heal-wounds", "lifebringer"))
_HARMING = frozenset(ITEM_NAMES.index(name) for name in ("firebomb", "lightning-fire-ring", "throwing-spear"))


# --- pausing ----------------------------------------------------------------------------------------------------------


@step("WQ-EQP-3", "WQ-EQP-11")
def pause(game: Game, moment: Moment) -> None:
    """One of the moments at which cards and spells may be used."""
    pause_now(game, moment)


@part("WQ-EQP-3", "WQ-EQP-11")
def pause_now(game: Game, moment: int) -> None:
    """Pause before anything else that the running step puts on the agenda. Only players who could use something are
    asked."""
    s = game.state
    if s.floating:
        float_no_more(game, moment)
    if moment == WARRIORS_PHASE_WINDOW:
        amulet_wakes(s)
    if somebody_could(s, moment):
        game.then(ahead.interrupt(moment))


@law("WQ-EQP-3", "WQ-EQP-11")
def somebody_could(s: State, moment: int) -> bool:
    """A quick check, before the exact one, whether anybody who wants to be asked could use anything."""
    if moment not in _NEVER_QUIET and is_quiet(s, moment):
        return False
    usable = _USABLE[moment]
    for card in s.cards:
        if card.item in usable and card.holder != NONE and is_listening(s, card.holder, moment) and serves(s, card):
            return True
    if s.spells and is_listening(s, WIZARD, moment) and could_cast(s):
        return True
    return somebody_trapped(s) and any(is_listening(s, each, moment) and has_rope_to_use(s, each) for each in s.party)


def has_rope_to_use(s: State, warrior: int) -> bool:
    """Whether a warrior could pull somebody out of a pit, or climb out of it."""
    return could_pull(s, warrior) or could_climb(s, warrior)


def somebody_trapped(s: State) -> bool:
    """Whether a warrior is in a trap pit."""
    return nobody_trapped(s, 0) is None


def is_quiet(s: State, moment: int) -> bool:
    """An even quicker check: all players said SELDOM, and this is not a moment for them."""
    for row in s.warriors:
        if row.passing != SELDOM:
            return False
    if moment == WARRIORS_PHASE_WINDOW and somebody_trapped(s):
        return False
    if moment in _MADE_FOR:
        return _MADE_FOR[moment].isdisjoint([card.item for card in s.cards])
    return moment not in LAST_HELP or not somebody_lies(s)


@law("WQ-EQP-11")
def is_listening(s: State, warrior: int, moment: int) -> bool:
    """Whether a player who could use something is asked in this window: they have not passed for longer, or a warrior
    is at 0 wounds and this is the last moment to help. Their own turn has the same offers.
    SELDOM players are asked about the rope before the first warrior acts, because it may give a friend their own
    turn. A warrior who could climb out of a pit is asked then whatever they have said, because nobody else can do
    anything."""
    row = s.warriors[warrior]
    if row.passing == SELDOM:
        wanted = moment in _NEVER_QUIET or (moment in _MADE_FOR and holds_for(s, warrior, moment))
        wanted = wanted or (moment == WARRIORS_PHASE_WINDOW and could_pull(s, warrior))
    else:
        wanted = row.passing == ASK
    wanted = wanted or (moment == WARRIORS_PHASE_WINDOW and could_climb(s, warrior))
    if not wanted and not (moment in LAST_HELP and somebody_lies(s)):
        return False
    return row.fate == INSIDE and not (warrior == s.active and moment in OWN_TURN_MOMENTS)


def holds_for(s: State, warrior: int, moment: int) -> bool:
    """Whether a warrior holds a card for this window and no other."""
    return any(card.holder == warrior and card.item in _MADE_FOR[moment] and not card.used for card in s.cards)


@law("WQ-EQP-11", "WQ-WND-3")
def somebody_lies(s: State) -> bool:
    """Whether a warrior is unconscious."""
    return 0 in [row.wounds for row in s.warriors if row.fate == INSIDE]


def somebody_is_hurt(s: State) -> bool:
    """Whether a warrior in the dungeon has lost wounds."""
    return bool([row for row in s.warriors if row.wounds < row.starting and row.fate == INSIDE])


def could_use(s: State, warrior: int, moment: int) -> bool:
    """Whether the warrior holds a card, or can pay for a spell, that might be of use in this window; or there is a
    rope, and somebody to pull out of a pit."""
    usable = _USABLE[moment]
    for card in s.cards:
        if card.item in usable and card.holder == warrior and serves(s, card):
            return True
    return (warrior == WIZARD and could_cast(s)) or has_rope_to_use(s, warrior)


def serves(s: State, card: CardRow) -> bool:
    """Whether a card is not used up, and there is somebody it might heal or harm."""
    item = card.item
    if card.used:
        return False
    if item in _HEALING:
        return somebody_is_hurt(s)
    if item in _SCROLLS:
        return s.phase == WARRIORS_PHASE and bool(s.monsters)
    return item not in _HARMING or bool(s.monsters)


def could_cast(s: State) -> bool:
    """Whether the Wizard can pay for a spell that may be cast now and might have a target."""
    most = purse(s)
    for spell in s.spells:
        if _COST[spell] > most or (spell in _AT_FOES and not s.monsters):
            continue
        if (s.phase == WARRIORS_PHASE or spell not in _ATTACKS) and (spell not in _FOR_THE_HURT or somebody_is_hurt(s)):
            return True
    return False


def amulet_wakes(s: State) -> None:
    """The amulet of power works once at the start of each warriors' phase."""
    for place, card in enumerate(s.cards):
        if card.item == AMULET and card.used:
            s.cards[place] = card._replace(used=False)


# --- what players say about being asked -------------------------------------------------------------------------------


def oneself(s: State, seat: int, moment: int) -> tuple[tuple[int, ...], ...]:
    """The warrior who is asked. SELDOM players can only pass."""
    return ((s.party[seat],),) if s.warriors[s.party[seat]].passing != SELDOM else ()


@step("WQ-EQP-11")
def pass_phase(game: Game, warrior: Warrior) -> None:
    """Do not ask again in this phase."""
    change(game.state, warrior, passing=PASS_PHASE)
    game.then(pass_())


@step("WQ-EQP-11")
def pass_until_hit(game: Game, warrior: Warrior) -> None:
    """Do not ask until a warrior is hit."""
    change(game.state, warrior, passing=PASS_UNTIL_HIT)
    game.then(pass_())


@step("WQ-EQP-11")
def pass_until_wounded(game: Game, warrior: Warrior) -> None:
    """Do not ask until a warrior loses wounds."""
    change(game.state, warrior, passing=PASS_UNTIL_WOUNDED)
    game.then(pass_())


@step("WQ-EQP-11")
def pass_until_own_turn(game: Game, warrior: Warrior) -> None:
    """Do not ask until my own turn."""
    change(game.state, warrior, passing=PASS_UNTIL_OWN_TURN)
    game.then(pass_())


@step("WQ-EQP-11")
def ask_seldom(game: Game, warrior: Warrior) -> None:
    """Ask only at the start of the monsters' phase, when a card is made for the moment, and when a warrior is at 0
    wounds."""
    change(game.state, warrior, passing=SELDOM)
    game.then(pass_())


WAYS_TO_PASS = (pass_phase, pass_until_hit, pass_until_wounded, pass_until_own_turn, ask_seldom)
PASSES = tuple(Offer(way, oneself) for way in WAYS_TO_PASS)


@step("WQ-EQP-11")
def ask_me_again(game: Game, seat: SeatId) -> None:
    """Take back an early pass."""
    change(game.state, game.state.party[seat], passing=ASK)


def nobody(s: State, seat: int) -> tuple[int, ...]:
    """No one has to agree."""
    return ()


@law("WQ-EQP-11")
def asked_anyway(s: State, seat: int) -> Refusal | None:
    """Only a player who has passed can take it back."""
    warrior = s.party[seat]
    return ASKED_ANYWAY if warrior == NONE or s.warriors[warrior].passing == ASK else None


def has_set_out(s: State, seat: int) -> bool:
    """Whether the first turn has begun; before it there is nothing to ask about, trade or give up."""
    return s.turn > 0


MOTIONS = (Motion(ask_me_again, nobody, asked_anyway, belongs=has_set_out),)


# --- one full turn ----------------------------------------------------------------------------------------------------


@law("WQ-MAG-9", "WQ-MAG-17")
def one_full_turn(s: State, moment: int) -> tuple[int, int, int]:
    """When something that lasts one full turn ends: the turn, the window, and the turn or phase it belongs to.
    Normally that is the same window of the next turn. What begins between monster attacks ends at the start of the
    monsters' phase; what begins in an own turn outside the warriors' phase ends with that phase."""
    if moment in OWN_TURN_MOMENTS:
        return (s.turn + 1, moment, s.active) if s.phase == WARRIORS_PHASE else (s.turn + 1, NONE, s.phase)
    return s.turn + 1, MONSTERS_PHASE_WINDOW if moment == MONSTER_ATTACK_WINDOW else moment, s.phase


@law("WQ-MAG-17")
def is_over(s: State, moment: int, turn: int, window: int, whose: int) -> bool:
    """Whether that window has come, or its phase has passed without it."""
    if s.turn != turn:
        return s.turn > turn
    if window in OWN_TURN_MOMENTS:
        return s.phase > WARRIORS_PHASE or (window == moment and s.active == whose)
    return s.phase > whose or (s.phase == whose and window == moment)


@part("WQ-MAG-9", "WQ-MAG-17")
def float_no_more(game: Game, moment: int) -> None:
    """Warriors whose full turn is over come down."""
    s = game.state
    for warrior, *until in s.floating:
        if is_over(s, moment, *until):
            s.floating = tuple(entry for entry in s.floating if entry[0] != warrior)
            take_away(s, warrior, LEVITATING)
            game.say(COMES_DOWN, warrior)
