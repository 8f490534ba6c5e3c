"""Archives for tests: of packs, and of what strangers might send."""

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def zipped(files: Mapping[str, Any], folder: str = "") -> bytes:
    """An archive; a file is bytes, a text, or else rows."""
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for name, told in files.items():
            data = told if isinstance(told, bytes | str) else json.dumps(told)
            archive.writestr(f"{folder}/{name}" if folder else name, data)
    return whole.getvalue()


def with_link(files: Mapping[str, Any], name: str, target: str) -> bytes:
    """An archive in which a file is a link to another one."""
    whole = BytesIO(zipped(files))
    with ZipFile(whole, "a") as archive:
        link = ZipInfo(name)
        link.external_attr = 0o120777 << 16
        archive.writestr(link, target)
    return whole.getvalue()
