import { defineHistogram, defineService, tooMany, unavailable } from '@sanguine/kernel'

/** The largest number of waiting calls of one player in one gateway. */
export const queueLimit = 128

/**
 * The milliseconds that a call may wait for earlier ones. After that its client soon gets an error, so the call must
 * not act.
 */
export const maxQueueWaitMs = 5_000

/** The milliseconds that a call may delay the calls behind it. After that its client has received an error. */
export const maxRunMs = 7_000

/**
 * Runs one operation of a player at a time, in the order of arrival, so that a gateway does not contend with itself.
 */
export class PlayerQueue {
  readonly #waiting = new Map<string, { tail: Promise<unknown>; length: number }>()
  readonly #onWait: (ms: number) => void

  /** `onWait` receives the milliseconds that each call has waited. */
  constructor(onWait: (ms: number) => void = () => undefined) {
    this.#onWait = onWait
  }

  /** Throws `tooMany` when 128 of the player's calls wait already, `unavailable` without having begun after five seconds. */
  async run<Value>(player: string, work: () => Promise<Value>): Promise<Value> {
    const line = this.#waiting.get(player) ?? { tail: Promise.resolve(), length: 0 }
    // one of them runs, the others wait
    if (line.length > queueLimit)
      throw tooMany(
        {
          en: 'Too many of your calls are waiting. Please slow down.',
          de: 'Zu viele deiner Aufrufe warten noch. Bitte etwas langsamer.',
        },
        1,
      )
    line.length += 1
    this.#waiting.set(player, line)
    const from = performance.now()
    const mine = line.tail.then(() => {
      const waitedMs = performance.now() - from
      this.#onWait(waitedMs)
      if (waitedMs > maxQueueWaitMs)
        throw unavailable({
          en: 'Your earlier calls are taking too long. Please try again.',
          de: 'Deine vorigen Aufrufe dauern zu lange. Bitte versuche es noch einmal.',
        })
      return work()
    })
    line.tail = settledOrLate(line.tail, mine).then(() => {
      line.length -= 1
      if (line.length === 0) this.#waiting.delete(player)
    })
    return mine
  }
}

/**
 * Resolves when the next call may begin: once this one is settled, and at the latest seven seconds after the earlier
 * ones. Calls may overlap, because every change is conditional on the revision. A command can wait for half a minute
 * for its response, and a player must not wait for that.
 */
async function settledOrLate(before: Promise<unknown>, mine: Promise<unknown>): Promise<void> {
  await before
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxRunMs).unref()
  })
  await Promise.race([mine.catch(() => undefined), late])
  clearTimeout(timer)
}

/** Runs one long read of a player's journal at a time, so that one player does not occupy the database. */
export const journalQueueService = defineService<PlayerQueue>({
  name: 'players.journalQueue',
  create: () => new PlayerQueue(),
})

/** Runs one part of such reads at a time, for all players together: see `readInParts`. */
export const journalPartsService = defineService<PlayerQueue>({
  name: 'players.journalParts',
  create: () => new PlayerQueue(),
})

export const queueWaits = defineHistogram({
  name: 'sanguine_player_queue_wait_seconds',
  help: 'Time that a call waited for earlier calls of the same player in this gateway.',
  buckets: [0.001, 0.01, 0.1, 0.5, 1, 5],
})

export const playerQueueService = defineService<PlayerQueue>({
  name: 'players.queue',
  create: (app) => {
    const waits = app.get(queueWaits)
    return new PlayerQueue((ms) => waits.observe(ms / 1_000))
  },
})
