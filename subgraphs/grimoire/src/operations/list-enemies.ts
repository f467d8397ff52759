import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, notFound, parse } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import type { PlayerState, Release } from '@sanguine/rules'
import type { GrimoireEntry } from '@sanguine/schema'
import { z } from 'zod'
import { huntTotalsService } from '../counts/hunt-totals'
import { viewInhabitants } from '../grimoire.view'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** Who can be met on a hunting ground. Throws `notFound` for a ground that is not there to see. */
export async function listEnemies(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<GrimoireEntry[]> {
  const { huntingGroundId } = parse(inputSchema, input)
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  if (!isSeen(huntingGroundId, state, release)) throw notFound('hunting ground')
  return viewInhabitants(release, state, huntingGroundId, await context.app.get(huntTotalsService).counts())
}

/** What is hidden is seen by those who stand on it. */
function isSeen(groundId: string, state: PlayerState, release: Release): boolean {
  const ground = release.grounds.get(groundId)
  if (!ground) return false
  return groundId === state.groundId || (ground.visible && (release.regions.get(ground.regionId)?.visible ?? false))
}
