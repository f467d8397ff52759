"""The calls of webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any, TypedDict


class InvalidSignature(Exception):
    """A call that does not come from the site, or is too old."""


class WebhookBody(TypedDict):
    """The body of a webhook: the event's type, its time by RFC 3339, and its data."""

    type: str
    timestamp: str
    data: Any


def read_webhook(
    secret: str, headers: Mapping[str, str], body: bytes, *, tolerance_seconds: float = 300
) -> WebhookBody:
    """
    Verifies the signature of a webhook's call by Standard Webhooks, and returns its body. `webhook-id` is the same in
    each attempt: a receiver that knows it ignores the call. Raises InvalidSignature.

    :param secret: the webhook's key, which begins with `whsec_`
    :param headers: the headers of the call
    :param body: the body of the call as it came, before any parsing
    :param tolerance_seconds: how far the times of sender and receiver may differ
    """
    given = {name.lower(): value for name, value in headers.items()}
    sent_at = given.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > tolerance_seconds:
        raise InvalidSignature("The call is too old, or has no time.")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{given.get('webhook-id', '')}.{sent_at}.".encode() + body
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    for signature in given.get("webhook-signature", "").split(" "):
        version, _, value = signature.partition(",")
        try:
            if version == "v1" and hmac.compare_digest(base64.b64decode(value, validate=True), expected):
                return json.loads(body)
        except binascii.Error:
            continue
    raise InvalidSignature("No signature of the call is of this key.")
