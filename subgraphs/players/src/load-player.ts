import type { App } from '@sanguine/kernel'
import { playerChangesService } from './player-changes'
import { type PlayerSnapshot, playerStoreService } from './players.store'
import { projectNow } from './unprojected'

/** The player as the database has it; the first call of an account that plays creates it. One read. */
export async function loadPlayer(app: App, accountId: string): Promise<PlayerSnapshot> {
  const { player, isNew } = await app.get(playerStoreService).load(accountId)
  if (isNew) {
    app.get(playerChangesService).publish({ accountId, xp: player.state.xp })
    await projectNow(app, accountId, player.outbox)
  }
  return player
}
