import { connectionService, readClockAhead } from '@sanguine/db'
import { type App, SteadyClock, steadyClockService } from '@sanguine/kernel'
import { readLastMinute } from '@sanguine/status'

const [minuteMs, hourMs] = [60_000, 3_600_000]

/**
 * Compares the clock at the start, before workers act on it. If it is ahead of the database's, auto-hunts wait for its
 * correction as after a jump. The time of the last record shows a clock that is behind. It cannot tell a clock that is
 * ahead from a site that was off, so that is for a person to decide.
 */
export async function checkClock(app: App): Promise<void> {
  const { clock, log } = app
  const behindMs = await readClockAhead(app.get(connectionService), () => clock.now())
  app.provide(steadyClockService, new SteadyClock(app, Math.max(0, -behindMs)))
  const last = await readLastMinute(app)
  if (last === null) return
  const passedMs = clock.now() - (last + minuteMs)
  const times = { now: new Date(clock.now()).toISOString(), lastMinute: new Date(last).toISOString() }
  if (passedMs < -minuteMs)
    log.warn(
      times,
      'The clock is behind the last minute that a gateway recorded. It is wrong now, or it was ahead then.',
    )
  else if (passedMs > hourMs)
    log.warn(
      times,
      'No gateway has recorded a minute for more than an hour. If the site was not off for so long, the clock is ahead: stop, and let NTP set it.',
    )
}
