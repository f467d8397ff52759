import type { App } from '@sanguine/kernel'
import type { Id } from '@sanguine/rules'
import type { mongo } from 'mongoose'
import { type PlayerDocument, playerModelsService } from './players.model'

/** The XP and keys that a player needs to enter a place. */
export interface EntryRequirements {
  readonly requiredXp: number
  readonly keyIds: readonly Id[]
}

/** The number of players who meet the requirements of a place, of all players. */
export interface ReachCount {
  readonly reachable: number
  readonly total: number
}

/**
 * Counts the players who have the XP and the keys, except those of deleted accounts. For the staff, since it scans all
 * players.
 */
export async function countReach(app: App, { requiredXp, keyIds }: EntryRequirements): Promise<ReachCount> {
  const keys = keyIds.map((id): mongo.Filter<PlayerDocument> => ({ [`state.inventory.${id}`]: { $gt: 0 } }))
  const [found] = await app
    .get(playerModelsService)
    .documents.aggregate<Readonly<Record<keyof ReachCount, readonly { readonly count: number }[]>>>([
      { $match: { deletedAt: { $exists: false } } },
      {
        $facet: {
          reachable: [{ $match: { $and: [{ 'state.xp': { $gte: requiredXp } }, ...keys] } }, { $count: 'count' }],
          total: [{ $count: 'count' }],
        },
      },
    ])
    .toArray()
  return { reachable: found?.reachable[0]?.count ?? 0, total: found?.total[0]?.count ?? 0 }
}
