/** Plays v1 with openapi-fetch, typed by openapi-typescript; `../play.ts` has the protocol. */
import { createInterface } from 'node:readline/promises'
import createClient from 'openapi-fetch'
import type { paths } from './sanguine/index.js'

const [, , url = '', username = '', password = ''] = process.argv
const headers: Record<string, string> = { 'X-Api-Key': 'sanguine-site' }
const client = createClient<paths>({ baseUrl: `${url}/api`, headers })

/** The body of a successful call. */
async function bodyOf<Data>(call: Promise<{ data?: Data; error?: unknown }>): Promise<Data> {
  const { data, error } = await call
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const credentials = { username, password }
await bodyOf(client.POST('/v1/accounts', { body: { ...credentials, email: `${username}@example.org` } }))
console.log('registered')
const input = createInterface(process.stdin)
const token = await input.question('')
input.close()
await bodyOf(client.POST('/v1/account/activation', { body: { token } }))
const { accessToken } = await bodyOf(client.POST('/v1/sessions', { body: credentials }))
client.use({
  onRequest: ({ request }) => {
    request.headers.set('Authorization', `Bearer ${accessToken}`)
  },
})

const playRound = async (round: number) => (await bodyOf(client.POST('/v1/hunts', { body: { round } }))).combat
let round = 1
let combat = await playRound(round)
while (combat.result === 'ONGOING') {
  round += 1
  combat = await playRound(round)
}
const { error: tooEarly } = await client.POST('/v1/quick-hunts')
const [entry] = await bodyOf(client.GET('/v1/me/inventory'))
const itemId = entry?.item.id ?? ''
const { error: invalid } = await client.POST('/v1/sales', { body: { itemId, amount: 1.5 } })
// an error may also be plain text
const [refusal, problem] = [tooEarly, invalid].map((error) => (typeof error === 'object' ? error : undefined))
console.log(
  JSON.stringify({
    player: combat.attacker.name,
    result: combat.result,
    refusal: refusal?.code,
    mustWait: (refusal?.retryAfterSeconds ?? 0) > 0,
    problem: problem?.code,
    field: problem?.field,
  }),
)
