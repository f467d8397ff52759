import { type App, defineService } from './app'

/** A part of the site whose state the status page shows. */
export type StatusComponent = 'api' | 'database' | 'hunts' | 'mails' | 'payments' | 'remotes'

/** The number of calls, attempts or checks that a gateway measured of a component. */
export interface Measurement {
  /** how many; 0 where nothing happened, so that nothing is known */
  readonly total: number
  /** those that failed */
  readonly failed: number
  /** those that took too long, or worked in part */
  readonly slow: number
}

/** A measurement of a component by a domain or the gateway. */
export interface StatusSource {
  readonly component: StatusComponent
  /** Returns what was measured at this gateway since the last call. */
  readonly measure: (app: App) => Promise<Measurement>
}

/** Counts what is measured at a gateway until it is taken. Its fields are raised in place, as each call does it. */
export class MeasurementCounter {
  total = 0
  failed = 0
  slow = 0

  /** Returns the counts and begins again from 0. */
  take(): Measurement {
    const { total, failed, slow } = this
    Object.assign(this, { total: 0, failed: 0, slow: 0 })
    return { total, failed, slow }
  }
}

export const defineMeasurementCounter = (name: string) =>
  defineService<MeasurementCounter>({ name, create: () => new MeasurementCounter() })

/** The sources of all components; the gateway provides those of its own and of all domains. */
export const statusSourcesService = defineService<readonly StatusSource[]>({ name: 'status sources', create: () => [] })
