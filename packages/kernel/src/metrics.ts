import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type App, defineService, type ServiceDefinition } from './app'
import { inTime } from './in-time'

/** The metrics of an app, as the gateway serves them to Prometheus. */
export const metricsRegistryService = defineService<Registry>({ name: 'metrics', create: () => new Registry() })

interface MetricDescription<Label extends string> {
  /** such as `sanguine_hunts_total`, with the unit as suffix; seconds and bytes only */
  readonly name: string
  readonly help: string
  /** names of labels, each with few values, none of which a client may choose */
  readonly labels?: readonly Label[]
}

interface CounterDescription<Label extends string> extends MetricDescription<Label> {
  /** values of labels that are counted from 0, since Prometheus does not see the first rise of a new series */
  readonly initial?: readonly Readonly<Partial<Record<Label, string>>>[]
}

/** A metric as a domain lists it, so that it is in the first scrape. */
export type MetricDefinition = ServiceDefinition<object>

const configOf = <Label extends string>(app: App, { name, help, labels = [] }: MetricDescription<Label>) => ({
  name,
  help,
  labelNames: [...labels],
  registers: [app.get(metricsRegistryService)],
})

/** A number that only rises. Each app has its own. */
export const defineCounter = <Label extends string = never>({
  initial = [],
  ...description
}: CounterDescription<Label>) =>
  defineService<Counter<Label>>({
    name: description.name,
    create(app) {
      const counter = new Counter(configOf(app, description))
      for (const labels of initial) counter.inc(labels as Partial<Record<Label, string>>, 0)
      return counter
    },
  })

/** Numbers that are counted by ranges, each of which ends at a bucket. Each app has its own. */
export const defineHistogram = <Label extends string = never>(
  description: MetricDescription<Label> & { readonly buckets: readonly number[] },
) =>
  defineService<Histogram<Label>>({
    name: description.name,
    create: (app) => new Histogram({ ...configOf(app, description), buckets: [...description.buckets] }),
  })

/** A value of a gauge. */
export interface Sample<Label extends string> {
  readonly labels?: Readonly<Partial<Record<Label, string>>>
  readonly value: number
}

/** Milliseconds in which a scrape reads a gauge: Prometheus ends a scrape after ten seconds. */
const readTimeoutMs = 3_000

/**
 * A number that is read when it is scraped. If it cannot be read in time, it is missing from the scrape, which does not
 * fail.
 */
export const defineGauge = <Label extends string = never>({
  read,
  ...description
}: MetricDescription<Label> & { readonly read: (app: App) => Promise<readonly Sample<Label>[]> }) =>
  defineService<Gauge<Label>>({
    name: description.name,
    create: (app) =>
      new Gauge({
        ...configOf(app, description),
        async collect() {
          this.reset()
          this.remove({})
          try {
            for (const { labels = {}, value } of await inTime(read(app), readTimeoutMs)) this.set(labels, value)
          } catch (error) {
            app.log.warn({ err: error, metric: description.name }, 'A metric could not be read.')
          }
        },
      }),
  })

/** Work that waits in the database until a worker of any gateway does it. */
export interface WorkQueue {
  /** such as `mails`; the label of its metrics */
  readonly name: string
  readonly read: (app: App) => Promise<WaitingWork>
}

export interface WaitingWork {
  /** number of entries */
  readonly count: number
  /** milliseconds since the epoch from which the oldest entry waits; null without one */
  readonly since: number | null
}
