import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { MongoClient, type ServerHeartbeatSucceededEvent } from 'mongodb'
import { type Doc, docFrom, encode, ObjectId, type Value } from '../query'
import { aServer, type TestServer } from '../testing/a-server'
import { opMsg, RawClient } from '../testing/raw-client'

const exhaustAllowed = 1 << 16
const moreToCome = 2
/** Longer than a test may take, so that a reply within it did not wait. */
const forever = 600_000

let running: TestServer
let client: RawClient

beforeAll(async () => {
  running = await aServer()
})
afterAll(() => running.stop())
afterEach(() => client?.close())

const hello = (more: object = {}) => ({ hello: 1, ...more, $db: 'admin' })

async function connected(port = running.server.port): Promise<{ client: RawClient; seen: Doc }> {
  client = await RawClient.to(port)
  client.send(opMsg(hello()))
  const seen = (await client.reply())?.get('topologyVersion') as Doc
  return { client, seen }
}

async function ask(command: object): Promise<Doc> {
  client.send(opMsg(command))
  return (await client.reply()) as Doc
}

const asked = (seen: Value, maxAwaitTimeMS: number) => hello({ topologyVersion: seen, maxAwaitTimeMS })

describe('hello', () => {
  it('returns the process id and the version of its topology', async () => {
    const { seen } = await connected()
    expect(seen.keys).toEqual(['processId', 'counter'])
    expect(seen.get('processId')).toBeInstanceOf(ObjectId)
    expect(seen.get('counter')).toBe(0n)
  })

  it('waits if the client has the current version', async () => {
    const { seen } = await connected()
    const from = performance.now()
    expect((await ask(asked(seen, 150))).get('isWritablePrimary')).toBe(true)
    expect(performance.now() - from).toBeGreaterThanOrEqual(145)
  })

  it('replies at once if the client has the version of another server', async () => {
    const { seen } = await connected()
    const other = docFrom({ processId: ObjectId.generate(), counter: 5n })
    const reply = await ask(asked(other, forever))
    expect(encode(reply.get('topologyVersion') as Doc)).toEqual(encode(seen))
  })

  it.each<[string, object, number]>([
    ['a version without a time', { topologyVersion: { processId: ObjectId.generate(), counter: 0n } }, 31368],
    ['a time without a version', { maxAwaitTimeMS: 5 }, 31368],
    [
      'a negative time',
      { topologyVersion: { processId: ObjectId.generate(), counter: 0n }, maxAwaitTimeMS: -1 },
      31373,
    ],
    [
      'a negative counter',
      { topologyVersion: { processId: ObjectId.generate(), counter: -1n }, maxAwaitTimeMS: 5 },
      31372,
    ],
    ['a version without a process', { topologyVersion: { counter: 0n }, maxAwaitTimeMS: 5 }, 9],
    ['a version that is no document', { topologyVersion: 1, maxAwaitTimeMS: 5 }, 14],
    [
      'a time that is none',
      { topologyVersion: { processId: ObjectId.generate(), counter: 0n }, maxAwaitTimeMS: 'x' },
      14,
    ],
  ])('refuses %s', async (_, more, code) => {
    await connected()
    expect((await ask(hello(more))).get('code')).toBe(code)
  })

  it('refuses a version from the future', async () => {
    const { seen } = await connected()
    expect((await ask(asked(seen.with('counter', 1n), forever))).get('code')).toBe(31382)
  })
})

describe('a stream of hellos', () => {
  const flagsOf = (message: Buffer) => message.readUInt32LE(16)

  it('continues without requests, each reply answering the one before', async () => {
    const { seen } = await connected()
    client.send(opMsg(asked(seen, 5), exhaustAllowed))
    let responseTo = 7
    for (let count = 0; count < 3; count += 1) {
      const message = (await client.message()) as Buffer
      expect([message.readInt32LE(8), flagsOf(message)]).toEqual([responseTo, moreToCome])
      responseTo = message.readInt32LE(4)
    }
  })

  it('begins at once, and then waits, if the client has the version of another server', async () => {
    await connected()
    const other = docFrom({ processId: ObjectId.generate(), counter: 0n })
    client.send(opMsg(asked(other, 150), exhaustAllowed))
    await client.message()
    const from = performance.now()
    await client.message()
    expect(performance.now() - from).toBeGreaterThanOrEqual(140)
  })

  it('does not begin for a hello without a wait', async () => {
    await connected()
    client.send(opMsg(hello(), exhaustAllowed))
    expect(flagsOf((await client.message()) as Buffer)).toBe(0)
  })

  it('ends with an error', async () => {
    const { seen } = await connected()
    client.send(opMsg(asked(seen, -1), exhaustAllowed))
    expect(flagsOf((await client.message()) as Buffer)).toBe(0)
    expect((await ask(hello())).get('isWritablePrimary')).toBe(true)
  })

  it('does not block other clients, even without a wait', async () => {
    const { seen } = await connected()
    client.send(opMsg(asked(seen, 0), exhaustAllowed))
    await client.message()
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  it('ends with the server', async () => {
    const server = await aServer()
    const { seen } = await connected(server.server.port)
    client.send(opMsg(asked(seen, forever), exhaustAllowed))
    await server.stop()
    expect(await client.closed()).toBe(true)
  })
})

it('a monitor of the driver receives the stream', async () => {
  const monitored = new MongoClient(running.uri, { heartbeatFrequencyMS: 500 })
  const streamed = new Promise<ServerHeartbeatSucceededEvent>((resolve) =>
    monitored.on('serverHeartbeatSucceeded', (event) => event.awaited && resolve(event)),
  )
  await monitored.connect()
  expect((await streamed).reply).toMatchObject({ isWritablePrimary: true })
  await monitored.close()
})
