import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { releaseService } from '@sanguine/catalogue'
import { aPack, smallContent } from '@sanguine/content/testing'
import { connectionService } from '@sanguine/db'
import { startTestGateway, type TestGateway } from './testing'

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway({ pack: aPack(smallContent()) })
  token = await gateway.adminToken()
})
afterAll(() => gateway.stop())

/** An amount whose name has half a character, escaped. */
const halfOfJson = String.raw`{"name":"a\ud800b","shortName":"vgc","value":1}`
const whole = 'a\ufffdb'
const boundary = 'boundary'

/** The part of a multipart body with this head and content. */
const part = (name: string, content: string | Buffer, type?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n`),
    Buffer.from(type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

const multipart = (...parts: readonly Buffer[]) => ({
  headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  body: new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
})

test.each([
  ['a JSON body', { json: { name: 'Rope', flavorText: 'a\ud800b', price: [JSON.parse(halfOfJson)] } }],
  ['JSON in a field of a form', { form: { name: 'Rope', flavorText: whole, price: `[${halfOfJson}]` } }],
  [
    'JSON in a field of a multipart body',
    multipart(part('name', 'Rope'), part('flavorText', whole), part('price', `[${halfOfJson}]`)),
  ],
  [
    'a JSON part of a multipart body',
    multipart(part('name', 'Rope'), part('flavorText', whole), part('price', `[${halfOfJson}]`, 'application/json')),
  ],
  [
    'a part of a multipart body in UTF-16',
    multipart(
      part('name', 'Rope'),
      part('flavorText', Buffer.from('a\ud800b', 'utf16le'), 'text/plain; charset=utf-16le'),
      part('price', `[${halfOfJson}]`),
    ),
  ],
])('half a character in %s is the same in response, memory and database', async (_what, call) => {
  const made = await gateway.rest('POST /item', { token, ...call })
  expect(made.status).toBe(201)
  expect([made.body.flavorText, made.body.price]).toEqual([whole, [expect.objectContaining({ name: whole })]])
  const { index } = await gateway.app.get(releaseService).latest()
  const stored = await gateway.app
    .get(connectionService)
    .collection('items')
    .findOne({ flavorText: whole }, { sort: { _id: -1 } })
  expect(String(stored?._id)).toBe(made.body.id)
  const remembered = index.item.find({ by: 'id', value: made.body.id })
  expect([remembered?.flavorText, remembered?.price]).toEqual([stored?.flavorText, stored?.price])
})

const createRank = (input: string) => `mutation { createRank(input: ${input}) { rank { id name } } }`

test('half a character in a variable of GraphQL is the same in response and memory', async () => {
  const document = 'mutation ($name: String!) { createRank(input: { name: $name }) { rank { id name } } }'
  const { data } = await gateway.graphql(document, { name: 'a\udc00b' }, token)
  expect(data.createRank.rank.name).toBe(whole)
})

test.each([String.raw`"a\uD800b"`, String.raw`"a\u{D800}b"`])(
  'half a character in a literal of GraphQL, %s, is refused',
  async (literal) => {
    const { data, errors } = await gateway.graphql(createRank(`{ name: ${literal} }`), {}, token)
    expect([data, errors?.[0].message]).toEqual([undefined, expect.stringContaining('Invalid Unicode escape sequence')])
  },
)
