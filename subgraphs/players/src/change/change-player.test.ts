import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { auditModelService } from '@sanguine/audit'
import { err, keyedCall } from '@sanguine/kernel'
import { buy, type LastCall, refuse } from '@sanguine/rules'
import { mongo } from 'mongoose'
import { combatSeedOf } from '../fairness/combat-seed'
import { outboxProjectionService } from '../outbox/outbox'
import { playerRepositoryService } from '../store/player-repository'
import { playerModelsService } from '../store/players.model'
import { aViewer, aWorld, type Gateway, idOf, startGame, type TestGame } from '../testing'
import { changePlayer, type PlayerRule } from './change-player'
import { type RuleContext, withLimitedTimers } from './rule-context'

let game: TestGame
let other: Gateway
let people = 0
let accountId: string

beforeAll(async () => {
  game = await startGame()
  other = await game.anotherGateway({ settings: { gameSpeed: 2 } })
})
beforeEach(() => {
  people += 1
  accountId = aViewer(`Changed ${people}`).accountId
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => game.stop())

const repository = (gateway: Gateway = game) => gateway.app.get(playerRepositoryService)
const lost = () => new mongo.MongoNetworkError('connection lost')

const buyBone = ({ state, release }: RuleContext) => buy(state, { itemId: idOf('Bone'), amount: 1, release })

const change = <Value>(rule: PlayerRule<Value>, key: string | null = null, gateway: Gateway = game) =>
  changePlayer(gateway.app, accountId, rule, keyedCall({ idempotencyKey: key, answerName: null }, 'trade', 1))

/** Whether a command writes a changed player, by its arguments. */
const isChange = ([, update]: readonly unknown[]) => (update as mongo.UpdateFilter<mongo.Document>).$set?.revision > 0

/** A rule that makes only the given changes. */
const ruling =
  (changes: object = {}, more: object = {}): PlayerRule<string> =>
  ({ state }) => ({ ok: true, state: { ...state, ...changes }, ledger: [], journal: [], value: 'fine', ...more })

const document = () => game.app.get(playerModelsService).players.findById(accountId).lean()
const bones = async () => (await document())?.state.inventory[idOf('Bone')] ?? 0

describe('a rule receives', () => {
  test('state, time, seeds, release and speed', async () => {
    const seen: RuleContext[] = []
    for (const gateway of [game, other])
      await change(
        (context) => {
          seen.push(context)
          return ruling({ xp: seen.length })(context)
        },
        null,
        gateway,
      )
    const [first, second] = seen
    expect(first).toMatchObject({ now: game.clock.now(), speed: 1, lastCall: null, state: { xp: 0 } })
    expect(second).toMatchObject({ speed: 2, state: { xp: 1 } })
    expect(first?.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(second?.seed).not.toBe(first?.seed)
    expect(first?.release.id).toBe(aWorld().id)
    expect(second?.state.fairness).toEqual(first?.state.fairness)
    expect(first?.combatSeed).toBe(combatSeedOf(first?.state.fairness as never, 1))
  })

  test('timers limited to their maximum, which are written with the change', async () => {
    await change(ruling())
    await game.app
      .get(playerModelsService)
      .players.updateOne(
        { _id: accountId },
        { 'state.nextHuntAt': game.clock.now() + 86_400_000, $inc: { revision: 1 } },
      )
    const seen: number[] = []
    const note: PlayerRule<string> = (context) => {
      seen.push(context.state.nextHuntAt)
      return ruling()(context)
    }
    await change(note)
    await change(note)
    const limit = game.clock.now() + 600_000
    expect(new Set(seen)).toEqual(new Set([limit]))
    expect((await document())?.state.nextHuntAt).toBe(limit)
  })
})

test('possible timers in the unchanged object', async () => {
  const player = await repository().findOrCreate(accountId)
  expect(withLimitedTimers(game.app, player)).toBe(player)
})

test('new seeds for an older player document, which stay', async () => {
  await repository().findOrCreate(accountId)
  await game.app
    .get(playerModelsService)
    .players.updateOne({ _id: accountId }, { $unset: { 'state.fairness': 1 }, $inc: { revision: 1 } })
  const seen: RuleContext['state']['fairness'][] = []
  for (const xp of [1, 2])
    await change((context) => {
      seen.push(context.state.fairness)
      return ruling({ xp })(context)
    })
  const hex = expect.stringMatching(/^[0-9a-f]{64}$/)
  expect(seen.at(-1)).toMatchObject({ seed: hex, nextSeed: hex })
  expect((await document())?.state.fairness).toEqual(seen.at(-1))
})

describe('nothing is written', () => {
  test.each<[string, PlayerRule<unknown>]>([
    ['where a rule leaves everything as it was', ruling()],
    ['where a rule refuses', () => err('noBait')],
  ])('%s', async (_case, rule) => {
    await repository().findOrCreate(accountId)
    const before = await document()
    await change(rule)
    expect(await document()).toEqual(before)
  })

  test('for a refusal under a key, which may be retried', async () => {
    const refusal: PlayerRule<unknown> = () => err('noBait')
    expect(await change(refusal, 'key')).toEqual({
      ok: false,
      refusal: { code: 'noBait', details: {}, field: null },
    })
    expect(await change(buyBone, 'key')).toMatchObject({ ok: true })
  })
})

describe('a change is written', () => {
  test.each<[string, PlayerRule<unknown>, string | null]>([
    ['for a field alone', ruling({ xp: 5 }), null],
    ['for a line of the journal alone', ruling({}, { journal: [{ type: 'noBait', auto: true }] }), null],
    ['for a key alone', ruling(), 'key'],
    ['for the latest call alone', ruling({}, { lastCall: { call: 'x', at: 1, result: 1 } }), null],
    [
      'for as many lines of the ledger as of the journal',
      ruling(
        {},
        {
          ledger: [1, -1].map((delta) => ({ kind: 'currency', what: 'vgc', delta, reason: 'admin' })),
          journal: [true, false].map((auto) => ({ type: 'noBait', auto })),
        },
      ),
      null,
    ],
    [
      'for lines of the ledger that come to nothing',
      ruling({}, { ledger: [1, -1].map((delta) => ({ kind: 'currency', what: 'vgc', delta, reason: 'admin' })) }),
      null,
    ],
  ])('%s', async (_case, rule, key) => {
    const { revision } = await repository().findOrCreate(accountId)
    expect(await change(rule, key)).toMatchObject({ ok: true, value: { player: { revision: revision + 1 } } })
    expect((await document())?.revision).toBe(revision + 1)
  })

  test('with a shorter result for repeats', async () => {
    const rule: PlayerRule<string> = (context) => ({ ...ruling()(context), stored: 'short' })
    expect(await change(rule, 'stored')).toMatchObject({ ok: true, value: { value: 'fine' } })
    expect(await change(rule, 'stored')).toMatchObject({ ok: true, value: { value: 'short' } })
  })

  test('with an entry of the audit log, at the time of the change', async () => {
    const entry = { origin: {}, action: 'update', subject: { type: 'player', id: accountId }, changes: [] }
    await change(ruling({ xp: 5 }, { audit: entry }))
    const { collection } = game.app.get(auditModelService)
    const found = await collection.find({ 'subject.id': accountId }).toArray()
    expect(found).toMatchObject([{ action: 'update', at: new Date(game.clock.now()) }])
    await change(ruling({ xp: 6 }))
    expect(await collection.countDocuments({ 'subject.id': accountId })).toBe(1)
  })

  test('for a refusal with a journal entry, without changes of the rule', async () => {
    const { state } = await repository().findOrCreate(accountId)
    const result = await change(() => refuse('noBait', {}, [{ type: 'noBait', auto: true }]))
    expect(result).toEqual({ ok: false, refusal: { code: 'noBait', details: {}, field: null } })
    expect((await document())?.state).toMatchObject(state)
    expect(await game.app.get(playerModelsService).journal.countDocuments({ player: accountId })).toBe(1)
  })
})

describe('the stored latest call', () => {
  const call = (fields: Partial<LastCall> = {}): LastCall => ({ call: 'x', at: 1, result: 1, ...fields })
  /** Takes the bait off, or puts it on again. */
  const wearBait =
    (isOn: boolean): PlayerRule<string> =>
    (context) => {
      const setups = context.state.setups.map((setup) => ({ ...setup, bait: isOn ? [idOf('Mouse')] : [] }))
      return ruling({ setups })(context)
    }
  const stored = async () => (await document())?.lastCall ?? null

  test('stays until there is another', async () => {
    await change(ruling({}, { lastCall: call() }))
    await change(ruling({ xp: 1 }))
    expect(await stored()).toEqual(call())
    await change(ruling({}, { lastCall: call({ call: 'y' }) }))
    expect(await stored()).toMatchObject({ call: 'y' })
  })

  test('that is valid until the bait changes stays with the same bait', async () => {
    await change(ruling({}, { lastCall: call({ untilBaitChanges: true }) }))
    await change(ruling({ xp: 1 }))
    expect(await stored()).toMatchObject({ call: 'x' })
  })

  test('that is valid until the bait changes is removed with it, and others are not', async () => {
    for (const [untilBaitChanges, left] of [
      [true, null],
      [undefined, 'x'],
    ] as const) {
      await change(ruling({}, { lastCall: call(untilBaitChanges && { untilBaitChanges }) }))
      await change(wearBait(false))
      expect((await stored())?.call ?? null).toBe(left)
      await change(wearBait(true))
    }
  })
})

describe('a cached player', () => {
  test('is changed without a read', async () => {
    await change(buyBone)
    const find = jest.spyOn(game.app.get(playerModelsService).documents, 'find')
    expect(await change(buyBone)).toMatchObject({ ok: true })
    expect(find).not.toHaveBeenCalled()
  })

  test('is read if there is nothing to write, so that a refusal is up to date', async () => {
    await change(buyBone)
    await change(buyBone, null, other)
    const result = await change(({ state }) =>
      state.inventory[idOf('Bone')] === 2 ? { ok: true, state, ledger: [], journal: [], value: 'two' } : err('noBait'),
    )
    expect(result).toMatchObject({ ok: true, value: { value: 'two', player: { revision: 3 } } })
  })

  test('is refused after one run of the rule if the document is unchanged', async () => {
    await change(buyBone)
    const rule = jest.fn<PlayerRule<unknown>>(() => err('noBait'))
    expect(await change(rule)).toMatchObject({ ok: false, refusal: { code: 'noBait' } })
    expect(rule).toHaveBeenCalledTimes(1)
  })

  test('throws the error of the rule if the document is unchanged', async () => {
    await change(buyBone)
    const failing = change(() => {
      throw new Error('broken rule')
    })
    await expect(failing).rejects.toThrow('broken rule')
  })
})

describe('a player with continuous changes by others', () => {
  const contend = (times: number) => {
    const { documents } = game.app.get(playerModelsService)
    const updateOne = documents.updateOne.bind(documents)
    let left = times
    return jest.spyOn(documents, 'updateOne').mockImplementation((async (...args: Parameters<typeof updateOne>) => {
      if (left > 0 && isChange(args)) {
        left -= 1
        await updateOne({ _id: new mongo.ObjectId(accountId) }, { $inc: { revision: 1 } })
      }
      return updateOne(...args)
    }) as never)
  }

  test('is changed once in the end', async () => {
    await change(buyBone)
    const update = contend(5)
    expect(await change(buyBone)).toMatchObject({ ok: true })
    expect(update.mock.calls.filter(isChange)).toHaveLength(6)
    update.mockRestore()
    expect(await bones()).toBe(2)
  })

  test('is retried after growing random waits', async () => {
    await change(buyBone)
    const waits: unknown[] = []
    const timers: typeof import('node:timers/promises') = jest.requireActual('node:timers/promises')
    jest.spyOn(timers, 'setTimeout').mockImplementation((async (ms: number) => {
      waits.push(ms)
    }) as never)
    const { random } = game.app
    const drawHex = random.hex.bind(random)
    jest.spyOn(random, 'hex').mockImplementation((bytes) => (bytes === 1 ? 'ff' : drawHex(bytes)))
    contend(8)
    expect(await change(buyBone)).toMatchObject({ ok: true })
    expect(waits).toEqual([1, 2, 4, 8, 16, 16, 16])
  })

  test('is given up after two seconds, and not before', async () => {
    await change(buyBone)
    contend(Number.POSITIVE_INFINITY)
    // whole, so that half seconds are added to it exactly
    const from = Math.ceil(performance.now())
    let now = from
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now)
    const attempts: number[] = []
    const call = change((context) => {
      attempts.push(now - from)
      // one of the first two attempts uses the remembered player
      if (attempts.length > 2) now += 500
      return buyBone(context)
    })
    await expect(call).rejects.toMatchObject({ kind: 'unavailable', message: expect.stringContaining('try again') })
    clock.mockRestore()
    expect(attempts).toEqual([0, 0, 0, 500, 1000, 1500])
    expect(await bones()).toBe(1)
  })
})

describe('a player with continuous changes by a faster gateway', () => {
  const documents = () => game.app.get(playerModelsService).documents
  const reservation = async () => (await document())?.reservation

  /** Writes like the other gateway, just before each write of a change, as long as it is allowed to. */
  const outrun = () => {
    const updateOne = documents().updateOne.bind(documents())
    let wins = 0
    jest.spyOn(documents(), 'updateOne').mockImplementation((async (...args: Parameters<typeof updateOne>) => {
      if (isChange(args))
        wins += (await updateOne({ _id: new mongo.ObjectId(accountId), reservation: null }, { $inc: { revision: 1 } }))
          .matchedCount
      return updateOne(...args)
    }) as never)
    return () => wins
  }

  test('is reserved after three attempts, and free again afterwards', async () => {
    await change(buyBone)
    const wins = outrun()
    expect(await change(buyBone)).toMatchObject({ ok: true })
    // one of them uses the remembered player
    expect(wins()).toBe(4)
    jest.restoreAllMocks()
    expect([await bones(), await reservation()]).toEqual([2, undefined])
  })

  test.each<[string, PlayerRule<unknown>]>([
    ['is refused', () => err('noBait')],
    [
      'fails',
      () => {
        throw new Error('broken rule')
      },
    ],
  ])('is free again after a call that %s while it holds the reservation', async (_case, last) => {
    await change(buyBone)
    outrun()
    let calls = 0
    const call = change<unknown>((context) => {
      calls += 1
      return calls > 4 ? last(context) : buyBone(context)
    })
    await call.catch(() => undefined)
    expect(calls).toBe(5)
    expect(await reservation()).toBeUndefined()
  })

  test('cannot be written by others while it is reserved', async () => {
    await change(buyBone)
    await repository().reserve(accountId, 'another', false)
    expect(await repository().reserve(accountId, 'mine', false)).toBe(false)
    const player = await repository().findOrCreate(accountId)
    const write = { state: player.state, lastCall: null, kept: [] }
    const entry = { sequence: player.revision + 1, at: 1, ledger: [], journal: [], operation: null }
    expect(await repository().commit(player, { ...write, entry })).toBeNull()
    expect(await repository().commit(player, { ...write, entry }, 'another')).toMatchObject({
      revision: player.revision + 1,
    })
    await repository().release(accountId, 'mine')
    expect(await reservation()).toBe('another')
  })

  test('is taken over after a second from a call that has died', async () => {
    await change(buyBone)
    await repository().reserve(accountId, 'dead', false)
    const from = performance.now()
    let now = from
    jest.spyOn(performance, 'now').mockImplementation(() => now)
    let calls = 0
    const call = change((context) => {
      calls += 1
      now = from + calls * 200
      return buyBone(context)
    })
    expect(await call).toMatchObject({ ok: true })
    expect(calls).toBe(7)
    expect([await bones(), await reservation()]).toEqual([2, undefined])
  })

  test('stays changed if the reservation cannot be released', async () => {
    await change(buyBone)
    outrun()
    jest.spyOn(repository(), 'release').mockRejectedValueOnce(lost())
    const warn = jest.spyOn(game.app.log, 'warn').mockImplementation(() => undefined)
    expect(await change(buyBone)).toMatchObject({ ok: true })
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ accountId }), expect.any(String))
    expect(await bones()).toBe(2)
  })
})

