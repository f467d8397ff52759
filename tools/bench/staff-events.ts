/**
 * Measures transactions that write events for the staff, beside the same ones without an event. Each updates a document
 * of its own and inserts a row, as a payment with its mail does. `npm run bench:staff-events`; TRANSACTIONS sets how
 * many.
 */
import { appendStaffEvents, prepareAuditLog } from '@sanguine/audit'
import { connectionService } from '@sanguine/db'
import { type TestAppWithDatabase, testAppWithDatabase } from '@sanguine/db/testing'
import { textTable } from '../report/table'

const transactions = Number(process.env.TRANSACTIONS ?? 400)

const heads = ['transactions at once', 'event', 'median ms', 'p99 ms', 'longest ms', 'a second']

interface Row {
  readonly _id: string
  readonly count?: number
}

/** Runs transactions, some at once, and returns the milliseconds that each took. */
async function run({ app }: TestAppWithDatabase, writers: number, hasEvent: boolean): Promise<readonly number[]> {
  const connection = app.get(connectionService)
  const [documents, rows] = [connection.collection<Row>('benchDocuments'), connection.collection<Row>('benchRows')]
  const name = `${writers}:${hasEvent}`
  const event = { type: 'payment', paymentId: name, formerStatus: 'created', status: 'completed' } as const
  const write = (writer: number, count: number) =>
    connection.transaction(async (session) => {
      await documents.updateOne({ _id: `${name}:${writer}` }, { $inc: { count: 1 } }, { session, upsert: true })
      await rows.insertOne({ _id: `${name}:${writer}:${count}` }, { session })
      if (hasEvent) await appendStaffEvents(app, [{ event, permission: 'manageUsers' }], session)
    })
  const times: number[] = []
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; count < transactions / writers; count += 1) {
        const from = performance.now()
        await write(writer, count)
        times.push(performance.now() - from)
      }
    }),
  )
  return times.toSorted((a, b) => a - b)
}

const at = (times: readonly number[], part: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1)

export async function main(): Promise<void> {
  const running = await testAppWithDatabase()
  try {
    await prepareAuditLog(running.app)
    for (const name of ['benchDocuments', 'benchRows']) await running.app.get(connectionService).createCollection(name)
    await run(running, 1, true)
    const table: string[][] = []
    for (const writers of [2, 5, 20])
      for (const hasEvent of [false, true]) {
        const from = performance.now()
        const times = await run(running, writers, hasEvent)
        const seconds = (performance.now() - from) / 1000
        const rate = (times.length / seconds).toFixed(0)
        table.push([String(writers), hasEvent ? 'yes' : 'no', at(times, 0.5), at(times, 0.99), at(times, 1), rate])
      }
    console.log(textTable(heads, table))
  } finally {
    await running.stop()
  }
}
