import { type App, defineService } from './app'

const minute = 60_000

/** A clock that gained at most this much within `trustAfterMs` was corrected, as by NTP. */
const maxGainMs = minute

/** A clock that gained more is believed after this time, since it may have been behind or the machine asleep. */
const trustAfterMs = 60 * minute

/**
 * The time of day, from time that passes evenly while the clock of the machine is ahead of it for less than an hour. So
 * a clock that is set ahead by mistake and back again changes nothing, in one step or in many small ones. Only the gain
 * that lasted the whole hour is believed; one that was added within it has the next hour.
 */
export class SteadyClock {
  readonly #app: App
  /** time of day minus elapsed time, as it is believed */
  #anchor: number
  /** the elapsed time at which the present hour began */
  #anchoredAt: number
  /** the least gain in the present hour while the clock is ahead; 0 while it is not */
  #leastGainMs = 0

  /** @param aheadMs by how much the clock is ahead at the start, as far as another clock shows it */
  constructor(app: App, aheadMs = 0) {
    this.#app = app
    const { clock } = app
    this.#anchoredAt = clock.elapsed()
    this.#anchor = clock.now() - aheadMs - this.#anchoredAt
  }

  now(): number {
    const { clock } = this.#app
    return this.#nowAt(clock.now(), clock.elapsed())
  }

  #nowAt(now: number, elapsed: number): number {
    const gainedMs = now - elapsed - this.#anchor
    const isHourOver = elapsed - this.#anchoredAt >= trustAfterMs
    if (gainedMs <= maxGainMs) {
      this.#leastGainMs = 0
      if (gainedMs < 0 || isHourOver) this.#believe(gainedMs, elapsed)
      return now
    }
    if (this.#leastGainMs === 0) {
      this.#beginHour(gainedMs, elapsed)
      return elapsed + this.#anchor
    }
    // a new gain does not restart the hour, or a machine that sleeps once in each hour would never be believed
    this.#leastGainMs = Math.min(this.#leastGainMs, gainedMs)
    if (!isHourOver) return elapsed + this.#anchor
    this.#believe(this.#leastGainMs, elapsed)
    return this.#nowAt(now, elapsed)
  }

  #beginHour(gainedMs: number, elapsed: number): void {
    this.#anchoredAt = elapsed
    this.#leastGainMs = gainedMs
    this.#app.log.error(
      { aheadMs: gainedMs },
      'The clock was set ahead. Auto-hunts wait up to an hour for its correction.',
    )
  }

  #believe(gainMs: number, elapsed: number): void {
    this.#anchor += gainMs
    this.#anchoredAt = elapsed
    this.#leastGainMs = 0
  }
}

/** The steady clock of a gateway, for what happens by itself and cannot be taken back. */
export const steadyClockService = defineService<SteadyClock>({
  name: 'steady clock',
  create: (app) => new SteadyClock(app),
})
