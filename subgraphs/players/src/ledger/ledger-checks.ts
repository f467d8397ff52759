import { isDuplicateKey } from '@sanguine/db'
import { type App, type CollectionDescription, defineGauge, defineService, runInterval } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type LedgerCheck, playerModelsService } from '../store/players.model'
import { checkLedger } from './check-ledger'

export const ledgerCheckCollections: readonly CollectionDescription[] = [
  { name: 'ledgerChecks', isNotPersonal: 'When the ledger was last checked, and how many balances were wrong.' },
]

const checksOf = (app: App) => app.get(playerModelsService).ledgerChecks

/** The last check of the ledger; null if there was none. */
export const readLedgerCheck = (app: App): Promise<LedgerCheck | null> =>
  checksOf(app).findById('latest').lean<LedgerCheck>()

const dayMs = 24 * 60 * 60 * 1_000

/** Claims the check of the day for this gateway; false if another one, or an earlier run, began it. */
async function claimCheck(app: App): Promise<boolean> {
  const now = app.clock.now()
  try {
    const { matchedCount, upsertedCount } = await checksOf(app).updateOne(
      // A start in the future was set by a clock that was ahead.
      { _id: 'latest', startedAt: trusted({ $not: trusted({ $gt: now - dayMs, $lte: now + dayMs }) }) },
      { $set: { startedAt: now } },
      { upsert: true },
    )
    return matchedCount + upsertedCount === 1
  } catch (error) {
    // The check of today exists, so the insert met its id.
    if (isDuplicateKey(error)) return false
    throw error
  }
}

/** Checks the ledger once a day, by one of the gateways, and remembers the result. Each wrong balance is an error of the log. */
export async function checkLedgerDaily(app: App): Promise<void> {
  if (!(await claimCheck(app))) return
  const { mismatches } = await checkLedger(app, ({ player, what, ledger, state }) =>
    app.log.error({ player, what, ledger, state }, 'A balance is not the sum of its ledger.'),
  )
  await checksOf(app).updateOne({ _id: 'latest' }, { $set: { finishedAt: app.clock.now(), mismatches } })
}

const intervalMs = 600_000

/** Looks every ten minutes whether the check of the day is due. */
export const ledgerCheckerService = defineService({
  name: 'players.ledgerChecker',
  create: (app) => runInterval(app, 'players.ledgerChecker', intervalMs, () => checkLedgerDaily(app)),
  stop: (worker) => worker.stop(),
})

export const ledgerMismatches = defineGauge({
  name: 'sanguine_ledger_mismatches',
  help: 'Balances that were not the sum of their ledger in the last check; missing before the first one.',
  read: async (app) => {
    const { mismatches } = (await readLedgerCheck(app)) ?? {}
    return mismatches === undefined ? [] : [{ value: mismatches }]
  },
})

export const ledgerCheckedAt = defineGauge({
  name: 'sanguine_ledger_checked_timestamp_seconds',
  help: 'When the last check of the ledger ended; missing before the first one.',
  read: async (app) => {
    const { finishedAt } = (await readLedgerCheck(app)) ?? {}
    return finishedAt === undefined ? [] : [{ value: finishedAt / 1_000 }]
  },
})
