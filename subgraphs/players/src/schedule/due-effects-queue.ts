import { steadyClockService, type WorkQueue } from '@sanguine/kernel'
import { playerModelsService } from '../store/players.model'

/** The players for whom the scheduler is due. */
export const dueEffectsQueue: WorkQueue = {
  name: 'scheduledEffects',
  async read(app) {
    const { documents } = app.get(playerModelsService)
    const isDue = { dueAt: { $gt: 0, $lte: app.get(steadyClockService).now() } }
    const [count, oldest] = await Promise.all([
      documents.countDocuments(isDue),
      documents.findOne(isDue, { projection: { dueAt: 1 }, sort: { dueAt: 1 } }),
    ])
    return { count, since: oldest?.dueAt ?? null }
  },
}
