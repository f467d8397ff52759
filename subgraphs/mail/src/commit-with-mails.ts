import { connectionService } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { type ClaimedMail, insertMail, type NewMail } from './mail-repository'
import { mailSenderService } from './mail-sender.service'

export type QueueMail = (mail: NewMail) => Promise<void>

/**
 * Runs `work` in a transaction together with the mails that it queues: everything is written, or nothing. The mails are
 * sent afterwards; a failure to send is not an error here. `work` may be called several times.
 */
export async function commitWithMails<Value>(
  app: App,
  work: (session: ClientSession, queueMail: QueueMail) => Promise<Value>,
): Promise<Value> {
  let queued: ClaimedMail[] = []
  const value = await app.get(connectionService).transaction((session) => {
    const mails: ClaimedMail[] = []
    queued = mails
    return work(session, async (mail) => {
      mails.push(await insertMail(app, mail, session))
    })
  })
  await app.get(mailSenderService).sendNew(queued)
  return value
}
