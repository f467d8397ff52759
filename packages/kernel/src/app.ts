import type { Logger } from 'pino'
import type { Clock } from './clock'
import type { Random } from './random'
import { outsideCalls } from './served-call'
import type { Settings } from './settings'

/**
 * A long-lived object of the running server: a model, a cache, a queue, a worker. It is created once per app on first
 * use, so that two apps in one process (two gateways in a test) share only the database.
 */
export interface ServiceDefinition<Service> {
  readonly name: string
  create(app: App): Service
  /** called once, when the app stops, in reverse order of creation */
  stop?(service: Service): Promise<void> | void
}

export const defineService = <Service>(definition: ServiceDefinition<Service>): ServiceDefinition<Service> => definition

/** The dependencies that an app receives. */
export interface AppDependencies {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
}

/** One running server: its dependencies and its services. */
export class App implements AppDependencies {
  readonly settings: Settings
  readonly clock: Clock
  readonly random: Random
  readonly log: Logger
  readonly #services = new Map<ServiceDefinition<unknown>, unknown>()

  constructor(dependencies: AppDependencies) {
    this.settings = dependencies.settings
    this.clock = dependencies.clock
    this.random = dependencies.random
    this.log = dependencies.log
  }

  get<Service>(definition: ServiceDefinition<Service>): Service {
    if (!this.#services.has(definition))
      this.#services.set(
        definition,
        outsideCalls(() => definition.create(this)),
      )
    return this.#services.get(definition) as Service
  }

  /** Registers an object as a service before its first use: the connection, or a substitute in a test. */
  provide<Service>(definition: ServiceDefinition<Service>, service: Service): this {
    if (this.#services.has(definition)) throw new Error(`The service ${definition.name} is already in use.`)
    this.#services.set(definition, service)
    return this
  }

  async stop(): Promise<void> {
    for (const [definition, service] of [...this.#services].reverse()) await definition.stop?.(service)
    this.#services.clear()
  }
}
