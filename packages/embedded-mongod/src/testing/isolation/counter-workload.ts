import { type Collection, type MongoClient, MongoError } from 'mongodb'
import { Random } from './random'

interface CounterDocument {
  _id: number
  n: number
}

export interface CounterResult {
  /** Acknowledged increments by counter. */
  acknowledged: number[]
  /** The counters in the end. */
  final: number[]
  /** The number of values that two findAndModify calls both returned. */
  repeated: number
}

async function incrementInTransaction(
  client: MongoClient,
  counters: Collection<CounterDocument>,
  _id: number,
): Promise<boolean> {
  const session = client.startSession()
  try {
    session.startTransaction()
    const found = await counters.findOne({ _id }, { session })
    await counters.updateOne({ _id }, { $set: { n: (found?.n ?? 0) + 1 } }, { session })
    await session.commitTransaction()
    return true
  } catch (error) {
    if (!(error instanceof MongoError) || !error.hasErrorLabel('TransientTransactionError')) throw error
    return false
  } finally {
    await session.endSession()
  }
}

/** Concurrent increments, half by findAndModify and half by transactions that read and write back. */
export async function runCounterWorkload(options: {
  client: MongoClient
  operations: number
  clients: number
  seed: number
}): Promise<CounterResult> {
  const { client, operations, clients, seed } = options
  const counters = client.db('isolation').collection<CounterDocument>(`counters${seed}`)
  const keys = 4
  await counters.insertMany(Array.from({ length: keys }, (_, _id) => ({ _id, n: 0 })))
  const acknowledged = new Array<number>(keys).fill(0)
  const outcomes = new Set<string>()
  let repeated = 0
  const run = async (number: number) => {
    const random = new Random(seed * 7919 + number)
    for (let step = 0; step < operations / clients; step++) {
      const _id = random.below(keys)
      if (random.chance(0.5)) {
        const after = await counters.findOneAndUpdate({ _id }, { $inc: { n: 1 } }, { returnDocument: 'after' })
        const outcome = `${_id}:${after?.n}`
        if (outcomes.has(outcome)) repeated += 1
        outcomes.add(outcome)
        acknowledged[_id] = (acknowledged[_id] as number) + 1
      } else if (await incrementInTransaction(client, counters, _id))
        acknowledged[_id] = (acknowledged[_id] as number) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => run(number)))
  const final = (await counters.find().sort({ _id: 1 }).toArray()).map(({ n }) => n)
  return { acknowledged, final, repeated }
}
