import { MongoError } from '../query'

/** Steps between two looks at the clock. */
const checkInterval = 256

/** A limit on the time a command works; the time in which a cursor waits for its next batch does not count. */
export class Deadline {
  #left: number
  #startedAt: number | undefined
  #steps = 0

  constructor(milliseconds: number) {
    this.#left = milliseconds
    this.#startedAt = performance.now()
  }

  pause(): void {
    if (this.#startedAt === undefined) return
    this.#left -= performance.now() - this.#startedAt
    this.#startedAt = undefined
  }

  resume(): void {
    this.#startedAt = performance.now()
    this.#steps = 0
  }

  /** Throws MaxTimeMSExpired once the time is over. Cheap: it looks at the clock only now and then. */
  check(): void {
    if (this.#steps++ % checkInterval !== 0 || this.#startedAt === undefined) return
    if (performance.now() - this.#startedAt > this.#left) throw new MongoError(50, 'operation exceeded time limit')
  }
}
