import { type App, type IntervalWorker, runInterval, type WriteWatch, writeWatchService } from '@sanguine/kernel'
import type { Connection, mongo } from 'mongoose'
import { connectionService } from './connection'
import { OutageProblem } from './outage-reason'
import { rejectAfter } from './probe-database'

/** Half a second: every gateway follows within one. */
const intervalMs = 500

/** The longest look, in milliseconds, since all workers of a gateway wait for it. */
const maxLookMs = 1_000

/**
 * The time of the last write, as text. Null if the server has none, as a router of a sharded cluster. A write with an
 * earlier time may become visible after a later one. So the text has the time up to which a majority has all writes, too.
 */
async function readLastWrite(db: mongo.Db): Promise<string | null> {
  const { lastWrite } = await db.command({ hello: 1 })
  return lastWrite ? JSON.stringify([lastWrite.opTime, lastWrite.majorityOpTime]) : null
}

/** So many writes in direct succession must each change the time of the last one, or it is too coarse. */
const probes = 3

/** Whether each write changes the time of the last one, which not every server of the protocol keeps. */
async function keepsLastWrite(db: mongo.Db): Promise<boolean> {
  let before = await readLastWrite(db)
  for (let count = 0; before !== null && count < probes; count += 1) {
    await db.collection<{ _id: string }>('probe').updateOne({ _id: 'writes' }, { $inc: { count: 1 } }, { upsert: true })
    const after = await readLastWrite(db)
    if (after === before) return false
    before = after
  }
  return before !== null
}

/**
 * Asks the server twice a second for the time of the last write by any gateway. While nothing is written, this command
 * replaces those of all workers. If the server does not tell, or does not respond within a second, each look counts as a write.
 */
class DatabaseWrites implements WriteWatch {
  writes = 0
  readonly #app: App
  readonly #worker: IntervalWorker
  readonly #listeners = new Set<() => void>()
  #isKept: boolean | null = null
  #lastWrite: string | null = null

  constructor(app: App) {
    this.#app = app
    this.#worker = runInterval(app, 'database.writes', intervalMs, () => this.#look())
  }

  onLook(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  stop(): Promise<void> {
    return this.#worker.stop()
  }

  async #look(): Promise<void> {
    let lastWrite: string | null = null
    try {
      const connection = this.#app.get(connectionService)
      const read = this.#read(connection)
      lastWrite = await Promise.race([read, rejectAfter(maxLookMs, read, connection)])
    } finally {
      if (lastWrite === null || lastWrite !== this.#lastWrite) this.writes += 1
      this.#lastWrite = lastWrite
      for (const listener of [...this.#listeners]) listener()
    }
  }

  async #read({ db }: Connection): Promise<string | null> {
    if (!db) throw new OutageProblem('the connection to it is closed')
    this.#isKept ??= await keepsLastWrite(db)
    return this.#isKept ? readLastWrite(db) : null
  }
}

/** Lets the workers of an app rest while nothing is written. Call it before they start. */
export const watchWrites = (app: App): void => void app.provide(writeWatchService, new DatabaseWrites(app))
