import type { App } from '@sanguine/kernel'
import { playerChangesPart } from './player-changes'
import { type PlayerSnapshot, playerStorePart } from './players.store'
import { projectNow } from './unprojected'

/** The player as the database has it; the first call of an account that plays creates it. One read. */
export async function loadPlayer(app: App, accountId: string): Promise<PlayerSnapshot> {
  const { player, isNew } = await app.get(playerStorePart).load(accountId)
  if (isNew) {
    app.get(playerChangesPart).publish({ accountId, xp: player.state.xp })
    await projectNow(app, accountId, player.outbox)
  }
  return player
}
