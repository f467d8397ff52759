import { execute, session } from '@sanguine/ui'
import { VisitorActivateAccountDocument } from '../../generated/documents'
import { redeemOnce } from './use-mail-link'

/**
 * The choice of a viewer who is logged in with another account: change to the account of the link, or only activate it.
 */
export type ActivationChoice = 'change' | 'activate'

/**
 * Activates the account of a link and logs it in. If another account is logged in, the server refuses and asks for a
 * choice. Nobody can then be moved into an account that somebody else sent them.
 */
export const activateByLink = redeemOnce<ActivationChoice>(async (token, choice) => {
  const before = session.token()
  const canOpenSession = choice !== 'activate'
  const input = { token, canOpenSession, canReplaceSession: choice === 'change' }
  const { activateAccount } = await execute(VisitorActivateAccountDocument, { input })
  // where another tab has logged in meanwhile, that login stays
  const isLogin = canOpenSession && activateAccount?.userErrors.length === 0 && session.token() === before
  if (isLogin && activateAccount.accessToken) session.logIn(activateAccount.accessToken)
  // the server ended the session, whose token says "not activated" or is of another account
  else if (isLogin) session.clear()
  return activateAccount
})
