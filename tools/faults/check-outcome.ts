import { connect, connectionService } from '@sanguine/db'
import { createLogger, readEnv, settingsOf } from '@sanguine/gateway'
import { App, systemClock, systemRandom } from '@sanguine/kernel'
import { checkLedger } from '@sanguine/players'
import type { Acknowledged } from './load'

interface OperationRow {
  readonly _id: string
  readonly player: string
}

interface LedgerRow {
  readonly _id: string
  readonly player: string
  readonly sequence: number
  readonly reason: string
}

/**
 * The faults of the database after a load. These are balances that the ledger does not explain, acknowledged calls that
 * are lost or acted twice, and unacknowledged calls that acted. To be called when no player is active.
 */
export async function checkOutcome(
  uri: string,
  dataDir: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const connection = await connect(uri)
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
  const app = new App({ settings: settingsOf(env), clock: systemClock, random: systemRandom, log: createLogger(env) })
  app.provide(connectionService, connection)
  try {
    const found: string[] = []
    await checkLedger(app, ({ player, what, ledger, state }) =>
      found.push(`player ${player}: ${what} is ${state}, its ledger says ${ledger}`),
    )
    const operations = await connection.collection<OperationRow>('operations').find({}).toArray()
    const ledger = await connection.collection<LedgerRow>('ledger').find({}).toArray()
    return [...found, ...compareKeys(acknowledged, operations), ...compareCounts(acknowledged, ledger)]
  } finally {
    await app.stop()
    await connection.close()
  }
}

/** Each acknowledged key has its row, and no other key has. */
function compareKeys(acknowledged: readonly Acknowledged[], operations: readonly OperationRow[]): readonly string[] {
  const players = new Set(acknowledged.map(({ accountId }) => accountId))
  const stored = new Set(operations.filter(({ player }) => players.has(player)).map(({ _id }) => _id))
  const lost = acknowledged.filter(({ accountId, key }) => !stored.delete(`${accountId}:${key}`))
  return [
    ...lost.map(({ key, action }) => `the acknowledged ${action} ${key} is lost`),
    ...[...stored].map((key) => `${key} has acted and was never acknowledged`),
  ]
}

/** The ledger has as many purchases, sales and hunts of each player as were acknowledged. */
function compareCounts(acknowledged: readonly Acknowledged[], ledger: readonly LedgerRow[]): readonly string[] {
  const reasons = { buy: 'purchase', sell: 'sale', hunt: 'bait' } as const
  const found: string[] = []
  for (const accountId of new Set(acknowledged.map((call) => call.accountId)))
    for (const [action, reason] of Object.entries(reasons)) {
      const expected = acknowledged.filter((call) => call.accountId === accountId && call.action === action).length
      const rows = ledger.filter((row) => row.player === accountId && row.reason === reason)
      const actual = new Set(rows.map(({ sequence }) => sequence)).size
      if (actual !== expected)
        found.push(`player ${accountId}: ${expected} times ${action} acknowledged, ${actual} in the ledger`)
    }
  return found
}
