"""Assistance and sabotage: who helps or hinders a battle, a disarm or an escape (DR-AST, DR-SAB)."""

from typing import Annotated, TypeAlias

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.dice_effects import CancelHelper, Forbid
from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS, DISARM, ESCAPE
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.terms import Pool
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.deeds import moment_of, wounds_for
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.held import always, at_window, powers_of, waives
from lanterne.games.dungeon_run.rules.rally import may_rally
from lanterne.games.dungeon_run.rules.reach import reaches
from lanterne.games.dungeon_run.state import (
    ACTIONS,
    NONE,
    POWERS,
    RATINGS,
    SABOTAGES,
    Deed,
    Game,
    PowerId,
    Rating,
    State,
    conscious,
    deed_of,
    present,
    put,
    set_deed,
    solo,
)
from lanterne.kit.options import ask_unless_forced

ActionId: TypeAlias = Annotated[int, ACTIONS]

ASSIST_OFFERED = Event("assist-offered", "DR-AST-2", seat=SEATS, rating=RATINGS, helped=SEATS)
ASSIST_ACCEPTED = Event("assist-accepted", "DR-AST-4", seat=SEATS, helper=SEATS)
ASSIST_REFUSED = Event("assist-refused", "DR-AST-2", seat=SEATS, helper=SEATS)
SABOTAGED = Event("sabotaged", "DR-SAB-1", seat=SEATS, victim=SEATS).befalling("victim")
DECLARATION_VOID = Event("declaration-void", "DR-ABI-3", seat=SEATS, power=POWERS, helper=SEATS)
SABOTEUR_PAYS = Event("saboteur-pays", "DR-SAB-3", seat=SEATS)

BULLIED = Refusal("bullied", "DR-GEN-1")
NOT_TO_BE_SABOTAGED = Refusal("not-to-be-sabotaged", "DR-GEN-1")

HELPED: dict[int, Pool] = {BATTLE: "battle", DISARM: "disarm", ESCAPE: "escape"}
"""The deeds that can be assisted and sabotaged, and the dice concerned (DR-AST-1, DR-SAB-1, DR-ESC-8)."""


# --- who may ----------------------------------------------------------------------------------------------------------


@law("DR-AST-1", "DR-AST-6", "DR-AST-8", "DR-AST-9", "DR-SAB-1", "DR-SAB-4", "DR-HVH-12", "DR-ESC-8", "DR-FLE-5")
def possible_helpers(s: State, deed: Deed) -> list[int]:
    """The other conscious heroes on the tile, clockwise from the acting one, except the hero attacked."""
    return [seat for seat in present(s, deed.tile, deed.hero) if seat not in (deed.hero, deed.opponent)]


@law("DR-GEN-1", "DR-SAB-1")
def cannot_sabotage(s: State, seat: int, *about: int) -> Refusal | None:
    """A power of the acting hero can forbid it, for such a roll or to weaker heroes."""
    deed = deed_of(s)
    if waives(s, deed.hero, "sabotage", deed, HELPED[deed.kind]):
        return NOT_TO_BE_SABOTAGED
    for number, operation in always(powers_of(s, deed.hero), Forbid):
        target = POWER_TABLE[number].power.target
        forbidden = operation.what == "sabotage_holder" and holds(s, deed.hero, number, deed)
        if forbidden and target is not None and reaches(s, deed.hero, target, seat):
            return BULLIED
    return None


def assistants(deed: Deed) -> list[int]:
    """Who assists in a deed, in the order of declaring: clockwise from the acting hero."""
    return [seat for seat, declared in deed.declared if declared != SABOTAGES]


def saboteurs(deed: Deed) -> list[int]:
    """Who sabotages it, in the same order."""
    return [seat for seat, declared in deed.declared if declared == SABOTAGES]


# --- declaring --------------------------------------------------------------------------------------------------------


@step("DR-AST-1", "DR-AST-3", "DR-AST-8", "DR-SAB-1", "DR-BAT-4", "DR-ESC-8")
def helpers_are_asked(game: Game) -> None:
    """Before any die is rolled each other hero on the tile declares, clockwise, whether to assist, sabotage or do
    nothing."""
    s = game.state
    deed = deed_of(s)
    asked = [declare_help(seat, deed.hero, deed.kind) for seat in possible_helpers(s, deed)]
    if asked:
        game.then(*asked, helpers_are_complete())


@decision("DR-AST-2", "DR-AST-4", "DR-AST-8", "DR-SAB-1")
def declare_help(game: Game, seat: SeatId, helped: SeatId, action: ActionId) -> Choice:
    """Do you assist or sabotage?"""
    return ask(seat, DECLARATIONS, default=stand_by())


@step("DR-AST-2", "DR-AST-8")
def stand_by(game: Game) -> None:
    """Neither assist nor sabotage."""


@step("DR-AST-2", "DR-AST-4", "DR-AST-8")
def assist(game: Game, seat: SeatId, rating: Rating) -> None:
    """Offer assistance with Brawn or Magic; the acting hero accepts or refuses it at once."""
    game.say(ASSIST_OFFERED, seat, rating, deed_of(game.state).hero)
    game.then(answer_offer(seat, rating))


