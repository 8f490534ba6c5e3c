"""What follows when something is completely resolved: the end of a combat, its gold and treasures, and more (WQ-GLD,
WQ-TRE-2, WQ-OBJ-17)."""

from lanterne.engine import Call, Event, has, part, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import EVENTS
from lanterne.games.warhammer_quest.rules.adventures import fighting_pit, firechasm, fountain, idol, tomb
from lanterne.games.warhammer_quest.rules.difficulty import catch_breath
from lanterne.games.warhammer_quest.rules.dungeon import inside, layout, sees, take_away
from lanterne.games.warhammer_quest.rules.ending import nobody_left, pay_trophies
from lanterne.games.warhammer_quest.rules.harm import remove_foe
from lanterne.games.warhammer_quest.rules.plot import SETTLE, Plot
from lanterne.games.warhammer_quest.rules.portcullis import close_portcullis
from lanterne.games.warhammer_quest.rules.treasure import draw_treasures
from lanterne.games.warhammer_quest.state import BERSERK, FOES, GONE, GUARDIANS, INSIDE, NONE, ON_BOARD, Game, State
from lanterne.games.warhammer_quest.state import EVENTS as EVENT_IDS

COMBAT_OVER = Event("combat-over", "WQ-GEN-10")
EVENT_OVER = Event("event-over", "WQ-TRE-2", event=EVENT_IDS)
GUARDIANS_GONE = Event("guardians-gone", "WQ-OBJ-17")
CUT_OFF = Event("cut-off", "WQ-GEN-11", foe=FOES)

PLOTS: tuple[Plot, ...] = (*fighting_pit.PLOTS, *firechasm.PLOTS, *fountain.PLOTS, *tomb.PLOTS, *idol.PLOTS)
"""In the order of `ADVENTURES`."""
assert len(PLOTS) == len(ADVENTURES)


@step("WQ-OBJ-15", "WQ-OBJ-17", "WQ-SEQ-2")
def adventure_moment(game: Game, moment: int, *about: int) -> None:
    """Let the adventure act at this moment, if it does."""
    game.then(*at_moment(game.state, moment, *about))


def at_moment(s: State, moment: int, *about: int) -> tuple[Call, ...]:
    """The adventure's step at this moment, or nothing. It is the same throughout the game."""
    act = PLOTS[s.adventure].moments.get(moment)
    return () if act is None else (act(*about),)


SETTLE_STEPS = tuple(plot.moments[SETTLE]() if SETTLE in plot.moments else None for plot in PLOTS)
"""For each adventure, its step when something is resolved."""


@step("WQ-OBJ-17", "WQ-GLD-4", "WQ-TRE-11", "WQ-EVT-4")
def settle(game: Game) -> None:
    """After every complete resolution, in order: events and combat end, gold and treasures are shared, then the
    portcullis, the adventure, and the end of the game."""
    s = game.state
    if s.standing or s.guarded == ON_BOARD:
        events_over(game)
    if not s.monsters:
        end_combat(game)
        if s.owed:
            owed, s.owed = s.owed, 0
            game.then(draw_treasures(owed))
    if s.portcullis != NONE:
        close_portcullis(game)
    if (act := SETTLE_STEPS[s.adventure]) is not None:
        game.then(act)
    for row in s.warriors:
        if row.fate == INSIDE:
            return
    if not s.result:
        game.then(nobody_left())


@part("WQ-TRE-1", "WQ-TRE-2", "WQ-EVT-2", "WQ-EVT-3", "WQ-OBJ-4")
def events_over(game: Game) -> None:
    """An event is over, and worth a treasure, when none of its monsters is left; the same goes for the guardians. A
    group whose monsters were all cut off is worth nothing (WQ-GEN-11)."""
    s = game.state
    alive = [row.card for row in s.monsters]
    for card in s.standing:
        if card not in alive and EVENTS[card].monsters:
            s.standing = tuple(other for other in s.standing if other != card)
            s.old_events += (card,)
            s.cleared += 1
            game.say(EVENT_OVER, card)
            if card in s.thinned or card not in s.vanished:
                s.owed += EVENTS[card].treasure
    if s.guarded == ON_BOARD and GUARDIANS not in alive:
        s.guarded = GONE
        game.say(GUARDIANS_GONE)
        if GUARDIANS in s.thinned or GUARDIANS not in s.vanished:
            s.owed += 1
    if s.vanished:
        s.vanished = tuple(card for card in s.vanished if card in alive)
    for card in s.thinned:
        if card not in alive:
            s.thinned = tuple(other for other in s.thinned if other != card)


@part("WQ-GEN-10", "WQ-GLD-2", "WQ-GLD-4", "WQ-HRO-4", "WQ-VAR-11")
def end_combat(game: Game) -> None:
    """The last monster is gone: trophies become gold, and nobody is berserk any more. Unconscious warriors are paid
    too."""
    s = game.state
    fought = False
    for warrior, row in enumerate(s.warriors):
        if row.conditions & BERSERK:
            take_away(s, warrior, BERSERK)
            fought = True
        if row.trophies:
            fought = True
            pay_trophies(game, warrior)
    if fought:
        game.say(COMBAT_OVER)
        if s.agreed.mercy.breather:
            game.then(*map(catch_breath, inside(s)))


@step("WQ-GEN-11")
def monsters_cut_off(game: Game) -> None:
    """At the end of a turn a monster that neither sees nor can reach a living warrior leaves the game without gold. If
    no warrior is left, the game is over anyway."""
    s = game.state
    party = [s.warriors[warrior].square for warrior in inside(s)]
    if not s.monsters or not party:
        return
    graph = layout(s).graph
    near = 0
    for square in party:
        near |= graph.connected(square)
    lost = [
        row for row in s.monsters if not has(near, row.square) and not any(sees(s, row.square, one) for one in party)
    ]
    for row in lost:
        game.say(CUT_OFF, row.foe)
        remove_foe(s, row.foe)
        s.vanished += (row.card,)
