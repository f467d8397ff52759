"""Plays with the client of openapi-python-client; `../play.ts` has the protocol."""

import json
import sys

from sanguine import AuthenticatedClient, Client
from sanguine.api.accounts import activate_account, login, register_account
from sanguine.api.hunting import hunt, quick_hunt
from sanguine.api.player import get_player
from sanguine.api.shops import trade_item
from sanguine.models import LoginRequest, RegisterRequest, TradeRequest

url, username, password = sys.argv[1:]
options = {"base_url": f"{url}/api", "headers": {"X-Api-Key": "sanguine-site"}}
visitor = Client(**options)

email = f"{username}@example.org"
register_account.sync(client=visitor, body=RegisterRequest(username=username, password=password, email=email))
print("registered", flush=True)
activate_account.sync(client=visitor, id=input())
session = login.sync(client=visitor, body=LoginRequest(username=username, password=password))
client = AuthenticatedClient(token=session.access_token, **options)

rounds = 1
while not (combat := hunt.sync(client=client, round_=rounds)).combat_ended:
    rounds += 1
again = quick_hunt.sync(client=client)
item = get_player.sync(client=client).inventory[0].item
problem = trade_item.sync(client=client, body=TradeRequest(item_id=item.id, amount=0))
print(
    json.dumps(
        {
            "player": combat.attacker.name,
            "result": combat.result,
            "refusal": again.code,
            "mustWait": again.seconds > 0,
            "problem": problem.code,
            "field": problem.field,
        }
    )
)
