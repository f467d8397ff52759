import type { App, CollectionDescription } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { removeOldMails } from './mail-repository'
import { mailsService } from './mails.model'

/**
 * Which mails were sent when. Addressee and texts are sealed, since they let their reader in, and removed once they were sent. What went
 * to an address that the account has not confirmed is left out: it may be another's, and would tell whether that one has an account.
 */
async function* readMails(app: App, accountId: string) {
  for await (const mail of app
    .get(mailsService)
    .find({ accountId, isToUnconfirmed: trusted({ $ne: true }) })
    .sort({ _id: 1 })
    .lean()
    .cursor())
    yield { mail: mail.template, status: mail.status, createdAt: mail.createdAt, sentAt: mail.sentAt }
}

export const mailCollections: readonly CollectionDescription[] = [
  {
    name: 'mails',
    read: readMails,
    // those of what happened while the account was deleted
    erase: async (app, accountId) => void (await app.get(mailsService).deleteMany({ accountId })),
    removeOld: removeOldMails,
  },
]
