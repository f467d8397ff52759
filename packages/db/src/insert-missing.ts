import { mongo } from 'mongoose'
import { duplicateKeyCode } from './database-problem'

/**
 * Inserts the rows whose `_id` the collection lacks. It returns only when every row is known to be in the collection:
 * inserted by this call, or refused as a duplicate. Any other failure is thrown, also one that names no row
 * (connection lost, disk full, no server found).
 */
export async function insertMissing<Row extends mongo.Document>(
  collection: mongo.Collection<Row>,
  rows: readonly mongo.OptionalUnlessRequiredId<Row>[],
): Promise<void> {
  if (rows.length === 0) return
  try {
    await collection.insertMany(rows, { ordered: false })
  } catch (error) {
    if (!isEveryRowThere(error, rows.length)) throw error
  }
}

/**
 * Whether every row is in the collection after a bulk insert failed. An error without write errors says nothing about
 * the rows. So the inserted rows and the duplicates together must be as many as the rows that were sent.
 */
function isEveryRowThere(error: unknown, rowCount: number): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError()) return false
  const writeErrors = [error.writeErrors].flat()
  return (
    writeErrors.every(({ code }) => code === duplicateKeyCode) && error.insertedCount + writeErrors.length === rowCount
  )
}
