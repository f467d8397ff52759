import type { MongoClient } from 'mongodb'
import { runAppendWorkload } from './append-workload'
import { checkHistory } from './check-history'
import { runCounterWorkload } from './counter-workload'
import { expectedTotal, runTransferWorkload } from './transfer-workload'

export interface IsolationReport {
  /** The anomalies found; empty if there are none. */
  anomalies: string[]
  committed: number
  aborted: number
}

/** Runs all three workloads, each with a third of the operations, and checks their results. */
export async function runIsolation(options: {
  client: MongoClient
  operations: number
  seed: number
  clients?: number
}): Promise<IsolationReport> {
  const { client, seed, clients = 8 } = options
  const operations = Math.ceil(options.operations / 3)
  const history = await runAppendWorkload({ client, operations, clients, keys: 6, seed })
  const counters = await runCounterWorkload({ client, operations, clients, seed })
  const transfers = await runTransferWorkload({ client, operations, clients, seed })
  const anomalies = checkHistory(history).map(({ kind, detail }) => `${kind}: ${detail}`)
  counters.acknowledged.forEach((wanted, key) => {
    if (counters.final[key] !== wanted)
      anomalies.push(`counter ${key} is ${counters.final[key]} after ${wanted} acknowledged increments`)
  })
  if (counters.repeated > 0) anomalies.push(`${counters.repeated} increments returned a value twice`)
  for (const [total, times] of transfers.totalsSeen)
    if (total !== expectedTotal) anomalies.push(`the total was seen as ${total}, ${times} times`)
  if (transfers.finalTotal !== expectedTotal) anomalies.push(`the total is ${transfers.finalTotal} in the end`)
  const committed = history.entries.filter(({ status }) => status === 'committed').length + transfers.committed
  return { anomalies, committed, aborted: history.entries.filter(({ status }) => status === 'aborted').length }
}
