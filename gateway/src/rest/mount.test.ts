import { Agent, type RequestOptions, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { notFound } from '@sanguine/kernel'
import { defineRoute } from '@sanguine/kernel/rest'
import { testApp } from '@sanguine/kernel/testing'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mountBodyParsers } from '../server/body-parsers'
import { EventStreams } from '../server/event-streams'
import { mountRequestLog } from '../server/request-log'
import { endAfter } from '../server/timeouts'
import { requireDocumented } from './error-statuses'
import { mountRest } from './mount'

let server: FastifyInstance
let url = ''
const about = { cost: 1, tag: 'test', summary: 'For the test.', access: 'open', scope: 'anyone' } as const
const thing = { en: 'thing', de: 'Dieses Ding' }
const picture = Buffer.from('0123456789')

const routes = [
  defineRoute({
    ...about,
    method: 'GET',
    operationId: 'getBroken',
    path: '/broken',
    response: z.object({}),
    run: () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:27017')
    },
  }),
  defineRoute({
    ...about,
    method: 'GET',
    operationId: 'getMisshapen',
    path: '/misshapen',
    response: z.object({ n: z.number() }),
    run: () => ({ n: 'seven' }) as never,
  }),
  defineRoute({
    ...about,
    method: 'GET',
    operationId: 'getLost',
    path: '/lost',
    response: z.object({}),
    run: () => {
      throw notFound(thing)
    },
  }),
  defineRoute({
    ...about,
    method: 'POST',
    operationId: 'createThing',
    path: '/thing',
    status: 201,
    input: { body: z.object({ name: z.string() }) },
    response: z.object({ name: z.string() }),
    run: (_context, { body }) => body,
  }),
  defineRoute({
    ...about,
    method: 'GET',
    operationId: 'listNames',
    path: '/thing/names',
    response: z.array(z.string()),
    run: () => [],
  }),
  defineRoute({
    ...about,
    method: 'DELETE',
    operationId: 'deleteThing',
    path: '/thing/:id',
    input: { params: z.object({ id: z.string().length(24) }) },
    response: z.object({}),
    run: () => ({}),
  }),
  defineRoute({
    ...about,
    method: 'GET',
    operationId: 'getPicture',
    path: '/picture',
    response: 'bytes',
    run: () => ({ bytes: picture, contentType: 'image/webp', etag: 'abc', cacheControl: 'public, immutable' }),
  }),
  defineRoute({
    ...about,
    method: 'POST',
    operationId: 'uploadFiles',
    path: '/files',
    input: { body: z.object({ note: z.string() }), files: true, maxFileBytes: 1_000 },
    response: z.array(z.object({ field: z.string(), filename: z.string(), size: z.number() })),
    run: (_context, { files }) => files.map(({ field, filename, bytes }) => ({ field, filename, size: bytes.length })),
  }),
]

