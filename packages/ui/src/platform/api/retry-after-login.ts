import { translate } from '../i18n/messages'
import { uiMessages } from '../i18n/ui-messages'
import { session } from '../session/session'
import { NetworkError } from './network-error'

/** The token of the session that a running call ends; null if there is none. */
let endingToken: string | null = null

/** Runs a call that ends the session. Until it answers, a 401 to another call of the session is expected. */
export async function endingSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  endingToken = session.token()
  try {
    return await call()
  } finally {
    endingToken = null
  }
}

/**
 * Runs a call that carries the viewer's token. A 401 ends the session; where the page holds unsaved input, it asks for a
 * login instead, and the call is sent again once the same account has logged in. Throws a `NetworkError` where the login was declined.
 * @param isWrite whether the call changes something: only such a call asks again after a login was declined
 */
export async function retryAfterLogin<Answer extends { readonly status: number }>(
  call: () => Promise<Answer>,
  isWrite: boolean,
): Promise<Answer> {
  const before = session.login()
  const answer = await call()
  if (answer.status !== 401 || before === null || before.token === endingToken) return answer
  const outcome = await session.renew(before, isWrite)
  if (outcome === 'renewed') return retryAfterLogin(call, isWrite)
  if (outcome === 'declined') throw new NetworkError(401, '', translate(uiMessages, 'error.notLoggedIn'))
  return answer
}
