import { type ClientSession, type Collection, type MongoClient, MongoError } from 'mongodb'
import type { History, HistoryEntry } from './history'
import { Random } from './random'

interface ListDocument {
  _id: number
  list: number[]
}

export interface WorkloadOptions {
  client: MongoClient
  /** Steps in all, over all clients. */
  operations: number
  clients: number
  keys: number
  seed: number
}

const abortChance = 0.1
const maxSteps = 5

class AppendClient {
  readonly #lists: Collection<ListDocument>
  readonly #options: WorkloadOptions
  readonly #history: HistoryEntry[]
  readonly #random: Random

  constructor(lists: Collection<ListDocument>, options: WorkloadOptions, number: number, history: HistoryEntry[]) {
    this.#lists = lists
    this.#options = options
    this.#history = history
    this.#random = new Random(options.seed * 1000 + number)
  }

  async run(steps: number): Promise<void> {
    const session = this.#options.client.startSession()
    for (let done = 0; done < steps; ) done += await this.#transaction(session)
    await session.endSession()
  }

  /** One transaction of a few steps; returns how many were made. */
  async #transaction(session: ClientSession): Promise<number> {
    const id = this.#history.length
    const entry: HistoryEntry = { id, operations: [], status: 'unknown', startedAt: performance.now(), endedAt: 0 }
    this.#history.push(entry)
    session.startTransaction()
    try {
      const steps = 1 + this.#random.below(maxSteps)
      for (let step = 0; step < steps; step++) await this.#step(entry, session, step)
      if (this.#random.chance(abortChance)) {
        await session.abortTransaction()
        entry.status = 'aborted'
      } else {
        await session.commitTransaction()
        entry.status = 'committed'
      }
    } catch (error) {
      if (!(error instanceof MongoError) || !error.hasErrorLabel('TransientTransactionError')) throw error
      if (session.inTransaction()) await session.abortTransaction()
      entry.status = 'aborted'
    }
    entry.endedAt = performance.now()
    return entry.operations.length + 1
  }

  async #step(entry: HistoryEntry, session: ClientSession, step: number): Promise<void> {
    const key = this.#random.below(this.#options.keys)
    if (this.#random.chance(0.5)) {
      const found = await this.#lists.findOne({ _id: key }, { session })
      entry.operations.push({ kind: 'read', key, list: found?.list ?? [] })
      return
    }
    const value = entry.id * 10 + step
    entry.operations.push({ kind: 'append', key, value })
    await this.#lists.updateOne({ _id: key }, { $push: { list: value } }, { session, upsert: true })
  }
}

/** Random transactions that append to lists and read them. The order of each list is the order of the writes. */
export async function runAppendWorkload(options: WorkloadOptions): Promise<History> {
  const lists = options.client.db('isolation').collection<ListDocument>(`lists${options.seed}`)
  await lists.insertMany(Array.from({ length: options.keys }, (_, _id) => ({ _id, list: [] })))
  const entries: HistoryEntry[] = []
  const share = Math.ceil(options.operations / options.clients)
  const clients = Array.from(
    { length: options.clients },
    (_, number) => new AppendClient(lists, options, number, entries),
  )
  await Promise.all(clients.map((client) => client.run(share)))
  const finalLists = new Map((await lists.find().toArray()).map(({ _id, list }) => [_id, list]))
  return { entries, finalLists }
}
