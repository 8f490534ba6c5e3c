"""The home network: whether others in it can reach this server.

A server that listens on loopback alone can be opened to the network while it runs, and closed again, by somebody at the
machine. It then listens at one more address, the machine's own in its network, and answers under that address too;
under no name, so that no foreign page can point a name at it (DNS rebinding). It is closed again when the server ends.
"""

import asyncio
import socket
from typing import Protocol

from lanterne.server.origin import Host


class Listening(Protocol):
    """What can listen at one more address: the running server."""

    async def listen_at(self, address: str) -> None:
        """Listen at this address too, with the same port. Raises OSError."""
        ...

    async def leave(self, address: str) -> None:
        """Stop to listen there, and close what was opened there."""
        ...


class Network:
    """Whether the server is open to the network: `address` is where others find it, "" while it is closed. `server` is
    None until it runs, and if it cannot be opened or needs not be."""

    def __init__(self) -> None:
        self.address = ""
        self.server: Listening | None = None
        self._changing = asyncio.Lock()

    @property
    def can_open(self) -> bool:
        """Whether the switch does anything."""
        return self.server is not None

    async def open(self) -> None:
        """Let others in. Raises OSError if this machine is in no network, or the address cannot be listened at."""
        async with self._changing:
            address = address_in_network()
            if self.server is None or not address:
                raise OSError("no network")
            if self.address != address:
                await self._close()
                await self.server.listen_at(address)
                self.address = address

    async def close(self) -> None:
        """Let nobody else in any more."""
        async with self._changing:
            await self._close()

    async def _close(self) -> None:
        address, self.address = self.address, ""
        if address and self.server is not None:
            await self.server.leave(address)

    def is_called(self, host: Host) -> bool:
        """Whether a request was sent to the address at which others find the server."""
        return bool(self.address) and host.name == self.address


def address_in_network() -> str:
    """This machine's address in its network, "" if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: it only selects the network interface
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith("127.") or found == "0.0.0.0" else found
