import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { err } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { mongo, Types } from 'mongoose'
import type { OutboxEntry } from '../outbox/outbox'
import { sweepAfterMs } from '../outbox/outbox-sweeper'
import { aViewer, type Gateway, scheduledEffectsService, startGame, type TestGame } from '../testing'
import {
  changedFields,
  type PlayerChange,
  playerEventsService,
  playerRepositoryService,
  type XpChange,
} from './player-repository'
import { type PlayerSnapshot, playerModelsService } from './players.model'

let game: TestGame
let other: Gateway
let people = 0
let accountId: string

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway()
  for (const { app } of [game, other])
    app.get(scheduledEffectsService).add({
      name: 'due',
      runsWhileOffline: true,
      dueAt: ({ autoHuntAt = 0 }) => autoHuntAt,
      rule: () => err('noBait'),
    })
})
beforeEach(() => {
  people += 1
  accountId = aViewer(`Stored ${people}`).accountId
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

const repositoryOf = (gateway: Gateway) => gateway.app.get(playerRepositoryService)
const repository = () => repositoryOf(game)
const documents = () => game.app.get(playerModelsService).documents
const document = () => documents().findOne({ _id: new Types.ObjectId(accountId) })

const anEntry = (player: PlayerSnapshot, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  sequence: player.revision + 1,
  at: game.clock.now(),
  ledger: [],
  journal: [{ type: 'noBait', auto: false }],
  operation: null,
  ...changes,
})

const bare = { journal: [] }

function commit(
  player: PlayerSnapshot,
  state: Partial<PlayerState> = {},
  { entry = {}, ...change }: Partial<Omit<PlayerChange, 'entry'>> & { readonly entry?: Partial<OutboxEntry> } = {},
  gateway: Gateway = game,
) {
  return repositoryOf(gateway).commit(player, {
    state: { ...player.state, ...state },
    lastCall: player.lastCall,
    kept: [],
    entry: anEntry(player, entry),
    ...change,
  })
}

/** A commit that must succeed. */
async function write(...args: Parameters<typeof commit>): Promise<PlayerSnapshot> {
  const written = await commit(...args)
  if (!written) throw new Error('The player has changed meanwhile.')
  return written
}

describe('a missing player', () => {
  test('is not found, and is created with the start of the game', async () => {
    expect(await repository().find(accountId)).toBeNull()
    const created = await repository().findOrCreate(accountId)
    const now = game.clock.now()
    expect(created).toMatchObject({ accountId, revision: 1, outboxAt: now, lastCall: null, xpChangedAt: now })
    expect(created.state).toMatchObject({ xp: 0, currencies: { vgc: 60 } })
    expect(created.state.fairness?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(created.outbox).toMatchObject([{ sequence: 1, at: now, journal: [], operation: null }])
    expect(await repository().find(accountId)).toStrictEqual(created)
    const rows = await game.app.get(playerModelsService).ledger.find({ player: accountId }).lean()
    expect(rows.map(({ reason }) => reason)).toEqual(['start', 'start', 'start'])
  })

  test('is created once by several calls', async () => {
    const calls = [repository(), repositoryOf(other), repository()].map((each) => each.findOrCreate(accountId))
    const [first, ...others] = await Promise.all(calls)
    for (const player of others) expect(player.state).toEqual(first?.state)
  })

  test('is an error if it can be neither found nor created', async () => {
    jest.spyOn(documents(), 'insertOne').mockRejectedValue(new mongo.MongoServerError({ message: 'E', code: 11_000 }))
    await expect(repository().findOrCreate(accountId)).rejects.toThrow(accountId)
  })

  test('fails with the reason if it cannot be created', async () => {
    jest
      .spyOn(documents(), 'insertOne')
      .mockRejectedValue(new mongo.MongoServerError({ message: 'full', code: 14_031 }))
    await expect(repository().findOrCreate(accountId)).rejects.toThrow('full')
  })

  test('of a deleted account cannot play', async () => {
    await repository().findOrCreate(accountId)
    await documents().updateOne(
      { _id: new Types.ObjectId(accountId) },
      { $set: { deletedAt: 1 }, $inc: { revision: 1 } },
    )
    await expect(repository().findOrCreate(accountId)).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: expect.stringContaining('log in'),
    })
  })
})