@step("DR-SAB-1", "DR-SAB-4", "DR-AST-6")
def sabotage(game: Game, seat: SeatId) -> None:
    """Hinder the acting hero."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(declared=(*deed.declared, (seat, SABOTAGES))))
    game.say(SABOTAGED, seat, deed.hero)


def _himself(s: State, seat: int, *about: int) -> tuple[tuple[int, ...], ...]:
    return ((seat,),)


def _with_either(s: State, seat: int, *about: int) -> tuple[tuple[int, ...], ...]:
    return ((seat, BRAWN), (seat, MAGIC))


STAND_BY = Offer(stand_by)
SABOTAGE_HIM = Offer(sabotage, _himself, closed=(cannot_sabotage,))
DECLARATIONS = (STAND_BY, Offer(assist, _with_either), SABOTAGE_HIM)
AFTER_REFUSAL = (STAND_BY, SABOTAGE_HIM)


@decision("DR-AST-2", "DR-AST-8")
def answer_offer(game: Game, helper: SeatId, rating: Rating) -> Choice:
    """Do you accept this assistance?"""
    return ask(deed_of(game.state).hero, OFFER_ANSWERS, helper, rating)


@step("DR-AST-2", "DR-AST-7")
def accept_assist(game: Game, helper: SeatId, rating: Rating) -> None:
    """Accept the assistance."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(declared=(*deed.declared, (helper, rating))))
    game.say(ASSIST_ACCEPTED, deed.hero, helper)


@step("DR-AST-2", "DR-AST-8")
def refuse_assist(game: Game, helper: SeatId, rating: Rating) -> None:
    """Refuse the assistance; the helper may still sabotage you."""
    game.say(ASSIST_REFUSED, deed_of(game.state).hero, helper)
    ask_unless_forced(game, declare_after_refusal(helper))


def _offered(s: State, seat: int, helper: int, rating: int) -> tuple[tuple[int, ...], ...]:
    return ((helper, rating),)


OFFER_ANSWERS = (Offer(accept_assist, _offered), Offer(refuse_assist, _offered))


@decision("DR-AST-8")
def declare_after_refusal(game: Game, seat: SeatId) -> Choice:
    """Your help was refused: do you sabotage instead?"""
    return ask(seat, AFTER_REFUSAL, default=stand_by())


# --- what counts ------------------------------------------------------------------------------------------------------


@step("DR-AST-8", "DR-ABI-3")
def helpers_are_complete(game: Game) -> None:
    """All have declared. Heroes who can void a declaration on their tile may do so now, the acting hero first."""
    s = game.state
    deed = deed_of(s)
    asked = [
        void_declaration(seat, number)
        for seat in present(s, deed.tile, deed.hero)
        for number in at_window(s, seat, "helpers_declared")
    ]
    game.then(*asked, declarations_stand())


@law("DR-ABI-3", "DR-ABI-4")
def can_void(s: State, seat: int, power: int) -> bool:
    """Whether there is a declaration that this power could void."""
    deed = deed_of(s)
    voids = any(isinstance(operation, CancelHelper) for operation in POWER_TABLE[power].power.do)
    return voids and bool(deed.declared) and left(s, seat, power) and holds(s, seat, power, deed)


@decision("DR-ABI-3")
def void_declaration(game: Game, seat: SeatId, power: PowerId) -> Choice | None:
    """Do you void a declaration?"""
    return ask(seat, VOIDING, power, default=let_stand()) if can_void(game.state, seat, power) else None


@step("DR-ABI-3")
def let_stand(game: Game) -> None:
    """Leave all declarations as they are."""


@step("DR-ABI-3", "DR-ABI-4")
def void_help(game: Game, seat: SeatId, power: PowerId, helper: SeatId) -> None:
    """This hero's declaration is void, whether assistance or sabotage."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(declared=tuple([each for each in deed.declared if each[0] != helper])))
    use_up(s, seat, power)
    game.say(DECLARATION_VOID, seat, power, helper)


def _declarers(s: State, seat: int, power: int) -> list[tuple[int, ...]]:
    return [(seat, power, helper) for helper, _ in deed_of(s).declared]


VOIDING = (Offer(let_stand), Offer(void_help, _declarers))


@law("DR-TSP-4", "DR-TSP-12", "DR-SOL-7")
def lacks_assist(s: State, deed: Deed) -> bool:
    """Whether this battle in a Glyph Room cannot take place because nobody assists."""
    bound = deed.kind == BATTLE and deed.monster != NONE and PRINTED_ON[deed.tile].needs_assist and not solo(s)
    return bound and not assistants(deed)


@step("DR-ABI-20", "DR-TSP-12")
def declarations_stand(game: Game) -> None:
    """The declarations that are left count: saboteurs wrong the acting hero. Where a battle needs assistance and has
    none, all declarations are void."""
    s = game.state
    deed = deed_of(s)
    if lacks_assist(s, deed):
        set_deed(s, deed._replace(declared=()))
        return
    victim = s.heroes[deed.hero]
    wrongs = sum(1 << seat for seat in saboteurs(deed))
    put(s, deed.hero, victim._replace(wronged_by=victim.wronged_by | wrongs))


# --- the consequences -------------------------------------------------------------------------------------------------


@step("DR-RAL-1", "DR-RAL-4", "DR-SAB-3", "DR-BAT-18", "DR-ESC-9", "DR-DIS-7")
def helpers_are_repaid(game: Game) -> None:
    """The deed has succeeded: each assistant may rally, clockwise; then each saboteur takes a wound."""
    s = game.state
    deed = deed_of(s)
    for seat in assistants(deed):
        game.then(moment_of("assist_success", seat), may_rally(seat))
    if saboteurs(deed):
        game.then(saboteurs_pay())


@step("DR-SAB-3", "DR-GEN-8")
def saboteurs_pay(game: Game) -> None:
    """Each saboteur takes a wound, all at once; then come the acting hero's powers for it."""
    s = game.state
    deed = deed_of(s)
    for seat in saboteurs(deed):
        if conscious(s, seat):
            game.say(SABOTEUR_PAYS, seat)
            game.then(wounds_for(seat, CONSTANTS.sabotage_wounds, "sabotage", NONE))
    game.then(falls_are_checked(NONE), moment_of("sabotage_beaten", deed.hero))
