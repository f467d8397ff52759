import { mongo } from 'mongoose'
import { duplicateKeyCode } from './database-problem'

/**
 * Inserts the rows whose `_id` is not there yet. It returns only when every row is known to be in the collection:
 * inserted by this call, or refused as a duplicate. Anything else throws, including a failure that names no row
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
 * Whether a failed bulk insert left every row in place. A bulk error without write errors says nothing about the rows.
 * So the inserted ones and the duplicates together must be as many as the sent ones.
 */
function isEveryRowThere(error: unknown, rowCount: number): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError()) return false
  const writeErrors = [error.writeErrors].flat()
  return (
    writeErrors.every(({ code }) => code === duplicateKeyCode) && error.insertedCount + writeErrors.length === rowCount
  )
}
