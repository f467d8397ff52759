import { MongoError } from '../query'

/** Steps between two reads of the clock. */
const checkInterval = 256

/** A limit on the execution time of a command. The time in which a cursor waits for `getMore` does not count. */
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

  /** Throws MaxTimeMSExpired after the time limit. It is cheap, because it rarely reads the clock. */
  check(): void {
    if (this.#steps++ % checkInterval !== 0 || this.#startedAt === undefined) return
    if (performance.now() - this.#startedAt > this.#left) throw new MongoError(50, 'operation exceeded time limit')
  }
}
