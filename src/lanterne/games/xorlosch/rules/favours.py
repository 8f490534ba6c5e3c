"""The ledger of favours (XOR-DIP-22): who has helped and who has hurt whom. Everybody can read it; it binds nobody."""

from lanterne.engine import law, part
from lanterne.games.xorlosch.rules.answers import said
from lanterne.games.xorlosch.rules.tasks import holder
from lanterne.games.xorlosch.state import AGREE, NONE, RENOUNCED, VETO, Favour, State


@law("XOR-DIP-22")
def favour(s: State, giver: int, to: int) -> Favour:
    """What the ledger says of these two."""
    return next((row for row in s.favours if (row.giver, row.to) == (giver, to)), Favour(giver, to))


@part("XOR-DIP-22")
def note(s: State, giver: int, to: int, helped: int, hurt: int) -> None:
    """Write something into the ledger. An entry without a second player, or about one player alone, is left out."""
    if giver == to or NONE in (giver, to):
        return
    row = favour(s, giver, to)
    row = row._replace(helped=row.helped + helped, hurt=row.hurt + hurt)
    others = [other for other in s.favours if (other.giver, other.to) != (giver, to)]
    s.favours = sorted([*others, row], key=lambda each: (each.giver, each.to))


@part("XOR-DIP-22")
def note_success(s: State, quest: int) -> None:
    """The quest is awarded: those who agreed have helped the active player, once each, unless it was forced; those who
    renounced a task have helped the player who gets it."""
    for seat in range(len(s.players)):
        if not s.forced and any(said(s, seat, card) == AGREE for card in s.open[quest] if holder(s, card) == seat):
            note(s, seat, s.active, helped=1, hurt=0)
        for card in s.open[quest]:
            if said(s, seat, card) == RENOUNCED:
                note(s, seat, holder(s, card), helped=1, hurt=0)


@part("XOR-DIP-22")
def note_loss(s: State, seat: int, before: dict[int, int]) -> None:
    """An item was used: it hurts those who held a task `before` that is now the player's."""
    for card, who in before.items():
        if holder(s, card) == seat:
            note(s, seat, who, helped=0, hurt=1)


@part("XOR-DIP-22")
def note_failure(s: State, quest: int) -> None:
    """The talks have failed: those whose veto stands have hurt the active player, once each."""
    for seat in range(len(s.players)):
        if any(said(s, seat, card) == VETO for card in s.open[quest] if holder(s, card) == seat):
            note(s, seat, s.active, helped=0, hurt=1)
