"""Simulations on a Ray cluster.

Games are played in plain tasks of about ten seconds, and their results are taken in the order of the games, so the
figures are those of one process, whatever the number of nodes. A task whose node dies is played again elsewhere: it
gives the same games. There are no actors, and no state on the cluster.
"""

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from lanterne.errors import BadArgument
from lanterne.lab.one_game import Played, play_batch
from lanterne.lab.planning import SimulationPlan
from lanterne.lab.simulate import WorkerLost

LOCAL = "local"
TASK_SECONDS = 10.0
CONNECT_SECONDS = 5.0
RETRIES = 20
"""How often a task is played again after its node or its process died."""
MOST_GAMES = 100_000


def on_ray(address: str, workers: int) -> Callable[[SimulationPlan], Iterator[Played]]:
    """How to play a plan on the cluster at this address, or on this machine with `local`. Raises BadArgument with a
    sentence if Ray is not installed or the address is not one."""
    if find_spec("ray") is None:
        raise BadArgument("this needs Ray: pip install 'lanterne[ray]'")
    if address.startswith("ray://"):
        raise BadArgument("run this on a machine of the cluster, with its address as HOST:PORT; ray:// is for clients")
    if address != LOCAL and ":" not in address and address != "auto":
        raise BadArgument(f"{address!r} is not the address of a cluster: use HOST:PORT, auto or local")
    return lambda plan: _played(plan, address, workers)


def _played(plan: SimulationPlan, address: str, workers: int) -> Iterator[Played]:
    import ray

    where: dict[str, Any] = {"address": address}
    if address == LOCAL:
        where = {"num_cpus": workers, "include_dashboard": False}
    try:
        if ":" in address:  # Ray itself would try for minutes
            host, _, port = address.rpartition(":")
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise WorkerLost(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    try:
        yield from _in_tasks(plan, ray)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.RaySystemError, ray.exceptions.ObjectLostError) as error:
        raise WorkerLost(
            f"the cluster lost games that were tried {RETRIES} times: {str(error).splitlines()[0]}"
        ) from None
    finally:
        ray.shutdown()


def _in_tasks(plan: SimulationPlan, ray: Any) -> Iterator[Played]:
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
    waiting: deque[Any] = deque()
    number, end, size = plan.first, plan.first + plan.games, 1
    while waiting or number < end:
        slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
        while number < end and len(waiting) < 3 * slots:
            count = min(size, end - number, max(1, (end - number) // slots))
            waiting.append(task.remote(plan, number, count))
            number += count
        try:
            played, seconds = ray.get(waiting.popleft())
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # what play_batch raised: Broke or Unwritable
        size = max(1, min(MOST_GAMES, int(len(played) * TASK_SECONDS / max(seconds, 1e-6))))
        yield from played
