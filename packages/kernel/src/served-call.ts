import { AsyncLocalStorage } from 'node:async_hooks'

/** What is written down of the call that is being served, wherever its work is done. */
export interface ServedCall {
  readonly requestId: string
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
}

const calls = new AsyncLocalStorage<ServedCall | undefined>()

export const createServedCall = (requestId: string): ServedCall => ({
  requestId,
  operation: null,
  operationName: null,
  hasRefusedInput: false,
  databaseCommands: 0,
  databaseMs: 0,
})

/** Runs work, and all that it starts, as part of a call. */
export const serveCall = <Value>(call: ServedCall, work: () => Value): Value => calls.run(call, work)

/** Runs work that belongs to no call although one happened to start it: a service, a worker. */
export const outsideCalls = <Value>(work: () => Value): Value => calls.run(undefined, work)

/** The call that is being served; undefined in the server's own work. */
export const servedCall = (): ServedCall | undefined => calls.getStore()
