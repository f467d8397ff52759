import { servedCall } from '@sanguine/kernel'
import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'
import { groupOutages } from './group-outages'

/** What must never be read in a log, wherever it turns up. */
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

/** An error, whose code operators need, under a name of its own: a `code` elsewhere is one that somebody has typed. */
function describeError(error: Error): object {
  const described: Readonly<Record<string, unknown>> = { ...pino.stdSerializers.err(error) }
  const { code, ...rest } = described
  return code === undefined ? rest : { ...rest, errorCode: code }
}

/** The id of the request in every line that is written while one is served. */
const mixin = (): object => {
  const call = servedCall()
  return call ? { requestId: call.requestId } : {}
}

/** Lines of JSON; on a terminal, lines for people. */
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
