import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { type Clock, tooMany } from '@sanguine/kernel'

/** Processor time that an account may use at once, in milliseconds. */
const burstMs = 1_000

/** The part of the time that an account may use from then on. */
const share = 0.25

/** How often it is looked whether an account may go on, in milliseconds. */
const lookMs = 20

/** Pieces of work of one account that may wait. */
export const mostWaiting = 400

/** What one account waits for. */
interface Lane {
  readonly waiting: (() => void)[]
  /** processor time that counts against the account, in milliseconds, as it was at `countedAt` */
  usedMs: number
  countedAt: number
}

/**
 * Long work in small pieces, one in a turn of the event loop, so that other calls wait for one piece at most. Accounts take turns,
 * and one that asks for much gets a part of the time only.
 */
export class SharedProcessor {
  readonly #clock: Pick<Clock, 'elapsed'>
  readonly #lanes = new Map<string, Lane>()
  #waiting = 0

  constructor(clock: Pick<Clock, 'elapsed'>) {
    this.#clock = clock
  }

  /** Runs a piece of work when it is the account's turn. Rejects with what it throws, and with `tooMany` where too many wait. */
  run<Value>(accountId: string, work: () => Value): Promise<Value> {
    const lane = this.#lanes.get(accountId) ?? { waiting: [], usedMs: 0, countedAt: this.#clock.elapsed() }
    if (lane.waiting.length >= mostWaiting) {
      return Promise.reject(tooMany('Too many of your calls are waiting. Please slow down.', 1))
    }
    this.#lanes.set(accountId, lane)
    const done = new Promise<Value>((resolve) => {
      // what is thrown rejects the inner promise, and so `done`
      lane.waiting.push(() => resolve(new Promise((settle) => settle(work()))))
    })
    this.#waiting += 1
    if (this.#waiting === 1) void this.#runAll()
    return done
  }

  async #runAll(): Promise<void> {
    while (this.#waiting > 0) {
      await setImmediate()
      if (this.#runNext()) this.#waiting -= 1
      else await sleep(lookMs)
    }
  }

  /** Runs a piece of the account whose last turn is longest ago; false where none may. Forgets accounts that owe nothing. */
  #runNext(): boolean {
    for (const [accountId, lane] of this.#lanes) {
      this.#recover(lane)
      if (lane.waiting.length === 0 && lane.usedMs === 0) this.#lanes.delete(accountId)
      if (lane.waiting.length === 0 || lane.usedMs >= burstMs) continue
      const begunAt = this.#clock.elapsed()
      lane.waiting.shift()?.()
      lane.usedMs += this.#clock.elapsed() - begunAt
      this.#lanes.delete(accountId)
      this.#lanes.set(accountId, lane)
      return true
    }
    return false
  }

  #recover(lane: Lane): void {
    const now = this.#clock.elapsed()
    lane.usedMs = Math.max(0, lane.usedMs - (now - lane.countedAt) * share)
    lane.countedAt = now
  }
}
