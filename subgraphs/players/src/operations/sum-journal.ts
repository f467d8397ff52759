import { type Context, requirePlayer } from '@sanguine/kernel'
import type { Purse } from '@sanguine/rules'
import { playerModelsService } from '../store/players.model'
import { storedResults } from './journal-filter'

/** What a time of play came to. */
export interface JournalTotals {
  /** hunts that ended, those of retainers alone included */
  readonly hunts: number
  readonly wins: number
  readonly losses: number
  readonly reward: {
    readonly xp: number
    readonly currencies: Purse
    readonly items: readonly { readonly itemId: string; readonly amount: number }[]
  }
}

type Amount = { readonly _id: string; readonly amount: number }

interface Sums {
  readonly results: readonly { readonly _id: string | number; readonly count: number }[]
  readonly xp: readonly { readonly amount: number }[]
  readonly currencies: readonly Amount[]
  readonly items: readonly Amount[]
}

/** What hunts, missions and ranks paid the player who asks, since a time in milliseconds since the epoch. Summed by the database. */
export async function sumJournal(context: Context, since: number): Promise<JournalTotals> {
  const { accountId } = requirePlayer(context)
  const { journal } = context.app.get(playerModelsService)
  const [sums] = await journal.aggregate<Sums>([
    { $match: { player: accountId, at: { $gte: since } } },
    {
      $project: {
        result: '$line.combat.result',
        reward: { $ifNull: ['$line.reward', '$line.mission.reward'] },
        rankItem: '$line.rewardItemId',
      },
    },
    {
      $facet: {
        results: [{ $match: { result: { $ne: null } } }, { $group: { _id: '$result', count: { $sum: 1 } } }],
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
  ])
  const { results = [], xp = [], currencies = [], items = [] } = sums ?? {}
  const countOf = (stored: readonly (string | number)[]) =>
    results.filter(({ _id }) => stored.includes(_id)).reduce((sum, { count }) => sum + count, 0)
  return {
    hunts: results.reduce((sum, { count }) => sum + count, 0),
    wins: countOf(storedResults.win),
    losses: countOf(storedResults.loss),
    reward: {
      xp: xp[0]?.amount ?? 0,
      currencies: Object.fromEntries(currencies.map(({ _id, amount }) => [_id, amount])),
      items: items.map(({ _id, amount }) => ({ itemId: _id, amount })),
    },
  }
}
