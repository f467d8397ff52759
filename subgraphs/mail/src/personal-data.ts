import type { App, CollectionDescription } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { removeOldMails } from './mail-repository'
import { mailsService } from './mails.model'

/**
 * The mails that were sent, and their times. Addressees and texts are sealed, since they give access to the account,
 * and removed after sending. Mails to an address that the account has not confirmed are left out. The address may
 * belong to another person, and the mail would reveal whether that person has an account.
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
    // mails that were written while the account was deleted
    erase: async (app, accountId) => void (await app.get(mailsService).deleteMany({ accountId })),
    removeOld: removeOldMails,
  },
]
