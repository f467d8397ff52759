import { type StatusSource, steadyClockService } from '@sanguine/kernel'
import { dueEffectsQueue } from './due-effects-queue'

/** The delay in milliseconds from which due work is slow, and from which it counts as failed. */
const [slowMs, failedMs] = [60_000, 5 * 60_000]

/**
 * Whether scheduled effects happen in time. A player whose effects fail is due again later, so the delay is one that all
 * players have.
 */
export const huntStatus: StatusSource = {
  component: 'hunts',
  async measure(app) {
    const { since } = await dueEffectsQueue.read(app)
    const delay = since === null ? 0 : app.get(steadyClockService).now() - since
    return { total: 1, failed: Number(delay >= failedMs), slow: Number(delay >= slowMs) }
  },
}
