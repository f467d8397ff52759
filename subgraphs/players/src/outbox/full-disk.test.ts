import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { connect } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { type EmbeddedMongod, startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { mountSmallDisk, type SmallDisk } from '@sanguine/embedded-mongod/testing'
import { buy } from '@sanguine/rules'
import { mongo } from 'mongoose'
import type { RuleContext } from '../change/rule-context'
import { runPlayerAction } from '../change/run-player-action'
import { checkLedger } from '../ledger/check-ledger'
import { sweepAfterMs } from '../outbox/outbox-sweeper'
import { playerModelsService } from '../store/players.model'
import { aViewer, idOf, startGame, type TestGame } from '../testing'
import { sweepOutboxes } from './outbox-sweeper'

/** If no small disk can be mounted, the error of a full one is injected into a database on a large disk. */
interface Disk {
  fill(): void
  free(): void
}

let disk: SmallDisk | null
let server: EmbeddedMongod | null = null
let game: TestGame

beforeAll(async () => {
  disk = mountSmallDisk(8)
  if (disk) server = await startEmbeddedMongod({ dbPath: disk.folder })
  game = await startGame({ database: server ? await onServer(server) : await startTestDatabase() })
})
afterAll(async () => {
  await game.stop()
  disk?.remove()
})

async function onServer(running: EmbeddedMongod): Promise<TestDatabase> {
  const connection = await connect(running.uri)
  return {
    uri: running.uri,
    connection,
    drop: () => connection.dropDatabase().then(() => undefined),
    stop: async () => {
      await connection.close()
      await running.stop()
    },
  }
}

/** Every insert of rows fails as it does when the server cannot write: a bulk error that names no row. */
function injectedDisk(): Disk {
  const failure = () =>
    new mongo.MongoBulkWriteError(new mongo.MongoServerError({ message: 'disk full' }), {
      insertedCount: 0,
      getWriteConcernError: () => undefined,
    } as mongo.BulkWriteResult)
  const { ledger, journal, operations } = game.app.get(playerModelsService)
  return {
    fill() {
      for (const { collection } of [ledger, journal, operations])
        jest.spyOn(collection, 'insertMany').mockImplementation(() => Promise.reject(failure()))
    },
    free: () => jest.restoreAllMocks(),
  }
}

const buying = (amount: number) => ({
  name: 'trade',
  input: amount,
  rule: ({ state, release }: RuleContext) => buy(state, { itemId: idOf('Bone'), amount, release }),
})

test('a disk that fills up under load and is freed again loses no acknowledged change and no row', async () => {
  const hunters = Array.from({ length: 12 }, (_, index) => `Hunter ${index}`)
  const { fill, free } = disk ?? injectedDisk()
  const acknowledged: { name: string; idempotencyKey: string; revision: number }[] = []
  let failures = 0
  const call = async (name: string, idempotencyKey: string) => {
    try {
      const answer = await runPlayerAction(game.as(name, { idempotencyKey }), buying(1))
      if (answer.ok) acknowledged.push({ name, idempotencyKey, revision: answer.value.player.revision })
    } catch {
      failures += 1
    }
  }
  const everyone = (key: string) => Promise.all(hunters.map((name) => call(name, key)))

  await everyone('before')
  for (let turn = 0; turn < 12; turn += 1) {
    if (turn === 2) fill()
    await everyone(`during-${turn}`)
  }
  free()
  await everyone('after')
  if (disk) expect(failures).toBeGreaterThan(0)
  expect(acknowledged.length).toBeGreaterThan(3 * hunters.length)

  for (const { name, idempotencyKey, revision } of acknowledged) {
    const before = await game.app.get(playerModelsService).players.findById(aViewer(name).accountId).lean()
    expect(await runPlayerAction(game.as(name, { idempotencyKey }), buying(1))).toMatchObject({ ok: true })
    const after = await game.app.get(playerModelsService).players.findById(aViewer(name).accountId).lean()
    expect(after?.revision).toBe(before?.revision)
    expect(after?.revision).toBeGreaterThanOrEqual(revision)
  }
  game.clock.advance(sweepAfterMs)
  await sweepOutboxes(game.app)
  const mismatches: unknown[] = []
  await checkLedger(game.app, (mismatch) => mismatches.push(mismatch))
  expect(mismatches).toEqual([])
  const { players, ledger, operations } = game.app.get(playerModelsService)
  const purchases = (await players.find().lean()).reduce((sum, { revision }) => sum + revision - 1, 0)
  expect(await operations.countDocuments()).toBe(purchases)
  expect(await ledger.countDocuments({ reason: 'purchase' })).toBe(2 * purchases)
})
