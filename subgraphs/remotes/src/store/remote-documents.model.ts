import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** A document of GraphQL that a version of a remote sends. Versions with the same document share it. */
export interface RemoteDocumentRecord {
  /** the SHA-256 of the text, 64 hex digits */
  readonly _id: string
  readonly text: string
  /** the last time at which a deployment named it */
  readonly usedAt: Date
}

const documentSchema = new Schema<RemoteDocumentRecord>(
  {
    _id: { type: String, required: true },
    text: { type: String, required: true },
    usedAt: { type: Date, required: true },
  },
  { collection: 'remoteDocuments', versionKey: false },
)

export const remoteDocumentsService = defineService<Model<RemoteDocumentRecord>>({
  name: 'remotes.documents',
  create: (app) => app.get(connectionService).model<RemoteDocumentRecord>('RemoteDocument', documentSchema),
})
