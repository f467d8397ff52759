import type { WriteBatch } from '../engine/write-batch'
import { newCollection } from '../engine/write-batch'
import { Unfinished } from '../engine/write-queue'
import { MongoError, type Timestamp } from '../query'
import type { Statement, WriteScope } from '../writes/statement'
import { endsCommand, type Outcome, StatementsJob } from '../writes/write-job'
import type { Call } from './command'

export interface WriteOptions {
  statements: readonly Statement[]
  isOrdered: boolean
  collection: string
}

/** The value for empty timestamps, unique within a second as in MongoDB. */
export function timestampSource({ engine }: Call): () => Timestamp {
  return () => engine.clock.next()
}

function transactionScope(call: Call, collection: string): WriteScope {
  const { transaction, engine, db } = call
  if (!transaction) throw new MongoError(1, 'There is no transaction')
  const namespace = `${db}.${collection}`
  return {
    target: transaction,
    find: () => transaction.collection(namespace),
    ensure: () => {
      const existing = transaction.collection(namespace)
      if (existing) return existing
      const created = newCollection(engine.catalog, db, collection)
      transaction.addCollection(namespace, created)
      return created
    },
    checkpoint: () => {},
  }
}

function batchScope(batch: WriteBatch, db: string, collection: string): WriteScope {
  return {
    target: batch,
    find: () => batch.collection(`${db}.${collection}`),
    ensure: () => batch.ensureCollection(db, collection),
    checkpoint: () => {
      if (batch.isFull) throw new Unfinished()
    },
  }
}

/** Statements of a transaction run at once, on its overlay. The first error aborts it. */
function runInTransaction(call: Call, { statements, collection }: WriteOptions): Outcome[] {
  const scope = transactionScope(call, collection)
  const outcomes: Outcome[] = []
  for (const statement of statements) {
    try {
      outcomes.push({ reply: statement.run(scope) })
    } catch (error) {
      if (!(error instanceof MongoError) || endsCommand(error)) throw error
      call.transaction?.end('aborted')
      return [...outcomes, { error }]
    }
  }
  return outcomes
}

function statementNumbers({ args }: Call): (position: number) => number {
  const ids = args.list('stmtIds')
  const first = args.integer('stmtId') ?? 0
  return (position) => (ids ? Number(ids[position]) : first + position)
}

/** Runs write statements in the call's transaction, or in the next batch. */
export function runStatements(call: Call, options: WriteOptions): Outcome[] | Promise<Outcome[]> {
  const { engine, session, txnNumber, transaction, db } = call
  if (transaction) return runInTransaction(call, options)
  const { statements, isOrdered, collection } = options
  const statementNumber = statementNumbers(call)
  const retry =
    session && txnNumber !== undefined
      ? {
          log: engine.retryLog,
          write: { session: session.id, number: txnNumber, statementNumber },
        }
      : undefined
  const scope = (batch: WriteBatch) => batchScope(batch, db, collection)
  return engine.queue.submit(new StatementsJob({ statements, isOrdered, scope, retry }))
}
