import { createStore, useStore } from '../browser/store'
import { hasUnsavedInput } from './unsaved-input'

/** How a request for a login ended: the waiting calls are sent again, fail, or are left without a result. */
export type RenewalOutcome = 'renewed' | 'declined' | 'ended'

/** A request to log in again, made when the session has ended while the page holds unsaved input. */
export interface LoginRequest {
  /** of the account that was logged in */
  readonly username: string
}

interface Pending {
  readonly outcome: Promise<RenewalOutcome>
  readonly end: (outcome: RenewalOutcome) => void
  hasWrite: boolean
}

const request = createStore<LoginRequest | null>(null)

/** Counts the dialogs that show a login request: one in the host, none in a remote that runs alone. */
let offers = 0
let pending: Pending | null = null
/** the token of the ended session for which a login was declined */
let declined: string | null = null

function open(username: string): Pending {
  let end: Pending['end'] = () => undefined
  const outcome = new Promise<RenewalOutcome>((resolve) => {
    end = resolve
  })
  request.set({ username })
  return { outcome, end, hasWrite: false }
}

/** The request for a login over a page with unsaved input. Calls that wait for it share one. */
export const renewal = {
  /** Declares that the page shows login requests. Returns a function that revokes that. */
  offer(): () => void {
    offers += 1
    return () => {
      offers -= 1
    }
  },

  canAsk: (): boolean => offers > 0 && hasUnsavedInput(),

  isPending: (): boolean => pending !== null,

  /** Whether a waiting call changes something; such a call reports its own failure. */
  hasWrite: (): boolean => pending?.hasWrite ?? false,

  /**
   * Asks for a login. After one was declined for this token, only a call that changes something asks again.
   * @param token the one that has ended
   */
  ask(token: string, username: string, isWrite: boolean): Promise<RenewalOutcome> {
    if (!pending && declined === token && !isWrite) return Promise.resolve('declined')
    pending ??= open(username)
    pending.hasWrite ||= isWrite
    return pending.outcome
  },

  /** Ends the request, with this outcome for every call that waits. */
  end(outcome: RenewalOutcome, token: string | null = null): void {
    declined = outcome === 'declined' ? token : null
    request.set(null)
    const ended = pending
    pending = null
    ended?.end(outcome)
  },
}

/** The open request for a login; null where there is none. */
export const useLoginRequest = (): LoginRequest | null => useStore(request)
