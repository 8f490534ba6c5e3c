"""Links that other people can open."""

import ipaddress

from starlette.requests import HTTPConnection

from lanterne.server.guard import Guarded
from lanterne.server.network import address_in_network
from lanterne.server.services import Settings


def base_address(settings: Settings, connection: HTTPConnection) -> str:
    """The address of this server as others can reach it: the public one if it is configured, else the host of the
    request. If that is this machine itself, its address in the network, if the server listens there."""
    guarded: Guarded = connection.app.state.guarded
    if settings.address:
        return settings.address.rstrip("/")
    called = connection.url
    scheme = {"ws": "http", "wss": "https"}.get(called.scheme, called.scheme)
    host = called.hostname or "localhost"
    if is_loopback(host):
        host = (guarded.network.address if settings.loopback else address_in_network()) or host
    shown = f"[{host}]" if ":" in host else host
    return f"{scheme}://{shown}:{called.port}" if called.port else f"{scheme}://{shown}"


def link_to(settings: Settings, connection: HTTPConnection, path: str) -> str:
    """A link to a page of this server."""
    return base_address(settings, connection) + path


def is_loopback(host: str) -> bool:
    """Whether a host name is this machine's own."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False
