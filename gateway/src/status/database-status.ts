import type { StatusSource } from '@sanguine/kernel'
import { readinessService } from '../server/readiness'

/** Milliseconds from which the probe of the database is slow. */
const slowMs = 500

/** Whether the database can be written. */
export const databaseStatus: StatusSource = {
  component: 'database',
  async measure(app) {
    const startedAt = app.clock.elapsed()
    const { isDatabaseUsable } = await app.get(readinessService).report()
    if (isDatabaseUsable === null) return { total: 0, failed: 0, slow: 0 }
    const isSlow = isDatabaseUsable && app.clock.elapsed() - startedAt >= slowMs
    return { total: 1, failed: Number(!isDatabaseUsable), slow: Number(isSlow) }
  },
}
