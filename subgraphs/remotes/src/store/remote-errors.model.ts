import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import type { BrowserError } from '../errors/browser-error'

/**
 * An error of a version that browsers reported to a gateway within a day. Only this gateway writes the row, always whole,
 * so that writing it again changes nothing.
 */
export interface RemoteErrorRecord extends BrowserError {
  readonly _id: string
  /** the start of the day */
  readonly day: Date
  readonly remote: string
  readonly version: string
  /** the same for the same error of every gateway and day */
  readonly fingerprint: string
  /** the pages that reported it */
  readonly pages: number
  readonly firstAt: Date
  readonly lastAt: Date
}

const errorSchema = new Schema<RemoteErrorRecord>(
  {
    _id: { type: String, required: true },
    day: { type: Date, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    fingerprint: { type: String, required: true },
    origin: { type: String, required: true },
    name: { type: String, required: true },
    frames: [{ file: String, line: Number, column: Number, _id: false }],
    pages: { type: Number, required: true },
    firstAt: { type: Date, required: true },
    lastAt: { type: Date, required: true },
  },
  { collection: 'remoteErrors', versionKey: false },
)
errorSchema.index({ day: 1 })
errorSchema.index({ remote: 1, version: 1, day: 1 })

export const remoteErrorsService = defineService<Model<RemoteErrorRecord>>({
  name: 'remotes.errors',
  create: (app) => app.get(connectionService).model<RemoteErrorRecord>('RemoteError', errorSchema),
})
