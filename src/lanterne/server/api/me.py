"""Who I am: a name, a language, and how to move to another device."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from lanterne.server.links import link_to
from lanterne.server.people import COOKIE_SECONDS, RECOVERY_SECONDS, Person, clean_name
from lanterne.server.sentences import Language, RequestRefused
from lanterne.server.services import COOKIE, Known, Services, Visitor, WithServices, token_of
from lanterne.server.webhooks import check_webhook

router = APIRouter(prefix="/api", tags=["people"])

Name = Annotated[str, Field(max_length=200)]


class Me(BaseModel):
    """What is known of the visitor. `webhooks`: this server can send "it is your turn" to other addresses."""

    known: bool
    name: str = ""
    language: str = ""
    webhook: str = ""
    webhooks: bool = False


class NewPerson(BaseModel):
    """A new person."""

    name: Name
    language: Language = "en"


class Changes(BaseModel):
    """What to change; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, Field(max_length=500)] | None = None


class Recovery(BaseModel):
    """A link that signs in another device as this person. It works once."""

    link: str
    minutes: int


class Program(BaseModel):
    """The token of a program: it goes into the header `Authorization: Bearer …`."""

    token: str


class Named(BaseModel):
    """The name of the person that this browser is now."""

    name: str


@router.get("/me")
async def who_am_i(services: WithServices, visitor: Visitor) -> Me:
    """Who I am here."""
    if visitor is None:
        return Me(known=False, webhooks=services.settings.webhooks)
    return Me(
        known=True,
        name=visitor.name,
        language=visitor.language,
        webhook=visitor.webhook,
        webhooks=services.settings.webhooks,
    )


@router.post("/me", status_code=201)
async def introduce_myself(
    new: NewPerson, services: WithServices, visitor: Visitor, request: Request, response: Response
) -> Me:
    """Introduce myself; if I am known already, change my name."""
    person = await known_as(services, visitor, new.name, new.language, request, response)
    return await who_am_i(services, person)


@router.put("/me")
async def change_me(changes: Changes, services: WithServices, person: Known) -> Me:
    """Change my name, language or webhook."""
    if changes.name is not None:
        person = person._replace(name=_named(changes.name))
    if changes.language is not None:
        person = person._replace(language=changes.language)
    if changes.webhook is not None:
        if changes.webhook and not services.settings.webhooks:
            raise RequestRefused(409, "no-webhooks-here")
        if changes.webhook:
            try:
                check_webhook(changes.webhook)
            except ValueError as error:
                raise RequestRefused(422, str(error)) from None
        person = person._replace(webhook=changes.webhook)
    await services.people.change(person)
    return await who_am_i(services, person)


@router.delete("/me", status_code=204)
async def forget_me(services: WithServices, request: Request, response: Response) -> None:
    """Forget who this browser is."""
    token = token_of(request)
    if token:
        await services.people.forget(token)
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/recovery", status_code=201)
async def move_to_another_device(services: WithServices, person: Known, request: Request) -> Recovery:
    """A link that signs in another device as me. It works once, and for a short time."""
    token = await services.people.recovery(person)
    return Recovery(link=link_to(services.settings, request, f"/me/{token}"), minutes=RECOVERY_SECONDS // 60)


@router.post("/recovery/{token}", status_code=201)
async def arrive_on_this_device(token: str, services: WithServices, request: Request, response: Response) -> Named:
    """Use up such a link: this browser is that person from now on."""
    found = await services.people.recover(token)
    if found is None:
        raise RequestRefused(404, "no-such-recovery")
    person, own = found
    give_cookie(services, request, response, own)
    return Named(name=person.name)


@router.post("/programs", status_code=201)
async def introduce_a_program(new: NewPerson, services: WithServices) -> Program:
    """Introduce a program, which sends its token itself."""
    _, token = await services.people.new(_named(new.name), new.language)
    return Program(token=token)


def _named(name: str) -> str:
    clean = clean_name(name)
    if not clean:
        raise RequestRefused(422, "no-name")
    return clean


async def known_as(
    services: Services,
    visitor: Person | None,
    name: str,
    language: Language,
    request: Request,
    response: Response,
    nameless: bool = False,
) -> Person:
    """The person that a visitor is from now on; a new one gets a cookie. Raises RequestRefused without a name, unless
    they may be `nameless` for now: alone they need not say it."""
    if not nameless:
        name = clean_name(name) or (visitor.name if visitor is not None else "")
        _named(name)
    if visitor is not None:
        if clean_name(name) in ("", visitor.name):
            return visitor
        person = visitor._replace(name=clean_name(name))
        await services.people.change(person)
        return person
    person, token = await services.people.new(clean_name(name), language)
    give_cookie(services, request, response, token)
    return person


def give_cookie(services: Services, request: Request, response: Response, token: str) -> None:
    """Give the browser a token in a cookie that scripts cannot read."""
    secure = services.settings.address.startswith("https:") or request.url.scheme == "https"
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax")
