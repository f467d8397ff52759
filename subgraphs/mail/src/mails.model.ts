import { connectionService, createCollections } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

export type MailStatus = 'queued' | 'sent' | 'givenUp'

/** A mail of the queue, as it is stored. */
export interface MailRecord {
  readonly _id: Types.ObjectId
  /** kind of mail, such as `activation` */
  readonly template: string
  /** the account that it is about */
  /** null if the account is gone */
  readonly accountId: string | null
  /** whether its reader can enter the account by it */
  readonly grantsAccess: boolean
  /** whether the account has not confirmed that the addressee is its own; absent in mails from before this was kept */
  readonly isToUnconfirmed?: boolean
  /** the same each time it is sent, so that mail clients can drop a second copy */
  readonly messageId: string
  /** addressee and texts, sealed because they contain tokens; absent once the mail was sent or given up */
  readonly content?: string
  readonly status: MailStatus
  readonly createdAt: Date
  /** time from which a worker may take it; null once it was sent or given up */
  readonly dueAt: Date | null
  /** number of attempts to send it */
  readonly attempts: number
  /** not sent after this time, because it is useless then */
  readonly giveUpAt: Date
  /** reason of the last failure; null if there was none */
  readonly lastError: string | null
  readonly sentAt: Date | null
  /** time at which the row is deleted; null while the mail is in the queue */
  readonly removeAt: Date | null
}

const mailSchema = new Schema<MailRecord>(
  {
    template: { type: String, required: true },
    accountId: { type: String, default: null },
    grantsAccess: { type: Boolean, required: true },
    isToUnconfirmed: Boolean,
    messageId: { type: String, required: true },
    content: String,
    status: { type: String, required: true, enum: ['queued', 'sent', 'givenUp'] },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    giveUpAt: { type: Date, required: true },
    lastError: { type: String, default: null },
    sentAt: { type: Date, default: null },
    removeAt: { type: Date, default: null },
  },
  { versionKey: false },
)
mailSchema.index({ dueAt: 1 })
mailSchema.index({ accountId: 1 })
mailSchema.index({ removeAt: 1 })

export const mailsService = defineService<Model<MailRecord>>({
  name: 'mails',
  create: (app) => app.get(connectionService).model<MailRecord>('Mail', mailSchema, 'mails'),
})

/** Creates the collection and its indexes: a transaction can create neither. */
export async function prepareMails(app: App): Promise<void> {
  await createCollections([app.get(mailsService)])
}
