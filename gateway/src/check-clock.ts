import { connectionService, readClockAhead } from '@sanguine/db'
import { type App, SteadyClock, steadyClockService } from '@sanguine/kernel'
import { readLastMinute } from '@sanguine/status'

const [minuteMs, hourMs] = [60_000, 3_600_000]

/**
 * Compares the clock at the start, before workers act on it. If it is ahead of the database's, one of them is wrong. If
 * at least as much time has passed since the last record, the clock may be ahead. Auto-hunts then wait for its correction
 * as after a jump. Otherwise the database's is behind. The time of the last record shows a clock that is behind, too. It
 * cannot tell a clock that is ahead from a site that was off, so that is for a person to decide.
 */
export async function checkClock(app: App): Promise<void> {
  const { clock, log } = app
  const aheadMs = -(await readClockAhead(app.get(connectionService), () => clock.now()))
  const last = await readLastMinute(app)
  const now = clock.now()
  const passedMs = last === null ? null : now - (last + minuteMs)
  // The last minute may not be over.
  const mayBeAhead = aheadMs > 2 * minuteMs && passedMs !== null && passedMs >= aheadMs - minuteMs
  app.provide(steadyClockService, new SteadyClock(app, mayBeAhead ? aheadMs : 0))
  const text = (time: number) => new Date(time).toISOString()
  if (Math.abs(aheadMs) > minuteMs)
    log.warn(
      { now: text(now), database: text(now - aheadMs), aheadMs },
      'The clocks of this machine and of the database differ. Let NTP set both.',
    )
  if (last === null || passedMs === null) return
  const times = { now: text(now), lastMinute: text(last) }
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
