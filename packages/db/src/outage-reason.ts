import { types } from 'node:util'
import { mongo } from 'mongoose'
import { DatabaseProblem } from './database-problem'

/** Network failures in words, by the code of the error. */
const networkReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOENT: 'nothing listens at its address',
  ENOTFOUND: 'the name of its host is not known',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ETIMEDOUT: 'its host does not respond',
  ECONNRESET: 'it closed the connection',
  EPIPE: 'it closed the connection',
}

/** Failures that a server reports, in words, by MongoDB's error codes. */
const serverReasons: Readonly<Record<number, string>> = {
  13: 'it does not let this user write',
  18: 'it refuses the user or the password',
  50: 'it takes too long',
  91: 'it is stopping',
  189: 'it has no primary at the moment',
  10107: 'it has no primary at the moment',
  11600: 'it is stopping',
  11602: 'it has no primary at the moment',
  13435: 'it has no primary at the moment',
  13436: 'it has no primary at the moment',
  14031: 'its disk is full',
}

/** The error with all its causes; the driver stores its facts about each server in `reason`. */
function* causesOf(error: unknown): Iterable<Error> {
  if (!types.isNativeError(error)) return
  yield error
  const { reason } = error as { reason?: { servers?: ReadonlyMap<string, { error: unknown }> } }
  for (const server of reason?.servers?.values() ?? []) yield* causesOf(server.error)
  if (error instanceof AggregateError) for (const one of error.errors) yield* causesOf(one)
  yield* causesOf(error.cause)
}

/** Whether a text is a name, such as a code, which cannot contain an address or a password. */
const isName = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z][A-Za-z0-9_]*$/.test(text)

function reasonOfOne(error: Error): string | null {
  const { code, codeName } = error as { code?: unknown; codeName?: unknown }
  if (typeof code === 'string' && Object.hasOwn(networkReasons, code)) return `${networkReasons[code]} (${code})`
  if (typeof code === 'string' && /CERT|^ERR_(SSL|TLS)|SELF_SIGNED|UNABLE_TO_/.test(code) && isName(code))
    return `the connection by TLS fails (${code})`
  if (!(error instanceof mongo.MongoServerError)) return null
  const known = typeof code === 'number' ? serverReasons[code] : undefined
  const name = isName(codeName) ? codeName : `error ${Number(code)}`
  return known === undefined ? `it refuses the command (${name})` : `${known} (${name})`
}

/**
 * Why the database cannot be used, as the end of a sentence that is safe for the public. It contains only known codes
 * and names, so no address, user or password.
 */
export function outageReason(error: unknown): string {
  const causes = [...causesOf(error)]
  for (const cause of causes) {
    const reason = reasonOfOne(cause)
    if (reason !== null) return reason
  }
  const problem = causes.find((cause): cause is OutageProblem => cause instanceof OutageProblem)
  if (problem) return problem.reason
  if (causes.some((cause) => cause instanceof mongo.MongoNetworkTimeoutError)) return 'it does not respond in time'
  if (causes.some((cause) => cause instanceof mongo.MongoNetworkError)) return 'the connection to it was lost'
  const isClosed = causes.some(
    (cause) => cause instanceof mongo.MongoNotConnectedError || cause instanceof mongo.MongoClientClosedError,
  )
  if (isClosed) return 'the connection to it is closed'
  const { name } = causes.at(-1) ?? {}
  return isName(name) ? `see the log (${name})` : 'see the log'
}

/** A problem whose reason fits into the sentence of `outageReason`. */
export class OutageProblem extends DatabaseProblem {
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`The database cannot be used: ${reason}.`, options)
  }
}
