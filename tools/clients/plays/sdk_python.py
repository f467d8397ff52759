"""Plays v1 with the built SDK; `../play.ts` has the protocol."""

import json
import sys

from sanguine_sdk import Refusal, Sanguine

site, username, password = sys.argv[1:]
visitor = Sanguine(site, api_key="sanguine-site")

visitor.register_account(username=username, password=password, email=f"{username}@example.org")
print("registered", flush=True)
visitor.activate_account(token=input())
session = visitor.log_in(username=username, password=password)
sanguine = Sanguine(site, session["accessToken"], api_key="sanguine-site")

rounds = 1
while (combat := sanguine.hunt(round=rounds)["combat"])["result"] == "ONGOING":
    rounds += 1


def refusal_of(call):
    try:
        call()
    except Refusal as refusal:
        return refusal
    raise AssertionError("The call was not refused.")


refusal = refusal_of(sanguine.quick_hunt)
item = sanguine.list_inventory()[0]["item"]
problem = refusal_of(lambda: sanguine.sell_item(item_id=item["id"], amount=1.5))
print(
    json.dumps(
        {
            "player": combat["attacker"]["name"],
            "result": combat["result"],
            "refusal": refusal.code,
            "mustWait": refusal.retry_after_seconds > 0,
            "problem": problem.code,
            "field": problem.field,
        }
    )
)
