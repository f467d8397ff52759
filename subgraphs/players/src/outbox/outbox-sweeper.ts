import { readNextDue } from '@sanguine/db'
import { type App, defineService, type IntervalWorker, runInterval, untilDue, type WorkQueue } from '@sanguine/kernel'
import { type Types, trusted } from 'mongoose'
import { type PlayerDocument, playerModelsService } from '../store/players.model'
import { outboxProjectionService, projectionFailures } from './outbox'

/** The time for which the sweeper leaves a stamped outbox to the operations that fill it. */
export const sweepAfterMs = 30_000

const batchSize = 200

/** Ended players are left to their deletion. */
const isKept = { deletedAt: trusted({ $exists: false }) }

/** The stamps that are due. Those in the future come from a clock that was corrected since. */
function dueNow(app: App) {
  const now = app.clock.now()
  const latestDue = now - sweepAfterMs
  const outboxAt = [trusted({ $lte: latestDue }), trusted({ $gt: now + sweepAfterMs })]
  return { latestDue, isDue: { ...isKept, $or: outboxAt.map((range) => ({ outboxAt: range })) } }
}

/**
 * Projects and empties outboxes that were left over, by a gateway that died between write and projection, or by players
 * who have stopped playing. Safe beside other gateways, because rows have fixed ids and the document is only emptied at
 * the revision that was projected. One that fails comes after all others that are due. Ended players are left to
 * `removePlayer`, after which no row of theirs may appear. Returns the number of emptied outboxes.
 */
export async function sweepOutboxes(app: App): Promise<number> {
  const { players } = app.get(playerModelsService)
  const { latestDue, isDue } = dueNow(app)
  const due = await players
    .find(isDue, { outbox: 1, revision: 1 })
    .sort({ outboxAt: 1 })
    .limit(batchSize)
    .lean<Pick<PlayerDocument, '_id' | 'outbox' | 'revision'>[]>()
  const failed: Types.ObjectId[] = []
  let emptied = 0
  for (const { _id, outbox, revision } of due) {
    try {
      await app.get(outboxProjectionService).project(String(_id), outbox)
      const { matchedCount } = await players.updateOne(
        { _id, revision },
        { $set: { outbox: [] }, $unset: { outboxAt: 1 } },
      )
      emptied += matchedCount
    } catch (error) {
      app.log.error({ err: error, player: String(_id) }, 'An outbox could not be swept yet.')
      app.get(projectionFailures).inc()
      failed.push(_id)
    }
  }
  if (failed.length > 0) await players.updateMany({ _id: trusted({ $in: failed }), ...isDue }, { outboxAt: latestDue })
  return emptied
}

/** The most outboxes that are read for their age. */
const maxRead = 1_000

/**
 * The outboxes that the sweeper is due to project. The stamp of one that failed is new, so their age is that of the
 * oldest entry among the first thousand.
 */
export const outboxQueue: WorkQueue = {
  name: 'outbox',
  async read(app) {
    const { documents } = app.get(playerModelsService)
    const isDue = { outboxAt: { $lte: app.clock.now() - sweepAfterMs }, deletedAt: { $exists: false } }
    const [count, oldest] = await Promise.all([
      documents.countDocuments(isDue),
      documents
        .find(isDue, { projection: { 'outbox.at': 1 } })
        .sort({ outboxAt: 1 })
        .limit(maxRead)
        .toArray(),
    ])
    const times = oldest.flatMap(({ outbox }) => outbox.map(({ at }) => at))
    return { count, since: times.length === 0 ? null : Math.min(...times) }
  },
}

/** Sweeps if a stamp is due, and rests until the oldest is otherwise. */
export async function sweepWhenDue(app: App): Promise<unknown> {
  const { players } = app.get(playerModelsService)
  if (await players.exists(dueNow(app).isDue)) return sweepOutboxes(app)
  const oldest = await readNextDue(players, 'outboxAt', isKept)
  return untilDue(oldest && oldest + sweepAfterMs)
}

const intervalMs = 5_000

export const outboxSweeperService = defineService<IntervalWorker>({
  name: 'players.outboxSweeper',
  create: (app) => runInterval(app, 'players.outboxSweeper', intervalMs, () => sweepWhenDue(app)),
  stop: (sweeper) => sweeper.stop(),
})
