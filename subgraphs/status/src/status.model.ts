import { connectionService } from '@sanguine/db'
import { type Day, defineService, type Measurement, type StatusComponent } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import { nothingMeasured } from './components'

/** A component that can fail, or the site, of which minutes are missing. */
export type OutageSubject = StatusComponent | 'site'

/** The sums of all gateways for a minute. */
export interface MinuteDocument {
  /** the start of the minute in milliseconds since the epoch */
  readonly _id: number
  /** how often a gateway wrote into it; a gateway that stops and starts within the minute writes twice */
  readonly records: number
  /** components without an entry were not measured */
  readonly components?: Partial<Readonly<Record<StatusComponent, Measurement>>>
}

/** The minutes of a day by the state of a component, and the sums of their measurements. */
export interface DayCounts extends Measurement {
  readonly up: number
  readonly degraded: number
  readonly down: number
}

/** The counts of a day on which a component was not measured. */
export const emptyCounts: DayCounts = { up: 0, degraded: 0, down: 0, ...nothingMeasured }

/** An outage that is over. */
export interface OutageEntry {
  readonly subject: OutageSubject
  /** milliseconds since the epoch */
  readonly from: number
  readonly to: number
}

/** The latest minutes of a component that failed in a row, and those that worked after them. */
export interface FailureRun {
  readonly failing: number
  /** the start of the first minute that failed, in milliseconds since the epoch; 0 without one */
  readonly failingFrom: number
  readonly working: number
  /** the start of the first minute that worked after them; 0 without one */
  readonly workingFrom: number
}

/** A day in Berlin, closed minute by minute. */
export interface StatusDayDocument {
  readonly _id: Day
  /** where the record of the day begins, in milliseconds since the epoch: its start, except on the first day */
  readonly from: number
  /** the end of its closed minutes, in milliseconds since the epoch */
  readonly closedTo: number
  /** minutes without a row */
  readonly notRecorded: number
  readonly components: Partial<Readonly<Record<StatusComponent, DayCounts>>>
  /** outages that ended on the day */
  readonly outages: readonly OutageEntry[]
  /** where the closed minutes leave each component */
  readonly runs: Partial<Readonly<Record<OutageSubject, FailureRun>>>
}

const number = { type: Number, required: true } as const
const text = { type: String, required: true } as const

const minuteSchema = new Schema<MinuteDocument>(
  { _id: number, records: number, components: Schema.Types.Mixed },
  { versionKey: false },
)

const daySchema = new Schema<StatusDayDocument>(
  {
    _id: text,
    from: number,
    closedTo: number,
    notRecorded: number,
    components: { type: Schema.Types.Mixed, required: true },
    outages: [{ _id: false, subject: text, from: number, to: number }],
    runs: { type: Schema.Types.Mixed, required: true },
  },
  // Without this an empty object would not be stored.
  { versionKey: false, minimize: false },
)

/** The collections of this domain. */
export interface StatusModels {
  readonly minutes: Model<MinuteDocument>
  readonly days: Model<StatusDayDocument>
}

export const statusModelsService = defineService<StatusModels>({
  name: 'status models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      minutes: connection.model<MinuteDocument>('StatusMinute', minuteSchema, 'statusMinutes'),
      days: connection.model<StatusDayDocument>('StatusDay', daySchema, 'statusDays'),
    }
  },
})
