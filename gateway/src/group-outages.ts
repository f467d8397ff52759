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
  readonly write: (summary: object) => void
}

export interface OutageGroups {
  readonly logMethod: LogMethod
  /** Writes at once what would be summed up later: before the process ends. */
  sumUp(): void
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
export function groupOutages(): OutageGroups {
  const groups = new Map<string, Group>()

  /** Writes how often the cause has failed since the last line; false if it has not failed again. */
  function sumUp(cause: string, { count, messages, write }: Group): boolean {
    if (count === 0) return false
    groups.set(cause, { count: 0, messages: new Map(), write })
    write({ cause, count, messages: Object.fromEntries(messages) })
    return true
  }

  function sumUpLater(cause: string): void {
    const timer = setTimeout(() => {
      const group = groups.get(cause)
      if (group && sumUp(cause, group)) sumUpLater(cause)
      else groups.delete(cause)
    }, windowMs)
    timer.unref()
  }

  function logMethod(this: Logger, line: Parameters<LogMethod>[0], method: Parameters<LogMethod>[1]) {
    const [fields, message] = line as [unknown, unknown]
    const cause = outageOf(fields)
    if (cause === null) return method.apply(this, line)
    const group = groups.get(cause)
    if (group) {
      group.count += 1
      group.messages.set(String(message), (group.messages.get(String(message)) ?? 0) + 1)
      return
    }
    const write = (summary: object) => method.apply(this, [summary, 'The same has failed again within a minute.'])
    groups.set(cause, { count: 0, messages: new Map(), write })
    method.apply(this, line)
    outsideCalls(() => sumUpLater(cause))
  }

  return {
    logMethod,
    sumUp: () => {
      for (const [cause, group] of groups) sumUp(cause, group)
    },
  }
}
