/** Plays with the TypeScript client of openapi-generator; `../play.ts` has the protocol. */
import { createInterface } from 'node:readline/promises'
import {
  AccountsApi,
  type Combat,
  Configuration,
  HuntingApi,
  PlayerApi,
  ProblemFromJSON,
  ResponseError,
  ShopsApi,
} from './sanguine/index.js'

const [, , url = '', username = '', password = ''] = process.argv
let token = ''
const configuration = new Configuration({
  basePath: `${url}/api`,
  apiKey: 'sanguine-site',
  accessToken: () => token,
})
const accounts = new AccountsApi(configuration)
const hunting = new HuntingApi(configuration)

const registerRequest = { username, password, email: `${username}@example.org` }
await accounts.registerAccount({ registerRequest })
console.log('registered')
const input = createInterface(process.stdin)
await accounts.activateAccount({ id: await input.question('') })
input.close()
token = (await accounts.login({ loginRequest: { username, password } })).accessToken ?? ''

let combat: Combat
let round = 0
do {
  round += 1
  combat = await hunting.hunt({ round })
} while (!combat.combatEnded)
const again = await hunting.quickHunt()
const itemId = (await new PlayerApi(configuration).getPlayer()).inventory[0]?.item.id ?? ''
const problem = await new ShopsApi(configuration).tradeItem({ tradeRequest: { itemId, amount: 0 } }).then(
  () => undefined,
  async (error: unknown) => {
    if (!(error instanceof ResponseError)) throw error
    return ProblemFromJSON(await error.response.json())
  },
)
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
