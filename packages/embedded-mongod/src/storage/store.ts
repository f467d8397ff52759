import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { ABORT, type Database, open, type RootDatabase } from 'lmdb'
import { checkFormat, storeFormat } from './format'

export type Table = Database<Buffer, Buffer>
/** A read transaction: the data committed at its start, until it is released. */
export type Snapshot = ReturnType<RootDatabase['useReadTransaction']>

/** The address space of the memory map. It uses neither memory nor disk; the file grows with the data. */
const mapSizeBytes = 256 * 1024 ** 3
/** The disk space that must stay free in addition to a commit, for the free list and small tables. */
const minFreeBytes = 2 * 1024 ** 2
/** The maximum number of open cursors and transactions, each with its own snapshot. */
const maxSnapshots = 4096

const binary = { keyEncoding: 'binary', encoding: 'binary' } as const

export const dataFileName = 'data.mdb'

/** Whether a part of the file cannot be read. LMDB's errors have negative codes, and its key errors have none. */
export function isUnreadable(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return (typeof code === 'number' && code < 0) || /^Invalid key size/.test(String(message))
}

/** Flushes a file or a directory to disk. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A dropped collection's records or a dropped index's entries that are still to be removed. */
export interface Leftover {
  kind: 'records' | 'index'
  id: number
}

/** Longer than the rest of any key after its id, unless that rest is all 0xff. */
const maxKeyTail = 64

const leftoverKinds = ['records', 'index'] as const

function leftoverKey({ kind, id }: Leftover): Buffer {
  const key = Buffer.allocUnsafe(5)
  key[0] = leftoverKinds.indexOf(kind) + 1
  key.writeUInt32BE(id, 1)
  return key
}

/**
 * The LMDB environment with its six tables. Every write goes through `write`, which returns only when the
 * transaction is on disk, where the store is durable, and visible to the next reader.
 */
export class Store {
  readonly #path: string
  /** Whether committed data is on disk. */
  readonly isDurable: boolean
  readonly #root: RootDatabase<Buffer, Buffer>
  readonly records: Table
  readonly index: Table
  /** Collections and their indexes, by collection id. */
  readonly catalog: Table
  /** Results of retryable writes, by session. */
  readonly sessions: Table
  /** Counters: number and size of documents by collection, the logical clock. */
  readonly counters: Table
  readonly #garbage: Table

  constructor(path: string, isDurable = true) {
    this.#path = path
    this.isDurable = isDurable
    this.#root = open<Buffer, Buffer>({
      path,
      noSubdir: false,
      maxDbs: 8,
      maxReaders: maxSnapshots,
      overlappingSync: false,
      noSync: !isDurable,
      ...(process.platform === 'win32' ? {} : { mapSize: mapSizeBytes }),
      ...binary,
    })
    this.counters = this.#table('counters')
    this.#requireFormat(path)
    this.records = this.#table('records')
    this.index = this.#table('index')
    this.catalog = this.#table('catalog')
    this.sessions = this.#table('sessions')
    this.#garbage = this.#table('garbage')
  }

  /** Runs before any other table is opened, which would create it. */
  #requireFormat(path: string): void {
    try {
      if (!checkFormat(this.counters, path)) return
      this.write(() => {
        storeFormat(this.counters)
        return true
      })
    } catch (error) {
      void this.#root.close()
      throw error
    }
  }

  #table(name: string): Table {
    return this.#root.openDB<Buffer, Buffer>(name, { ...binary })
  }

  /**
   * Runs `action` in one transaction. If it returns true, the transaction is committed to disk. False or an error
   * discards the transaction.
   */
  write(action: () => boolean): void {
    this.#root.transactionSync(() => (action() ? undefined : ABORT))
  }

  snapshot(): Snapshot {
    return this.#root.useReadTransaction()
  }

  /** Records data without references for later removal. Call it inside a write. */
  discard(leftover: Leftover): void {
    this.#garbage.put(leftoverKey(leftover), Buffer.of(1))
  }

  leftovers(): Leftover[] {
    return [...this.#garbage.getKeys({})].map((key) => ({
      kind: leftoverKinds[(key[0] as number) - 1] as Leftover['kind'],
      id: Buffer.from(key).readUInt32BE(1),
    }))
  }

  /** Removes up to `limit` keys of dropped data, and the record of it after the last one. Call it inside a write. */
  sweep(leftover: Leftover, limit: number): boolean {
    const table = leftover.kind === 'records' ? this.records : this.index
    const start = Buffer.allocUnsafe(4)
    start.writeUInt32BE(leftover.id)
    const end = Buffer.concat([start, Buffer.alloc(maxKeyTail, 0xff)])
    const keys = [...table.getKeys({ start, end, limit })]
    for (const key of keys) table.remove(key)
    const isDone = keys.length < limit
    if (isDone) this.#garbage.remove(leftoverKey(leftover))
    return isDone
  }

  /** Whether the disk may lack space for a commit of this size in bytes. */
  isDiskFull(bytes: number): boolean {
    const { bavail, bsize } = statfsSync(this.#path)
    return bavail * bsize < minFreeBytes + bytes
  }

  /**
   * Copies the committed data into a new folder during reads and writes. The copy is durable when it resolves. A failed
   * copy is removed.
   */
  async backup(folder: string): Promise<void> {
    mkdirSync(folder, { mode: 0o700 })
    try {
      await this.#root.backup(folder, false)
      syncToDisk(join(folder, dataFileName))
      syncToDisk(folder)
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      throw error
    }
  }

  close(): Promise<void> {
    return this.#root.close()
  }
}
