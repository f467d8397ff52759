import { type App, untilDue } from '@sanguine/kernel'
import { type Model, trusted } from 'mongoose'

/**
 * The earliest time in a field of a queue, in milliseconds since the epoch; null if no row has one. Rows that do not
 * match the filter are left out.
 */
export async function readNextDue<Row>(
  queue: Model<Row>,
  dueField: keyof Row & string,
  filter: object = {},
): Promise<number | null> {
  const next = await queue
    .findOne({ ...filter, [dueField]: trusted({ $gt: 0 }) } as object, { [dueField]: 1 })
    .sort({ [dueField]: 1 })
    .lean<Readonly<Record<string, number | Date>>>()
  return next ? Number(next[dueField]) : null
}

/**
 * The work of a worker that serves a queue: it serves if a row is due, and rests until one is otherwise. The queue has an
 * index on `dueField`. Rows that do not match the filter are left to other gateways.
 */
export async function serveWhenDue<Row>(
  app: App,
  queue: Model<Row>,
  dueField: keyof Row & string,
  serve: () => Promise<unknown>,
  filter: object = {},
): Promise<unknown> {
  const at = await readNextDue(queue, dueField, filter)
  if (at === null || at > app.clock.now()) return untilDue(at)
  return serve()
}
