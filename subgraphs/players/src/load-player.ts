import type { App } from '@sanguine/kernel'
import { projectNow } from './outbox/outbox-projection'
import { playerChangesService } from './store/player-changes'
import { type PlayerSnapshot, playerRepositoryService } from './store/player-repository'

/** The player as the database has it; the first call of an account that plays creates it. One read. */
export async function loadPlayer(app: App, accountId: string): Promise<PlayerSnapshot> {
  const { player, isNew } = await app.get(playerRepositoryService).load(accountId)
  if (isNew) {
    app.get(playerChangesService).publish({ accountId, xp: player.state.xp })
    await projectNow(app, accountId, player.outbox)
  }
  return player
}
