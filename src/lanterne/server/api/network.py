"""Opening the server to the home network, for somebody at the machine itself."""

from fastapi import APIRouter, Request
from pydantic import BaseModel

from lanterne.server.guard import Guarded
from lanterne.server.links import base_address
from lanterne.server.network import Network
from lanterne.server.sentences import RequestRefused
from lanterne.server.services import is_here, services_of

router = APIRouter(prefix="/api", tags=["network"])


class NetworkShown(BaseModel):
    """Whether others in the network can reach this server, and at which `address`. `switch`: the visitor may change
    it."""

    switch: bool
    open: bool
    address: str


class NetworkWanted(BaseModel):
    """Whether others are to reach this server."""

    open: bool


def _network(request: Request) -> Network:
    guarded: Guarded = request.app.state.guarded
    return guarded.network


def _shown(request: Request) -> NetworkShown:
    network, settings = _network(request), services_of(request).settings
    is_open = bool(network.address) or not settings.loopback or bool(settings.address)
    address = base_address(settings, request) if is_open else ""
    return NetworkShown(switch=network.can_open and is_here(request), open=is_open, address=address)


@router.get("/network")
async def network(request: Request) -> NetworkShown:
    """Whether others in the network can reach this server."""
    return _shown(request)


@router.put("/network")
async def open_to_my_network(wanted: NetworkWanted, request: Request) -> NetworkShown:
    """Let others in the network reach this server, or no longer. Only from the machine itself."""
    if not is_here(request):
        raise RequestRefused(403, "network-is-opened-here")
    if not _network(request).can_open:
        raise RequestRefused(409, "network-not-switched")
    try:
        await (_network(request).open() if wanted.open else _network(request).close())
    except OSError:
        raise RequestRefused(409, "no-network") from None
    return _shown(request)
