import { type Context, requirePlayer } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { playerChangesPart } from '../player-changes'
import { playerStorePart } from '../players.store'
import { projectNow } from '../unprojected'

/** A player as it stands. */
export interface Player {
  readonly accountId: string
  readonly state: PlayerState
  readonly revision: number
}

/** The player who asks; the first call of an account that plays creates it. One read. */
export async function readPlayer(context: Context): Promise<Player> {
  const { accountId } = requirePlayer(context)
  const { app } = context
  const { player, isNew } = await app.get(playerStorePart).load(accountId)
  if (isNew) {
    app.get(playerChangesPart).publish({ accountId, xp: player.state.xp })
    await projectNow(app, accountId, player.outbox)
  }
  return { accountId, state: player.state, revision: player.revision }
}
