import { type ClientSession, type Collection, type MongoClient, MongoError } from 'mongodb'
import { Random } from './random'

interface AccountDocument {
  _id: number
  balance: number
}

const accountCount = 8
const openingBalance = 100
export const expectedTotal = accountCount * openingBalance

export interface TransferResult {
  /** Totals that transactions reading all accounts have seen; each must be the expected one. */
  totalsSeen: Map<number, number>
  finalTotal: number
  committed: number
}

async function transfer(accounts: Collection<AccountDocument>, session: ClientSession, random: Random): Promise<void> {
  const [from, to] = [random.below(accountCount), random.below(accountCount)]
  const amount = 1 + random.below(10)
  const source = await accounts.findOne({ _id: from }, { session })
  if (from === to || !source || source.balance < amount) return
  await accounts.updateOne({ _id: from }, { $set: { balance: source.balance - amount } }, { session })
  await accounts.updateOne({ _id: to }, { $inc: { balance: amount } }, { session })
}

/** Transfers between accounts, while others add up all balances: the total never changes. */
export async function runTransferWorkload(options: {
  client: MongoClient
  operations: number
  clients: number
  seed: number
}): Promise<TransferResult> {
  const { client, operations, clients, seed } = options
  const accounts = client.db('isolation').collection<AccountDocument>(`accounts${seed}`)
  await accounts.insertMany(Array.from({ length: accountCount }, (_, _id) => ({ _id, balance: openingBalance })))
  const totalsSeen = new Map<number, number>()
  let committed = 0
  const audit = async (session: ClientSession) => {
    let total = 0
    for (let _id = 0; _id < accountCount; _id++) total += (await accounts.findOne({ _id }, { session }))?.balance ?? 0
    return total
  }
  const step = async (session: ClientSession, random: Random) => {
    session.startTransaction()
    try {
      const isAudit = random.chance(0.3)
      const total = isAudit ? await audit(session) : await transfer(accounts, session, random)
      await session.commitTransaction()
      committed += 1
      if (total !== undefined) totalsSeen.set(total, (totalsSeen.get(total) ?? 0) + 1)
    } catch (error) {
      if (!(error instanceof MongoError) || !error.hasErrorLabel('TransientTransactionError')) throw error
      if (session.inTransaction()) await session.abortTransaction()
    }
  }
  const run = async (number: number) => {
    const random = new Random(seed * 104729 + number)
    const session = client.startSession()
    for (let done = 0; done < operations / clients; done += 4) await step(session, random)
    await session.endSession()
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => run(number)))
  const finalTotal = (await accounts.find().toArray()).reduce((sum, { balance }) => sum + balance, 0)
  return { totalsSeen, finalTotal, committed }
}
