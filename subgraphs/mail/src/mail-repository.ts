import { requeueLate } from '@sanguine/db'
import { type App, openSecret, purgeTime, sealSecret } from '@sanguine/kernel'
import { type ClientSession, Types, trusted } from 'mongoose'
import { z } from 'zod'
import type { ComposedMail } from './compose-mail'
import { type MailRecord, mailsService } from './mails.model'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The time for which a mail belongs to the gateway that took it. After it, another one may take the mail. */
export const leaseMs = 2 * minute

/** The time for which sending is tried, for a mail that does not become useless earlier. */
const defaultUsefulMs = 3 * day

/** The time for which a sent or abandoned mail is remembered. */
const keptMs = 7 * day

/** A mail to the owner of an account. */
export interface NewMail extends ComposedMail {
  /** kind of mail, such as `activation`; for the log */
  readonly template: string
  /** null for the last mail of an account that is deleted: it does not go with it */
  readonly accountId: string | null
  readonly to: MailAddress
  /** whether its reader can enter the account by it: see `deleteAccessMails` */
  readonly grantsAccess?: boolean
  /** whether the account has not confirmed that the addressee is its own: its export then leaves the mail out */
  readonly isToUnconfirmed?: boolean
  /**
   * time for which it is useful, such as the life of its link, in milliseconds; at most three days, which is the
   * default
   */
  readonly usefulMs?: number
}

export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail of the queue that this gateway has taken, and nobody else before the end of its lease. */
export interface ClaimedMail extends Omit<MailRecord, '_id'> {
  readonly mailId: string
  /** milliseconds since the epoch */
  readonly leasedUntil: number
}

const contentSchema = z.object({
  to: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
export type SealedContent = z.output<typeof contentSchema>

const sealOf = (mailId: string) => ({ kind: 'mails', ownerId: mailId }) as const

/** Writes a mail into the queue, in the transaction of its cause, already taken by this gateway. */
export async function insertMail(app: App, mail: NewMail, session: ClientSession): Promise<ClaimedMail> {
  const { template, accountId, grantsAccess = false, isToUnconfirmed = false, usefulMs = defaultUsefulMs } = mail
  const { to, subject, text, html } = mail
  const _id = new Types.ObjectId()
  const mailId = _id.toHexString()
  const now = app.clock.now()
  const content: SealedContent = { to, subject, text, html }
  const record: MailRecord = {
    _id,
    template,
    accountId,
    grantsAccess,
    isToUnconfirmed,
    messageId: `<${mailId}@${new URL(app.settings.publicUrl).hostname}>`,
    content: sealSecret(app, sealOf(mailId), JSON.stringify(content)),
    status: 'queued',
    createdAt: new Date(now),
    dueAt: new Date(now + leaseMs),
    attempts: 1,
    giveUpAt: new Date(now + Math.min(usefulMs, defaultUsefulMs)),
    lastError: null,
    sentAt: null,
    removeAt: null,
  }
  await app.get(mailsService).create([record], { session })
  return claimedMail(record)
}

const claimedMail = ({ _id, ...record }: MailRecord): ClaimedMail => ({
  mailId: _id.toHexString(),
  ...record,
  leasedUntil: record.dueAt?.getTime() ?? 0,
})

/** Takes the mail that has been due longest; null if none is due. Only one of several simultaneous gateways gets it. */
export async function claimDueMail(app: App): Promise<ClaimedMail | null> {
  const now = app.clock.now()
  const found = await app
    .get(mailsService)
    .findOneAndUpdate(
      { dueAt: trusted({ $lte: new Date(now) }) },
      { $set: { dueAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean<MailRecord>()
  return found && claimedMail(found)
}

/** The content of a mail. Throws a `SealProblem` if it was sealed with another pepper. */
export const openMail = (app: App, { mailId, content = '' }: ClaimedMail): SealedContent =>
  contentSchema.parse(JSON.parse(openSecret(app, sealOf(mailId), content)))

/** The mail as long as no other gateway took it after this one. */
const stillClaimed = ({ mailId, attempts }: ClaimedMail) =>
  ({ _id: new Types.ObjectId(mailId), attempts, status: 'queued' }) as const

/** Removes a mail from the queue, with its content. */
export async function finishMail(
  app: App,
  mail: ClaimedMail,
  status: 'sent' | 'givenUp',
  lastError: string | null,
): Promise<void> {
  const now = app.clock.now()
  // a mail that was sent stays sent, even if another gateway has taken it meanwhile
  const filter = status === 'sent' ? { _id: new Types.ObjectId(mail.mailId) } : stillClaimed(mail)
  await app.get(mailsService).updateOne(filter, {
    $set: {
      status,
      lastError,
      dueAt: null,
      sentAt: status === 'sent' ? new Date(now) : null,
      removeAt: new Date(now + keptMs),
    },
    $unset: { content: 1 },
  })
}

/** Puts a mail back into the queue until `dueAt`, in milliseconds since the epoch. */
export async function returnMail(
  app: App,
  mail: ClaimedMail,
  dueAt: number,
  fields: Partial<Pick<MailRecord, 'lastError' | 'attempts'>>,
): Promise<void> {
  await app.get(mailsService).updateOne(stillClaimed(mail), { $set: { dueAt: new Date(dueAt), ...fields } })
}

/** Deletes all mails of an account, sent or not. */
export async function deleteMails(app: App, accountId: string, session: ClientSession): Promise<void> {
  await app.get(mailsService).deleteMany({ accountId }, { session })
}

/** Deletes an account's waiting mails that give access to it, because its address has changed. */
export async function deleteAccessMails(app: App, accountId: string, session: ClientSession): Promise<void> {
  await app.get(mailsService).deleteMany({ accountId, status: 'queued', grantsAccess: true }, { session })
}

/** Deletes expired data of mails that were sent or given up. Any number of gateways may do so at once. */
export async function removeOldMails(app: App): Promise<void> {
  await app.get(mailsService).deleteMany({ removeAt: trusted({ $lte: new Date(purgeTime(app)) }) })
}

/** Sends the mails soon that a clock which was ahead has deferred further than any wait of the queue. */
export const requeueLateMails = (app: App): Promise<number> =>
  requeueLate(app.get(mailsService), 'dueAt', { now: app.clock.now(), maxAheadMs: hour })

export const sweepMs = hour
