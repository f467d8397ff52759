import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { newPlayer, withFairness } from '@sanguine/rules'

/** A player who has just registered, with the ledger lines that explain the purse and inventory. */
export function firstState(app: App) {
  const { state, ledger } = newPlayer(app.get(releaseService).current())
  return { state: withFairness(state, () => app.random.hex(32)), ledger }
}
