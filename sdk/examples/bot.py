# Hunts whenever it may, and shows each hunt. Needs SITE, and TOKEN with the scopes hunt and read.
import os

from sanguine_sdk import Refusal, Sanguine

sanguine = Sanguine(os.environ["SITE"], os.environ["TOKEN"])


def hunt():
    try:
        sanguine.quick_hunt()
    except Refusal as refusal:
        # huntReady tells when the next hunt is possible
        if refusal.code not in ("HUNT_TOO_EARLY", "NO_BAIT"):
            raise
        print(refusal)


is_first = True
for event in sanguine.events():
    if is_first or event.type == "huntReady":
        hunt()
    is_first = False
    if event.type == "entry" and event.data["type"] == "CombatEntry":
        print(event.data["enemy"]["name"], event.data["result"], flush=True)
