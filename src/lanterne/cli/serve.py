"""`lanterne serve`: the table in the browser."""

import gc
import os
import sys
from contextlib import suppress
from urllib.parse import urlsplit

from lanterne.cli._kinds import Flag, MaybeNumber
from lanterne.cli._refused import CommandFailed, refusing


def serve(
    *,
    host: str = "127.0.0.1",
    port: MaybeNumber = None,
    database: str | None = None,
    address: str | None = None,
    webhooks: Flag = False,
    open_packs: Flag = False,
    outside_bots: Flag = False,
    open_metrics: Flag = False,
    no_browser: Flag = False,
    install: Flag = False,
) -> None:
    """Play in the browser: start the server and open its page. `lanterne` without a command does the same.

    Only this machine can reach the page, unless you give another host. Ctrl-C stops the server; tables are kept and go
    on at the next start.

    For example:

    ```
    lanterne serve
    lanterne serve --host 0.0.0.0 --port 8000 --no-browser
    lanterne serve --address https://games.example.org --no-browser
    lanterne serve --address https://games.example.org --install
    ```

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others on your network in.
    port
        The port to listen on, 0 for any free port; by default 8765 or the next free one.
    database
        The URL of the database, such as sqlite:////srv/lanterne/tables.db; by default a file in Lanterne's data folder.
    address
        Where people reach the server if that is not its host and port: https://games.example.org behind a proxy.
    webhooks
        Let people have a message sent to a URL of theirs (https, not in a private network) when it is their turn.
    open_packs
        Let everybody who reaches the server add packs to its games; by default only people at this machine can. Only
        people at this machine can remove packs.
    outside_bots
        Let the bots of installed packages (entry points `lanterne.bots`) play too. They run with all that you may do on
        this machine, so install only what you trust.
    open_metrics
        Let everybody who reaches the server read its figures at /metrics (Prometheus); by default only programs at this
        machine can.
    no_browser
        Do not open the page in a browser.
    install
        Start nothing, but print what keeps a server with these settings running at that address: a systemd unit, and a
        site for Caddy and one for nginx. Nothing is written.
    """
    from lanterne.cli._port import USUAL, port_at

    if address is not None:
        _check_address(address)
    if database is not None and not urlsplit(database).scheme:
        raise CommandFailed(f"--database must be a URL, such as sqlite:///tables.db, not {database!r}")
    if install:
        from lanterne.cli._install import configuration

        if address is None:
            raise CommandFailed("--install needs the address that people will use: --address https://games.example.org")
        if port is not None and not 1 <= port <= 65535:
            raise CommandFailed(f"--install needs a certain port, from 1 to 65535, not {port}")
        chosen = {
            "--webhooks": webhooks,
            "--open-packs": open_packs,
            "--outside-bots": outside_bots,
            "--open-metrics": open_metrics,
        }
        flags = [flag for flag, is_set in chosen.items() if is_set]
        print(configuration(host, port or USUAL, address, database or "", flags), end="")
        return
    free = port_at(host, port)
    opens = not no_browser and _has_screen()
    gc.disable()  # what is imported stays, so there is nothing to collect; `run` enables it when the server is up
    try:
        from lanterne.server.serving import run
        from lanterne.server.store import StoreError

        with suppress(KeyboardInterrupt), refusing(StoreError, code=1):  # Ctrl-C is the usual way to stop it
            run(
                host,
                free,
                database or "",
                address or "",
                opens,
                webhooks,
                open_packs,
                outside_bots,
                open_metrics=open_metrics,
            )
    finally:
        gc.enable()


def _check_address(address: str) -> None:
    """Raise CommandFailed unless the address is the root of a site."""
    try:
        parts = urlsplit(address)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound:
        raise CommandFailed(f"--address must begin with http:// or https:// and name a host, unlike {address!r}")
    if parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise CommandFailed(f"--address must end after the host and port, unlike {address!r}")


def _has_screen() -> bool:
    """Whether there is a browser that the user would see."""
    if any(os.environ.get(sign) for sign in ("SSH_CONNECTION", "SSH_TTY", "CI")):
        return False
    if sys.platform not in ("win32", "darwin") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    import webbrowser

    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
