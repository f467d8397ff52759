import { connectionService } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { HuntedPlayer } from '@sanguine/players'
import { amountIn, type Id } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { type HuntCounts, huntCountsService } from './hunt-counts.model'

/** The counts of a player that are not in the totals yet. */
interface Gain {
  readonly accountId: string
  readonly enemyId: Id
  /** the present value */
  readonly count: number
  readonly by: number
}

const gainsOf = ({ accountId, hunted }: HuntedPlayer, counted: HuntCounts): Gain[] =>
  Object.entries(hunted)
    .map(([enemyId, count]) => ({ accountId, enemyId, count, by: count - amountIn(counted, enemyId) }))
    .filter(({ by }) => by > 0)

/**
 * Adds to the totals the wins of these players since they were last counted. Tallies and totals change in one
 * transaction, and every count writes the one document of the totals. If several gateways count at once, the
 * transaction of the first succeeds. The others are retried and find nothing left. So repeated counts neither add a win
 * twice nor leave one out.
 */
export async function countPlayers(app: App, players: readonly HuntedPlayer[]): Promise<void> {
  const { tallies, totals } = app.get(huntCountsService)
  const countedTo = Math.max(...players.map(({ changedAt }) => changedAt))
  await app.get(connectionService).transaction(async (session) => {
    const ids = players.map(({ accountId }) => accountId)
    const known = await tallies
      .find({ _id: trusted({ $in: ids }) })
      .session(session)
      .lean()
    const counted = new Map(known.map(({ _id, counts }) => [_id, counts]))
    const gains = players.flatMap((player) => gainsOf(player, counted.get(player.accountId) ?? {}))
    if (gains.length === 0) return
    await totals.updateOne({ _id: 'all' }, { $inc: sumsOf(gains), $max: { countedTo } }, { upsert: true, session })
    await tallies.bulkWrite(
      gains.map(({ accountId, enemyId, count }) => ({
        updateOne: { filter: { _id: accountId }, update: { $set: { [`counts.${enemyId}`]: count } }, upsert: true },
      })),
      { session },
    )
  })
}

function sumsOf(gains: readonly Gain[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { enemyId, by } of gains) sums[`counts.${enemyId}`] = (sums[`counts.${enemyId}`] ?? 0) + by
  return sums
}
