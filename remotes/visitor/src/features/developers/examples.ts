/**
 * The first hunt in three languages, and the events. Each program reads the address of the site and a personal access token from the
 * variables SITE and TOKEN. A test of the gateway runs each as it is shown.
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
