"""A client of Sanguine's API."""

from . import types
from .client import Sanguine
from .events import Event
from .refusal import Refusal
from .unset import UNSET
from .webhooks import InvalidSignature, WebhookBody, read_webhook

__all__ = ["UNSET", "Event", "InvalidSignature", "Refusal", "Sanguine", "WebhookBody", "read_webhook", "types"]
