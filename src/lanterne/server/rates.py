"""How much one client may ask for in a while: a bucket of tokens for each address, filled again at a steady rate."""

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic


@dataclass(frozen=True)
class Rate:
    """At most `burst` requests at once, and `each_second` in the long run."""

    burst: float
    each_second: float


class Buckets:
    """The buckets of all clients; those not seen for longest are forgotten once there are `most`."""

    def __init__(self, rate: Rate, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, client: str) -> int:
        """Take a token for a request of this client: 0, or the seconds until there is one again."""
        now = self._clock()
        tokens, since = self._buckets.pop(client, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - since) * self._rate.each_second)
        taken = tokens >= 1
        self._buckets[client] = (tokens - taken, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0 if taken else max(1, math.ceil((1 - tokens) / self._rate.each_second))


def client_of(address: str) -> str:
    """Whom an address belongs to: itself, for IPv6 its network of 64 bits, within which a client may choose."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    mapped = found.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Address(int(found) >> 64 << 64))
