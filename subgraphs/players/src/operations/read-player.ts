import { type Context, requirePlayer } from '@sanguine/kernel'
import { playerQueueService } from '../change/player-queue'
import { applyEffectsForOwner, hasDueEffects } from '../change/run-player-action'
import { playerRepositoryService } from '../store/player-repository'
import type { Player } from '../store/players.model'

/** The viewer's player, up to date; the first call of an account that plays creates it. One read unless an effect is due. */
export async function readPlayer(context: Context): Promise<Player> {
  const viewer = requirePlayer(context)
  const { app } = context
  const { accountId } = viewer
  const repository = app.get(playerRepositoryService)
  let player = await repository.findOrCreate(accountId)
  if (hasDueEffects(app, player, viewer)) {
    await app.get(playerQueueService).run(accountId, async () => {
      await applyEffectsForOwner(app, await repository.findOrCreate(accountId), viewer)
    })
    player = await repository.findOrCreate(accountId)
  }
  return player
}
