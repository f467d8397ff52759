"""Arguments that are left out, and addresses."""

from __future__ import annotations

from enum import Enum
from typing import Any
from urllib.parse import quote as quote_part


class Unset(Enum):
    """The type of UNSET."""

    UNSET = "unset"


UNSET = Unset.UNSET
"""Stands for an argument that is left out, since None is a value."""


def quote(value: Any) -> str:
    """A value as one part of a path."""
    return quote_part(str(value), safe="")


def without_unset(values: dict[str, Any]) -> dict[str, Any]:
    """The arguments that were given."""
    return {name: value for name, value in values.items() if value is not UNSET}
