import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import type { Histogram } from '../vitals/histogram'
import type { VitalName } from '../vitals/vitals'

/**
 * The vitals of a version that a gateway counted within an hour. Only this gateway writes the row, always whole, so that
 * writing it again changes nothing.
 */
export interface RemoteVitalsRecord {
  readonly _id: string
  /** the start of the hour */
  readonly at: Date
  readonly remote: string
  readonly version: string
  readonly histograms: Readonly<Partial<Record<VitalName, Histogram>>>
}

const vitalsSchema = new Schema<RemoteVitalsRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    histograms: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'remoteVitals', versionKey: false, minimize: false },
)
vitalsSchema.index({ at: 1 })
vitalsSchema.index({ remote: 1, version: 1, at: 1 })

export const remoteVitalsService = defineService<Model<RemoteVitalsRecord>>({
  name: 'remotes.vitals',
  create: (app) => app.get(connectionService).model<RemoteVitalsRecord>('RemoteVitals', vitalsSchema),
})
