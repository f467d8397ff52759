import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { MongoClient } from 'mongodb'
import { Doc, type List } from '../query'
import { aServer, type TestServer } from '../testing/a-server'
import { bson, framed, int32, opMsg, RawClient } from '../testing/raw-client'
import { crc32c } from './crc32c'
import { maxCommandBytes, maxDocumentBytes } from './limits'

let running: TestServer
let client: RawClient

beforeAll(async () => {
  running = await aServer()
})

afterAll(() => running.stop())
afterEach(() => client?.close())

const ping = { ping: 1, $db: 'admin' }

async function connected(): Promise<RawClient> {
  client = await RawClient.to(running.server.port)
  return client
}

function withChecksum(message: Buffer): Buffer {
  const whole = Buffer.concat([message, Buffer.alloc(4)])
  whole.writeInt32LE(whole.length, 0)
  whole.writeUInt32LE(crc32c(whole.subarray(0, -4)), whole.length - 4)
  return whole
}

describe('the checksum', () => {
  it('is CRC-32C', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283)
  })

  it('is accepted when right', async () => {
    const raw = await connected()
    raw.send(withChecksum(opMsg(ping, 1)))
    expect((await raw.reply())?.get('ok')).toMatchObject({ value: 1 })
  })

  it('closes the connection when wrong', async () => {
    const raw = await connected()
    const message = withChecksum(opMsg(ping, 1))
    message[message.length - 1] = (message[message.length - 1] as number) ^ 1
    raw.send(message)
    expect((await raw.reply())?.get('codeName')).toBe('ChecksumMismatch')
    expect(await raw.closed()).toBe(true)
  })
})

describe('OP_MSG', () => {
  it('accepts documents in a sequence beside the body', async () => {
    const raw = await connected()
    const documents = Buffer.concat([bson({ _id: 1 }), bson({ _id: 2 })])
    const name = Buffer.from('documents\0')
    const sequence = Buffer.concat([Buffer.of(1), int32(4 + name.length + documents.length), name, documents])
    raw.send(framed(2013, int32(0), Buffer.of(0), bson({ insert: 'sequence', $db: 'test' }), sequence))
    expect((await raw.reply())?.get('n')).toBe(2)
    expect(await running.db.collection('sequence').countDocuments()).toBe(2)
  })

  it('sends no reply if none is wanted, and serves the next message', async () => {
    const raw = await connected()
    raw.send(opMsg({ insert: 'silent', documents: [{ _id: 1 }], $db: 'test' }, 2))
    raw.send(opMsg({ count: 'silent', $db: 'test' }))
    expect((await raw.reply())?.get('n')).toBe(1)
  })

  it('accepts a message in parts, and several messages in one part', async () => {
    const raw = await connected()
    const message = opMsg(ping)
    raw.send(message.subarray(0, 9))
    await new Promise((resolve) => setTimeout(resolve, 10))
    raw.send(Buffer.concat([message.subarray(9), message]))
    for (let reply = 0; reply < 2; reply += 1) expect((await raw.reply())?.get('ok')).toMatchObject({ value: 1 })
  })

  it.each<[string, Buffer]>([
    ['a flag it does not know', opMsg(ping, 4)],
    ['no body', framed(2013, int32(0))],
    ['two bodies', framed(2013, int32(0), Buffer.of(0), bson(ping), Buffer.of(0), bson(ping))],
    ['an unknown section', framed(2013, int32(0), Buffer.of(0), bson(ping), Buffer.of(9))],
    ['a document that is cut short', framed(2013, int32(0), Buffer.of(0), bson(ping).subarray(0, 8))],
    [
      'a document with a wrong inner length',
      framed(2013, int32(0), Buffer.of(0), Buffer.from('0c0000000a610000', 'hex')),
    ],
    ['a compressed message', framed(2012, int32(2013), int32(10), Buffer.of(1))],
    ['an opcode of old', framed(2002, int32(0))],
  ])('replies with an error to %s and closes', async (_, message) => {
    const raw = await connected()
    raw.send(message)
    expect((await raw.reply())?.get('errmsg')).toEqual(expect.any(String))
    expect(await raw.closed()).toBe(true)
  })

  it.each<[string, number]>([
    ['too small', 3],
    ['negative', -1],
    ['too large', 48_000_001],
  ])('closes if a length is %s', async (_, length) => {
    const raw = await connected()
    const message = opMsg(ping)
    message.writeInt32LE(length, 0)
    raw.send(message)
    expect(await raw.closed()).toBe(true)
  })

  it('survives random bytes after a header', async () => {
    for (let round = 0; round < 50; round++) {
      const raw = await connected()
      const noise = Buffer.from(Array.from({ length: 60 }, (_, at) => (at * 31 + round * 17) % 256))
      raw.send(framed(2013, int32(0), noise))
      await raw.closed()
    }
    expect((await running.client.db('admin').command({ ping: 1 })).ok).toBe(1)
  })
})

