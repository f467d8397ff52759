import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import type { VitalName } from '../vitals/vitals'

/** Numbers of pages by vital. */
export type VitalPages = Readonly<Partial<Record<VitalName, number>>>

/**
 * The pages with the same versions of remotes that a gateway sent to a network within ten seconds, and which failed. Only
 * the gateway that sent them writes the row, always whole, so that writing it again changes nothing.
 */
export interface RemotePagesRecord {
  readonly _id: string
  /** the start of the ten seconds */
  readonly at: Date
  /** keyed hash of the network, the /24 of IPv4 or the /48 of IPv6 */
  readonly network: string
  /** the versions in each of the pages, by remote */
  readonly versions: Readonly<Record<string, string>>
  readonly pages: number
  /** pages in which a remote failed, by remote; also pages that were sent before */
  readonly failures: Readonly<Record<string, number>>
  /** pages of which a vital was reported, and those of them that were poor, by remote and vital; absent without a report */
  readonly measured?: Readonly<Record<string, VitalPages>>
  readonly poor?: Readonly<Record<string, VitalPages>>
}

const pagesSchema = new Schema<RemotePagesRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    network: { type: String, required: true },
    versions: { type: Schema.Types.Mixed, required: true },
    pages: { type: Number, required: true },
    failures: { type: Schema.Types.Mixed, required: true },
    measured: Schema.Types.Mixed,
    poor: Schema.Types.Mixed,
  },
  // Most pages have no failure, and an empty object would not be stored.
  { collection: 'remotePages', versionKey: false, minimize: false },
)
pagesSchema.index({ at: 1 })

export const remotePagesService = defineService<Model<RemotePagesRecord>>({
  name: 'remotes.pages',
  create: (app) => app.get(connectionService).model<RemotePagesRecord>('RemotePages', pagesSchema),
})
