import { connectionService } from '@sanguine/db'
import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { readSettled, type SettledPlayer } from '@sanguine/players'
import { trusted } from 'mongoose'
import { countDrops } from '../rows/read-drops'
import { dropModelsService } from './drop-totals.model'

const intervalMs = 60_000

/**
 * The time in the past from which players with new journal rows are searched. It covers the interval, the difference
 * between clocks of gateways, and the longest delay of a player's last changes before they reach the journal. A player
 * whom a longer outage leaves out is counted with the next win.
 */
const lookBackMs = 3 * intervalMs

const playersAtOnce = 100

/**
 * Adds to the totals the drops in the wins of these players since they were last counted. Returns the players with
 * further drops to count, because a long transaction would block others.
 */
async function countPlayers(app: App, players: readonly SettledPlayer[]): Promise<SettledPlayer[]> {
  const { tallies, totals } = app.get(dropModelsService)
  return app.get(connectionService).transaction(async (session) => {
    const ids = players.map(({ accountId }) => accountId)
    const known = await tallies
      .find({ _id: trusted({ $in: ids }) })
      .session(session)
      .lean()
    const countedTo = new Map(known.map((tally) => [tally._id, tally.countedTo]))
    const sums: Record<string, number> = {}
    const counted: SettledPlayer[] = []
    const unfinished: SettledPlayer[] = []
    for (const player of players) {
      const after = countedTo.get(player.accountId) ?? 0
      if (player.settledTo <= after) continue
      const { accountId, settledTo } = player
      const { counts: drops, upTo } = await countDrops(app, accountId, { after, upTo: settledTo }, session)
      counted.push({ accountId, settledTo: upTo })
      if (upTo < settledTo) unfinished.push(player)
      for (const { enemyId, itemId, ...counts } of drops)
        for (const [name, count] of Object.entries(counts)) {
          const path = `drops.${enemyId}-${itemId}.${name}`
          sums[path] = (sums[path] ?? 0) + count
        }
    }
    if (counted.length === 0) return []
    // every count writes the one document of the totals, so that only one of several simultaneous counts succeeds and
    // the others are retried
    await totals.updateOne({ _id: 'all' }, { $inc: { counts: 1, ...sums } }, { upsert: true, session })
    await tallies.bulkWrite(
      counted.map(({ accountId, settledTo }) => ({
        updateOne: { filter: { _id: accountId }, update: { $set: { countedTo: settledTo } }, upsert: true },
      })),
      { session },
    )
    return unfinished
  })
}

/**
 * Counts the drops of wins since they were last counted. Tallies and totals change in one transaction, and only rows
 * that are certainly written count. So repeated counts neither add a win twice nor leave one out, and hunts do not wait
 * for them.
 */
export async function countNewDrops(app: App): Promise<void> {
  let waiting: SettledPlayer[] = []
  const flush = async () => {
    while (waiting.length > 0) waiting = await countPlayers(app, waiting)
  }
  for await (const player of readSettled(app, app.clock.now() - lookBackMs)) {
    waiting.push(player)
    if (waiting.length >= playersAtOnce) await flush()
  }
  await flush()
}

export const dropCounterService = defineService<IntervalWorker>({
  name: 'journal.dropCounter',
  create: (app) => runInterval(app, 'journal.dropCounter', intervalMs, () => countNewDrops(app)),
  stop: (counter) => counter.stop(),
})
