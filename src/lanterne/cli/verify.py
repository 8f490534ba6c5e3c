"""`lanterne verify`"""

from pathlib import Path

from lanterne.cli._refused import refusing


def verify(log: Path, /) -> None:
    """Verify that a game followed its rules and that its dice were fixed before it began.

    The log is replayed, the seed revealed at its end is compared with the commitment at its start, and every random
    outcome is computed again from the seed. The exit code is 0 if everything that can be verified is right, 1 if
    something is wrong. Only the players can tell whether the answers are theirs, and whether the commitment is the one
    they were shown at the start. It also says if somebody who played alone got the seed before the end, or took back
    answers after seeing their outcome.

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
    right = f"all {proof.answers} answers follow the rules of {box.name}"
    if proof.opened:
        print(
            f"{'Verified' if proof.over else 'Right so far'}: {right}, and all {proof.outcomes} random outcomes follow "
            f"from the seed that the table committed to ({read.header.commitment})."
        )
    else:
        print(
            f"Right so far: {right}. Whether its {proof.outcomes} random outcomes follow from the seed that the table "
            f"committed to ({read.header.commitment or 'none'}) can be verified when the game is over and the seed is "
            "revealed."
        )
    if proof.continued:
        print(
            f"But before entry {proof.continued} it was played under earlier rules, which this Lanterne does not have. "
            "Of that part only rolls of dice can be verified."
        )
    if proof.shown is not None:
        print(
            f"But the dice were not secret to everybody: {_SHOWN[proof.shown.how].format(n=proof.shown.n)} could know "
            "all dice and cards from then on."
        )
    if proof.taken_back_alone:
        print(
            f"But while one person played alone with bots, {proof.taken_back_alone} of their answers were taken back "
            "after their outcome was seen."
        )


_SHOWN = {
    "taken-along": "at entry {n} somebody who played alone saved the game to a file with its seed, and",
    "taken-in": "at entry {n} the game came to the table in a file with its seed, and anybody who had the file",
}
