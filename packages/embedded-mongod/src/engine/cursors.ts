import { randomBytes } from 'node:crypto'
import { MongoError } from '../query'
import type { Deadline } from './deadline'

/** The source of a cursor's documents. `close` releases the resources of reading them. */
export interface CursorSource {
  documents: Iterator<Buffer>
  close(): void
}

export interface CursorOptions {
  namespace: string
  /** name of the user who opened it, if there are users: only they may continue to read */
  user: string | undefined
  /** Text of the session's id, when the cursor belongs to one. */
  session: string | undefined
  /** The number of the transaction that opened the cursor. Only that transaction may continue reading. */
  transaction: bigint | undefined
  /** Whether the cursor has no idle timeout while its session exists. */
  noTimeout: boolean
  deadline: Deadline | undefined
}

/** The documents of one reply, and whether more remain. */
export interface Batch {
  documents: Buffer[]
  isExhausted: boolean
}

/** The maximum size of the documents in one reply, in bytes. A reply always has at least one document. */
const maxBatchBytes = 16 * 1024 * 1024
const idleTimeoutMs = 10 * 60_000

export class Cursor {
  readonly #source: CursorSource
  usedAt = Date.now()
  #pushedBack: Buffer | undefined

  constructor(
    readonly id: bigint,
    readonly options: CursorOptions,
    source: CursorSource,
  ) {
    this.#source = source
  }

  /** Returns up to `limit` documents, fewer if they are large. It reads one document ahead to detect the end. */
  take(limit: number): Batch {
    this.usedAt = Date.now()
    this.options.deadline?.resume()
    const batch = this.#collect(limit)
    this.options.deadline?.pause()
    return batch
  }

  #collect(limit: number): Batch {
    const documents: Buffer[] = []
    let bytes = 0
    for (;;) {
      const next = this.#next()
      if (!next) return { documents, isExhausted: true }
      if (documents.length >= limit || (documents.length > 0 && bytes + next.length > maxBatchBytes)) {
        this.#pushedBack = next
        return { documents, isExhausted: false }
      }
      documents.push(next)
      bytes += next.length
    }
  }

  #next(): Buffer | undefined {
    const waiting = this.#pushedBack
    this.#pushedBack = undefined
    if (waiting) return waiting
    const { done, value } = this.#source.documents.next()
    return done ? undefined : value
  }

  close(): void {
    this.#source.documents.return?.()
    this.#source.close()
  }
}

/** The open cursors. */
export class CursorRegistry {
  readonly #cursors = new Map<bigint, Cursor>()

  get size(): number {
    return this.#cursors.size
  }

  /** Creates a cursor without keeping it, because the first batch exhausts most cursors. */
  create(options: CursorOptions, source: CursorSource): Cursor {
    return new Cursor(randomBytes(8).readBigInt64LE() | 1n, options, source)
  }

  keep(cursor: Cursor): void {
    this.#cursors.set(cursor.id, cursor)
  }

  get(id: bigint): Cursor {
    const cursor = this.#cursors.get(id)
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`)
    return cursor
  }

  has(id: bigint): boolean {
    return this.#cursors.has(id)
  }

  close(id: bigint): boolean {
    const cursor = this.#cursors.get(id)
    if (!cursor) return false
    this.#cursors.delete(id)
    cursor.close()
    return true
  }

  closeWhere(isMeant: (options: CursorOptions) => boolean): void {
    for (const [id, { options }] of this.#cursors) if (isMeant(options)) this.close(id)
  }

  /** Closes cursors that were idle for ten minutes. */
  closeIdle(now: number): void {
    for (const [id, cursor] of this.#cursors)
      if (!cursor.options.noTimeout && now - cursor.usedAt > idleTimeoutMs) this.close(id)
  }
}
