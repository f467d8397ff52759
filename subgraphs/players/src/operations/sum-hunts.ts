import { type App, type Context, requirePlayer } from '@sanguine/kernel'
import { goldCurrency, type Id } from '@sanguine/rules'
import { type PipelineStage, trusted } from 'mongoose'
import { journalQueueService } from '../change/player-queue'
import { rowIdEnd, rowIdFrom } from '../outbox/outbox'
import { playerModelsService } from '../store/players.model'
import { storedResults } from './journal-filter'
import { type DropCount, dropStages, toDropCount } from './read-drops'

/** Hunts of an enemy on a ground. */
export interface HuntCount {
  readonly groundId: Id
  readonly enemyId: Id
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** Gold that came and went within a quarter of an hour, the smallest step between time zones. */
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

const huntStages = (player: string, { from, until }: ClosedPeriod): PipelineStage[] => [
  { $match: { player, at: { $gte: from, $lt: until }, 'line.combat.enemyId': { $exists: true } } },
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

/** What the hunts of the player who asks came to in a period, and what they dropped. Summed by the database, one at a time. */
export async function sumHunts(
  context: Context,
  { from, until }: ClosedPeriod,
): Promise<{ readonly hunts: readonly HuntCount[]; readonly drops: readonly DropCount[] }> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  const { journal } = app.get(playerModelsService)
  const [sums] = await app
    .get(journalQueueService)
    .run(accountId, () => journal.aggregate<HuntSums>(huntStages(accountId, { from, until })).exec())
  return {
    hunts: (sums?.hunts ?? []).map(({ _id: { ground, enemy }, ...counts }) => ({
      groundId: ground,
      enemyId: enemy,
      ...counts,
    })),
    drops: (sums?.drops ?? []).map(toDropCount),
  }
}

const quarterHourMs = 900_000

/** How far the clocks of the gateways that wrote neighbouring rows may differ. */
const skewMs = 60_000

interface GoldGroup {
  /** in quarters of an hour since the epoch */
  readonly _id: number
  readonly gained: number
  readonly spent: number
}

async function readGold(app: App, accountId: string, { from, until }: ClosedPeriod): Promise<GoldGroup[]> {
  const { journal, ledger } = app.get(playerModelsService)
  // ledger and journal count the same changes, and the journal finds the first one of a time along its index
  const before = await journal
    .findOne({ player: accountId, at: trusted({ $lt: from - skewMs }) }, { sequence: 1 })
    .sort({ at: -1 })
    .lean()
  return ledger.aggregate<GoldGroup>([
    { $match: { _id: { $gte: rowIdFrom(accountId, before?.sequence ?? 0), $lt: rowIdEnd(accountId) } } },
    { $match: { at: { $gte: from, $lt: until }, kind: 'currency', what: goldCurrency } },
    {
      $group: {
        _id: { $floor: { $divide: ['$at', quarterHourMs] } },
        gained: { $sum: { $max: ['$delta', 0] } },
        spent: { $sum: { $max: [{ $multiply: ['$delta', -1] }, 0] } },
      },
    },
    { $sort: { _id: 1 } },
  ])
}

/** The gold of the player who asks that came and went in a period, in the order of time. */
export async function sumGold(context: Context, period: ClosedPeriod): Promise<GoldFlow[]> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  const groups = await app.get(journalQueueService).run(accountId, () => readGold(app, accountId, period))
  return groups.map(({ _id, gained, spent }) => ({ at: _id * quarterHourMs, gained, spent }))
}
