"""`lanterne verify`"""

from pathlib import Path

from lanterne.cli._refused import refusing


def verify(log: Path, /) -> None:
    """Verify that a game followed its rules and that its dice were fixed before it began.

    The log is replayed, the seed revealed at its end is compared with the commitment at its start, and every random
    outcome is computed again from the seed. The exit code is 0 if everything that can be verified is right, 1 if
    something is wrong. Only the players can tell whether the answers are theirs, and whether the commitment is the one
    they were shown at the start.

    For example:

    ```
    lanterne verify games/xorlosch-7-000001.jsonl
    ```

    Parameters
    ----------
    log
        The log file of a game, finished or not.
    """
    from lanterne.cli._log import open_log
    from lanterne.engine import LogError
    from lanterne.engine.proof import prove

    box, read = open_log(log, flawed=1)
    with refusing(LogError, code=1):
        proof = prove(box, read)
    if proof.opened:
        print(
            f"Verified: all {proof.answers} answers follow the rules of {box.name}, and all {proof.outcomes} random "
            f"outcomes follow from the seed that the table committed to ({read.header.commitment})."
        )
    else:
        print(
            f"Right so far: all {proof.answers} answers follow the rules of {box.name}. Whether its {proof.outcomes} "
            f"random outcomes follow from the seed that the table committed to ({read.header.commitment or 'none'}) "
            "can be verified when the game is over and the seed is revealed."
        )
