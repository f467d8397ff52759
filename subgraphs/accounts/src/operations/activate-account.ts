import { type Context, err, ok, parse, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { accountsService } from '../accounts.model'
import { dropMailTokens, findMailToken } from '../sessions/mail-tokens'
import { viewersService } from '../sessions/viewers'

/** Makes the account that a mailed token stands for a user. */
export async function activateAccount(context: Context, token: unknown): Promise<Result<null, AccountRefusal>> {
  const { app } = context
  const found = await findMailToken(app, 'activation', parse(textSchema(200), token, 'token'))
  if (found.state === 'none') return err('tokenInvalid', { mail: 'activation' })
  if (found.state === 'expired') return err('tokenExpired')
  const now = new Date(app.clock.now())
  // The account first: if the server stops in between, the link still works.
  await app
    .get(accountsService)
    .updateOne(
      { _id: found.accountId, role: 'notActivated' },
      { $set: { role: 'user', activatedAt: now, changedAt: now }, $inc: { revision: 1 } },
    )
  await dropMailTokens(app, 'activation', found.accountId)
  app.get(viewersService).forgetAccount(found.accountId.toHexString())
  return ok(null)
}
