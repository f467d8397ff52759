import { tooMany } from '@sanguine/kernel'

export interface QueueLimits {
  readonly atOnce: number
  readonly waiting: number
}

/**
 * Runs a few heavy tasks at a time. Rejects a task at once if `waiting` others wait, so that a burst does not slow
 * everything else.
 */
export function createQueue(limits: QueueLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= limits.atOnce) {
      if (waiting.length >= limits.waiting)
        throw tooMany(
          {
            en: 'Too many people are logging in right now. Please try again.',
            de: 'Gerade melden sich zu viele gleichzeitig an. Bitte versuche es noch einmal.',
          },
          2,
        )
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