describe('a player is found', () => {
  test('as in the database, also after another gateway has written', async () => {
    await repository().findOrCreate(accountId)
    const away = await repositoryOf(other).findOrCreate(accountId)
    const written = await write(away, { xp: 5 }, {}, other)
    expect(await repository().find(accountId)).toEqual(written)
    expect(repository().remembered(accountId)).toEqual(written)
  })

  test('by reading only its revision if nothing has changed', async () => {
    const player = await repository().findOrCreate(accountId)
    await repository().find(accountId)
    const find = jest.spyOn(documents(), 'find')
    expect(await repository().find(accountId)).toEqual(player)
    expect(find).toHaveBeenCalledTimes(1)
    expect(find.mock.calls[0]?.[1]).toEqual({ projection: { revision: 1 } })
  })

  test('together with others of one turn by one read, each for itself', async () => {
    const names = ['first', 'second'].map((each) => aViewer(`${accountId} ${each}`).accountId)
    for (const name of names) await repositoryOf(other).findOrCreate(name)
    const find = jest.spyOn(documents(), 'find')
    const [first = '', second = ''] = names
    const found = await Promise.all([first, accountId, second, first].map((id) => repository().find(id)))
    expect(found.map((player) => player?.accountId ?? null)).toEqual([first, null, second, first])
    expect(find).toHaveBeenCalledTimes(1)
    // those that are known now are confirmed, the others read
    find.mockClear()
    const again = await Promise.all([first, accountId, second].map((id) => repository().find(id)))
    expect(again.map((player) => player?.accountId ?? null)).toEqual([first, null, second])
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('no longer once its document is deleted', async () => {
    await repository().findOrCreate(accountId)
    await repository().find(accountId)
    await documents().deleteOne({ _id: new Types.ObjectId(accountId) })
    expect(await repository().find(accountId)).toBeNull()
    expect(repository().remembered(accountId)).toBeNull()
  })
})

describe('a change is written', () => {
  test('with its fields, revision and entry, and is cached', async () => {
    const player = await repository().findOrCreate(accountId)
    const lastCall = { call: 'x', at: 1, result: 2 }
    const written = await write(player, { xp: 5 }, { lastCall })
    expect(written).toMatchObject({ revision: 2, lastCall, state: { ...player.state, xp: 5 } })
    expect(written.outbox).toEqual([anEntry(player)])
    expect(repository().remembered(accountId)).toBe(written)
    expect(await repositoryOf(other).find(accountId)).toStrictEqual(written)
  })

  test('only if the player has not changed since, else the cache is cleared', async () => {
    const player = await repository().findOrCreate(accountId)
    await write(await repositoryOf(other).findOrCreate(accountId), { xp: 1 }, {}, other)
    expect(await commit(player, { xp: 9 })).toBeNull()
    expect(repository().remembered(accountId)).toBeNull()
    expect(await document()).toMatchObject({ revision: 2, state: { xp: 1 } })
    expect(await game.app.get(playerModelsService).journal.countDocuments({ player: accountId })).toBe(1)
  })

  test('with earlier entries that still wait, and without an entry that has no content', async () => {
    const player = await repository().findOrCreate(accountId)
    const second = await write(player, {}, { kept: player.outbox })
    expect(second.outbox.map(({ sequence }) => sequence)).toEqual([1, 2])
    const third = await write(second, { xp: 1 }, { kept: second.outbox, entry: bare })
    expect(third.outbox.map(({ sequence }) => sequence)).toEqual([1, 2])
    const fourth = await write(third, { xp: 2 }, { entry: bare })
    expect(fourth.outbox).toEqual([])
    expect(fourth).not.toHaveProperty('outboxAt')
    expect(await document()).not.toHaveProperty('outboxAt')
    const fifth = await write(fourth)
    expect(fifth.outboxAt).toBe(game.clock.now())
    expect(await repositoryOf(other).find(accountId)).toStrictEqual(fifth)
  })

  test('with a new sweep time if the old one is half expired, or too far ahead', async () => {
    const player = await repository().findOrCreate(accountId)
    const start = game.clock.now()
    const half = sweepAfterMs / 2
    const stampAt = async (from: PlayerSnapshot, at: number) => (await write(from, {}, { entry: { at } })).outboxAt
    const read = () => repository().findOrCreate(accountId)
    expect(await stampAt(player, start + half - 1)).toBe(start)
    expect(await stampAt(await read(), start + half)).toBe(start + half)
    expect(await stampAt(await read(), start + 1)).toBe(start + half)
    expect(await stampAt(await read(), start)).toBe(start)
    expect((await document())?.outboxAt).toBe(start)
  })

  test.each([
    ['XP', { xp: 7 }, true],
    ['creatures hunted', { hunted: { ghoul: 1 } }, true],
    ['an emptied slot alone', { setups: [] }, false],
  ])('with the time of progress: %s', async (_what, changes, isProgress) => {
    const player = await repository().findOrCreate(accountId)
    const at = game.clock.now() + 5
    const { xpChangedAt } = await write(player, changes, { entry: { at } })
    expect(xpChangedAt).toBe(isProgress ? at : player.xpChangedAt)
    expect((await document())?.xpChangedAt).toBe(xpChangedAt)
  })

  test('with the time at which the scheduler must run', async () => {
    const player = await repository().findOrCreate(accountId)
    expect(player.dueAt).toBe(0)
    const update = jest.spyOn(documents(), 'updateOne')
    const second = await write(player, { autoHuntAt: 77 })
    expect(second.dueAt).toBe(77)
    expect((await document())?.dueAt).toBe(77)
    await write(second, { xp: 1 })
    expect(update.mock.calls[1]?.[1]).not.toHaveProperty('$set.dueAt')
  })

  test('with only the changed fields', async () => {
    const player = await repository().findOrCreate(accountId)
    const update = jest.spyOn(documents(), 'updateOne')
    await write(player, { xp: 5, inventory: { ...player.state.inventory } })
    expect(update.mock.calls[0]?.[1]).toEqual({
      $set: {
        'state.xp': 5,
        revision: 2,
        outbox: [anEntry(player)],
        xpChangedAt: game.clock.now(),
        outboxAt: player.outboxAt,
      },
    })
  })

  test('with only the changed amounts, and is read unchanged', async () => {
    const { state: first } = await repository().findOrCreate(accountId)
    const update = jest.spyOn(documents(), 'updateOne')
    let before: Readonly<Record<string, number>> = first.inventory
    for (const amounts of [
      { stake: 3, garlic: 2 },
      { stake: 1, garlic: 2, 0: 7 },
      { garlic: 2 },
      {},
      { garlic: 4, 'with.point': 1 },
      { 'with.point': 2 },
      { garlic: 1 },
    ] as Readonly<Record<string, number>>[]) {
      const ledger = Object.keys({ ...before, ...amounts })
        .map((what) => ({ what, delta: (amounts[what] ?? 0) - (before[what] ?? 0) }))
        .filter(({ delta }) => delta !== 0)
        .map((line) => ({ ...line, kind: 'item' as const, reason: 'admin' as const }))
      const player = await repository().findOrCreate(accountId)
      const written = await write(player, { inventory: amounts, hunted: amounts }, { entry: { ledger } })
      expect(await repositoryOf(other).find(accountId)).toEqual(written)
      before = amounts
    }
    const [, second] = update.mock.calls.map(([, change]) => change as { readonly $set: object })
    expect(second?.$set).toMatchObject({ 'state.inventory.stake': 1, 'state.inventory.0': 7, 'state.hunted.stake': 1 })
    expect(Object.keys(second?.$set ?? {})).not.toContain('state.inventory.garlic')
  })

  test('without the fields that the new state lacks', async () => {
    const player = await repository().findOrCreate(accountId)
    const rerolled = await write(player, { isMissionRerolled: true, gifts: ['a'] })
    const { isMissionRerolled: _used, ...state } = rerolled.state
    const entry = anEntry(rerolled)
    const written = await repository().commit(rerolled, { state, lastCall: rerolled.lastCall, kept: [], entry })
    expect(written?.state).not.toHaveProperty('isMissionRerolled')
    expect((await repositoryOf(other).find(accountId))?.state).toEqual(written?.state)
  })

  test('with the latest call instead of its former name', async () => {
    await repository().findOrCreate(accountId)
    const recent = { call: 'former', at: 1, result: 1 }
    await documents().updateOne(
      { _id: new Types.ObjectId(accountId) },
      { $set: { recent }, $unset: { lastCall: 1 }, $inc: { revision: 1 } },
    )
    const player = await repository().findOrCreate(accountId)
    expect(player.lastCall).toEqual(recent)
    const kept = await write(player, { xp: 1 })
    expect(await document()).toMatchObject({ recent })
    await write(kept, {}, { lastCall: { call: 'new', at: 2, result: 2 } })
    const stored = await document()
    expect(stored).toMatchObject({ lastCall: { call: 'new' } })
    expect(stored).not.toHaveProperty('recent')
  })

  test('only if its ledger explains the moved coins and items', async () => {
    const player = await repository().findOrCreate(accountId)
    const currencies = { ...player.state.currencies, vgc: (player.state.currencies.vgc ?? 0) + 5 }
    const ledger = [{ kind: 'currency', what: 'vgc', delta: 5, reason: 'admin' }] as const
    await expect(commit(player, { currencies })).rejects.toThrow('does not explain the change of currency:vgc')
    expect((await document())?.revision).toBe(player.revision)
    expect(await commit(player, { currencies }, { entry: { ledger } })).toMatchObject({ state: { currencies } })
  })

  test('and emits an event if its XP have changed', async () => {
    const told: XpChange[] = []
    game.app.get(playerEventsService).on('xp', (change) => told.push(change))
    const player = await repository().findOrCreate(accountId)
    const second = await write(player, { setups: [] })
    await write(second, { xp: 5 })
    expect(told.filter((each) => each.accountId === accountId).map(({ xp }) => xp)).toEqual([0, 5])
  })
})

test('fields of a state are compared by content', async () => {
  const { state } = await repository().findOrCreate(accountId)
  expect(changedFields(state, state)).toEqual([])
  expect(changedFields(state, { ...state, inventory: { ...state.inventory } })).toEqual([])
  expect(changedFields(state, { ...state, xp: 1, inventory: {} }).sort()).toEqual(['inventory', 'xp'])
  expect(changedFields({ ...state, isBaitMissed: true }, state)).toEqual(['isBaitMissed'])
})
