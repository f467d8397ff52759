import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Context } from '@sanguine/kernel'
import { journalQueueService, rowIdFrom } from '@sanguine/players'
import { aViewer, playerModelsService, startGame, type TestGame } from '@sanguine/players/testing'
import { type JournalFilter, journalConditions, journalKinds } from './journal-filter'
import { partLength } from './journal-parts'
import { countDrops } from './read-drops'
import { readJournalRows, readJournalRowsById } from './read-journal-rows'
import { sumGold, sumHunts } from './sum-hunts'
import { sumJournal } from './sum-journal'

const [minute, quarterHour, day] = [60_000, 900_000, 86_400_000]

let game: TestGame
let people = 0
let name: string
let player: string
let context: Context

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Reader ${people}`
  player = aViewer(name).accountId
  context = game.as(name)
})
afterAll(() => game.stop())

interface FightFields {
  readonly enemyId?: string
  readonly groundId?: string
  readonly modifiers?: readonly string[]
  readonly stakes?: object
  readonly reward?: object
}

/** A hunt in the form of the journal, with the fields that these tests read. */
const aFight = (result: string | number, { reward, ...fields }: FightFields = {}) => ({
  type: 'combat',
  combat: { groundId: 'moor', enemyId: 'ghoul', modifiers: [], ...fields, result },
  reward: { xp: 0, currencies: {}, items: [], ...reward },
})

const travel = { type: 'travel', groundId: 'moor' }

interface Written {
  readonly at: number
  readonly line: object
}

const rowId = (sequence: number, owner = player) => `${rowIdFrom(owner, sequence)}:000`

/** Writes rows into the player's journal, numbered from 1. */
const writeJournal = (rows: readonly Written[], owner = player) =>
  game.app.get(playerModelsService).journal.collection.insertMany(
    rows.map(({ at, line }, index) => ({
      _id: rowId(index + 1, owner),
      player: owner,
      sequence: index + 1,
      at,
      line,
    })) as never,
  )

const forget = (...owners: readonly string[]) =>
  game.app.get(playerModelsService).journal.collection.deleteMany({ player: { $in: owners } })

/** The same for what came into the ledger: gold unless it says otherwise. */
const writeLedger = (rows: readonly { readonly at: number; readonly delta: number }[], owner = player) =>
  game.app.get(playerModelsService).ledger.collection.insertMany(
    rows.map((row, index) => ({
      _id: rowId(index + 1, owner),
      player: owner,
      sequence: index + 1,
      kind: 'currency',
      what: 'vgc',
      reason: 'reward',
      ...row,
    })) as never,
  )

describe('the journal', () => {
  const read = async (filter?: JournalFilter, { limit = 100, after = null as string | null } = {}) =>
    (await readJournalRows(context, { limit, after, ...(filter && { filter }) })).map(({ sequence }) => sequence)

  const all: JournalFilter = { kind: null, about: null }

  test('is read from its latest entry on, up to a limit, and after a position', async () => {
    await writeJournal([1, 2, 3, 4, 5].map((at) => ({ at, line: travel })))
    expect(await read()).toEqual([5, 4, 3, 2, 1])
    expect(await read(all, { limit: 2 })).toEqual([5, 4])
    expect(await read(all, { limit: 2, after: rowId(4) })).toEqual([3, 2])
    expect(await read(all, { after: rowId(1) })).toEqual([])
  })

  test.each([
    ['before', (own: string) => [`${own}`, 'z'.repeat(24)]],
    ['after', (own: string) => [`${own}`, '0'.repeat(24)]],
  ] as const)('belongs to its player, and is empty at a position of another journal %s it', async (_side, owners) => {
    const [own = '', other = ''] = owners(player)
    await writeJournal([{ at: 1, line: travel }], own)
    await forget(other)
    await writeJournal([{ at: 2, line: travel }], other)
    expect(await read(all)).toEqual([1])
    expect(await read(all, { after: rowId(1, other) })).toEqual([])
    expect(await read(all, { after: `${own};` })).toEqual([])
  })

  test('converts numeric results of older entries to words', async () => {
    await writeJournal([1, 2, 3].map((result) => ({ at: result, line: aFight(result) })))
    const rows = await readJournalRows(context, { limit: 9, after: null })
    expect(rows.map(({ line }) => line.type === 'combat' && line.combat.result)).toEqual(['loss', 'win', 'draw'])
    const byId = await readJournalRowsById(game.app, player, [rowId(2)])
    expect(byId.map(({ line }) => line.type === 'combat' && line.combat.result)).toEqual(['win'])
  })

  test('can be filtered by a type of entry', async () => {
    const lines = [aFight('win'), aFight(2), aFight('loss'), aFight(3), aFight('draw'), aFight(1), travel]
    await writeJournal(
      [...lines, aFight('win', { modifiers: ['autoHunt'] })].map((line, index) => ({ at: index, line })),
    )
    expect(await read({ kind: 'win', about: null })).toEqual([8, 2, 1])
    expect(await read({ kind: 'loss', about: null })).toEqual([4, 3])
    expect(await read({ kind: 'draw', about: null })).toEqual([6, 5])
    expect(await read({ kind: 'autoHunt', about: null })).toEqual([8])
    expect(await read({ kind: 'other', about: null })).toEqual([7])
  })

  test('can be filtered by creatures of hunts, or by an item in their loot', async () => {
    await writeJournal(
      [
        aFight('win', { enemyId: 'ghoul' }),
        aFight('loss', { enemyId: 'bat' }),
        aFight('win', { enemyId: 'rat', reward: { items: [{ itemId: 'bone', amount: 1 }] } }),
        travel,
      ].map((line, index) => ({ at: index, line })),
    )
    expect(await read({ kind: null, about: { enemyIds: ['bat'], itemIds: ['bone'] } })).toEqual([3, 2])
    expect(await read({ kind: 'win', about: { enemyIds: ['bat', 'ghoul'], itemIds: [] } })).toEqual([1])
    expect(await read({ kind: null, about: { enemyIds: [], itemIds: [] } })).toEqual([])
  })

  test('has a hunt once if its creature and item both match, and pages of all matches', async () => {
    const fight = (enemyId: string, ...itemIds: readonly string[]) =>
      aFight('win', { enemyId, reward: { items: itemIds.map((itemId) => ({ itemId, amount: 1 })) } })
    await writeJournal(
      [fight('bat', 'bone', 'skull'), fight('rat', 'bone'), fight('bat'), fight('rat', 'skull'), fight('cat')].map(
        (line, index) => ({ at: index, line }),
      ),
    )
    const about = { enemyIds: ['bat'], itemIds: ['bone', 'skull'] }
    for (const kind of [null, 'win'] as const) {
      expect(await read({ kind, about })).toEqual([4, 3, 2, 1])
      expect(await read({ kind, about }, { limit: 2 })).toEqual([4, 3])
      expect(await read({ kind, about }, { limit: 2, after: rowId(3) })).toEqual([2, 1])
    }
  })

  describe('is read with an index, no further than the page', () => {
    const about = { enemyIds: ['ghoul', 'bat'], itemIds: ['bone', 'skull'] }
    const filters: readonly (readonly [string, JournalFilter])[] = [
      ...journalKinds.map((kind) => [`of the kind ${kind}`, { kind, about: null }] as const),
      ['about creatures and items', { kind: null, about }],
    ]

    test.each(filters)('%s', async (_what, filter) => {
      const fights = ['win', 'loss', 'draw'].map((result) =>
        aFight(result, { modifiers: ['autoHunt'], reward: { items: [{ itemId: 'bone', amount: 1 }] } }),
      )
      await writeJournal(Array.from({ length: 40 }, (_, at) => ({ at, line: fights[at % 4] ?? travel })))
      const { journal } = game.app.get(playerModelsService)
      const _id = { $gte: rowIdFrom(player), $lt: rowIdFrom(player, 99) } as never
      for (const condition of journalConditions(filter)) {
        const { executionStats } = await journal.collection
          .find({ _id, player, ...condition })
          .sort({ _id: -1 })
          .limit(3)
          .explain('executionStats')
        expect(executionStats.nReturned).toBe(3)
        expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(4)
      }
    })

    test.each([
      ['of a period', { kind: null, about: null }],
      ['a part of a search among results', { kind: 'win', about: { enemyIds: ['ghoul'], itemIds: [] } }],
    ] as const)('%s, with no more conditions than ids need', async (_what, filter) => {
      await writeJournal([1, 2, 3].map((at) => ({ at, line: aFight('win') })))
      const find = jest.spyOn(game.app.get(playerModelsService).journal, 'find')
      expect(await read({ ...filter, period: { from: 2, until: null } })).toEqual([3, 2])
      const conditions = find.mock.calls.map(([condition]) => condition)
      find.mockRestore()
      expect(conditions).toHaveLength(1)
      // an index that begins with the player has the rows in another order
      expect(conditions[0]).not.toHaveProperty('player')
    })
  })

  describe('within a period', () => {
    const of = (from: number | null, until: number | null): JournalFilter => ({ ...all, period: { from, until } })

    test('includes the start and excludes the end, and both are optional', async () => {
      await writeJournal([1, 2, 3, 4, 5].map((days) => ({ at: days * day, line: travel })))
      expect(await read(of(2 * day, 4 * day))).toEqual([3, 2])
      expect(await read(of(2 * day + 1, 4 * day + 1))).toEqual([4, 3])
      expect(await read(of(4 * day, null))).toEqual([5, 4])
      expect(await read(of(null, 2 * day))).toEqual([1])
      expect(await read(of(null, null))).toEqual([5, 4, 3, 2, 1])
    })

    test('is empty before the first entry and after the last', async () => {
      await writeJournal([{ at: 5 * day, line: travel }])
      expect(await read(of(null, 2 * day))).toEqual([])
      expect(await read(of(8 * day, null))).toEqual([])
      expect(await read(of(8 * day, 9 * day))).toEqual([])
    })

    test('includes entries that were written out of order by clocks a minute apart', async () => {
      // the second one was written by a clock that was a minute behind, the third by one that is right again
      const start = 10 * day
      await writeJournal(
        [start + 30_000, start - 30_000, start + 40_000, start - 10_000].map((at) => ({ at, line: travel })),
      )
      expect(await read(of(start, null))).toEqual([3, 1])
      expect(await read(of(null, start))).toEqual([4, 2])
    })
  })

  test('returns its own entries by their ids', async () => {
    await writeJournal([1, 2, 3].map((at) => ({ at, line: travel })))
    const others = ['0'.repeat(24), 'z'.repeat(24)]
    await forget(...others)
    for (const other of others) await writeJournal([{ at: 1, line: travel }], other)
    const ids = [rowId(1), rowId(3), rowId(9), ...others.map((other) => rowId(1, other))]
    const rows = await readJournalRowsById(game.app, player, ids)
    expect(rows.map(({ _id }) => _id).sort()).toEqual([rowId(1), rowId(3)])
    expect(await readJournalRowsById(game.app, player, [])).toEqual([])
  })
})

describe('the totals of a journal', () => {
  test('are the sums of hunts, missions, ranks and rewards', async () => {
    const paid = { xp: 5, currencies: { vgc: 7, tears: 1 }, items: [{ itemId: 'bone', amount: 2 }] }
    await writeJournal(
      [
        aFight('win', { reward: paid, modifiers: ['questing', 'autoHunt'] }),
        aFight(2, { reward: paid }),
        aFight('loss'),
        aFight('draw', { reward: { currencies: { vgc: 3 } } }),
        { type: 'mission', mission: { reward: { xp: 10, currencies: {}, items: [{ itemId: 'hat', amount: 1 }] } } },
        { type: 'rankUp', rankId: 'neonate', rewardItemId: 'hat' },
        { type: 'rankUp', rankId: 'ancilla', rewardItemId: null },
        travel,
      ].map((line, index) => ({ at: 1000 + index, line })),
    )
    await writeJournal([{ at: 1001, line: aFight('win', { reward: paid }) }], aViewer(`${name} x`).accountId)
    expect(await sumJournal(context, { from: null, until: null })).toEqual({
      hunts: 4,
      wins: 2,
      losses: 1,
      autoHunts: 1,
      missions: 1,
      rankIds: ['neonate', 'ancilla'],
      reward: {
        xp: 20,
        currencies: { vgc: 17, tears: 2 },
        items: [
          { itemId: 'bone', amount: 4 },
          { itemId: 'hat', amount: 2 },
        ],
      },
    })
    expect(await sumJournal(context, { from: 1001, until: 1003 })).toMatchObject({ hunts: 2, wins: 1, losses: 1 })
  })

  test('list ranks in order of time, and loot by its amount', async () => {
    const brought = (...items: readonly (readonly [itemId: string, amount: number])[]) =>
      aFight('win', { reward: { items: items.map(([itemId, amount]) => ({ itemId, amount })) } })
    await writeJournal([
      { at: 9, line: { type: 'rankUp', rankId: 'later', rewardItemId: null } },
      { at: 5, line: { type: 'rankUp', rankId: 'earlier', rewardItemId: null } },
      { at: 6, line: brought(['c', 1], ['b', 1], ['a', 3]) },
    ])
    const { rankIds, reward } = await sumJournal(context, { from: null, until: null })
    expect(rankIds).toEqual(['earlier', 'later'])
    expect(reward.items.map(({ itemId }) => itemId)).toEqual(['a', 'b', 'c'])
  })

  test('are zero without entries', async () => {
    expect(await sumJournal(context, { from: null, until: null })).toEqual({
      hunts: 0,
      wins: 0,
      losses: 0,
      autoHunts: 0,
      missions: 0,
      rankIds: [],
      reward: { xp: 0, currencies: {}, items: [] },
    })
  })
})

const staked = (chances: Record<string, number>, ...loot: readonly string[]) => ({
  stakes: { win: { loot: loot.map((itemId) => ({ itemId, amount: 1 })) }, draw: {}, chances },
})

describe('the hunts of a period', () => {
  test('are counted by ground and creature, and their drops with the chances of the wins', async () => {
    await writeJournal(
      [
        aFight('win', staked({ bone: 20, skull: 50 }, 'bone')),
        aFight('win', staked({ bone: 30 })),
        aFight('loss', staked({ bone: 90 })),
        aFight('draw'),
        aFight(2),
        aFight(1),
        aFight('win', { groundId: 'castle', enemyId: 'bat', stakes: { win: { loot: [] }, draw: {} } }),
        travel,
      ].map((line, index) => ({ at: 1000 + index, line })),
    )
    const { hunts, drops } = await sumHunts(context, { from: 1000, until: 1008 })
    expect(hunts).toHaveLength(2)
    expect(hunts).toEqual(
      expect.arrayContaining([
        { groundId: 'moor', enemyId: 'ghoul', wins: 3, draws: 2, losses: 1 },
        { groundId: 'castle', enemyId: 'bat', wins: 1, draws: 0, losses: 0 },
      ]),
    )
    expect(drops).toHaveLength(2)
    expect(drops).toEqual(
      expect.arrayContaining([
        { enemyId: 'ghoul', itemId: 'bone', wins: 2, expected: 0.5, drops: 1 },
        { enemyId: 'ghoul', itemId: 'skull', wins: 1, expected: 0.5, drops: 0 },
      ]),
    )
    expect((await sumHunts(context, { from: 1001, until: 1003 })).hunts).toMatchObject([{ wins: 1, losses: 1 }])
    expect(await sumHunts(context, { from: 2000, until: 3000 })).toEqual({ hunts: [], drops: [] })
  })

  test('belong to the viewer', async () => {
    await writeJournal([{ at: 1000, line: aFight('win') }], aViewer(`${name} x`).accountId)
    expect((await sumHunts(context, { from: 0, until: 2000 })).hunts).toEqual([])
  })
})

test('drops are counted after one sequence number up to and including another', async () => {
  const wins = [10, 20, 30, 40].map((chance) => aFight('win', staked({ bone: chance }, 'bone')))
  await writeJournal(wins.map((line, at) => ({ at, line })))
  const expected = await game.connection.transaction(async (session) => {
    const count = async (after: number, upTo: number) =>
      (await countDrops(game.app, player, { after, upTo }, session)).counts.map(({ drops, expected: sum }) => [
        drops,
        sum,
      ])
    return [await count(1, 3), await count(0, 4), await count(3, 3)]
  })
  expect(expected).toEqual([[[2, 0.5]], [[4, expect.closeTo(1, 10)]], []])
})

describe('the gold of a period', () => {
  test('is the sum of gains and losses in each quarter of an hour, in order of time', async () => {
    const start = 40 * quarterHour
    await writeLedger([
      { at: start + quarterHour, delta: 4 },
      { at: start, delta: 5 },
      { at: start + quarterHour - 1, delta: -3 },
      { at: start + quarterHour - 2, delta: 6 },
      { at: start + 2 * quarterHour, delta: 9 },
      { at: start - 1, delta: 100 },
    ])
    expect(await sumGold(context, { from: start, until: start + 2 * quarterHour })).toEqual([
      { at: start, gained: 11, spent: 3 },
      { at: start + quarterHour, gained: 4, spent: 0 },
    ])
  })

  test('includes no other currencies, items or gold of other players', async () => {
    const others = [{ what: 'tears' }, { kind: 'item' }]
    await writeLedger(others.map((other) => ({ at: 1000, delta: 1, ...other })))
    await writeLedger([{ at: 1000, delta: 1 }], aViewer(`${name} x`).accountId)
    await writeLedger([{ at: 1000, delta: 1 }], aViewer(`${name} y`).accountId)
    expect(await sumGold(context, { from: 0, until: 2000 })).toEqual([])
  })

  test('is complete, even if the clock of an earlier change was wrong', async () => {
    const start = 10 * day
    await writeJournal([start - 3 * minute, start - 30_000, start + 1].map((at) => ({ at, line: travel })))
    // the second change was written by a clock that was behind, within a minute
    await writeLedger([
      { at: start - 3 * minute, delta: 1 },
      { at: start, delta: 2 },
      { at: start + 1, delta: 4 },
    ])
    expect(await sumGold(context, { from: start, until: start + minute })).toEqual([{ at: start, gained: 6, spent: 0 }])
  })
})

describe('a journal of several years', () => {
  const length = 2 * partLength + 7
  const at = (index: number) => 1000 + index

  beforeEach(async () => {
    const isRare = (index: number) => index === 3 || index === length - 1
    await writeJournal(
      Array.from({ length }, (_, index) => ({
        at: at(index),
        line:
          index % 400 === 1
            ? { type: 'rankUp', rankId: `rank ${index}`, rewardItemId: 'hat' }
            : aFight('win', {
                ...staked({ bone: 50 }, 'bone'),
                enemyId: isRare(index) ? 'bat' : 'ghoul',
                reward: { xp: 1, currencies: { vgc: 2 }, items: [{ itemId: 'bone', amount: 1 }] },
              }),
      })),
    )
    await writeLedger(Array.from({ length }, (_, index) => ({ at: at(index), delta: index % 2 === 0 ? 2 : -1 })))
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  /** How many rows each command for sums could read, and the most commands that ran at a time. */
  function watchSums() {
    const { journal, ledger } = game.app.get(playerModelsService)
    const watched = { rows: [] as Promise<number>[], atOnce: 0 }
    let running = 0
    for (const model of [journal, ledger]) {
      const aggregate = model.aggregate.bind(model)
      const watch = (pipeline: [{ $match: { _id: object } }]) => {
        const [{ $match }] = pipeline
        watched.rows.push(model.collection.countDocuments({ _id: $match._id } as never))
        const exec = async () => {
          running += 1
          watched.atOnce = Math.max(watched.atOnce, running)
          return aggregate(pipeline as never)
            .exec()
            .finally(() => {
              running -= 1
            })
        }
        return { exec }
      }
      jest.spyOn(model, 'aggregate').mockImplementation(watch as never)
    }
    return watched
  }

  test('is summed completely, by commands for one part each, one at a time for all players', async () => {
    const watched = watchSums()
    const other = `${name} x`
    await writeJournal([{ at: 1000, line: aFight('win') }], aViewer(other).accountId)
    const period = { from: 0, until: 10_000_000 }
    const [totals, hunts, gold] = await Promise.all([
      sumJournal(context, { from: null, until: null }),
      sumHunts(context, period),
      sumGold(context, period),
      sumHunts(game.as(other), period),
    ])
    const ranks = Array.from({ length }, (_, index) => index).filter((index) => index % 400 === 1)
    const wins = length - ranks.length
    expect(totals).toEqual({
      hunts: wins,
      wins,
      losses: 0,
      autoHunts: 0,
      missions: 0,
      rankIds: ranks.map((index) => `rank ${index}`),
      reward: {
        xp: wins,
        currencies: { vgc: 2 * wins },
        items: [
          { itemId: 'bone', amount: wins },
          { itemId: 'hat', amount: ranks.length },
        ],
      },
    })
    expect(hunts).toEqual({
      hunts: [
        { groundId: 'moor', enemyId: 'ghoul', wins: wins - 2, draws: 0, losses: 0 },
        { groundId: 'moor', enemyId: 'bat', wins: 2, draws: 0, losses: 0 },
      ],
      drops: [
        {
          enemyId: 'ghoul',
          itemId: 'bone',
          wins: wins - 2,
          expected: expect.closeTo(wins / 2 - 1, 6),
          drops: wins - 2,
        },
        { enemyId: 'bat', itemId: 'bone', wins: 2, expected: expect.closeTo(1, 6), drops: 2 },
      ],
    })
    expect(gold).toEqual([{ at: 0, gained: length + 1, spent: (length - 1) / 2 }])
    const rows = await Promise.all(watched.rows)
    expect(rows.length).toBeGreaterThan(9)
    expect(Math.max(...rows)).toBeLessThanOrEqual(partLength)
    expect(watched.atOnce).toBe(1)
  })

  test('has its drops counted in parts', async () => {
    const count = (after: number) =>
      game.connection.transaction((session) => countDrops(game.app, player, { after, upTo: length }, session))
    const first = await count(0)
    const second = await count(first.upTo)
    const rest = await count(second.upTo)
    expect([first.upTo, second.upTo, rest.upTo]).toEqual([partLength, 2 * partLength, length])
    const wins = [first, second, rest].map(({ counts }) => counts.reduce((sum, { drops }) => sum + drops, 0))
    expect(wins).toEqual([partLength - 2, partLength - 1, 7])
  })

  test('is read only within the requested part', async () => {
    const watched = watchSums()
    const [from, until] = [at(length) - 1, at(length)]
    await game.app
      .get(playerModelsService)
      .journal.collection.updateMany({ player }, [{ $set: { at: { $multiply: ['$at', minute] } } }] as never)
    expect(await sumJournal(context, { from: from * minute, until: until * minute })).toMatchObject({ hunts: 1 })
    const rows = await Promise.all(watched.rows)
    expect(rows.reduce((sum, count) => sum + count, 0)).toBeLessThan(10)
  })

  test.each([
    ['among results', 'win', ['bat']],
    ['for more creatures than an index has in order', null, ['bat', ...Array.from({ length: 100 }, (_, i) => `${i}`)]],
  ] as const)('is searched %s in parts, no further than the page needs', async (_how, kind, enemyIds) => {
    const { journal } = game.app.get(playerModelsService)
    const find = jest.spyOn(journal, 'find')
    const page = async (limit: number, after: string | null = null) => {
      find.mockClear()
      const about = { enemyIds, itemIds: [] }
      const rows = await readJournalRows(context, { limit, after, filter: { kind, about } })
      const ranges = find.mock.calls.map(([filter]) => Object(filter)._id)
      const counts = await Promise.all(ranges.map((_id) => journal.collection.countDocuments({ _id } as never)))
      expect(Math.max(...counts)).toBeLessThanOrEqual(partLength)
      return { found: rows.map(({ sequence }) => sequence), commands: ranges.length }
    }
    expect(await page(1)).toEqual({ found: [length], commands: 1 })
    expect(await page(9)).toEqual({ found: [length, 4], commands: 3 })
    expect(await page(9, rowId(length))).toEqual({ found: [4], commands: 3 })
    expect(await page(9, rowId(4))).toEqual({ found: [], commands: 1 })
  })

  test('is searched by one command for creatures and one for items', async () => {
    const find = jest.spyOn(game.app.get(playerModelsService).journal, 'find')
    const filter = { kind: null, about: { enemyIds: ['bat'], itemIds: ['hat'] } }
    const rows = await readJournalRows(context, { limit: 9, after: null, filter })
    expect(rows.map(({ sequence }) => sequence)).toEqual([length, 4])
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('can be read at its end while its sums wait', async () => {
    let finish = () => {}
    const sums = game.app.get(journalQueueService).run(player, () => new Promise<void>((resolve) => (finish = resolve)))
    const rows = await readJournalRows(context, { limit: 1, after: null, filter: { kind: null, about: null } })
    expect(rows).toHaveLength(1)
    finish()
    await sums
  })

  test('is not searched for names without a match', async () => {
    const find = jest.spyOn(game.app.get(playerModelsService).journal, 'find')
    const filter = { kind: null, about: { enemyIds: [], itemIds: [] } }
    expect(await readJournalRows(context, { limit: 9, after: null, filter })).toEqual([])
    expect(find).not.toHaveBeenCalled()
  })
})
