"""Links that other people can open."""

import ipaddress
import socket

from starlette.requests import HTTPConnection

from lanterne.server.services import Settings


def base_address(settings: Settings, connection: HTTPConnection) -> str:
    """The address of this server as others can reach it: the public one if it is configured, else the host of the
    request. If that is this machine itself, its address in the network, if the server listens there."""
    if settings.address:
        return settings.address.rstrip("/")
    called = connection.url
    scheme = {"ws": "http", "wss": "https"}.get(called.scheme, called.scheme)
    host = called.hostname or "localhost"
    if not settings.loopback and is_loopback(host):
        host = address_in_network() or host
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


def address_in_network() -> str:
    """This machine's address in its network, "" if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: it only selects the network interface
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return found
