import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestGateway, type TestGateway } from '../testing'

let gateway: TestGateway
let admin: string
let player: string

beforeAll(async () => {
  gateway = await startTestGateway()
  admin = await gateway.adminToken()
  player = await gateway.player('Mina')
})
afterAll(() => gateway.stop())

const noBrackets = (field: string) => [
  400,
  `${field}: must be named without brackets. A list or an object is sent as JSON text.`,
]

describe('a parameter of a query', () => {
  test('is read under its name in any case, as paths are', async () => {
    const read = async (query: string) => {
      const { status, text } = await gateway.rest(`/Journal?${query}`, { token: player })
      return [status, text]
    }
    const refused = [400, 'first: must be from 1 to 100.']
    expect(await read('first=0')).toEqual(refused)
    expect(await read('First=0')).toEqual(refused)
    expect(await read('FIRST=0')).toEqual(refused)
    expect(await read('first=1&First=1')).toEqual([400, 'first: must be a number.'])
    expect((await read('unknown=0&_=1'))[0]).toBe(200)
  })

  test.each(['round[]', 'round[0]', 'round[a]', 'Round[]'])(
    'is refused as %s, and no round is played',
    async (name) => {
      const { status, text } = await gateway.rest(`/Game/hunt?${encodeURIComponent(name)}=1`, { token: player })
      expect([status, text]).toEqual(noBrackets(name))
      const { openCombat } = (await gateway.graphql('{ me { openCombat { __typename } } }', {}, player)).data.me
      expect(openCombat).toBeNull()
    },
  )
})

describe('a field name with brackets, which would lose values,', () => {
  const itemOf = async (id: string) => (await gateway.rest(`/item/${id}`, { token: admin })).body

  test('is refused in a form, and the record stays unchanged', async () => {
    const [{ id }] = (await gateway.rest('/item', { token: admin })).body
    const before = await itemOf(id)
    const body = new URLSearchParams([
      ['name', 'Renamed'],
      ['trophieItemIds[]', id],
      ['trophieItemIds[]', id],
    ])
    const { status, text } = await gateway.rest(`PUT /item/${id}`, { token: admin, body })
    expect([status, text]).toEqual(noBrackets('trophieItemIds[]'))
    expect(await itemOf(id)).toEqual(before)
  })

  test('is refused in multipart, and nothing is given', async () => {
    const [{ id: itemId }] = (await gateway.rest('/item', { token: admin })).body
    const { id: userId } = (await gateway.rest('/clientUser/getme', { token: player })).body
    const body = new FormData()
    for (const [name, value] of Object.entries({ userId, itemId, deltaAmount: '1', 'remove[]': 'true' }))
      body.append(name, value)
    const { status, text } = await gateway.rest('POST /user/AddInventoryItem', { token: admin, body })
    expect([status, text]).toEqual(noBrackets('remove[]'))
  })

  test('is an unknown field in JSON, which is ignored', async () => {
    const json = { username: 'Nobody', password: 'a'.repeat(64), 'x[]': 1 }
    expect((await gateway.rest('POST /user/login', { json })).status).toBe(200)
  })
})
