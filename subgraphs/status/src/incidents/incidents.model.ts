import { type ChangeCounter, connectionService, type StoredKey } from '@sanguine/db'
import { defineService, type StatusComponent } from '@sanguine/kernel'
import type { IncidentState } from '@sanguine/schema'
import { type Model, Schema, type Types } from 'mongoose'

/** A text of the staff by language; null where it is not written. One of them is. */
export interface IncidentText {
  readonly en: string | null
  readonly de: string | null
}

/** A later report of the staff on an incident. */
export interface IncidentUpdate {
  readonly _id: Types.ObjectId
  /** rises with each edit */
  readonly revision: number
  readonly postedAt: Date
  readonly editedAt: Date | null
  readonly state: IncidentState
  readonly text: IncidentText
}

/** A report of the staff on a fault or planned maintenance. */
export interface IncidentDocument {
  readonly _id: Types.ObjectId
  /** rises with each change of the incident itself; updates have their own */
  readonly revision: number
  readonly title: IncidentText
  readonly text: IncidentText
  readonly components: readonly StatusComponent[]
  /** before the first update */
  readonly initialState: IncidentState
  /** of planned maintenance its planned start */
  readonly startedAt: Date
  /** null unless it is planned maintenance, as `plannedEndAt` */
  readonly plannedStartAt: Date | null
  readonly plannedEndAt: Date | null
  /** the time of the last update if that resolves it */
  readonly resolvedAt: Date | null
  /** the oldest first */
  readonly updates: readonly IncidentUpdate[]
}

/** A call under an `Idempotency-Key` with the incident that it changed. */
export interface StoredIncidentKey extends StoredKey {
  readonly incidentId: Types.ObjectId
}

/** The only row that counts the changes of all incidents. Every change writes there first. */
export const incidentCounterId = 'incidents'

const text = { en: { type: String, default: null }, de: { type: String, default: null }, _id: false } as const
const time = { type: Date, default: null } as const

const incidentSchema = new Schema<IncidentDocument>(
  {
    revision: Number,
    title: text,
    text,
    components: [String],
    initialState: String,
    startedAt: Date,
    plannedStartAt: time,
    plannedEndAt: time,
    resolvedAt: time,
    updates: [{ revision: Number, postedAt: Date, editedAt: time, state: String, text }],
  },
  { versionKey: false },
)

const revisionSchema = new Schema<ChangeCounter<StoredIncidentKey>>(
  {
    _id: String,
    revision: Number,
    keys: [{ key: String, fingerprint: String, incidentId: Schema.ObjectId, _id: false }],
  },
  { versionKey: false },
)

/** The collections of incidents. */
export interface IncidentModels {
  readonly incidents: Model<IncidentDocument>
  readonly revisions: Model<ChangeCounter<StoredIncidentKey>>
}

export const incidentModelsService = defineService<IncidentModels>({
  name: 'incident models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      incidents: connection.model<IncidentDocument>('StatusIncident', incidentSchema, 'statusIncidents'),
      revisions: connection.model<ChangeCounter<StoredIncidentKey>>(
        'IncidentRevision',
        revisionSchema,
        'incidentRevisions',
      ),
    }
  },
})
