"""Finding a port to listen on."""

import errno
import os
import socket
from collections.abc import Sequence
from typing import Any

from lanterne.cli._refused import CommandFailed

USUAL = 8765
"""The default port. If it is taken, the next free one is used."""

_TRIED = 100


def port_at(host: str, chosen: int | None) -> int:
    """A free port of that host: the chosen one, any if 0 is chosen, or the first free one from USUAL up.

    Raises CommandFailed if the chosen port is not available or there is no such host.
    """
    if chosen is None:
        return _next_free(host, USUAL)
    if not 0 <= chosen <= 65535:
        raise CommandFailed(f"a port is a number from 1 to 65535, or 0 for any free port, not {chosen}")
    if chosen == 0:
        return _bind(host, 0)
    if not _is_free(host, chosen):
        raise CommandFailed(f"port {chosen} is in use, maybe by Lanterne; try --port {_next_free(host, chosen)}")
    return chosen


def _next_free(host: str, first: int) -> int:
    for port in range(first, min(first + _TRIED, 65536)):
        if _is_free(host, port):
            return port
    return _bind(host, 0)


def _is_free(host: str, port: int) -> bool:
    try:
        _bind(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return False
        if error.errno == errno.EACCES:
            raise CommandFailed(f"you are not allowed to listen on port {port}; try --port {USUAL}") from None
        raise
    return True


def _bind(host: str, port: int) -> int:
    """Bind a port for a moment and release it. Returns its number."""
    bound = 0
    for family, kind, protocol, _, address in _addresses(host):
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # a port that another server has just left counts as free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind((address[0], bound or port, *address[2:]))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:  # a host name may have addresses that this machine does not use
                    raise
            else:
                bound = probe.getsockname()[1]
    if not bound:
        raise CommandFailed(f"{host} is not an address of this machine")
    return bound


def _addresses(host: str) -> Sequence[tuple[int, int, int, str, tuple[Any, ...]]]:
    try:
        return socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CommandFailed(f"there is no host {host!r}") from None
