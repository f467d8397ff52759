import { type App, defineService } from './app'

const minute = 60_000

/** A clock that gained at most this much within `trustAfterMs` was corrected, as by NTP. */
const maxGainMs = minute

/** A clock that gained more is believed after this time, since it may have been behind or the machine asleep. */
const trustAfterMs = 60 * minute

/**
 * The time of day, from time that passes evenly while the clock of the machine is ahead of it for less than an hour. So
 * a clock that is set ahead by mistake and back again changes nothing, in one step or in many small ones.
 */
export class SteadyClock {
  readonly #app: App
  /** time of day minus elapsed time, as it was believed at `#anchoredAt` */
  #anchor: number
  #anchoredAt: number
  #isAhead = false

  constructor(app: App) {
    this.#app = app
    const { clock } = app
    this.#anchoredAt = clock.elapsed()
    this.#anchor = clock.now() - this.#anchoredAt
  }

  now(): number {
    const { clock, log } = this.#app
    const [now, elapsed] = [clock.now(), clock.elapsed()]
    const gainedMs = now - elapsed - this.#anchor
    const isAhead = gainedMs > maxGainMs
    if (isAhead && !this.#isAhead) {
      // the hour begins now
      this.#anchoredAt = elapsed
      log.error({ aheadMs: gainedMs }, 'The clock was set ahead. Auto-hunts wait up to an hour for its correction.')
    }
    this.#isAhead = isAhead
    if (gainedMs < 0 || elapsed - this.#anchoredAt >= trustAfterMs) this.#believe(now - elapsed, elapsed)
    return this.#isAhead ? elapsed + this.#anchor : now
  }

  #believe(anchor: number, elapsed: number): void {
    this.#anchor = anchor
    this.#anchoredAt = elapsed
    this.#isAhead = false
  }
}

/** The steady clock of a gateway, for what happens by itself and cannot be taken back. */
export const steadyClockService = defineService<SteadyClock>({
  name: 'steady clock',
  create: (app) => new SteadyClock(app),
})
