/** Plays with openapi-fetch, typed by openapi-typescript; `../play.ts` has the protocol. */
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
const body = { ...credentials, email: `${username}@example.org` }
await bodyOf(client.POST('/user/register', { body }))
console.log('registered')
const input = createInterface(process.stdin)
const path = { id: await input.question('') }
input.close()
await bodyOf(client.GET('/user/ActivateAccount/{id}', { params: { path }, parseAs: 'text' }))
const { access_token: token } = await bodyOf(client.POST('/user/login', { body: credentials }))
client.use({
  onRequest: ({ request }) => {
    request.headers.set('Authorization', `Bearer ${token}`)
  },
})

const playRound = (round: number) => bodyOf(client.GET('/Game/hunt', { params: { query: { round } } }))
let round = 1
let combat = await playRound(round)
while (!combat.combatEnded) {
  round += 1
  combat = await playRound(round)
}
const again = await bodyOf(client.GET('/Game/quickhunt'))
const itemId = (await bodyOf(client.GET('/clientUser/getme'))).inventory[0]?.item.id ?? ''
const { error } = await client.POST('/game/buysell', { body: { itemId, amount: 0 } })
const problem = typeof error === 'object' ? error : undefined
console.log(
  JSON.stringify({
    player: combat.attacker?.name,
    result: combat.result,
    refusal: again.code,
    mustWait: (again.seconds ?? 0) > 0,
    problem: problem?.code,
    field: problem?.field,
  }),
)
