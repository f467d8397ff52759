import { type ChangeCounter, connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/**
 * Counts the changes of a remote, by its name. Every change of its versions writes here first, so that two changes of a
 * remote never run at once. Gateways read only these few bytes to see whether there is something new.
 */
export type RemoteRevisionRecord = ChangeCounter

const revisionSchema = new Schema<RemoteRevisionRecord>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    keys: [{ key: String, fingerprint: String, _id: false }],
  },
  { collection: 'remoteRevisions', versionKey: false },
)

export const remoteRevisionsService = defineService<Model<RemoteRevisionRecord>>({
  name: 'remotes.revisions',
  create: (app) => app.get(connectionService).model<RemoteRevisionRecord>('RemoteRevision', revisionSchema),
})
