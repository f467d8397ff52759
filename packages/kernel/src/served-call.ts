import { AsyncLocalStorage } from 'node:async_hooks'
import { setMaxListeners } from 'node:events'
import { type Language, originalLanguage } from '@sanguine/rules'
import { type Problem, unavailable } from './problem'

/** A rate limit as the last count of the current call left it. */
export interface LimitState {
  /** units in a window */
  readonly quota: number
  readonly windowSeconds: number
  readonly remaining: number
  /** seconds until the quota is full again */
  readonly resetSeconds: number
  /** units that the call was charged so far */
  readonly charged: number
  readonly isExceeded: boolean
}

/** The facts recorded about the current call, in all its asynchronous work. */
export interface ServedCall {
  readonly requestId: string
  /** of the errors in its response */
  readonly language: Language
  /** aborted when the call is over before its work is done */
  readonly signal: AbortSignal
  /** the REST operation's id, or the root fields of a GraphQL operation; null before it is known */
  operation: string | null
  /** the name of the operation in a GraphQL document, at most 60 characters; null without one */
  operationName: string | null
  /** whether some of its input was refused, even if the call as a whole returns 200 */
  hasRefusedInput: boolean
  /** whether its document is of a front end that was built for another version of the schema */
  isSkew: boolean
  /** whether a change in it repeated an earlier call under its `Idempotency-Key`, and returned the first result */
  isReplay: boolean
  /** the rate limits that counted the call, by name */
  readonly limits: Map<string, LimitState>
  /** codes of its refusals, such as `noBait` or `NOT_FOUND` */
  readonly refusals: Set<string>
  /** the name of the operation if it is one of the site's own documents, else null */
  ownOperation: string | null
  /** commands sent to the database */
  databaseCommands: number
  /** milliseconds of these commands, added up even if several ran at once */
  databaseMs: number
  /** Ends the work of the call: its client is gone, or the server responded early because the call took too long. */
  end(): void
}

/** A piece of work in a trace, in the sense of OpenTelemetry. */
export interface Span {
  /** 32 hexadecimal digits; null while it is not known whether the work is recorded */
  readonly traceId: string | null
}

/** Work of a call, or recorded work of the server itself. */
interface Work {
  readonly call: ServedCall | undefined
  /** whether it ends with the call; a change that has begun continues, and so does work that other calls wait for */
  readonly endsWithCall: boolean
  /** the span that the work belongs to; absent where no trace is recorded */
  readonly span?: Span
}

const work = new AsyncLocalStorage<Work | undefined>()

export function createServedCall(requestId: string, language: Language = originalLanguage): ServedCall {
  const controller = new AbortController()
  // a call can wait for many operations at once, and each of them listens
  setMaxListeners(0, controller.signal)
  return {
    requestId,
    language,
    signal: controller.signal,
    operation: null,
    operationName: null,
    hasRefusedInput: false,
    isSkew: false,
    isReplay: false,
    limits: new Map(),
    refusals: new Set(),
    ownOperation: null,
    databaseCommands: 0,
    databaseMs: 0,
    end: () => controller.abort(),
  }
}

/** Runs work, and everything that it starts, as part of a call. */
export const serveCall = <Value>(call: ServedCall, run: () => Value): Value =>
  work.run({ call, endsWithCall: true }, run)

/** Runs work, and everything that it starts, as part of a span. The call stays the same. */
export const runInSpan = <Value>(span: Span, run: () => Value): Value =>
  work.run({ call: undefined, endsWithCall: false, ...work.getStore(), span }, run)

/** The span that the current work belongs to; undefined where no trace is recorded. */
export const currentSpan = (): Span | undefined => work.getStore()?.span

/** Runs work that belongs to no call and no span even if one started it: a service, a worker. */
export const outsideCalls = <Value>(run: () => Value): Value => work.run(undefined, run)

/**
 * Runs work that must be finished once it has begun, even if the call is over. Examples are a change, which must not
 * stop halfway, and work that other calls wait for.
 */
export function finishWork<Value>(run: () => Value): Value {
  const current = work.getStore()
  return current?.endsWithCall ? work.run({ ...current, endsWithCall: false }, run) : run()
}

/** The call that is being served; undefined in the server's own work. */
export const servedCall = (): ServedCall | undefined => work.getStore()?.call

/** Notes why the current call, or a part of it, was refused. The codes are those of both APIs and of the rules. */
export function noteRefusal(code: string): void {
  servedCall()?.refusals.add(code)
}

/**
 * Throws `unavailable` if the call is over and its work ends with it. No client sees the error, because the call
 * already has its response or the client is gone.
 */
export function requireOpenCall(): void {
  const current = work.getStore()
  if (current?.endsWithCall && current.call) requireOpen(current.call.signal)
}

/** The problem with which a call's work ends when the call is over. */
export const callEnded = (): Problem => unavailable({ en: 'The call is over.', de: 'Der Aufruf ist beendet.' })

/** Throws `unavailable` if the signal's call is over. */
export function requireOpen(signal: AbortSignal): void {
  if (signal.aborted) throw callEnded()
}
