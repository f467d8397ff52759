import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, notFound, parse, requirePlayer } from '@sanguine/kernel'
import type { HuntingGround, Region } from '@sanguine/schema'
import { z } from 'zod'
import { viewWorld } from '../world.view'

/** The visible regions with their hunting grounds, in order. */
export function listRegions(context: Context): readonly Region[] {
  requirePlayer(context)
  return viewWorld(releaseFor(context))
}

const inputSchema = z.object({ regionId: idSchema })

/** The visible hunting grounds of one region. Throws `notFound` for a region that is not there to see. */
export function listHuntingGrounds(context: Context, input: { readonly regionId: string }): readonly HuntingGround[] {
  const { regionId } = parse(inputSchema, input)
  const region = listRegions(context).find(({ id }) => id === regionId)
  if (!region) throw notFound('region')
  return region.huntingGrounds
}
