import { isDatabaseUnavailable } from '@sanguine/db'
import { outsideCalls, Problem } from '@sanguine/kernel'
import type { Logger, LoggerOptions } from 'pino'

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** For how long lines about one cause are counted before they are summed up in one. */
const windowMs = 60_000

/** What has failed with one cause since the last line about it. */
interface Group {
  count: number
  /** how often each message was to be written */
  readonly messages: Map<string, number>
}

/** The name of what every call and worker meets while the database or the gateway cannot serve; null for any other line. */
function outageOf(fields: unknown): string | null {
  const { err } = (typeof fields === 'object' && fields !== null ? fields : {}) as { err?: unknown }
  if (err instanceof Problem) return err.kind === 'unavailable' ? err.message : null
  return err instanceof Error && isDatabaseUnavailable(err) ? err.name : null
}

/**
 * Writes the first line about an outage as it is, with its stack. What follows with the same cause is counted, and summed up in one
 * line a minute until a minute is without: each call has its line in the access log all the same.
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
