import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { avatarOf, type Player } from '@sanguine/players'
import type { Combat } from '@sanguine/schema'
import { viewCombat } from '../combat.view'

/** The player's open combat, or the last one; null before the first hunt. */
export function latestCombat(context: Context, { accountId, state }: Player): Combat | null {
  if (!state.combat) return null
  const release = releaseFor(context)
  return viewCombat(release, { accountId, imageId: avatarOf(state, release) }, state.combat)
}
