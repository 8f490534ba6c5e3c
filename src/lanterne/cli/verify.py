"""`lanterne verify`"""

from pathlib import Path

from lanterne.cli._refused import refusing


def verify(log: Path, /) -> None:
    """Verify that a game followed its rules, and that its chance was fixed before it began.

    The log is replayed, the seed that was opened at its end is compared with the commitment at its start, and every
    outcome of chance is computed again from the seed. The exit code is 0 if all that can be verified is right, 1 if
    something is wrong. That the answers are those that the players gave, only the players can tell; likewise, that the
    commitment is the one they were shown at the start.

    For example:

    ```
    lanterne verify games/xorlosch-7-000001.jsonl
    ```

    Parameters
    ----------
    log
        The log file of a game, over or still running.
    """
    from lanterne.cli._log import open_log
    from lanterne.engine import LogError
    from lanterne.engine.proof import prove

    box, read = open_log(log, flawed=1)
    with refusing(LogError, code=1):
        proof = prove(box, read)
    if proof.opened:
        print(
            f"Proved: all {proof.answers} answers follow the rules of {box.name}, and all {proof.outcomes} outcomes of "
            f"chance follow from the seed that the table committed to ({read.header.commitment})."
        )
    else:
        print(
            f"So far right: all {proof.answers} answers follow the rules of {box.name}; whether its {proof.outcomes} "
            f"outcomes of chance follow from the seed that the table committed to ({read.header.commitment or 'none'}) "
            "can be verified when the game is over and the seed is opened."
        )
