import { systemRandom } from '@sanguine/kernel'
import { fromStoredState, replaceSeeds } from '@sanguine/rules'
import type { Connection } from 'mongoose'
import type { PlayerDocument } from '../store/players.model'

const batchSize = 500

/**
 * Replaces the seeds of all players in data that was restored from a backup. A seed that was revealed since the backup
 * would be in use again, and its player could compute the fights to come. Takes a connection, because no app runs on the
 * data yet. Returns how many players had one.
 */
export async function replaceRestoredSeeds(connection: Connection): Promise<number> {
  const players = connection.collection<PlayerDocument>('players')
  const now = Date.now()
  const draw = () => systemRandom.hex(32)
  let [count, updates] = [0, [] as Parameters<typeof players.bulkWrite>[0][number][]]
  const write = async () => {
    if (updates.length > 0) await players.bulkWrite(updates, { ordered: false })
    count += updates.length
    updates = []
  }
  for await (const { _id, state: stored } of players.find({}, { projection: { state: 1 } })) {
    const state = fromStoredState(stored)
    if (!state.fairness) continue
    const fairness = replaceSeeds(state, state.fairness, { now, draw })
    updates.push({ updateOne: { filter: { _id }, update: { $set: { 'state.fairness': fairness } } } })
    if (updates.length === batchSize) await write()
  }
  await write()
  return count
}
