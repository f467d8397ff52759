import { type Context, requirePlayer } from '@sanguine/kernel'
import type { Purse } from '@sanguine/rules'
import type { PipelineStage } from 'mongoose'
import { journalQueueService } from '../change/player-queue'
import { playerModelsService } from '../store/players.model'
import { type JournalPeriod, periodCondition, storedResults } from './journal-filter'

/** What a time of play came to. */
export interface JournalTotals {
  /** hunts that ended, those of retainers alone included */
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
  readonly ranks: readonly { readonly rank: string }[]
  readonly xp: readonly { readonly amount: number }[]
  readonly currencies: readonly Amount[]
  readonly items: readonly Amount[]
}

const stagesOf = (player: string, period: JournalPeriod): PipelineStage[] => [
  { $match: { player, ...periodCondition(period) } },
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
      ranks: [{ $match: { type: 'rankUp' } }, { $sort: { at: 1, _id: 1 } }, { $project: { rank: 1 } }],
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
        { $sort: { amount: -1, _id: 1 } },
      ],
    },
  },
]

/** What hunts, missions and ranks paid the player who asks in a period. Summed by the database, one period of a player at a time. */
export async function sumJournal(context: Context, period: JournalPeriod): Promise<JournalTotals> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  const { journal } = app.get(playerModelsService)
  const [sums] = await app
    .get(journalQueueService)
    .run(accountId, () => journal.aggregate<Sums>(stagesOf(accountId, period)).exec())
  const { results = [], missions = [], ranks = [], xp = [], currencies = [], items = [] } = sums ?? {}
  const countOf = (stored: readonly (string | number)[]) =>
    results.filter(({ _id }) => stored.includes(_id)).reduce((sum, { count }) => sum + count, 0)
  return {
    hunts: results.reduce((sum, { count }) => sum + count, 0),
    wins: countOf(storedResults.win),
    losses: countOf(storedResults.loss),
    autoHunts: results.reduce((sum, { auto }) => sum + auto, 0),
    missions: missions[0]?.count ?? 0,
    rankIds: ranks.map(({ rank }) => rank),
    reward: {
      xp: xp[0]?.amount ?? 0,
      currencies: Object.fromEntries(currencies.map(({ _id, amount }) => [_id, amount])),
      items: items.map(({ _id, amount }) => ({ itemId: _id, amount })),
    },
  }
}
