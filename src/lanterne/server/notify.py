"""Telling people who are away that it is their turn."""

import asyncio

from lanterne.registry import box
from lanterne.server.open_table import OpenTable
from lanterne.server.people import People
from lanterne.server.sentences import sentence
from lanterne.server.webhooks import Webhooks
from lanterne.words import words_for


class TurnNotifier:
    """Sends a message to the webhooks of people who are asked and not connected. Without `webhooks` it does nothing."""

    def __init__(self, people: People, webhooks: Webhooks | None, address: str) -> None:
        self._people = people
        self._webhooks = webhooks
        self._address = address
        self._tasks: set[asyncio.Task[None]] = set()

    def asked(self, live: OpenTable) -> None:
        """Notify the people who are asked at this table. Returns at once."""
        if self._webhooks is None or live.table is None:
            return
        here = {connection.person.id for connection in live.connections if connection.person is not None}
        away = {live.holders[seat] for seat in live.table.asked if seat in live.holders} - here
        for person in away:
            task = asyncio.create_task(self._tell(person, live.id, live.plan.game))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, person_id: str, table: str, game: str) -> None:
        person = await self._people.by_id(person_id)
        if person is None or not person.webhook or self._webhooks is None:
            return
        title = words_for(box(game), person.language).title
        link = f"{self._address}/table/{table}" if self._address else ""
        text = sentence(person.language, "your-turn", game=title, link=link)
        self._webhooks.tell(person.id, person.webhook, table, game, text)
