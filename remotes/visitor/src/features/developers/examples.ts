/**
 * The first hunt in three languages, the events and a receiver of webhooks. The programs read the address of the
 * site and a personal access token from SITE and TOKEN. The receiver reads its key and its port from SECRET and PORT. Tests of the gateway run each as it is shown.
 */

export const curl = String.raw`# needs a token with the scope hunt
curl --silent --show-error --compressed \
  --request POST "$SITE/api/v1/quick-hunts" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Idempotency-Key: hunt-$(date +%s)"
`

export const events = String.raw`# needs a token with the scope read
curl --silent --show-error --no-buffer "$SITE/api/v1/events" \
  --header "Authorization: Bearer $TOKEN"
`

export const sdkTypescript = `// Hunts whenever it may, and shows each hunt. Needs SITE, and TOKEN with the scopes hunt and read.
import { createSanguine, isRefusal } from 'sanguine-sdk'

const { SITE, TOKEN } = process.env
const sanguine = createSanguine({ site: SITE, token: TOKEN })

async function hunt() {
  try {
    await sanguine.quickHunt()
  } catch (error) {
    // huntReady tells when the next hunt is possible
    if (!isRefusal(error, 'HUNT_TOO_EARLY', 'NO_BAIT')) throw error
    console.log(error.message)
  }
}

let isFirst = true
for await (const { type, data } of sanguine.events()) {
  if (isFirst || type === 'huntReady') await hunt()
  isFirst = false
  if (type === 'entry' && data.type === 'CombatEntry') console.log(data.enemy.name, data.result)
}
`

export const sdkPython = `# Hunts whenever it may, and shows each hunt. Needs SITE, and TOKEN with the scopes hunt and read.
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
`

export const receiver = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.SECRET.replace('whsec_', ''), 'base64')
const seen = new Set()

function isFromSanguine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures } = headers
  if (!(Math.abs(Date.now() / 1000 - sentAt) < 300)) return false
  const expected = createHmac('sha256', key).update([id, sentAt, body].join('.')).digest()
  return String(signatures).split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  if (!isFromSanguine(request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  const id = request.headers['webhook-id']
  if (seen.has(id)) return
  seen.add(id)
  const { type, data } = JSON.parse(body)
  console.log(type, data)
}).listen(process.env.PORT)
`

export const typescript = `const { SITE, TOKEN } = process.env

const response = await fetch(SITE + '/api/v1/quick-hunts', {
  method: 'POST',
  headers: { Authorization: 'Bearer ' + TOKEN, 'Idempotency-Key': crypto.randomUUID() },
})
const body = await response.json()
if (response.ok) console.log(body.combat.enemy.name, body.combat.result, body.combat.reward)
else if (body.code === 'HUNT_TOO_EARLY') console.log('Next hunt in', body.retryAfterSeconds, 'seconds')
else console.log(body.code, body.detail)
`

export const python = `import json, os, urllib.error, urllib.request, uuid

request = urllib.request.Request(os.environ["SITE"] + "/api/v1/quick-hunts", method="POST")
request.add_header("Authorization", "Bearer " + os.environ["TOKEN"])
request.add_header("Idempotency-Key", str(uuid.uuid4()))
try:
    with urllib.request.urlopen(request) as response:
        combat = json.load(response)["combat"]
        print(combat["enemy"]["name"], combat["result"], combat["reward"])
except urllib.error.HTTPError as error:
    problem = json.load(error)
    print(problem["code"], problem["detail"])
`
