import { type App, err, ok, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { type AccountRecord, accountsService } from '../accounts.model'
import { countAttempt, forgetAttempts, limits } from '../limits/attempts'
import { passwordsService } from '../passwords/passwords'

/**
 * The account of that name, if the password is its own. A name that is not known is the same refusal after the same work;
 * failures count for the name, known or not.
 */
export async function checkPassword(
  app: App,
  nameKey: string,
  digest: string,
): Promise<Result<AccountRecord, AccountRefusal>> {
  const seconds = await countAttempt(app, limits.failedLogin, nameKey)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const account = await app.get(accountsService).findOne({ nameKey }).lean()
  const isRight = await app.get(passwordsService).matches(digest, account?.passwordHash ?? null)
  if (!account || !isRight) return err('loginFailed')
  await forgetAttempts(app, limits.failedLogin, nameKey)
  return ok(account)
}

/** The account that asks, if it knows its password. Refused with `passwordWrong` or `tooManyAttempts`. */
export async function confirmPassword(
  app: App,
  name: string,
  digest: string,
): Promise<Result<AccountRecord, AccountRefusal>> {
  const answer = await checkPassword(app, name, digest)
  if (answer.ok || answer.refusal.code !== 'loginFailed') return answer
  return err('passwordWrong', {}, 'password')
}
