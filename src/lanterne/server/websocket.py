"""Playing over a WebSocket: clients send requests, and get an update after everything that happens."""

import asyncio
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from lanterne.coaching import second_thought
from lanterne.engine import Call, View
from lanterne.server import learning, render, updates
from lanterne.server.bot_pool import Stopped
from lanterne.server.connection import TRY_AGAIN, Connection
from lanterne.server.live import LiveTable
from lanterne.server.messages import DraftNow, RequestRefusedMessage, SecondThought
from lanterne.server.names import names_of
from lanterne.server.rates import Rate, TokenBucket
from lanterne.server.requests import (
    Agree,
    Answer,
    AskClosed,
    AskHint,
    AskSecondThought,
    AskSeen,
    ChooseOneself,
    FromClient,
    GoOn,
    LookAs,
    Pick,
    PlayFreely,
    PlayNow,
    Prefer,
    Raise,
    Redo,
    Request,
    SayAloud,
    SetAutoAnswer,
    Speak,
    TakeBack,
    TakeShortcut,
    Walk,
)
from lanterne.server.sentences import RequestRefused, language_of
from lanterne.server.services import services_of, visitor_of
from lanterne.server.store import StoreError
from lanterne.words import words_for

NO_SUCH_TABLE = 4404
LONGEST_REASON = 100
"""Characters of the reason in a close frame, which holds 123 bytes at most."""

_decoder: Any = msgspec.json.Decoder(FromClient)


async def play(socket: WebSocket, table: str) -> None:
    """The WebSocket of a table: `lanterne.server.requests` come in, `lanterne.server.messages` go out."""
    language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    await socket.accept()
    try:
        services = services_of(socket)
        live = await services.tables.find(table)
        person = await visitor_of(socket)
    except RequestRefused as error:
        await socket.close(NO_SUCH_TABLE, error.said(language)[:LONGEST_REASON])
        return
    except StoreError:
        await socket.close(TRY_AGAIN)
        return
    connection = Connection(person, language)
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await live.until_saved()
        live.come(connection)
        chat = services.people.chat_of(person)
        await _receive(socket, live, connection, services.settings.limits.requests, chat)
    finally:
        live.go(connection)
        connection.close()
        await asyncio.gather(sender, return_exceptions=True)


