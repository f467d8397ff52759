import { connectionService } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
import { type ClaimedMail, insertMail, type NewMail } from './mail-repository'
import { mailSenderService } from './mail-sender.service'

export type QueueMail = (mail: NewMail) => Promise<void>

/**
 * Runs `work` in a transaction, with the mails that it queues: all of it or nothing is written. The mails go out afterwards;
 * that they cannot be sent is no error here. `work` may be called several times.
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
