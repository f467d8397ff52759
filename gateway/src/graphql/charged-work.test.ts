import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing'

/**
 * Some fields take long, since they count over all players or accounts, or send a mail. A call may ask for few of
 * them. `npm run bench:costs` measures that no allowed call takes over 300 ms.
 */

let gateway: TestGateway
let admin: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
})
afterAll(() => gateway.stop())

const id = 'a'.repeat(24)
const deletion = (kind: string) => `delete${kind}(input: { id: "${id}" }) { deletedId }`

test.each<[name: string, max: number, document: (fields: string) => string, field: string]>([
  ['uses of a record', 1, (fields) => `{ admin { ${fields} } }`, `recordUsage(kind: ITEM, id: "${id}") { count }`],
  ['reach of a ground', 2, (fields) => `{ admin { ${fields} } }`, `groundReach(huntingGroundId: "${id}") { total }`],
  ['key figures', 3, (fields) => `{ admin { ${fields} } }`, 'analytics { users }'],
  ['deletion of an item', 1, (fields) => `mutation { ${fields} }`, deletion('Item')],
  ['deletion of a news post', 1, (fields) => `mutation { ${fields} }`, deletion('NewsPost')],
  ['deletion of a rarity', 2, (fields) => `mutation { ${fields} }`, deletion('Rarity')],
  [
    'link for a new password',
    7,
    (fields) => `mutation { ${fields} }`,
    'requestPasswordReset(input: { username: "Mina" }) { userErrors { code } }',
  ],
  ['activation mail', 7, (fields) => `mutation { ${fields} }`, 'resendActivationMail { userErrors { code } }'],
])('a call may ask for the %s at most %d times', async (_name, max, document, field) => {
  const ask = (count: number) => {
    const fields = Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')
    return gateway.graphql(document(fields), {}, admin)
  }
  expect((await ask(max)).status).toBe(200)
  const { status, errors } = await ask(max + 1)
  const tooLarge = /^The operation is too large: \d+ by the costs of its fields/
  expect([status, errors?.[0].message]).toEqual([400, expect.stringMatching(tooLarge)])
})
