import { type Context, requirePlayer } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { playerQueueService } from '../change/player-queue'
import { loadPlayer } from '../load-player'
import { applyEffectsForViewer, hasDueEffects } from '../schedule/apply-scheduled-effects'

/** A player as it stands. */
export interface Player {
  readonly accountId: string
  readonly state: PlayerState
  readonly revision: number
}

/** The player who asks, up to date; the first call of an account that plays creates it. One read unless something fell due. */
export async function readPlayer(context: Context): Promise<Player> {
  const viewer = requirePlayer(context)
  const { app } = context
  const { accountId } = viewer
  let player = await loadPlayer(app, accountId)
  if (hasDueEffects(app, player, viewer)) {
    await app.get(playerQueueService).run(accountId, async () => {
      await applyEffectsForViewer(app, await loadPlayer(app, accountId), viewer)
    })
    player = await loadPlayer(app, accountId)
  }
  return { accountId, state: player.state, revision: player.revision }
}
