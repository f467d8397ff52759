import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** The source map of a file of a version. It never changes. */
export interface RemoteSourceMapRecord {
  /** see `sourceMapId` */
  readonly _id: string
  readonly remote: string
  readonly version: string
  /** the path of the script beside the manifest */
  readonly file: string
  /** the JSON text, compressed by gzip */
  readonly content: Buffer
}

export const sourceMapId = (remote: string, version: string, file: string): string => `${remote} ${version} ${file}`

const sourceMapSchema = new Schema<RemoteSourceMapRecord>(
  {
    _id: { type: String, required: true },
    remote: { type: String, required: true },
    version: { type: String, required: true },
    file: { type: String, required: true },
    content: { type: Buffer, required: true },
  },
  { collection: 'remoteSourceMaps', versionKey: false },
)
sourceMapSchema.index({ remote: 1, version: 1 })

export const remoteSourceMapsService = defineService<Model<RemoteSourceMapRecord>>({
  name: 'remotes.source maps',
  create: (app) => app.get(connectionService).model<RemoteSourceMapRecord>('RemoteSourceMap', sourceMapSchema),
})
