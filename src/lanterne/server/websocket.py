"""Play over a WebSocket: a client says what it wants, and is shown what happens."""

import asyncio
import time
from typing import Any

import msgspec
from starlette.types import Receive, Send

from lanterne.server import render, updates
from lanterne.server.connection import Connection
from lanterne.server.live import LiveTable
from lanterne.server.messages import DraftNow, RequestRefusedMessage
from lanterne.server.rates import Rate
from lanterne.server.requests import (
    Agree,
    Answer,
    AskClosed,
    AskSeen,
    AskWays,
    FromClient,
    LookAs,
    Pick,
    Prefer,
    Raise,
    Redo,
    Request,
    SayAloud,
    SetAutoAnswer,
    Speak,
    TakeBack,
    Walk,
)
from lanterne.server.sentences import RequestRefused
from lanterne.server.store import StoreError
from lanterne.server.ways import ways
from lanterne.words import words_for

SAYINGS, SAYINGS_PER_SECOND = 6, 0.5

_decoder: Any = msgspec.json.Decoder(FromClient)


class TokenBucket:
    """A purse of requests that fills by itself. Whoever spends more than is in it has to wait."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size, self._per_second = size, per_second
        self._left, self._at = size, time.monotonic()

    def spend(self) -> bool:
        """Take one out. False if there is none."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def play(receive: Receive, send: Send, live: LiveTable, connection: Connection, rate: Rate) -> None:
    """Let somebody look and play until the connection ends, at most at this rate. The WebSocket is accepted already;
    this speaks ASGI itself, since every layer in between is paid for with every message."""
    sender = asyncio.create_task(_send(send, connection))
    requests, sayings = TokenBucket(rate.burst, rate.each_second), TokenBucket(SAYINGS, SAYINGS_PER_SECOND)
    try:
        await live.settled()
        live.come(connection)
        while not connection.gone:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                break
            if not requests.spend():
                connection.send(RequestRefusedMessage(0, RequestRefused(429, "too-fast").said(connection.language)))
                await asyncio.sleep(1 / rate.each_second)
                continue
            data = message.get("text") or message.get("bytes") or ""
            await hear(live, connection, data, sayings)
    finally:
        live.go(connection)
        connection.close()
        await asyncio.gather(sender, return_exceptions=True)


async def _send(send: Send, connection: Connection) -> None:
    try:
        while (message := await connection.next()) is not None:
            await send({"type": "websocket.send", "text": message.decode()})
        await send({"type": "websocket.close", "code": connection.code, "reason": ""})
    except (OSError, RuntimeError):
        connection.close()  # whoever read is gone


async def hear(live: LiveTable, connection: Connection, data: str | bytes, sayings: TokenBucket) -> None:
    """Do what a message asks for, or say why not."""
    try:
        request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        connection.send(RequestRefusedMessage(0, RequestRefused(422, "not-understood").said(connection.language)))
        return
    try:
        if isinstance(request, SayAloud) and not sayings.spend():
            raise RequestRefused(429, "too-fast")
        await carry_out(live, connection, request)
    except RequestRefused as refused_request:
        if refused_request.message == "stale":  # what has come instead is shown first: the page forgets refusals then
            await live.settled()
            live.show(connection)
        sentence = refused_request.said(connection.language)
        connection.send(
            RequestRefusedMessage(request.id, sentence, refused_request.rule, refused_request.message == "stale")
        )
    except StoreError:
        connection.send(RequestRefusedMessage(request.id, RequestRefused(503, "not-saved").said(connection.language)))


async def carry_out(live: LiveTable, connection: Connection, request: Request) -> None:
    """Do what a client wants. Raises RequestRefused, and changes nothing, if it cannot be."""
    person = connection.person
    match request:
        case Answer(choice=choice, seat=seat, answer=answer):
            await live.answer(person, seat, choice, answer)
        case Walk(choice=choice, seat=seat, thing=thing, to=to):
            await live.walk(person, seat, choice, thing, to)
        case AskWays(seat=seat, thing=thing):
            await live.settled()
            live.must_hold(person, seat)
            connection.send(ways(live.playing().view_of_person(seat), thing))
        case AskSeen(thing=thing):
            await live.settled()
            if live.table is None:
                raise RequestRefused(409, "not-begun")
            connection.send(updates.seen(live, connection, thing))
        case AskClosed(choice=choice, seat=seat):
            live.must_hold(person, seat)
            if choice == live.playing().choice_id:  # else what waits now is on its way, and is asked about then
                await live.settled()
                connection.send(updates.closed(live, seat, connection.language))
        case Pick(choice=choice, seat=seat, picked=picked):
            await live.settled()
            connection.send(await _draft(live, connection, choice, seat, picked))
        case TakeBack():
            await live.take_back(person, _own_seat(live, connection))
        case Redo():
            await live.redo(person)
        case Raise(seat=seat, name=name, words=words):
            await live.raise_motion(person, seat, name, words)
        case Agree(seat=seat, yes=yes):
            await live.agree(person, seat, yes)
        case SayAloud(text=text):
            await live.say(person, text)
        case LookAs(seat=seat):
            await live.settled()
            live.must_hold(person, seat)
            connection.looking = seat
            live.show(connection)
        case Speak(language=language):
            await live.settled()
            connection.language, connection.scene = language, None
            live.show(connection)
            connection.send(updates.people(live, connection))
        case Prefer(seat=seat, passing=passing):
            live.prefer(person, seat, passing)
        case SetAutoAnswer(seat=seat, question=question, spare=spare):
            live.spare(person, seat, question, spare)


def _own_seat(live: LiveTable, connection: Connection) -> int:
    """The seat for which this connection speaks when it does not say."""
    mine = live.seats_of(connection.person)
    if not mine:
        raise RequestRefused(403, "not-your-seat")
    return connection.looking if connection.looking in mine else mine[0]


async def _draft(live: LiveTable, connection: Connection, choice: int, seat: int, picked: list[Any]) -> DraftNow:
    """What has been picked and may be next. Looking ahead takes a while, so the table does not wait for it."""
    live.must_hold(connection.person, seat)
    table = live.playing()
    if choice != table.choice_id:
        raise RequestRefused(409, "stale")
    view = table.view_of_person(seat)
    words = words_for(table.box, connection.language)
    try:
        calls = tuple(table.box.decode(pick) for pick in picked)
        names = words.names(view.state, seat)
        draft = await asyncio.to_thread(render.draft, view, words, names, calls, True)
    except ValueError as error:
        raise RequestRefused(422, "no-such-answer", told=str(error)) from None
    if draft is None:
        raise RequestRefused(409, "not-asked")
    return DraftNow(choice, draft)