beforeAll(async () => {
  server = Fastify({ loggerInstance: testApp().app.log as FastifyBaseLogger })
  server.decorateRequest('requestContext', null)
  mountRequestLog(server, { isProduction: false, slowCallMs: 1_000 })
  await mountBodyParsers(server)
  mountRest(server, {
    app: testApp().app,
    keys: new Set(),
    routes,
    callsOf: () => 1,
    endLateCall: endAfter(60_000),
    streams: new EventStreams(server, testApp().app, 15_000),
    checkAnswers: true,
  })
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** Calls as an old client, which gets errors as text. */
async function call(path: string, init: RequestInit = {}) {
  const headers = { ...init.headers, 'X-Version': 'test' }
  const response = await fetch(`${url}/api${path}`, { ...init, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const postJson = (path: string, body: object) =>
  call(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

test('an internal failure is a 500 with a reference and without the reason', async () => {
  const { status, text } = await call('/broken')
  expect(status).toBe(500)
  expect(text).toMatch(/^Something went wrong on our side\. .* reference: \S+$/)
  expect(text).not.toMatch(/ECONNREFUSED|10\.0\.0\.7/)
})

test('a response without the declared shape fails if responses are checked', async () => {
  expect((await call('/misshapen')).status).toBe(500)
})

test('a problem that the documentation lacks fails if responses are checked', async () => {
  expect((await call('/lost')).status).toBe(500)
  const lost = routes.find(({ operationId }) => operationId === 'getLost')
  expect(() => lost && requireDocumented(lost, notFound(thing))).toThrow(
    "GET /api/lost (getLost) returned 404, which its documentation lacks: add 'notFound' to its problems.",
  )
})

test.each([
  ['DELETE', '/thing', 'POST'],
  ['POST', '/Broken/?x=1', 'GET, HEAD'],
  // A sibling takes this method for any name in its place.
  ['DELETE', '/Thing/Names/?x=1', 'GET, HEAD'],
])('another method of a known path is a 405 that lists its methods: %s %s', async (method, path, allowed) => {
  const { status, headers, text } = await call(path, { method })
  expect([status, headers.get('allow'), text]).toEqual([405, allowed, `This path takes ${allowed} only.`])
})

test('a route that creates something returns a 201', async () => {
  expect(await postJson('/thing', { name: 'x', more: 1 })).toMatchObject({ status: 201, text: '{"name":"x"}' })
})

test('an error names the field that is missing or is not text', async () => {
  expect((await postJson('/thing', {})).text).toBe('name: is missing.')
  expect((await postJson('/thing', { name: { $gt: '' } })).text).toBe('name: must be text.')
})

describe('bytes', () => {
  test('are sent with their type, and cached as long as the route allows', async () => {
    const { headers, text } = await call('/picture')
    expect(text).toBe('0123456789')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      etag: '"abc"',
      'cache-control': 'public, immutable',
      'accept-ranges': 'bytes',
    })
  })

  test('are not sent again to a client that has them', async () => {
    expect(await call('/picture', { headers: { 'If-None-Match': 'W/"abc"' } })).toMatchObject({ status: 304, text: '' })
  })

  test('are sent in part if a range is requested', async () => {
    const part = await call('/picture', { headers: { Range: 'bytes=2-4' } })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
    const none = await call('/picture', { headers: { Range: 'bytes=10-' } })
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })
})

describe('files', () => {
  const post = (bytes: number, count = 1) => {
    const body = new FormData()
    body.append('note', 'x')
    for (let file = 0; file < count; file += 1) body.append('files', new Blob(['x'.repeat(bytes)]), `${file}.png`)
    return call('/files', { method: 'POST', body })
  }

  test('arrive with their field, name and bytes', async () => {
    expect(JSON.parse((await post(10)).text)).toEqual([{ field: 'files', filename: '0.png', size: 10 }])
  })

  test('that are too large or too many are a 413 with a sentence', async () => {
    expect(await post(1_001)).toMatchObject({ status: 413, text: 'The file is too large.' })
    expect(await post(1, 11)).toMatchObject({ status: 413, text: expect.stringMatching(/^These are too many/) })
  })
  test('that a call does not accept leave the connection usable for the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const send = (path: string, options: RequestOptions = {}, body = '') =>
      new Promise<number | undefined>((resolve, reject) => {
        const sent = request(`${url}/api${path}`, { ...options, agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode))
        })
        sent.on('error', reject).setTimeout(30_000, () => sent.destroy(new Error('There was no answer.')))
        sent.end(body)
      })
    const part = 'Content-Disposition: form-data; name="name"; filename="a.txt"\r\nContent-Type: text/plain'
    const body = `--x\r\n${part}\r\n\r\n${'y'.repeat(3_000_000)}\r\n--x--\r\n`
    const upload = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
    expect(await send('/thing', upload, body)).toBe(400)
    expect(await send('/files', upload, body)).toBe(413)
    expect(await send('/picture')).toBe(200)
    agent.destroy()
  })
})
