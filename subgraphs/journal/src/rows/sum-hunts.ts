import { type App, type Context, requirePlayer } from '@sanguine/kernel'
import { journalQueueService, playerRowsOf } from '@sanguine/players'
import { goldCurrency, type Id } from '@sanguine/rules'
import type { PipelineStage } from 'mongoose'
import { storedResults } from './journal-filter'
import { partsOf, type RowRange, readInParts, sequencesOf } from './journal-parts'
import { type DropCount, dropStages, toDropCount } from './read-drops'

/** Hunts of an enemy on a ground. */
export interface HuntCount {
  readonly groundId: Id
  readonly enemyId: Id
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Gold that was gained and spent within a quarter of an hour, the smallest step between time zones. */
export interface GoldFlow {
  /** its start, milliseconds since the epoch */
  readonly at: number
  readonly gained: number
  /** not negative */
  readonly spent: number
}

/** A period with both ends, in milliseconds since the epoch; `until` does not belong to it. */
export interface ClosedPeriod {
  readonly from: number
  readonly until: number
}

interface HuntGroup {
  readonly _id: { readonly ground: string; readonly enemy: string }
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

const countOf = (result: keyof typeof storedResults) => ({
  $sum: { $cond: [{ $in: ['$line.combat.result', storedResults[result]] }, 1, 0] },
})

interface HuntSums {
  readonly hunts: readonly HuntGroup[]
  readonly drops: readonly Parameters<typeof toDropCount>[0][]
}

const huntStages = (part: RowRange, { from, until }: ClosedPeriod): PipelineStage[] => [
  { $match: { _id: part, at: { $gte: from, $lt: until }, 'line.combat.enemyId': { $exists: true } } },
  {
    $facet: {
      hunts: [
        {
          $group: {
            _id: { ground: '$line.combat.groundId', enemy: '$line.combat.enemyId' },
            wins: countOf('win'),
            draws: countOf('draw'),
            losses: countOf('loss'),
          },
        },
      ],
      drops: [...dropStages],
    },
  },
]

interface Hunts {
  readonly hunts: readonly HuntCount[]
  readonly drops: readonly DropCount[]
}

async function readHunts(app: App, accountId: string, period: ClosedPeriod): Promise<Hunts> {
  const { journal } = playerRowsOf(app)
  const parts = partsOf(accountId, await sequencesOf(app, accountId, period))
  const read = (part: RowRange) => journal.aggregate<HuntSums>(huntStages(part, period)).exec()
  const hunts = new Map<string, HuntCount>()
  const drops = new Map<string, DropCount>()
  for await (const [sums] of readInParts(app, parts, read)) {
    for (const { _id, ...counts } of sums?.hunts ?? []) {
      const { ground: groundId, enemy: enemyId } = _id
      const sum = hunts.get(`${groundId} ${enemyId}`)
      hunts.set(`${groundId} ${enemyId}`, {
        groundId,
        enemyId,
        wins: counts.wins + (sum?.wins ?? 0),
        draws: counts.draws + (sum?.draws ?? 0),
        losses: counts.losses + (sum?.losses ?? 0),
      })
    }
    for (const group of sums?.drops ?? []) {
      const { enemyId, itemId, ...counts } = toDropCount(group)
      const sum = drops.get(`${enemyId} ${itemId}`)
      drops.set(`${enemyId} ${itemId}`, {
        enemyId,
        itemId,
        wins: counts.wins + (sum?.wins ?? 0),
        expected: counts.expected + (sum?.expected ?? 0),
        drops: counts.drops + (sum?.drops ?? 0),
      })
    }
  }
  return { hunts: [...hunts.values()], drops: [...drops.values()] }
}

/** The viewer's hunts in a period and their drops. The database computes the sums, one at a time. */
export async function sumHunts(context: Context, period: ClosedPeriod): Promise<Hunts> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  return app.get(journalQueueService).run(accountId, () => readHunts(app, accountId, period))
}

const quarterHourMs = 900_000

interface GoldGroup {
  /** in quarters of an hour since the epoch */
  readonly _id: number
  readonly gained: number
  readonly spent: number
}

const goldStages = (part: RowRange, { from, until }: ClosedPeriod): PipelineStage[] => [
  { $match: { _id: part, at: { $gte: from, $lt: until }, kind: 'currency', what: goldCurrency } },
  {
    $group: {
      _id: { $floor: { $divide: ['$at', quarterHourMs] } },
      gained: { $sum: { $max: ['$delta', 0] } },
      spent: { $sum: { $max: [{ $multiply: ['$delta', -1] }, 0] } },
    },
  },
]

async function readGold(app: App, accountId: string, period: ClosedPeriod): Promise<GoldFlow[]> {
  const { ledger } = playerRowsOf(app)
  // ledger and journal count the same changes, and the journal finds those of a time along its index
  const parts = partsOf(accountId, await sequencesOf(app, accountId, period))
  const read = (part: RowRange) => ledger.aggregate<GoldGroup>(goldStages(part, period)).exec()
  const flows = new Map<number, GoldFlow>()
  for await (const groups of readInParts(app, parts, read))
    for (const { _id, gained, spent } of groups) {
      const sum = flows.get(_id)
      flows.set(_id, {
        at: _id * quarterHourMs,
        gained: gained + (sum?.gained ?? 0),
        spent: spent + (sum?.spent ?? 0),
      })
    }
  return [...flows.values()].sort((a, b) => a.at - b.at)
}

/** The gold of the viewer that came and went in a period, in the order of time. */
export async function sumGold(context: Context, period: ClosedPeriod): Promise<GoldFlow[]> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  return app.get(journalQueueService).run(accountId, () => readGold(app, accountId, period))
}
