import {
  type App,
  defineService,
  type IntervalWorker,
  inTime,
  type Measurement,
  runInterval,
  type StatusComponent,
  type StatusSource,
  statusSourcesService,
  stopWorkers,
} from '@sanguine/kernel'
import { minuteMs } from './close-minute'
import { closeMinutes, removeOldRows } from './close-minutes'
import { addMeasurements, nothingMeasured } from './components'
import { removeOldIncidents } from './incidents/view-incidents'
import { statusModelsService } from './status.model'

/** The longest time that a source may take, so that a minute is written before it is closed. */
const sourceTimeoutMs = 5_000

/** The longest time that the last write may take while the gateway stops. */
const stopTimeoutMs = 1_000

type Measurements = ReadonlyMap<StatusComponent, Measurement>

/** Writes what this gateway measured in each minute. */
export class StatusRecorder {
  /** the current minute, of which nothing is written yet */
  #minute: number
  #recorded = Number.NaN
  #running: Promise<void> = Promise.resolve()

  constructor(readonly app: App) {
    this.#minute = this.#currentMinute()
  }

  /**
   * If a minute is over, writes what was measured since the last one, and closes minutes that are due. Rejects if the
   * database cannot be written: then this gateway has not recorded the minute.
   */
  recordMinute(): Promise<void> {
    this.#running = this.#running.catch(() => undefined).then(() => this.#recordIfOver())
    return this.#running
  }

  /**
   * The minute before the current one, in milliseconds since the epoch, once this gateway has recorded it: the status
   * changes with the next. Null if it has not, so that it is read again.
   */
  get lastMinute(): number | null {
    return this.#recorded + minuteMs === this.#currentMinute() ? this.#recorded : null
  }

  /** Writes the current minute early, because the gateway stops. */
  async recordLast(): Promise<void> {
    try {
      await inTime(this.#record(this.#minute), stopTimeoutMs)
    } catch (error) {
      this.app.log.warn({ err: error }, 'The last minute before the stop could not be recorded for the status page.')
    }
  }

  async #recordIfOver(): Promise<void> {
    const current = this.#currentMinute()
    if (current === this.#minute) return
    const over = this.#minute
    this.#minute = current
    await this.#record(over)
    this.#recorded = over
    await closeMinutes(this.app)
  }

  #currentMinute(): number {
    return Math.floor(this.app.clock.now() / minuteMs) * minuteMs
  }

  async #record(minute: number): Promise<void> {
    const { minutes } = this.app.get(statusModelsService)
    await minutes.updateOne({ _id: minute }, { $inc: incrementsOf(await this.#measure()) }, { upsert: true })
  }

  /** The sums of all sources by component. A source that fails or hangs has measured nothing. */
  async #measure(): Promise<Measurements> {
    const measured = new Map<StatusComponent, Measurement>()
    await Promise.all(
      this.app.get(statusSourcesService).map(async (source) => {
        const found = await this.#measureSource(source)
        measured.set(source.component, addMeasurements(measured.get(source.component) ?? nothingMeasured, found))
      }),
    )
    return measured
  }

  async #measureSource({ component, measure }: StatusSource): Promise<Measurement> {
    try {
      return await inTime(measure(this.app), sourceTimeoutMs)
    } catch (error) {
      this.app.log.warn({ err: error, component }, 'A component could not be measured for the status page.')
      return nothingMeasured
    }
  }
}

/** Several gateways add to the same row, so all its numbers are increments. */
function incrementsOf(measured: Measurements): Record<string, number> {
  const increments: Record<string, number> = { records: 1 }
  for (const [component, measurement] of measured)
    for (const [name, value] of Object.entries(measurement))
      if (measurement.total > 0) increments[`components.${component}.${name}`] = value
  return increments
}

const intervalMs = 5_000
const sweepMs = 3_600_000

async function removeOld(app: App): Promise<void> {
  await removeOldRows(app)
  await removeOldIncidents(app)
}

interface StatusWorkers {
  readonly recorder: StatusRecorder
  readonly workers: readonly IntervalWorker[]
}

/** Records each minute of this gateway, and removes old rows and incidents every hour. */
export const statusRecorderService = defineService<StatusWorkers>({
  name: 'status recorder',
  create(app) {
    const recorder = new StatusRecorder(app)
    return {
      recorder,
      workers: [
        runInterval(app, 'status.recorder', intervalMs, () => recorder.recordMinute()),
        runInterval(app, 'status.sweeper', sweepMs, () => removeOld(app), { startsNow: true }),
      ],
    }
  },
  async stop({ recorder, workers }) {
    await stopWorkers(workers)
    await recorder.recordLast()
  },
})
