import { type App, untilDue } from '@sanguine/kernel'
import { type Model, trusted } from 'mongoose'

/** The earliest time in a field of a queue, in milliseconds since the epoch; null if no row has one. */
export async function readNextDue<Row>(queue: Model<Row>, dueField: keyof Row & string): Promise<number | null> {
  const next = await queue
    .findOne({ [dueField]: trusted({ $gt: 0 }) } as object, { [dueField]: 1 })
    .sort({ [dueField]: 1 })
    .lean<Readonly<Record<string, number | Date>>>()
  return next ? Number(next[dueField]) : null
}

/**
 * The work of a worker that serves a queue: it serves if a row is due, and rests until one is otherwise. The queue has an
 * index on `dueField`.
 */
export async function serveWhenDue<Row>(
  app: App,
  queue: Model<Row>,
  dueField: keyof Row & string,
  serve: () => Promise<unknown>,
): Promise<unknown> {
  const at = await readNextDue(queue, dueField)
  if (at === null || at > app.clock.now()) return untilDue(at)
  return serve()
}
