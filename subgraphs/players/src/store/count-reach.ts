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
  const { documents } = app.get(playerModelsService)
  const present: mongo.Filter<PlayerDocument> = { deletedAt: { $exists: false } }
  const keys = Object.fromEntries(keyIds.map((id) => [`state.inventory.${id}`, { $gt: 0 }]))
  const [reachable, total] = await Promise.all([
    documents.countDocuments({ ...present, 'state.xp': { $gte: requiredXp }, ...keys }),
    documents.countDocuments(present),
  ])
  return { reachable, total }
}
