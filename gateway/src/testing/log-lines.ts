import type { Logger } from 'pino'
import { createLogger } from '../logger'

export type LogLine = Readonly<Record<string, unknown>>

export interface CapturedLog {
  readonly log: Logger
  /** the written lines as text */
  text(): string
  lines(): LogLine[]
}

/** The gateway's own logger, whose lines are kept for a test. */
export function captureLog(level: 'debug' | 'info' = 'info'): CapturedLog {
  const written: string[] = []
  const log = createLogger({ LOG_LEVEL: level }, { destination: { write: (line) => written.push(line) } })
  return { log, text: () => written.join(''), lines: () => written.map((line) => JSON.parse(line) as LogLine) }
}
