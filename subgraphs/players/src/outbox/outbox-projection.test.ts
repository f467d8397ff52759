import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import type { App } from '@sanguine/kernel'
import { newPlayer } from '@sanguine/rules'
import { mongo } from 'mongoose'
import { type PlayerSnapshot, playerModelsService } from '../store/players.model'
import { aWorld, startGame, type TestGame } from '../testing'
import { entriesToKeep, type OutboxEntry, outboxEntryLimit, outboxProjectionService, projectNow } from './outbox'

let game: TestGame
let app: App

beforeAll(async () => {
  game = await startGame()
  app = game.app
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

const lost = () => new mongo.MongoNetworkError('connection lost')

const anEntry = (sequence: number, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  sequence,
  at: game.clock.now() + sequence,
  ledger: [{ kind: 'currency', what: 'vgc', delta: sequence, reason: 'reward' }],
  journal: [{ type: 'noBait', auto: sequence % 2 === 0 }],
  operation: { key: `key ${sequence}`, name: 'trade', fingerprint: 'f', result: sequence },
  ...changes,
})

const bare = { ledger: [], journal: [], operation: null }

const snapshotWith = (accountId: string, outbox: readonly OutboxEntry[]): PlayerSnapshot => ({
  accountId,
  outbox,
  state: newPlayer(aWorld()).state,
  revision: 9,
  lastCall: null,
  xpChangedAt: 0,
})

const rowsOf = async (player: string) => {
  const { ledger, journal, operations } = app.get(playerModelsService)
  return {
    ledger: (await ledger.find({ player }).sort({ _id: 1 }).lean()).map(({ delta }) => delta),
    journal: (await journal.find({ player }).sort({ _id: 1 }).lean()).map(({ line }) => line),
    operations: (await operations.find({ player }).sort({ _id: 1 }).lean()).map(({ result }) => result),
  }
}

const brokenProjection = () => jest.spyOn(app.get(outboxProjectionService), 'project').mockRejectedValue(lost())

describe('projected entries', () => {
  const both = {
    ledger: [2, 3],
    journal: [
      { type: 'noBait', auto: true },
      { type: 'noBait', auto: false },
    ],
    operations: [2, 3],
  }

  test('are rows of ledger, journal and operations, unchanged by a second projection', async () => {
    const { project } = app.get(outboxProjectionService)
    await project('twice', [anEntry(2)])
    await Promise.all([project('twice', [anEntry(2), anEntry(3)]), project('twice', [anEntry(3)])])
    expect(await rowsOf('twice')).toEqual(both)
  })

  test('of several players at once are rows of each', async () => {
    const { project } = app.get(outboxProjectionService)
    await Promise.all(['ada', 'bela'].map((player) => project(player, [anEntry(2), anEntry(3)])))
    for (const player of ['ada', 'bela']) expect(await rowsOf(player)).toEqual(both)
  })

  test('write only into collections for which they have rows', async () => {
    const { ledger, journal, operations } = app.get(playerModelsService)
    const inserts = [ledger, journal, operations].map(({ collection }) => jest.spyOn(collection, 'insertMany'))
    await app.get(outboxProjectionService).project('bare', [anEntry(2, bare)])
    for (const insert of inserts) expect(insert).not.toHaveBeenCalled()
    await expect(
      app.get(outboxProjectionService).project('bare', [anEntry(2, { ...bare, journal: anEntry(2).journal })]),
    ).resolves.toBeUndefined()
    expect(inserts.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0])
  })

  test('include the entries of the audit log, each once', async () => {
    const id = '5'.repeat(24)
    const entry = { origin: {}, action: 'update', subject: { type: 'player', id: 'x' }, changes: [] } as never
    const entries = [anEntry(2), anEntry(3, { ...bare, audit: { id, at: 1000, entry } })]
    for (const _time of [1, 2]) await app.get(outboxProjectionService).project('audited', entries)
    const found = await app.get(auditModelService).collection.find().toArray()
    expect(found).toMatchObject([{ _id: new mongo.ObjectId(id), at: new Date(1000), action: 'update' }])
  })

  test('that cannot be written are logged, with player and sequence', async () => {
    brokenProjection()
    const log = jest.spyOn(app.log, 'error').mockImplementation(() => undefined)
    expect(await projectNow(app, 'lost', [anEntry(2), anEntry(3)])).toBe(false)
    expect(log).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledWith({ err: lost(), player: 'lost', sequence: 3 }, expect.stringMatching(/outbox/i))
  })

  test('count as written once they are, as does an empty list', async () => {
    for (const entries of [[anEntry(2)], [anEntry(2), anEntry(3)]])
      expect(await projectNow(app, 'now', entries)).toBe(true)
    expect(await rowsOf('now')).toEqual(both)
    const project = brokenProjection()
    expect(await projectNow(app, 'now', [])).toBe(true)
    expect(project).not.toHaveBeenCalled()
  })
})

describe('the next change keeps in its outbox', () => {
  test('nothing of an empty outbox', async () => {
    expect(await entriesToKeep(app, snapshotWith('empty', []))).toEqual([])
  })

  test('nothing that was projected here, and does not project it again', async () => {
    await projectNow(app, 'known', [anEntry(2), anEntry(3)])
    const project = brokenProjection()
    for (const outbox of [[anEntry(2)], [anEntry(2), anEntry(3)]])
      expect(await entriesToKeep(app, snapshotWith('known', outbox))).toEqual([])
    expect(project).not.toHaveBeenCalled()
  })

  test.each([
    ['of a player who is new to this gateway', 'new', [2]],
    ['of an entry later than those that were projected here', 'later', [2, 3, 4]],
  ])('nothing %s once it is projected', async (_case, player, sequences) => {
    if (player === 'later') await projectNow(app, player, [anEntry(2), anEntry(3)])
    expect(
      await entriesToKeep(
        app,
        snapshotWith(
          player,
          sequences.map((sequence) => anEntry(sequence)),
        ),
      ),
    ).toEqual([])
    expect((await rowsOf(player)).ledger).toEqual(sequences)
  })

  test('all entries while they cannot be projected, until the outbox is full', async () => {
    brokenProjection()
    jest.spyOn(app.log, 'error').mockImplementation(() => undefined)
    const outbox = Array.from({ length: outboxEntryLimit }, (_, index) => anEntry(index + 1, bare))
    const fits = snapshotWith('broken', outbox.slice(1))
    expect(await entriesToKeep(app, fits)).toEqual(fits.outbox)
    await expect(entriesToKeep(app, snapshotWith('broken', outbox))).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('try again'),
    })
    // a full outbox delays no player who can be projected
    jest.restoreAllMocks()
    expect(await entriesToKeep(app, snapshotWith('broken', outbox))).toEqual([])
  })
})
