import { connectionService, createCollections } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import type { AuditEntry } from './audit-entry'
import { staffEventModelsService } from './events/staff-events.model'

/** An entry as it is stored. */
export interface AuditDocument extends Omit<AuditEntry, 'id' | 'at'> {
  readonly _id: Types.ObjectId
  readonly at: Date
}

const nested = { _id: false, strict: true, minimize: false } as const

const auditSchema = new Schema(
  {
    at: { type: Date, required: true },
    actor: { type: new Schema({ accountId: String, name: String, role: String }, nested), default: null },
    requestId: { type: String, default: null },
    token: new Schema({ id: String, name: String }, nested),
    action: { type: String, required: true },
    subject: { type: new Schema({ type: { type: String }, id: String, title: String }, nested), required: true },
    changes: { type: [new Schema({ field: String, before: String, after: String }, nested)], required: true },
    reason: { type: String, default: null },
    states: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'auditEntries', minimize: false, versionKey: false },
)

/** The order of the log. */
export const newestFirst = { at: -1, _id: -1 } as const

auditSchema.index(newestFirst)
auditSchema.index({ 'subject.id': 1, ...newestFirst })
auditSchema.index({ 'subject.type': 1, ...newestFirst })
auditSchema.index({ 'actor.accountId': 1, ...newestFirst })
auditSchema.index({ action: 1, ...newestFirst })

function refuseChange(): never {
  throw new Error('Entries of the audit log are never changed or deleted.')
}

auditSchema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'deleteOne',
    'deleteMany',
    'findOneAndDelete',
  ],
  refuseChange,
)

export const auditModelService = defineService<Model<AuditDocument>>({
  name: 'audit model',
  create: (app) => app.get(connectionService).model<AuditDocument>('AuditEntry', auditSchema),
})

/** Makes the collections and their indexes, so that transactions need not. May be called again. */
export async function prepareAuditLog(app: App): Promise<void> {
  const { queue, events, counter } = app.get(staffEventModelsService)
  await createCollections([app.get(auditModelService), queue, events, counter])
}
