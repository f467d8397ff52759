import { releaseFor } from '@sanguine/catalogue'
import { type Context, ok, type Result, requirePlayer } from '@sanguine/kernel'
import { avatarOf, type MeView, type PlayerRefusal, runPlayerAction, viewMe } from '@sanguine/players'
import type { Combat } from '@sanguine/schema'
import { viewCombat } from '../combat.view'
import { type HuntCall, huntRule } from '../hunt-rule'

/** A combat as far as the call has seen it, and the player after it. */
export interface Hunted {
  readonly combat: Combat
  readonly me: MeView
}

/** What the three hunting calls have in common. */
export async function play(
  context: Context,
  call: HuntCall,
  round: number | null,
): Promise<Result<Hunted, PlayerRefusal>> {
  const { accountId, name } = requirePlayer(context)
  const rule = huntRule({ call, round, name })
  const answer = await runPlayerAction(context, { name: call, input: { round }, rule })
  if (!answer.ok) return answer
  const { state, result } = answer.value
  const release = releaseFor(context)
  const hunter = { accountId, imageId: avatarOf(state, release) }
  return ok({
    combat: viewCombat(release, hunter, result.combat, result.upToRound),
    me: viewMe(context, answer.value),
  })
}
