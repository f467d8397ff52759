import { isDatabaseUnavailable } from '@sanguine/db'
import { outsideCalls, Problem } from '@sanguine/kernel'
import type { Logger, LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Milliseconds in which lines about one cause are counted before one line sums them up. */
const windowMs = 60_000

/** The failures of one cause since the last line about it. */
interface Group {
  count: number
  /** how often each message was left out */
  readonly messages: Map<string, number>
}

/** The cause of the outage that a log line reports, the same for all calls and workers; null for any other line. */
function outageOf(fields: unknown): string | null {
  const { err } = (typeof fields === 'object' && fields !== null ? fields : {}) as { err?: unknown }
  if (err instanceof Problem) return err.kind === 'unavailable' ? err.message : null
  return err instanceof Error && isDatabaseUnavailable(err) ? err.name : null
}

/**
 * Writes the first line about an outage unchanged, with its stack. Counts later lines with the same cause and sums them
 * up in one line a minute, until a minute passes without any. The access log still has a line for each call.
 */
export function groupOutages(): LogMethod {
  const groups = new Map<string, Group>()

  function sumUpLater(cause: string, write: (fields: object) => void): void {
    const timer = setTimeout(() => {
      const { count = 0, messages = new Map<string, number>() } = groups.get(cause) ?? {}
      if (count === 0) return groups.delete(cause)
      groups.set(cause, { count: 0, messages: new Map() })
      write({ cause, count, messages: Object.fromEntries(messages) })
      return sumUpLater(cause, write)
    }, windowMs)
    timer.unref()
  }

  return function logMethod(this: Logger, line, method) {
    const [fields, message] = line as [unknown, unknown]
    const cause = outageOf(fields)
    if (cause === null) return method.apply(this, line)
    const group = groups.get(cause)
    if (group) {
      group.count += 1
      group.messages.set(String(message), (group.messages.get(String(message)) ?? 0) + 1)
      return
    }
    groups.set(cause, { count: 0, messages: new Map() })
    method.apply(this, line)
    const write = (summary: object) => method.apply(this, [summary, 'The same has failed again within a minute.'])
    outsideCalls(() => sumUpLater(cause, write))
  }
}