describe('a document over the size limit', () => {
  const collection = 'large'
  const oversized = (surplus: number) => ({ _id: 1, text: 'x'.repeat(maxDocumentBytes + surplus) })
  const commands: [string, (surplus: number) => object][] = [
    ['insert', (surplus) => ({ insert: collection, documents: [oversized(surplus)] })],
    [
      'update',
      (surplus) => ({ update: collection, updates: [{ q: { _id: 1 }, u: oversized(surplus), upsert: true }] }),
    ],
    [
      'findAndModify',
      (surplus) => ({ findAndModify: collection, query: { _id: 1 }, update: oversized(surplus), upsert: true }),
    ],
  ]
  const surpluses = [1, maxCommandBytes - maxDocumentBytes, 8 * 1024 * 1024]
  const cases = commands.flatMap(([name, command]) =>
    surpluses.map((surplus): [string, number, () => object] => [name, surplus, () => command(surplus)]),
  )

  const errorCode = (reply: Doc | undefined) => {
    const [writeError] = (reply?.get('writeErrors') as List | undefined) ?? []
    return (writeError instanceof Doc ? writeError : reply)?.get('code')
  }

  it.each(cases)('fails %s by %d bytes and keeps the connection', async (_name, _surplus, command) => {
    const raw = await connected()
    raw.send(opMsg({ ...command(), $db: 'test' }))
    expect(errorCode(await raw.reply())).toBe(10334)
    raw.send(opMsg(ping))
    expect((await raw.reply())?.get('ok')).toMatchObject({ value: 1 })
    expect(await running.db.collection(collection).countDocuments()).toBe(0)
  })

  it('fails in a document sequence as well', async () => {
    const raw = await connected()
    const documents = bson(oversized(maxCommandBytes))
    const name = Buffer.from('documents\0')
    const sequence = Buffer.concat([Buffer.of(1), int32(4 + name.length + documents.length), name, documents])
    raw.send(framed(2013, int32(0), Buffer.of(0), bson({ insert: collection, $db: 'test' }), sequence))
    expect(errorCode(await raw.reply())).toBe(10334)
    raw.send(opMsg(ping))
    expect((await raw.reply())?.get('ok')).toMatchObject({ value: 1 })
  })

  it('gets no reply if the client wants none', async () => {
    const raw = await connected()
    raw.send(opMsg({ insert: collection, documents: [oversized(1024 * 1024)], $db: 'test' }, 2))
    raw.send(opMsg({ count: collection, $db: 'test' }))
    expect((await raw.reply())?.get('n')).toBe(0)
  })

  it('keeps the only connection of a driver usable', async () => {
    const driver = await MongoClient.connect(running.uri, { maxPoolSize: 1 })
    try {
      const address = () => driver.db('admin').command({ whatsmyuri: 1 })
      const { you } = await address()
      const large = driver.db('test').collection<{ _id: number }>(collection)
      const document = oversized(64 * 1024)
      const writes = [
        () => large.insertOne(document),
        () => large.replaceOne({ _id: 1 }, document, { upsert: true }),
        () => large.findOneAndReplace({ _id: 1 }, document, { upsert: true }),
      ]
      for (const write of writes)
        expect(await Promise.allSettled([write()])).toMatchObject([{ status: 'rejected', reason: { code: 10334 } }])
      expect((await address()).you).toBe(you)
    } finally {
      await driver.close()
    }
  })
})

describe('OP_QUERY', () => {
  const query = (namespace: string, body: object) =>
    framed(2004, int32(0), Buffer.from(`${namespace}\0`), int32(0), int32(-1), bson(body))

  it('serves the handshake', async () => {
    const raw = await connected()
    raw.send(query('admin.$cmd', { isMaster: 1, helloOk: true }))
    const reply = (await raw.message()) as Buffer
    expect(reply.readInt32LE(12)).toBe(1)
    expect(reply.toString('latin1')).toContain('ismaster')
  })

  it('refuses queries', async () => {
    const raw = await connected()
    raw.send(query('test.things', {}))
    expect(((await raw.message()) as Buffer).toString('latin1')).toContain('OP_QUERY is no longer supported')
  })
})
