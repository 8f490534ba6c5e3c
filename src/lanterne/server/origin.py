"""Hosts and origins: under which names the server answers, and which pages may act in a person's name.

A browser sends a person's cookie with requests from any page, so a request that changes something must come from a page
of our own (CSRF). A name that an attacker points at this machine (DNS rebinding) would make a foreign page look like
our own, so on loopback the server answers only under the names of loopback.
"""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")

_HOST = re.compile(r"(?P<name>[a-z0-9_]([a-z0-9._-]*[a-z0-9_.])?|\[[0-9a-f:.]+\])(:(?P<port>[0-9]{1,5}))?", re.ASCII)
_PORTS = {"http": "80", "https": "443"}


class Host(NamedTuple):
    """A host by name and port; the port is "" if it is the default port of the scheme."""

    name: str
    port: str = ""

    def __str__(self) -> str:
        return f"{self.name}:{self.port}" if self.port else self.name


def host_of(header: str, scheme: str = "") -> Host | None:
    """The host in a Host header; None if it is not valid."""
    found = _HOST.fullmatch(header.lower())
    if found is None:
        return None
    port = found["port"] or ""
    return Host(found["name"], "" if port == _PORTS.get(scheme) else port)


def origin_host(origin: str) -> tuple[str, Host] | None:
    """Scheme and host of an origin, `https://table.example:8443`; None for anything else, including "null"."""
    scheme, separator, rest = origin.partition("://")
    host = host_of(rest, scheme.lower())
    return (scheme.lower(), host) if separator and scheme.lower() in _PORTS and host else None


def is_answered(host: Host, loopback: bool, public: str) -> bool:
    """Whether the server answers under this name: any, unless it listens on loopback only."""
    if not loopback or host.name in LOOPBACK:
        return True
    known = origin_host(public)
    return known is not None and host.name == known[1].name


def is_own(origin: str, host: str, public: str) -> bool:
    """Whether a page of this origin is our own: it has the host that the request was sent to, or it is the public
    address."""
    found = origin_host(origin)
    if found is None:
        return False
    return found == origin_host(public) or found[1] == host_of(host, found[0])


def is_own_address(address: str, host: str, public: str) -> bool:
    """Whether an address leads to this server."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return is_own(f"{parts.scheme}://{parts.netloc}", host, public)
