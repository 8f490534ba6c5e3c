"""Through whose eyes a connection looks at a table."""

from lanterne.server.connection import Connection
from lanterne.server.open_table import OpenTable


def eyes(live: OpenTable, connection: Connection) -> tuple[int, str]:
    """The seat through which a connection looks now, -1 for a spectator's view. If somebody else has to look away
    first, the seat is -1 and the second value is the name of the person the screen is for. Updates
    `connection.looking`."""
    table = live.table
    mine = live.seats_of(connection.person)
    if table is None or not mine:
        return -1, ""
    if len(mine) == 1:
        connection.looking = mine[0]
        return mine[0], ""
    asked = next((seat for seat in table.asked if seat in mine), -1)
    if connection.looking not in mine:
        connection.looking = -1
    looking = connection.looking
    if not live.plan.curtain or len({table.seats[seat].person for seat in mine}) == 1:
        connection.looking = asked if asked >= 0 else looking if looking >= 0 else mine[0]
        return connection.looking, ""
    if asked < 0:
        return looking, ""
    person = table.seats[asked].person
    if looking < 0 or (table.seats[looking].person != person and not _know_the_same(live, looking, asked)):
        connection.looking = -1
        return -1, person
    connection.looking = asked
    return asked, ""


def _know_the_same(live: OpenTable, one: int, other: int) -> bool:
    """Whether a game with secrets has none between the people at two seats, so that neither has to look away. In a game
    without secrets, people who set up a curtain get one."""
    table = live.table
    assert table is not None
    if not table.box.visibility.secrets:
        return False
    mine, theirs = table.view_of_person(one), table.view_of_person(other)
    same_state = mine.state.encode() == theirs.state.encode()
    return same_state and [*live.chronicle.events(mine.seats)] == [*live.chronicle.events(theirs.seats)]