describe('a change that fails', () => {
  test('on outdated data is run again, and one with a lost connection is not', async () => {
    await change(buyBone)
    const { operations } = game.app.get(playerModelsService)
    const failWith = (error: Error) =>
      jest.spyOn(operations, 'findById').mockImplementationOnce(() => {
        throw error
      })
    failWith(new TypeError('out of date'))
    expect(await change(buyBone, 'key')).toMatchObject({ ok: true })
    failWith(lost())
    await expect(change(buyBone, 'another')).rejects.toThrow('connection lost')
    expect(await bones()).toBe(2)
  })

  test('to be projected is projected by the next one', async () => {
    await change(buyBone)
    jest.spyOn(game.app.log, 'error').mockImplementation(() => undefined)
    jest.spyOn(game.app.get(outboxProjectionService), 'project').mockRejectedValue(lost())
    await change(buyBone)
    await change(buyBone)
    expect((await document())?.outbox.map(({ sequence }) => sequence)).toEqual([3, 4])
    jest.restoreAllMocks()
    await change(buyBone)
    expect((await document())?.outbox.map(({ sequence }) => sequence)).toEqual([5])
    const rows = await game.app.get(playerModelsService).ledger.find({ player: accountId, what: 'vgc' }).lean()
    expect(rows.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4, 5])
  })
})

test('a repeat under a key returns the first value and the current player', async () => {
  const first = await change(buyBone, 'key')
  await change(buyBone)
  const again = await change(() => {
    throw new Error('must not be called')
  }, 'key')
  expect(again).toMatchObject({ ok: true, value: { player: { revision: 3 } } })
  expect(again.ok && again.value.value).toEqual(first.ok && first.value.value)
})
