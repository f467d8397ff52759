import pino, { type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'

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

/** Lines of JSON; on a terminal, lines for people. */
export function createLogger({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
  }
  return process.stdout.isTTY ? pino(options, pretty({ colorize: true, sync: true })) : pino(options)
}
