"""Finding a port to listen at."""

import errno
import os
import socket
from collections.abc import Sequence
from typing import Any

from lanterne.cli._refused import CommandFailed

USUAL = 8765
"""The port that is taken if none is chosen, or else the next free one."""

_TRIED = 100


def port_at(host: str, chosen: int | None) -> int:
    """A port of that host which is free: the chosen one, any if 0 is chosen, one from the usual if none is.

    Raises `Refused` if there is no such port.
    """
    if chosen is None:
        return _next_free(host, USUAL)
    if not 0 <= chosen <= 65535:
        raise CommandFailed(f"a port is a number from 1 to 65535, or 0 for any that is free, not {chosen}")
    if chosen == 0:
        return _bind(host, 0)
    if not _is_free(host, chosen):
        raise CommandFailed(f"port {chosen} is taken; another Lanterne? try --port {_next_free(host, chosen)}")
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
            raise CommandFailed(f"the system does not let you listen at port {port}; try --port {USUAL}") from None
        raise
    return True


def _bind(host: str, port: int) -> int:
    """Take a port for a moment and give it back. Returns its number."""
    bound = 0
    for family, kind, protocol, _, address in _addresses(host):
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":  # a port that was just left by another server counts as free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            try:
                probe.bind((address[0], bound or port, *address[2:]))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:  # a name may have addresses that are not in use here
                    raise
            else:
                bound = probe.getsockname()[1]
    if not bound:
        raise CommandFailed(f"{host} is no address of this machine")
    return bound


def _addresses(host: str) -> Sequence[tuple[int, int, int, str, tuple[Any, ...]]]:
    try:
        return socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CommandFailed(f"there is no host called {host!r}") from None
