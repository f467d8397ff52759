import { createStore, useStore } from '../browser/store'
import { hasUnsavedInput } from './unsaved-input'

/** How it ended that the page asked for a login: the call is sent again, fails, or is left alone. */
export type RenewalOutcome = 'renewed' | 'declined' | 'ended'

/** A login that the page asks for, since its session has ended while it holds unsaved input. */
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
/** the token after whose end a login was declined */
let declined: string | null = null

function open(username: string): Pending {
  let end: Pending['end'] = () => undefined
  const outcome = new Promise<RenewalOutcome>((resolve) => {
    end = resolve
  })
  request.set({ username })
  return { outcome, end, hasWrite: false }
}

/** The login that is asked for over a page with unsaved input. Calls that wait for it share one request. */
export const renewal = {
  /** Declares that the page shows login requests. Returns what takes that back. */
  offer(): () => void {
    offers += 1
    return () => {
      offers -= 1
    }
  },

  canAsk: (): boolean => offers > 0 && hasUnsavedInput(),

  isPending: (): boolean => pending !== null,

  /** Whether a call that changes something waits, and will say that it failed. */
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

  /** Answers every call that waits. */
  end(outcome: RenewalOutcome, token: string | null = null): void {
    declined = outcome === 'declined' ? token : null
    request.set(null)
    const ended = pending
    pending = null
    ended?.end(outcome)
  },
}

/** The login that the page asks for; null while it asks for none. */
export const useLoginRequest = (): LoginRequest | null => useStore(request)
