"""A simulation on a cluster of two nodes on this machine, one of which is killed while it works.

python -m tests.lab.two_nodes GAMES OUT
"""

import sys
import threading
import time
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster

from lanterne.lab import cluster, one_game, planning
from lanterne.lab import simulate as lab
from lanterne.lab.tables import TableWriter

cluster.TASK_SECONDS = 0.5


def added(nodes: Any) -> Any:
    """One more node. Ray waits half a minute for it, which may be too short on a busy machine."""
    for tries_left in reversed(range(5)):
        try:
            return nodes.add_node(num_cpus=1)
        except Exception as error:
            if not tries_left or "timed out during startup" not in str(error):
                raise
    raise AssertionError


def main(games: int, out: Path) -> None:
    """Print how many games had come in when the node was killed, and write the tables."""
    nodes: Any = Cluster()
    added(nodes)
    second = added(nodes)
    plan = planning.plan("dungeon-run", ["steady"], games, 5, players=3, record="games")
    killed: list[int] = []
    came_in = 0

    def kill() -> None:
        killed.append(came_in)
        second.kill_raylet(check_alive=False)

    with TableWriter(out) as tables:

        def each(played: one_game.Played) -> None:
            nonlocal came_in
            assert played.rows is not None
            tables.add(played.rows)
            came_in += 1
            if came_in == games // 4:
                threading.Thread(target=kill).start()
                time.sleep(1)

        lab.run(plan, each=each, play=cluster.on_ray(nodes.address, 2))
    nodes.shutdown()
    print(*killed)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
