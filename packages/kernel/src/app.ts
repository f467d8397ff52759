import type { Logger } from 'pino'
import type { Clock } from './clock'
import type { Random } from './random'
import type { Settings } from './settings'

/**
 * A part of the running server: a model, a cache, a queue, a worker. Made once per app on first use, so that two apps in
 * one process (two gateways in a test) share nothing but the database.
 */
export interface Part<Service> {
  readonly name: string
  create(app: App): Service
  /** called once, when the app stops, in reverse order of creation */
  stop?(service: Service): Promise<void> | void
}

export const definePart = <Service>(part: Part<Service>): Part<Service> => part

/** What an app is built on. */
export interface Foundation {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
}

/** One running server: its foundation and its parts. */
export class App implements Foundation {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly #services = new Map<Part<unknown>, unknown>()

  constructor(foundation: Foundation) {
    this.settings = foundation.settings
    this.clock = foundation.clock
    this.random = foundation.random
    this.log = foundation.log
  }

  get<Service>(part: Part<Service>): Service {
    if (!this.#services.has(part)) this.#services.set(part, part.create(this))
    return this.#services.get(part) as Service
  }

  /** Puts a ready service in a part's place, before its first use: the connection, or a fake clockwork in a test. */
  provide<Service>(part: Part<Service>, service: Service): this {
    if (this.#services.has(part)) throw new Error(`The part ${part.name} is already in use.`)
    this.#services.set(part, service)
    return this
  }

  async stop(): Promise<void> {
    for (const [part, service] of [...this.#services].reverse()) await part.stop?.(service)
    this.#services.clear()
  }
}
