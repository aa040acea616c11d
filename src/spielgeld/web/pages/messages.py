"""What an open page is sent: the regions that changed, and which entry they show.

    {"number": 41, "from": 40, "changes": [["turn-2", "<p ...>"], ...]}

A page that shows entry 40 or a later one shows entry 41 after these changes. Without `from` they
are all that there is to be shown, whatever the page shows. {"reload": true} says that there is
another page to be read by now.
"""

from msgspec import json

from spielgeld.page.region import Change, Region

RELOAD = b'{"reload":true}'


def message(number: int, changed: list[Change], since: int | None = None) -> bytes:
    told: dict[str, object] = {"number": number, "changes": changed}
    if since is not None:
        told["from"] = since
    return json.encode(told)


def everything(root: Region) -> list[Change]:
    return [[part.id, part.text] for part in root.parts]
