"""Who made which pack: noted beside its files when somebody adds it on a page. A pack that was put into the folder by
hand has no maker."""

import msgspec

from lanterne.packs.pack import Pack, folder

_FILE = ".maker"
"""Not part of the pack: neither its digest nor its archive knows it."""


class Maker(msgspec.Struct, frozen=True, omit_defaults=True):
    """The person who made a pack, "" if unknown. A `trial` is what somebody is still drawing."""

    person: str = ""
    trial: bool = False


UNKNOWN = Maker()


def maker_of(name: str) -> Maker:
    """Who made this pack."""
    try:
        return msgspec.json.decode((folder() / name / _FILE).read_bytes(), type=Maker)
    except (OSError, msgspec.MsgspecError):
        return UNKNOWN


def sign(pack: Pack, maker: Maker) -> None:
    """Note who made a pack that was just put into the folder."""
    (folder() / pack.name / _FILE).write_bytes(msgspec.json.encode(maker))
