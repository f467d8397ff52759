/** Plays v1 with the packed SDK; `../play.ts` has the protocol. */
import { createInterface } from 'node:readline/promises'
import { createSanguine, Refusal } from 'sanguine-sdk'

const [, , site = '', username = '', password = ''] = process.argv
const apiKey = 'sanguine-site'
const visitor = createSanguine({ site, apiKey })

await visitor.registerAccount({ username, password, email: `${username}@example.org` })
console.log('registered')
const input = createInterface(process.stdin)
const token = await input.question('')
input.close()
await visitor.activateAccount({ token })
const { accessToken } = await visitor.logIn({ username, password })
const sanguine = createSanguine({ site, apiKey, token: accessToken ?? '' })

let round = 1
let { combat } = await sanguine.hunt({ round })
while (combat.result === 'ONGOING') {
  round += 1
  combat = (await sanguine.hunt({ round })).combat
}

async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (error instanceof Refusal) return error
  throw error
}

const refusal = await refusalOf(sanguine.quickHunt())
const [entry] = await sanguine.listInventory()
const problem = await refusalOf(sanguine.sellItem({ itemId: entry?.item.id ?? '', amount: 1.5 }))
console.log(
  JSON.stringify({
    player: combat.attacker.name,
    result: combat.result,
    refusal: refusal.code,
    mustWait: (refusal.retryAfterSeconds ?? 0) > 0,
    problem: problem.code,
    field: problem.field,
  }),
)
