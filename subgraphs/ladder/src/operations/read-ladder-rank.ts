import { type Context, requireViewer } from '@sanguine/kernel'
import { ladderService } from '../ladder.service'

/** The exact place on the ladder of a player with that XP; equal XP shares a place. */
export function readLadderRank(
  context: Context,
  player: { readonly id: string; readonly xp: number },
): Promise<number> {
  requireViewer(context)
  return context.app.get(ladderService).rankOf(player.id, player.xp)
}
