import { type Collection, type Db, type MongoClient, MongoError } from 'mongodb'
import { Random } from '../isolation/random'

interface TallyDocument {
  _id: string
  n: number
  steps: number[]
}

interface RowDocument {
  _id: string
  value: number
  tags: string[]
}

interface PairDocument {
  _id: string
  step: number
}

/** The writes that one client knows to be stored, because they were acknowledged. */
interface Known {
  tallySteps: Set<number>
  rows: Map<string, number>
  pairs: Set<number>
}

/** Errors of a killed server: the outcome is unknown, or nothing was written. */
const isExpected = (error: unknown): boolean => error instanceof MongoError

/** A client that writes without pause and remembers acknowledged writes. */
export class CrashLoad {
  readonly #client: MongoClient
  readonly #name: string
  readonly #random: Random
  readonly #known: Known = { tallySteps: new Set(), rows: new Map(), pairs: new Set() }
  readonly #db: Db
  #step = 0
  #isStopped = false
  #running: Promise<void> | undefined
  /** Acknowledged writes so far. */
  acknowledged = 0

  constructor(client: MongoClient, name: string, seed: number) {
    this.#client = client
    this.#name = name
    this.#random = new Random(seed)
    this.#db = client.db('crash')
  }

  get #tallies(): Collection<TallyDocument> {
    return this.#db.collection('tallies')
  }

  get #rows(): Collection<RowDocument> {
    return this.#db.collection('rows')
  }

  get #pairs(): Collection<PairDocument> {
    return this.#db.collection('pairs')
  }

  /** Writes until `pause` is called; resolves once the write under way has its outcome. */
  start(): void {
    this.#isStopped = false
    this.#running = this.#loop()
  }

  async pause(): Promise<void> {
    this.#isStopped = true
    await this.#running
  }

  async #loop(): Promise<void> {
    while (!this.#isStopped) {
      this.#step += 1
      try {
        await this.#write(this.#step)
        this.acknowledged += 1
      } catch (error) {
        if (!isExpected(error)) throw error
      }
    }
  }

  #write(step: number): Promise<void> {
    const kind = this.#random.below(4)
    if (kind === 0) return this.#tally(step)
    if (kind === 1) return this.#addRow(step)
    return kind === 2 ? this.#changeRow(step) : this.#pair(step)
  }

  /** Increments a counter, which the driver repeats after a crash. The list of steps shows a repeated one. */
  async #tally(step: number): Promise<void> {
    await this.#tallies.updateOne({ _id: this.#name }, { $inc: { n: 1 }, $push: { steps: step } }, { upsert: true })
    this.#known.tallySteps.add(step)
  }

  async #addRow(step: number): Promise<void> {
    const _id = `${this.#name}:${step}`
    await this.#rows.insertOne({ _id, value: step, tags: [this.#name, `t${step % 7}`] })
    this.#known.rows.set(_id, step)
  }

  async #changeRow(step: number): Promise<void> {
    const [_id] = [...this.#known.rows.keys()].slice(-1 - this.#random.below(20))
    if (!_id) return
    this.#known.rows.delete(_id)
    if (this.#random.chance(0.3)) {
      await this.#rows.deleteOne({ _id })
      return
    }
    await this.#rows.updateOne({ _id }, { $set: { value: step, tags: [`t${step % 5}`] } })
    this.#known.rows.set(_id, step)
  }

  /** Writes two documents in one transaction. */
  async #pair(step: number): Promise<void> {
    const session = this.#client.startSession()
    try {
      session.startTransaction()
      await this.#pairs.insertOne({ _id: `${this.#name}:${step}:a`, step }, { session })
      await this.#pairs.insertOne({ _id: `${this.#name}:${step}:b`, step }, { session })
      await session.commitTransaction()
      this.#known.pairs.add(step)
    } finally {
      await session.endSession()
    }
  }

  /** Compares the stored data with the acknowledged writes. Returns a sentence for each problem. */
  async check(): Promise<string[]> {
    return [...(await this.#checkTally()), ...(await this.#checkRows()), ...(await this.#checkPairs())]
  }

  async #checkTally(): Promise<string[]> {
    const stored = await this.#tallies.findOne({ _id: this.#name })
    const steps = stored?.steps ?? []
    const wrong: string[] = []
    if (new Set(steps).size !== steps.length) wrong.push(`${this.#name}: an increment was applied twice`)
    if ((stored?.n ?? 0) !== steps.length) wrong.push(`${this.#name}: counter ${stored?.n} with ${steps.length} steps`)
    const present = new Set(steps)
    for (const step of this.#known.tallySteps)
      if (!present.has(step)) wrong.push(`${this.#name}: increment ${step} is lost`)
    return wrong
  }

  async #checkRows(): Promise<string[]> {
    const stored = new Map(
      (await this.#rows.find({ _id: { $gte: `${this.#name}:`, $lt: `${this.#name};` } }).toArray()).map((row) => [
        row._id,
        row.value,
      ]),
    )
    const wrong: string[] = []
    for (const [_id, value] of this.#known.rows)
      if (stored.get(_id) !== value) wrong.push(`row ${_id} is ${stored.get(_id)}, acknowledged was ${value}`)
    return wrong
  }

  async #checkPairs(): Promise<string[]> {
    const halves = new Map<number, number>()
    const mine = await this.#pairs.find({ _id: { $gte: `${this.#name}:`, $lt: `${this.#name};` } }).toArray()
    for (const { step } of mine) halves.set(step, (halves.get(step) ?? 0) + 1)
    const wrong: string[] = []
    for (const [step, count] of halves) if (count !== 2) wrong.push(`${this.#name}: half of transaction ${step}`)
    for (const step of this.#known.pairs)
      if (!halves.has(step)) wrong.push(`${this.#name}: transaction ${step} is lost`)
    return wrong
  }
}
