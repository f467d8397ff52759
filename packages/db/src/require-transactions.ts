import { type Connection, mongo } from 'mongoose'
import { DatabaseProblem, reasonOf } from './database-problem'
import { isDatabaseUnavailable } from './database-unavailable'

const { MongoServerError, MongoCompatibilityError } = mongo

/** MongoDB's error codes for a user who may not write; they reveal nothing about transactions. */
const accessCodes: ReadonlySet<unknown> = new Set([13, 18])
/** The error code of every transaction on a standalone server. */
const illegalOperation = 20

/** The server's own error, which the driver replaces by advice, for example about retryable writes. */
const saidByServer = (error: unknown): unknown => (error as { originalError?: unknown }).originalError ?? error

/** Writes in a transaction and aborts it; returns whether the write is gone. */
async function isUndone(connection: Connection): Promise<boolean> {
  const probe = connection.collection('probe')
  const _id = new mongo.ObjectId()
  await connection.getClient().withSession(async (session) => {
    session.startTransaction()
    await probe.insertOne({ _id, at: new Date() }, { session })
    await session.abortTransaction()
  })
  return (await probe.deleteOne({ _id })).deletedCount === 0
}

/**
 * Tries a transaction, because the game needs them and a server can claim to be a replica set without having any.
 * Throws a `DatabaseProblem` if there are none, and the driver's error if that cannot be determined.
 */
export async function requireTransactions(connection: Connection, shownUri: string): Promise<void> {
  try {
    if (await isUndone(connection)) return
  } catch (caught) {
    const error = saidByServer(caught)
    const isRefusal = error instanceof MongoServerError || error instanceof MongoCompatibilityError
    const { code } = error as { code?: unknown }
    if (!isRefusal || isDatabaseUnavailable(error) || accessCodes.has(code)) throw error
    throw new DatabaseProblem(
      code === illegalOperation
        ? `MONGODB_URI ${shownUri} is a server that stands alone, without transactions: start it with --replSet and call rs.initiate() once, or name a replica set or sharded cluster.`
        : `MONGODB_URI ${shownUri} has no transactions (${reasonOf(error)}): name a replica set or sharded cluster of MongoDB.`,
      { cause: error },
    )
  }
  throw new DatabaseProblem(
    `MONGODB_URI ${shownUri} takes transactions but does not undo one that is aborted: name a replica set or sharded cluster of MongoDB.`,
  )
}
