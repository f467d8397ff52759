import { Timestamp } from '../query/values'

const clockKey = Buffer.from('\0clock')

interface CounterTable {
  get(key: Buffer): Uint8Array | undefined
  put(key: Buffer, value: Buffer): unknown
}

/**
 * The logical clock of `operationTime`: seconds since 1970 and an ordinal. It advances with each committed batch and
 * never goes back, even after a restart within one second.
 */
export class LogicalClock {
  readonly #counters: CounterTable
  #seconds = 0
  #ordinal = 0

  constructor(counters: CounterTable) {
    this.#counters = counters
    const stored = counters.get(clockKey)
    if (!stored) return
    const bytes = Buffer.from(stored)
    this.#seconds = bytes.readUInt32BE(0)
    this.#ordinal = bytes.readUInt32BE(4)
  }

  get now(): Timestamp {
    return new Timestamp(this.#seconds, this.#ordinal)
  }

  /** The next time after `now`. It is stored with a batch, and becomes current when the batch is visible. */
  next(): Timestamp {
    const seconds = Math.floor(Date.now() / 1000)
    return seconds > this.#seconds ? new Timestamp(seconds, 1) : new Timestamp(this.#seconds, this.#ordinal + 1)
  }

  /** Writes a time into its batch. Call it inside a write. */
  store(time: Timestamp): void {
    const bytes = Buffer.allocUnsafe(8)
    bytes.writeUInt32BE(time.seconds, 0)
    bytes.writeUInt32BE(time.ordinal, 4)
    this.#counters.put(clockKey, bytes)
  }

  advance(time: Timestamp): void {
    this.#seconds = time.seconds
    this.#ordinal = time.ordinal
  }
}
