import { servedCall } from '@sanguine/kernel'
import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'
import { groupOutages } from './group-outages'

/** Names of fields whose values the log hides, down to the third level of an object. */
const secrets = [
  'password',
  'passwordHash',
  'access_token',
  'accessToken',
  'token',
  'authorization',
  'email',
  'currPw',
  'newPw',
  'ticket',
  'code',
  'recoveryCodes',
]

/**
 * Describes an error. Its code gets a name of its own, since operators need it: a `code` elsewhere is one that a user
 * typed.
 */
function describeError(error: Error): object {
  const described: Readonly<Record<string, unknown>> = { ...pino.stdSerializers.err(error) }
  const { code, ...rest } = described
  return code === undefined ? rest : { ...rest, errorCode: code }
}

/** Adds the request's id to every line that is written during a call. */
const mixin = (): object => {
  const call = servedCall()
  return call ? { requestId: call.requestId } : {}
}

/** Creates a logger that writes lines of JSON, or readable lines on a terminal. */
export function createLogger({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    mixin,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: describeError },
    hooks: { logMethod: groupOutages() },
  }
  if (destination) return pino(options, destination)
  return process.stdout.isTTY ? pino(options, pretty({ colorize: true, sync: true })) : pino(options)
}
