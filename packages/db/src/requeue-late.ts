import { type Model, trusted } from 'mongoose'

/**
 * Makes the rows of a queue due now that are due later than any right clock could have set, and returns their number.
 * They were written while the clock of a gateway was ahead, and would otherwise wait for that clock's time.
 * `maxAheadMs` is the longest wait that the queue gives.
 */
export async function requeueLate<Row>(
  queue: Model<Row>,
  dueField: keyof Row & string,
  { now, maxAheadMs }: { readonly now: number; readonly maxAheadMs: number },
): Promise<number> {
  // Fields of the type Date are converted by the schema.
  const { modifiedCount } = await queue.updateMany(
    { [dueField]: trusted({ $gt: now + maxAheadMs }) } as object,
    { $set: { [dueField]: now } } as object,
  )
  return modifiedCount
}
