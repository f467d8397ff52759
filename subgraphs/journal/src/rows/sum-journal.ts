import { type App, type Context, requirePlayer } from '@sanguine/kernel'
import { journalQueueService, playerRowsOf } from '@sanguine/players'
import type { Purse } from '@sanguine/rules'
import type { PipelineStage } from 'mongoose'
import { type JournalPeriod, periodCondition, storedResults } from './journal-filter'
import { partsOf, type RowRange, readInParts, sequencesOf } from './journal-parts'

/** The totals of a period. */
export interface JournalTotals {
  /** hunts that ended, including those of retainers alone */
  readonly hunts: number
  readonly wins: number
  readonly losses: number
  /** hunts of retainers alone */
  readonly autoHunts: number
  /** missions that were completed */
  readonly missions: number
  /** ids of the ranks that were reached, in order */
  readonly rankIds: readonly string[]
  readonly reward: {
    readonly xp: number
    readonly currencies: Purse
    readonly items: readonly { readonly itemId: string; readonly amount: number }[]
  }
}

type Amount = { readonly _id: string; readonly amount: number }

interface Sums {
  readonly results: readonly { readonly _id: string | number; readonly count: number; readonly auto: number }[]
  readonly missions: readonly { readonly count: number }[]
  readonly ranks: readonly { readonly _id: string; readonly at: number; readonly rank: string }[]
  readonly xp: readonly { readonly amount: number }[]
  readonly currencies: readonly Amount[]
  readonly items: readonly Amount[]
}

const stagesOf = (part: RowRange, period: JournalPeriod): PipelineStage[] => [
  { $match: { _id: part, ...periodCondition(period) } },
  {
    $project: {
      at: 1,
      type: '$line.type',
      result: '$line.combat.result',
      isAuto: { $in: ['autoHunt', { $ifNull: ['$line.combat.modifiers', []] }] },
      rank: '$line.rankId',
      reward: { $ifNull: ['$line.reward', '$line.mission.reward'] },
      rankItem: '$line.rewardItemId',
    },
  },
  {
    $facet: {
      results: [
        { $match: { result: { $ne: null } } },
        { $group: { _id: '$result', count: { $sum: 1 }, auto: { $sum: { $cond: ['$isAuto', 1, 0] } } } },
      ],
      missions: [{ $match: { type: 'mission' } }, { $count: 'count' }],
      ranks: [{ $match: { type: 'rankUp' } }, { $project: { at: 1, rank: 1 } }],
      xp: [{ $group: { _id: null, amount: { $sum: '$reward.xp' } } }],
      currencies: [
        { $project: { coin: { $objectToArray: { $ifNull: ['$reward.currencies', {}] } } } },
        { $unwind: '$coin' },
        { $group: { _id: '$coin.k', amount: { $sum: '$coin.v' } } },
      ],
      items: [
        {
          $project: {
            item: {
              $concatArrays: [
                { $ifNull: ['$reward.items', []] },
                { $cond: [{ $gt: ['$rankItem', null] }, [{ itemId: '$rankItem', amount: 1 }], []] },
              ],
            },
          },
        },
        { $unwind: '$item' },
        { $group: { _id: '$item.itemId', amount: { $sum: '$item.amount' } } },
      ],
    },
  },
]

/** Adds the amounts of a part to those of the parts before it. */
function addAmounts(sums: Map<string, number>, amounts: readonly Amount[]): void {
  for (const { _id, amount } of amounts) sums.set(_id, (sums.get(_id) ?? 0) + amount)
}

async function sumParts(app: App, accountId: string, period: JournalPeriod): Promise<JournalTotals> {
  const { journal } = playerRowsOf(app)
  const parts = partsOf(accountId, await sequencesOf(app, accountId, period))
  const read = (part: RowRange) => journal.aggregate<Sums>(stagesOf(part, period)).exec()
  const totals = { hunts: 0, wins: 0, losses: 0, autoHunts: 0, missions: 0, xp: 0 }
  const [currencies, items] = [new Map<string, number>(), new Map<string, number>()]
  const ranks: Sums['ranks'][number][] = []
  for await (const [sums] of readInParts(app, parts, read)) {
    if (!sums) continue
    for (const { _id, count, auto } of sums.results) {
      totals.hunts += count
      totals.autoHunts += auto
      if (isStoredAs('win', _id)) totals.wins += count
      if (isStoredAs('loss', _id)) totals.losses += count
    }
    totals.missions += sums.missions[0]?.count ?? 0
    totals.xp += sums.xp[0]?.amount ?? 0
    addAmounts(currencies, sums.currencies)
    addAmounts(items, sums.items)
    ranks.push(...sums.ranks)
  }
  const { xp, ...counts } = totals
  return {
    ...counts,
    rankIds: ranks.sort((a, b) => a.at - b.at || (a._id < b._id ? -1 : 1)).map(({ rank }) => rank),
    reward: {
      xp,
      currencies: Object.fromEntries(currencies),
      items: [...items]
        .map(([itemId, amount]) => ({ itemId, amount }))
        .sort((a, b) => b.amount - a.amount || (a.itemId < b.itemId ? -1 : 1)),
    },
  }
}

const isStoredAs = (result: 'win' | 'loss', stored: string | number): boolean =>
  storedResults[result].some((each) => each === stored)

/**
 * The reward of the viewer's hunts, missions and ranks in a period. The database computes the sums, one period of a
 * player at a time.
 */
export async function sumJournal(context: Context, period: JournalPeriod): Promise<JournalTotals> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  return app.get(journalQueueService).run(accountId, () => sumParts(app, accountId, period))
}
