import { releaseService } from '@sanguine/catalogue'
import { connectionService, outageReason, probeDatabase } from '@sanguine/db'
import { type App, defineService, keptFor } from '@sanguine/kernel'

export interface ReadinessReport {
  /** why calls cannot be served now; null if they can */
  readonly unreadyReason: string | null
  /** whether the database can be written; null if it was not probed */
  readonly isDatabaseUsable: boolean | null
  /** notes for the operator about a gateway that serves calls */
  readonly notes: readonly string[]
}

/** Milliseconds for which a report is reused, from the beginning of its probe. */
const maxAgeMs = 1_000

/** The greatest difference between the clocks of two machines, in milliseconds. */
const maxSkewMs = 5_000

/**
 * Whether this gateway can serve: it is not stopping, the database can be written and the content is loaded. The
 * database is probed at most once a second, for all requests together.
 */
export class Readiness {
  readonly #app: App
  #isDraining = false
  readonly #probeOnce: () => Promise<ReadinessReport>
  #isSkewed = false

  constructor(app: App) {
    this.#app = app
    this.#probeOnce = keptFor(app.clock, maxAgeMs, () => this.#probe())
  }

  get isDraining(): boolean {
    return this.#isDraining
  }

  /** Makes this gateway unready, so that a balancer sends its calls elsewhere. */
  drain(): void {
    this.#isDraining = true
  }

  /** Never throws; settles within a second. */
  async report(): Promise<ReadinessReport> {
    if (this.#isDraining) return { unreadyReason: 'The server is stopping.', isDatabaseUsable: null, notes: [] }
    return this.#probeOnce()
  }

  async #probe(): Promise<ReadinessReport> {
    const { clock, log } = this.#app
    try {
      const { clockAheadMs } = await probeDatabase(this.#app.get(connectionService), () => clock.now())
      const unreadyReason = this.#app.get(releaseService).isLoaded ? null : 'The content is not loaded.'
      return { unreadyReason, isDatabaseUsable: true, notes: this.#notesOfClock(clockAheadMs) }
    } catch (error) {
      log.warn({ err: error }, 'The database cannot be written; this gateway is not ready.')
      const unreadyReason = `The database cannot be used: ${outageReason(error)}.`
      return { unreadyReason, isDatabaseUsable: false, notes: [] }
    }
  }

  #notesOfClock(aheadMs: number): readonly string[] {
    const isSkewed = Math.abs(aheadMs) > maxSkewMs
    const seconds = Math.round(Math.abs(aheadMs) / 1000)
    const note = `The clock of this gateway is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of the database.`
    if (isSkewed && !this.#isSkewed) this.#app.log.warn({ clockAheadMs: aheadMs }, note)
    if (!isSkewed && this.#isSkewed) this.#app.log.info('The clocks of gateway and database agree again.')
    this.#isSkewed = isSkewed
    return isSkewed ? [note] : []
  }
}

export const readinessService = defineService<Readiness>({
  name: 'readiness',
  create: (app) => new Readiness(app),
})
