"""Plays with the Python client of openapi-generator; `../play.ts` has the protocol."""

import json
import sys

import sanguine

url, username, password = sys.argv[1:]
configuration = sanguine.Configuration(host=f"{url}/api", api_key={"apiKey": "sanguine-site"})
client = sanguine.ApiClient(configuration)
accounts = sanguine.AccountsApi(client)
hunting = sanguine.HuntingApi(client)

email = f"{username}@example.org"
accounts.register_account(sanguine.RegisterRequest(username=username, password=password, email=email))
print("registered", flush=True)
accounts.activate_account(input())
login = accounts.login(sanguine.LoginRequest(username=username, password=password))
configuration.access_token = login.access_token

rounds = 1
while not (combat := hunting.hunt(round=rounds)).combat_ended:
    rounds += 1
again = hunting.quick_hunt()
item = sanguine.PlayerApi(client).get_player().inventory[0].item
try:
    sanguine.ShopsApi(client).trade_item(sanguine.TradeRequest(item_id=item.id, amount=0))
    problem = None
except sanguine.ApiException as error:
    problem = error.data
print(
    json.dumps(
        {
            "player": combat.attacker.name,
            "result": combat.result,
            "refusal": again.code,
            "mustWait": again.seconds > 0,
            "problem": problem and problem.code,
            "field": problem and problem.var_field,
        }
    )
)
