import { type Answer, type Context, done, parse, refused } from '@sanguine/kernel'
import { textSchema } from '../account-rules'
import { accountsPart } from '../accounts.model'
import { dropMailTokens, findMailToken } from '../sessions/mail-tokens'
import { viewersPart } from '../sessions/viewers'

/** Makes the account that a mailed token stands for a user. Answers what to tell the visitor. */
export async function activateAccount(context: Context, token: unknown): Promise<Answer<string>> {
  const { app } = context
  const found = await findMailToken(app, 'activation', parse(textSchema(200), token, 'token'))
  if (found.state === 'none') return refused('tokenInvalid', 'This activation link is not valid, or was used before.')
  if (found.state === 'expired') {
    return refused('tokenExpired', 'This activation link has expired. Please log in and ask for a new one.')
  }
  // The account first: if the server stops in between, the link still works.
  await app
    .get(accountsPart)
    .updateOne(
      { _id: found.accountId, role: 'notActivated' },
      { $set: { role: 'user', activatedAt: new Date(app.clock.now()) } },
    )
  await dropMailTokens(app, 'activation', found.accountId)
  app.get(viewersPart).forgetAccount(found.accountId.toHexString())
  return done('Your account is activated. Welcome to the night!')
}
