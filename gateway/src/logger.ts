import { currentSpan, servedCall } from '@sanguine/kernel'
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

/** Adds the trace's id as well to every line of recorded work. */
const tracedMixin = (): object => {
  const traceId = currentSpan()?.traceId
  return traceId ? { ...mixin(), traceId } : mixin()
}

export interface LoggerOptions {
  /** where lines go; default standard output */
  readonly destination?: DestinationStream
  /** whether people read the lines on a terminal; default whether standard output is one */
  readonly isTerminal?: boolean
  /** registers what must be written before the process ends */
  readonly atExit?: (write: () => void) => void
  /** whether traces are recorded, default no */
  readonly isTraced?: boolean
}

/** Creates a logger that writes lines of JSON. On a terminal it writes readable lines, but never in production. */
export function createLogger(
  { LOG_LEVEL, isProduction = false }: Pick<Env, 'LOG_LEVEL'> & Partial<Pick<Env, 'isProduction'>>,
  options: LoggerOptions = {},
): Logger {
  const { destination, atExit, isTraced = false } = options
  const { isTerminal = destination === undefined && process.stdout.isTTY === true } = options
  const { logMethod, sumUp } = groupOutages()
  atExit?.(sumUp)
  const settings = {
    level: LOG_LEVEL,
    base: null,
    mixin: isTraced ? tracedMixin : mixin,
    formatters: { log: hideSecrets },
    hooks: { logMethod },
  }
  if (isTerminal && !isProduction)
    return pino(settings, pretty({ colorize: true, sync: true, ...(destination && { destination }) }))
  return destination ? pino(settings, destination) : pino(settings)
}