async def _receive(socket: WebSocket, live: LiveTable, connection: Connection, rate: Rate, chat: TokenBucket) -> None:
    """Carry out requests until the connection ends, at most at this rate."""
    requests = TokenBucket(rate)
    while not connection.gone:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if requests.wait():
            connection.send(RequestRefusedMessage(0, RequestRefused(429, "too-fast").said(connection.language)))
            await asyncio.sleep(1 / rate.each_second)
            continue
        await hear(live, connection, message.get("text") or message.get("bytes") or "", chat)


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what waits until the connection is closed."""
    try:
        while (message := await connection.waiting.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(connection.code)
    except (WebSocketDisconnect, RuntimeError):
        connection.close()  # the client is gone


async def hear(live: LiveTable, connection: Connection, data: str | bytes, chat: TokenBucket) -> None:
    """Carry out a request, or tell the client why not. `chat` limits how fast a person may chat."""
    try:
        request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        connection.send(RequestRefusedMessage(0, RequestRefused(422, "not-understood").said(connection.language)))
        return
    try:
        if isinstance(request, SayAloud) and chat.wait():
            raise RequestRefused(429, "too-fast")
        await carry_out(live, connection, request)
    except RequestRefused as error:
        stale = error.message == "stale"
        if stale:  # show what has come instead first: the page forgets refusals with every update
            await live.until_saved()
            live.show(connection)
        connection.send(RequestRefusedMessage(request.id, error.said(connection.language), error.rule, stale))
    except StoreError:
        connection.send(RequestRefusedMessage(request.id, RequestRefused(503, "not-saved").said(connection.language)))


async def carry_out(live: LiveTable, connection: Connection, request: Request) -> None:
    """Carry out a request. Raises RequestRefused if that is not possible; then nothing has changed."""
    person = connection.person
    match request:
        case Answer(choice=choice, seat=seat, answer=answer):
            await live.answer(person, seat, choice, answer)
        case Walk(choice=choice, seat=seat, thing=thing, to=to):
            await live.walk(person, seat, choice, thing, to)
        case TakeShortcut(choice=choice, seat=seat, name=name):
            await live.take_shortcut(person, seat, choice, name)
        case AskSeen(thing=thing):
            await live.until_saved()
            if live.table is None:
                raise RequestRefused(409, "not-begun")
            connection.send(updates.seen(live, connection, thing))
        case AskClosed(choice=choice, seat=seat):
            live.must_hold(person, seat)
            if choice == live.playing().choice_id:  # else what waits now is on its way, and is asked about then
                await live.until_saved()
                connection.send(updates.closed(live, seat, connection.language))
        case AskHint() | AskSecondThought():
            view = live.coached(person, request.seat, request.choice)
            connection.aside(_advise(live, connection, view, request))
        case Pick():
            await live.until_saved()
            connection.send(await _draft(live, connection, request))
        case TakeBack():
            await live.take_back(person, _own_seat(live, connection))
        case ChooseOneself():
            await live.choose_oneself(person)
        case Redo():
            await live.redo(person)
        case Raise(seat=seat, name=name, words=words):
            await live.raise_motion(person, seat, name, words)
        case Agree(seat=seat, yes=yes):
            await live.agree(person, seat, yes)
        case SayAloud(text=text):
            await live.say(person, text)
        case LookAs(seat=seat):
            await live.until_saved()
            live.must_hold(person, seat)
            connection.looking = seat
            live.show(connection)
        case Speak(language=language):
            await live.until_saved()
            connection.language, connection.shown = language, None
            live.show(connection)
            connection.send(updates.people(live, connection))
        case Prefer(seat=seat, passing=passing):
            live.set_passing(person, seat, passing)
        case SetAutoAnswer(seat=seat, question=question, spare=spare):
            live.set_auto_answer(person, seat, question, spare)
        case GoOn(seat=seat, pages=pages):
            await learning.go_on(live, person, seat, pages)
        case PlayFreely(seat=seat):
            await learning.play_freely(live, person, seat)
        case PlayNow():
            _own_seat(live, connection)
            live.play_now()


async def _advise(
    live: LiveTable, connection: Connection, view: View[Any], request: AskHint | AskSecondThought
) -> None:
    """Ask the coach, which takes some seconds, while other requests are carried out."""
    try:
        if isinstance(request, AskHint):
            advice = (await live.coach.hint(view)).advice(view.box)
            connection.send(render.hint(view, request.choice, advice, words_for(view.box, connection.language)))
        else:
            advised = await live.coach.second_thought(view, _open_answer(view, request.answer))
            words = words_for(view.box, connection.language)
            said = second_thought(view, advised.advice(view.box), words) if advised is not None else ""
            connection.send(SecondThought(request.choice, said))
    except RequestRefused as error:
        connection.send(RequestRefusedMessage(request.id, error.said(connection.language), error.rule))
    except Stopped:
        pass  # so does the server


def _open_answer(view: View[Any], words: Any) -> Call:
    """The answer that these words mean. Raises RequestRefused if the seat may not give it."""
    try:
        call = view.box.decode(words)
    except ValueError as error:
        raise RequestRefused(422, "no-such-answer", told=str(error)) from None
    if not view.is_open(call):
        raise RequestRefused(409, "not-offered")
    return call


def _own_seat(live: LiveTable, connection: Connection) -> int:
    """The seat that a request of this connection is about if it does not say. Raises RequestRefused."""
    mine = live.seats_of(connection.person)
    if not mine:
        raise RequestRefused(403, "not-your-seat")
    return connection.looking if connection.looking in mine else mine[0]


async def _draft(live: LiveTable, connection: Connection, request: Pick) -> DraftNow:
    """The draft after these picks. Looking ahead can be slow, so it runs in a thread. Raises RequestRefused."""
    seat, choice = request.seat, request.choice
    live.must_hold(connection.person, seat)
    table = live.playing()
    if choice != table.choice_id:
        raise RequestRefused(409, "stale")
    view = table.view_of_person(seat)
    words = words_for(table.box, connection.language)
    try:
        calls = tuple(table.box.decode(pick) for pick in request.picked)
        if request.fitting:
            calls = _fitting(view, calls)
        names = names_of(table, words, view)
        draft = await asyncio.to_thread(render.draft, view, words, names, calls, True)
    except ValueError as error:
        raise RequestRefused(422, "no-such-answer", told=str(error)) from None
    if draft is None:
        raise RequestRefused(409, "not-asked")
    return DraftNow(choice, draft)


def _fitting(view: View[Any], picks: tuple[Call, ...]) -> tuple[Call, ...]:
    """Those of the picks that fit one after the other."""
    kept: tuple[Call, ...] = ()
    for pick in picks:
        if view.takes(kept, pick):
            kept = (*kept, pick)
    return kept
