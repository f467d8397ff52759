"""Plays v1 with the client of openapi-python-client; `../play.ts` has the protocol."""

import json
import sys

from sanguine import AuthenticatedClient, Client
from sanguine.api.accounts import activate_account, log_in, register_account
from sanguine.api.hunting import hunt, quick_hunt
from sanguine.api.inventory import list_inventory
from sanguine.api.shops import sell_item
from sanguine.models import ActivateAccountInput, HuntInput, LoginInput, RegisterInput, SellInput

url, username, password = sys.argv[1:]
options = {"base_url": f"{url}/api", "headers": {"X-Api-Key": "sanguine-site"}}
visitor = Client(**options)

email = f"{username}@example.org"
register_account.sync(client=visitor, body=RegisterInput(username=username, password=password, email=email))
print("registered", flush=True)
activate_account.sync(client=visitor, body=ActivateAccountInput(token=input()))
session = log_in.sync(client=visitor, body=LoginInput(username=username, password=password))
client = AuthenticatedClient(token=session.access_token, **options)

rounds = 1
while (combat := hunt.sync(client=client, body=HuntInput(round_=rounds)).combat).result == "ONGOING":
    rounds += 1
refusal = quick_hunt.sync(client=client)
item = list_inventory.sync(client=client)[0].item
problem = sell_item.sync(client=client, body=SellInput(item_id=item.id, amount=1.5))
print(
    json.dumps(
        {
            "player": combat.attacker.name,
            "result": combat.result,
            "refusal": refusal.code,
            "mustWait": refusal.retry_after_seconds > 0,
            "problem": problem.code,
            "field": problem.field,
        }
    )
)
