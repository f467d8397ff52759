/**
 * Proves that every balance is the sum of its ledger: `npm run ledger:check`. Reads the database that the gateway would use
 * (MONGODB_URI, or the store in DATA_DIR while no gateway has it open). Ends with 1 where a balance is not.
 */
import { checkLedger } from '@sanguine/players'
import { withApp } from './gateway/with-app'

export const main = (): Promise<number> =>
  withApp('The ledger cannot be checked', async (app) => {
    const startedAt = performance.now()
    const { players, lines, mismatches } = await checkLedger(app, ({ player, what, ledger, state }) =>
      console.log(`player ${player}: ${what} is ${state}, its ledger says ${ledger}`),
    )
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${players} players, ${lines} ledger lines, ${mismatches} mismatches (${seconds} s)`)
    return mismatches === 0 ? 0 : 1
  })
