"""`lanterne report`"""

from pathlib import Path

from lanterne.cli._refused import refusing


def report(table: Path, /, *others: Path, out: Path = Path("report.html")) -> None:
    """Make one HTML page with tables and plots of what `lanterne simulate --out` recorded, or the tables as Markdown.

    With several files, they stand beside each other, with their differences to the first: two bots, two settings.
    Needs the extra `lab`: pip install 'lanterne[lab]'.

    For example:

    ```
    lanterne simulate xorlosch --games 200 --seats steady --players 3 --out before.parquet
    lanterne report before.parquet
    lanterne report before.parquet after.parquet --out compared.html
    lanterne report before.parquet --out tables.md
    ```

    Parameters
    ----------
    table
        The file of games; that of the seats is found beside it.
    others
        More such files to compare with it.
    out
        The page to write; one that ends in .md gets the tables alone, as Markdown.
    """
    from lanterne.lab.report import write_report
    from lanterne.lab.tables import TableError

    with refusing(TableError):
        write_report((table, *others), out)
    print(f"{out} is ready")
