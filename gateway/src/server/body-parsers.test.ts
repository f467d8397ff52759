import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { mountBodyParsers } from './body-parsers'

let server: FastifyInstance
let url = ''

beforeAll(async () => {
  server = Fastify()
  await mountBodyParsers(server)
  server.post('/', async ({ body }) => ({ read: body }))
  url = await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function read(body: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  return ((await response.json()) as { readonly read: unknown }).read
}

const backslash = '\\'

test.each([
  ['the first half of a pair alone', String.raw`"a\ud800b"`, 'a\ufffdb'],
  ['the second half alone', String.raw`"\uDC00"`, '\ufffd'],
  ['the halves in the wrong order', String.raw`"\udc00\ud800"`, '\ufffd\ufffd'],
  ['a half before a pair', String.raw`"\ud83d\ud83d\ude00"`, '\ufffd\u{1f600}'],
  ['a half before another escape', String.raw`"\ud800\n"`, '\ufffd\n'],
  ['a half in the name of a field', String.raw`{"\ud800":1}`, { '\ufffd': 1 }],
])('JSON with %s is read as the database would store it', async (_what, payload, expected) => {
  expect(await read(payload)).toEqual(expected)
})

test.each([
  ['a pair', String.raw`"\ud83d\ude00"`, '\u{1f600}'],
  ['a backslash and letters like an escape', String.raw`"\\ud800"`, `${backslash}ud800`],
  ['a backslash before a pair', String.raw`"\\\ud83d\ude00"`, `${backslash}\u{1f600}`],
  ['other escapes', String.raw`"\u00e4\"\t\u0000"`, 'ä"\t\0'],
])('JSON with %s is read as it is', async (_what, payload, expected) => {
  expect(await read(payload)).toEqual(expected)
})
