import { type Clock, callEnded, tooMany, unavailable } from '@sanguine/kernel'
import type { Done } from '../threads/release-thread'

/** The processor time that an account may use at once, in milliseconds. */
const burstMs = 1_000

/** The part of the time that an account may use from then on. */
const share = 0.25

/** The interval of the check whether an account may go on, in milliseconds. */
const lookMs = 20

/** The largest number of waiting tasks of one account. */
export const maxWaiting = 400

/** The largest number of waiting accounts: about as many as get their turns before their calls end. */
export const maxAccounts = 100

interface Piece {
  /** Returns the milliseconds that count against the account; never rejects. */
  start(): Promise<number>
  refuse(reason: Error): void
}

/** The waiting tasks of one account. */
interface Lane {
  readonly accountId: string
  readonly waiting: Piece[]
  running: number
  /** processor time that counts against the account, in milliseconds, as it was at `countedAt` */
  usedMs: number
  countedAt: number
}

/**
 * Runs a limited number of tasks at once on other processors than that of this thread. Accounts take turns, so an
 * account with many tasks gets only a part of the time.
 */
export class SharedProcessor {
  readonly #clock: Pick<Clock, 'elapsed'>
  readonly #atOnce: number
  readonly #lanes = new Map<string, Lane>()
  #running = 0
  #look: NodeJS.Timeout | undefined

  constructor(clock: Pick<Clock, 'elapsed'>, atOnce: number) {
    this.#clock = clock
    this.#atOnce = atOnce
  }

  /**
   * Runs a task when it is the account's turn. The time that the task reports counts against the account; if the task
   * fails, all its time counts. Rejects with the task's own error. Rejects with `tooMany` if too many tasks of the
   * account wait. Rejects with `unavailable` if too many accounts wait, or if `signal` is aborted before the turn.
   * Rejected tasks do not run.
   */
  run<Result>(accountId: string, work: () => Promise<Done<Result>>, signal: AbortSignal): Promise<Result> {
    if (signal.aborted) return Promise.reject(callEnded())
    const lane = this.#lanes.get(accountId) ?? {
      accountId,
      waiting: [],
      running: 0,
      usedMs: 0,
      countedAt: this.#clock.elapsed(),
    }
    if (lane.waiting.length >= maxWaiting)
      return Promise.reject(
        tooMany(
          {
            en: 'Too many of your calls are waiting. Please slow down.',
            de: 'Zu viele deiner Aufrufe warten noch. Bitte etwas langsamer.',
          },
          1,
        ),
      )
    if (lane.waiting.length === 0 && this.#accountsWaiting() >= maxAccounts)
      return Promise.reject(
        unavailable(
          {
            en: 'Too many players are waiting. Please try again soon.',
            de: 'Gerade warten zu viele. Bitte versuche es gleich noch einmal.',
          },
          5,
        ),
      )
    this.#lanes.set(accountId, lane)
    return new Promise((resolve, reject) => {
      const drop = () => {
        lane.waiting.splice(lane.waiting.indexOf(piece), 1)
        reject(callEnded())
      }
      const start = async () => {
        signal.removeEventListener('abort', drop)
        const begunAt = this.#clock.elapsed()
        try {
          const { result, ms } = await work()
          resolve(result)
          return ms
        } catch (error) {
          reject(error)
          return this.#clock.elapsed() - begunAt
        }
      }
      const refuse = (reason: Error) => {
        signal.removeEventListener('abort', drop)
        reject(reason)
      }
      const piece: Piece = { start, refuse }
      signal.addEventListener('abort', drop, { once: true })
      lane.waiting.push(piece)
      this.#startWaiting()
    })
  }

  /** Refuses the waiting tasks. */
  stop(): void {
    clearTimeout(this.#look)
    for (const { waiting } of this.#lanes.values())
      for (const { refuse } of waiting.splice(0))
        refuse(unavailable({ en: 'The server is stopping.', de: 'Der Server wird gerade beendet.' }))
  }

  #accountsWaiting(): number {
    let count = 0
    for (const { waiting } of this.#lanes.values()) if (waiting.length > 0) count += 1
    return count
  }

  #startWaiting(): void {
    clearTimeout(this.#look)
    while (this.#running < this.#atOnce) {
      const lane = this.#nextLane()
      if (!lane) break
      void this.#startPiece(lane)
    }
    // an account that has used its time may go on although no task ends until then
    if (this.#running < this.#atOnce && this.#accountsWaiting() > 0)
      this.#look = setTimeout(() => this.#startWaiting(), lookMs)
  }

  async #startPiece(lane: Lane): Promise<void> {
    const piece = lane.waiting.shift()
    if (!piece) return
    lane.running += 1
    this.#running += 1
    this.#moveBehindAll(lane)
    const ms = await piece.start()
    this.#recover(lane)
    lane.usedMs += ms
    lane.running -= 1
    this.#running -= 1
    // also behind accounts that came in the meantime
    this.#moveBehindAll(lane)
    this.#startWaiting()
  }

  /** The lane that may run and whose last turn is longest ago. Forgets accounts that owe nothing. */
  #nextLane(): Lane | null {
    for (const lane of this.#lanes.values()) {
      this.#recover(lane)
      if (lane.waiting.length > 0 && lane.usedMs < burstMs) return lane
      if (lane.waiting.length === 0 && lane.running === 0 && lane.usedMs === 0) this.#lanes.delete(lane.accountId)
    }
    return null
  }

  #moveBehindAll(lane: Lane): void {
    this.#lanes.delete(lane.accountId)
    this.#lanes.set(lane.accountId, lane)
  }

  #recover(lane: Lane): void {
    const now = this.#clock.elapsed()
    lane.usedMs = Math.max(0, lane.usedMs - (now - lane.countedAt) * share)
    lane.countedAt = now
  }
}
