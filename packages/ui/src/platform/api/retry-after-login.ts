import { translate } from '../i18n/messages'
import { uiMessages } from '../i18n/ui-messages'
import { session } from '../session/session'
import { NetworkError } from './network-error'

/** How long the end of a session waits for calls that run, in milliseconds. */
const patienceMs = 2000

/** the calls with the viewer's token that have no response yet */
const running = new Set<Promise<unknown>>()
/** settles once the session has ended or goes on; null unless it is being ended */
let ending: Promise<unknown> | null = null

/**
 * Ends the session: `end` tells the server, by calls that say `endsSession`, and then forgets the token. The server would
 * refuse every other call after that, so those that run are answered first, and those that begin meanwhile wait. They are
 * sent if the session goes on, as after a deletion that was refused, and otherwise fail without being sent.
 */
export async function endSession<Result>(end: () => Promise<Result>): Promise<Result> {
  const answered = Promise.allSettled(running)
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  const ended = Promise.race([answered, late]).then(end)
  const settled = ended.catch(() => undefined)
  ending = settled
  try {
    return await ended
  } finally {
    if (ending === settled) ending = null
  }
}

/**
 * Runs a call that carries the viewer's token. A 401 ends the session; where the page holds unsaved input, it asks for a
 * login instead, and the call is sent again once the same account has logged in. Throws a `NetworkError` where the login was declined
 * or the viewer ended the session.
 * @param isWrite whether the call changes something: only such a call asks again after a login was declined
 */
export async function retryAfterLogin<Answer extends { readonly status: number }>(
  call: () => Promise<Answer>,
  isWrite: boolean,
): Promise<Answer> {
  const before = session.login()
  if (before === null) return call()
  if (ending) {
    await ending
    if (session.token() !== before.token) throw new NetworkError(401)
  }
  const answering = call()
  running.add(answering)
  const answer = await answering.finally(() => running.delete(answering))
  if (answer.status !== 401 || ending) return answer
  const outcome = await session.renew(before, isWrite)
  if (outcome === 'renewed') return retryAfterLogin(call, isWrite)
  if (outcome === 'declined') throw new NetworkError(401, '', translate(uiMessages, 'error.notLoggedIn'))
  return answer
}
