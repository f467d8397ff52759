import type { Context } from '@sanguine/kernel'
import { commitWithMails, type NewMail } from '@sanguine/mail'
import type { ClientSession } from 'mongoose'
import { accountMail, greeted } from './account-mails'
import { type AccountRecord, accountsService, emailKeyOf, ownsAddress } from './accounts.model'
import { countAttempt, limits } from './limits/attempts'
import { issueMailToken, mailTokenLifeMs } from './sessions/mail-tokens'

type LinkMail = 'activation' | 'passwordReset'

type Addressee = Pick<AccountRecord, '_id' | 'name' | 'email' | 'emailKey' | 'role' | 'credentialVersion'>

/**
 * Mails an account a new link, in the transaction of `work`. If its address belongs to another account, that account's
 * owner gets a notice instead, at most three an hour, and the link is not sent. The caller cannot see the difference.
 */
export async function commitWithLinkMail(
  context: Context,
  template: LinkMail,
  account: Addressee,
  work: (session: ClientSession) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { app, language } = context
  const emailKey = emailKeyOf(account.email)
  const isNoticed = !ownsAddress(account) && (await countAttempt(context, limits.addressNotice, emailKey)) === null
  await commitWithMails(app, async (session, queueMail) => {
    await work(session)
    const token = await issueMailToken(app, template, account, { session })
    if (ownsAddress(account)) {
      const usefulMs = mailTokenLifeMs[template]
      await queueMail(accountMail(app, { template, account, language, token, usefulMs }))
      return
    }
    const notice = isNoticed ? await noticeToOwner(context, emailKey, session) : null
    if (notice) await queueMail(notice)
  })
}

/** The mail that notifies the owner of an address that it was registered again; null if it has no owner any more. */
async function noticeToOwner(
  { app, language }: Context,
  emailKey: string,
  session: ClientSession,
): Promise<NewMail | null> {
  const owner = await app.get(accountsService).findOne({ emailKey }).session(session).lean()
  if (!owner) return null
  const template = 'addressRegistered'
  const value = greeted(template, owner.name) ?? ''
  return accountMail(app, { template, account: owner, language: owner.language ?? language, value })
}
