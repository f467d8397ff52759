import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'
import { type Language, originalLanguage } from './language'
import { type Problem, unavailable } from './problem'

/** What is written down of the call that is being served, wherever its work is done. */
export interface ServedCall {
  readonly requestId: string
  /** of the errors in its response */
  readonly language: Language
  /** aborted when the call is over before its work is done */
  readonly signal: AbortSignal
  /** what is done: the REST operation's id, or the root fields of a GraphQL operation; null before it is known */
  operation: string | null
  /** the name that a GraphQL document gives the operation, at most 60 characters; null where there is none */
  operationName: string | null
  /** whether some of its input was refused, also where the call as a whole is answered with 200 */
  hasRefusedInput: boolean
  /** commands that were sent to the database */
  databaseCommands: number
  /** milliseconds that these took, added up also where several were under way at once */
  databaseMs: number
  /** Ends the work of the call: its client is gone, or it was answered because it took too long. */
  end(): void
}

/** Work of a call. */
interface Work {
  readonly call: ServedCall
  /** whether it ends with the call; a change that has begun goes on, and so does work that other calls wait for */
  readonly endsWithCall: boolean
}

const work = new AsyncLocalStorage<Work | undefined>()

export function createServedCall(requestId: string, language: Language = originalLanguage): ServedCall {
  const controller = new AbortController()
  // a call can wait for many operations at once, each of which listens
  setMaxListeners(0, controller.signal)
  return {
    requestId,
    language,
    signal: controller.signal,
    operation: null,
    operationName: null,
    hasRefusedInput: false,
    databaseCommands: 0,
    databaseMs: 0,
    end: () => controller.abort(),
  }
}

/** Runs work, and all that it starts, as part of a call. */
export const serveCall = <Value>(call: ServedCall, run: () => Value): Value =>
  work.run({ call, endsWithCall: true }, run)

/** Runs work that belongs to no call although one happened to start it: a service, a worker. */
export const outsideCalls = <Value>(run: () => Value): Value => work.run(undefined, run)

/**
 * Runs work of a call that is finished once it has begun, even if the call is over: a change, which must not stop
 * halfway, or work that other calls wait for too.
 */
export function finishWork<Value>(run: () => Value): Value {
  const current = work.getStore()
  return current?.endsWithCall ? work.run({ ...current, endsWithCall: false }, run) : run()
}

/** The call that is being served; undefined in the server's own work. */
export const servedCall = (): ServedCall | undefined => work.getStore()?.call

/**
 * Throws `unavailable` where the call is over and its work ends with it. No client sees the error: the call was
 * answered already, or its client is gone.
 */
export function requireOpenCall(): void {
  const current = work.getStore()
  if (current?.endsWithCall) requireOpen(current.call.signal)
}

/** The problem that a call's work ends with when the call is over. */
export const callIsOver = (): Problem => unavailable({ en: 'The call is over.', de: 'Der Aufruf ist beendet.' })

/** Throws `unavailable` where the call that the signal belongs to is over. */
export function requireOpen(signal: AbortSignal): void {
  if (signal.aborted) throw callIsOver()
}
