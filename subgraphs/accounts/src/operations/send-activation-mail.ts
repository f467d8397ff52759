import type { App } from '@sanguine/kernel'
import type { AccountRecord } from '../accounts.model'
import { mailerService } from '../mail/mailer'
import { activationMail } from '../mail/mails'
import { issueMailToken } from '../sessions/mail-tokens'

/** Mails a fresh activation link. False when the mail could not be sent; the account can ask for it again. */
export async function sendActivationMail(app: App, account: AccountRecord): Promise<boolean> {
  const token = await issueMailToken(app, 'activation', account._id)
  try {
    await app.get(mailerService).send(activationMail(account, app.settings.publicUrl, token))
    return true
  } catch (error) {
    app.log.error({ err: error, accountId: account._id.toHexString() }, 'An activation mail could not be sent.')
    return false
  }
}
