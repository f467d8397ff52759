import { servedCall } from '@sanguine/kernel'
import pino, { type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'
import type { Env } from './env'
import { groupOutages } from './group-outages'
import { hideSecrets } from './hide-secrets'

/** Adds the request's id to every line that is written during a call. */
const mixin = (): object => {
  const call = servedCall()
  return call ? { requestId: call.requestId } : {}
}

export interface LoggerOptions {
  /** where lines go; default the terminal, or standard output */
  readonly destination?: DestinationStream
  /** registers what must be written before the process ends */
  readonly atExit?: (write: () => void) => void
}

/** Creates a logger that writes lines of JSON, or readable lines on a terminal. */
export function createLogger({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, options: LoggerOptions = {}): Logger {
  const { destination, atExit } = options
  const { logMethod, sumUp } = groupOutages()
  atExit?.(sumUp)
  const settings = {
    level: LOG_LEVEL,
    base: null,
    mixin,
    formatters: { log: hideSecrets },
    hooks: { logMethod },
  }
  if (destination) return pino(settings, destination)
  return process.stdout.isTTY ? pino(settings, pretty({ colorize: true, sync: true })) : pino(settings)
}
