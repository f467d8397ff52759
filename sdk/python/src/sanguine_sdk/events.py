"""Server-sent events."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Event:
    """
    An event of the player: `entry` with a `types.JournalEntry`, `player`, `huntReady` or `news`. Its id is the place to
    continue from; events that describe the present alone have none. An event for the staff is `change` with a
    `types.StaffChangeEvent`, `payment` with a `types.PaymentStatusEvent`, `charge` with a `types.ChargeEvent`, or `place`.
    """

    type: str
    data: Any
    id: str | None


def read_events(lines: Iterable[bytes]) -> Iterator[Event]:
    """The events in the lines of a response."""
    fields: dict[str, str] = {}
    for line in lines:
        text = line.decode().rstrip("\r\n")
        if text:
            name, _, value = text.partition(":")
            fields[name] = value.removeprefix(" ")
            continue
        if "event" in fields and "data" in fields:
            yield Event(fields["event"], json.loads(fields["data"]), fields.get("id"))
        fields = {}
