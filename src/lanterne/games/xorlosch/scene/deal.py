"""The sheet of a deal: what everybody has, would get from the quest that is being settled, and would have then."""

from functools import reduce

from lanterne.engine import View
from lanterne.games.xorlosch import state
from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX
from lanterne.games.xorlosch.rules.tasks import holder
from lanterne.games.xorlosch.scene.things import player_name
from lanterne.games.xorlosch.state import CARDS, NONE, QUESTS, State, clockwise
from lanterne.scene import Say, Sheet, SheetRow
from lanterne.scene.saying import said

COLUMNS = (Say("deal-has"), Say("deal-gets"), Say("deal-then"), Say("deal-says"))
SAID = {
    state.VETO: Say("deal-vetoes"),
    state.AGREE: Say("deal-agrees"),
    state.RENOUNCED: Say("deal-renounces"),
}
NOTHING = Say("deal-nothing")


def deal(view: View[State]) -> Sheet | None:
    """A row for each player, the proposer first; None while no quest is being settled."""
    s = view.state
    if s.quest == NONE:
        return None
    holders = {card: holder(s, card) for card in s.open[s.quest]}
    rows = [_row(s, seat, holders, seat == view.seat) for seat in (s.active, *clockwise(s)[:-1])]
    tied = [card for card, who in holders.items() if who == NONE]
    rows += [SheetRow(Say("deal-tied"), (NOTHING, _listed(tied), NOTHING, NOTHING))] if tied else []
    return Sheet(Say("deal", {"quest": said(QUESTS, s.quest)}), COLUMNS, tuple(rows))


def shares(s: State) -> dict[int, tuple[int, int]]:
    """The task cards of each player now, and once the quest is completed as it stands."""
    holders = [holder(s, card) for card in s.open[s.quest]]
    return {seat: (len(player.won), len(player.won) + holders.count(seat)) for seat, player in enumerate(s.players)}


def _row(s: State, seat: int, holders: dict[int, int], own: bool) -> SheetRow:
    had, will = shares(s)[seat]
    gets = [card for card, who in holders.items() if who == seat]
    cells = (_number(had), _listed(gets), _number(will), _says(s, seat))
    return SheetRow(player_name(s, seat), cells, COLOUR_HEX[s.players[seat].colour], own)


def _number(cards: int) -> Say:
    return Say("deal-number", {"count": cards})


def _listed(cards: list[int]) -> Say:
    """The names of tasks, one after the other."""
    names = [said(CARDS, card) for card in cards]
    return reduce(lambda first, last: Say("deal-list", {"first": first, "last": last}), names) if names else NOTHING


def _says(s: State, seat: int) -> Say:
    """What a player has answered: the strongest word counts."""
    if seat == s.active:
        return Say("deal-proposes")
    answers = {answer.said for answer in s.answers if answer.seat == seat}
    for word in (state.VETO, state.RENOUNCED, state.AGREE):
        if word in answers:
            return SAID[word]
    return NOTHING
