import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type App, writeWatchService } from '@sanguine/kernel'
import { testApp } from '@sanguine/kernel/testing'
import type { Connection } from 'mongoose'
import { connect, connectionService } from './connection'
import { watchWrites } from './database-writes'
import { startTestServer } from './testing'

let app: App
afterEach(() => app.stop())

/** Watches the writes of a connection. */
function watch(connection: unknown) {
  app = testApp().app
  app.provide(connectionService, connection as Connection)
  watchWrites(app)
  const watched = app.get(writeWatchService)
  if (!watched) throw new Error('Nobody watches.')
  return watched
}

/** Waits for looks, and returns by how much the number of writes has grown meanwhile. */
async function growth(watched: ReturnType<typeof watch>, looks: number): Promise<number> {
  const before = watched.writes
  for (let count = 0; count < looks; count += 1)
    await new Promise<void>((resolve) => {
      const stop = watched.onLook(() => {
        stop()
        resolve()
      })
    })
  return watched.writes - before
}

describe('on a server of its own', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let [own, other]: [Connection | null, Connection | null] = [null, null]
  beforeAll(async () => {
    server = await startTestServer()
    own = await connect(server.getUri('site'))
    other = await connect(server.getUri('site'))
    await other.createCollection('rows')
  })
  afterAll(async () => {
    await own?.close()
    await other?.close()
    await server.stop()
  })

  test('nothing is noticed while nothing is written, and a search that changes nothing is no write', async () => {
    const watched = watch(own)
    await growth(watched, 2)
    await other?.collection('rows').findOneAndUpdate({ n: -1 }, { $set: { n: 0 } })
    await other?.collection('rows').updateMany({ n: -1 }, { $set: { n: 0 } })
    await other?.collection('rows').deleteMany({ n: -1 })
    expect(await growth(watched, 2)).toBe(0)
  })

  test.each<[string, (connection: Connection) => Promise<unknown>]>([
    ['an insertion', (connection) => connection.collection('rows').insertOne({ n: 1 })],
    ['a change', (connection) => connection.collection('rows').updateMany({ n: 1 }, { $inc: { n: 1 } })],
    [
      'a transaction',
      (connection) => connection.transaction((session) => connection.collection('rows').insertOne({}, { session })),
    ],
    ['a deletion', (connection) => connection.collection('rows').deleteMany({})],
  ])('%s by another gateway is noticed by the second look after it', async (_what, write) => {
    const watched = watch(own)
    await growth(watched, 2)
    if (other) await write(other)
    expect(await growth(watched, 2)).toBe(1)
    expect(await growth(watched, 2)).toBe(0)
  })
})

let seconds = -1

/** A connection to a server that replies so to `hello`, and takes any write. */
const connectionTo = (hello: () => object | Promise<object>) => ({
  db: { command: async () => hello(), collection: () => ({ updateOne: async () => undefined }) },
})

test.each<[string, () => object | Promise<object>]>([
  ['does not tell the time of its last write', () => ({})],
  ['tells the same time after a write', () => ({ lastWrite: { opTime: { ts: 7, t: 1 } } })],
  [
    'tells the time of its last write in whole seconds',
    () => {
      seconds = Math.min(seconds + 1, 1)
      return { lastWrite: { opTime: { ts: seconds, t: 1 } } }
    },
  ],
  [
    'loses the connection',
    () => {
      throw new Error('The connection was lost.')
    },
  ],
  ['does not respond in time', () => new Promise<never>(() => undefined)],
])('if the server %s, there may have been a write at each look', async (_what, hello) => {
  const watched = watch(connectionTo(hello))
  await growth(watched, 1)
  expect(await growth(watched, 3)).toBe(3)
})

test('a write is noticed when a majority has it, even if it had the same time before', async () => {
  let [last, majority] = [0, 0]
  const watched = watch(
    connectionTo(() => {
      if (last < 4) last += 1
      return { lastWrite: { opTime: { ts: last, t: 1 }, majorityOpTime: { ts: majority, t: 1 } } }
    }),
  )
  await growth(watched, 2)
  majority = 2
  expect(await growth(watched, 1)).toBe(1)
  expect(await growth(watched, 2)).toBe(0)
})
