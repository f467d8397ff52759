import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, notFound, parse } from '@sanguine/kernel'
import type { GroundDefinition, RegionDefinition } from '@sanguine/rules'
import { z } from 'zod'

/** The visible regions, in order. For everyone. */
export function listRegions(context: Context): RegionDefinition[] {
  return [...releaseFor(context).regions.values()].filter(({ isVisible }) => isVisible)
}

const inputSchema = z.object({ regionId: idSchema })

/** The visible hunting grounds of a visible region, in order. For everyone. Throws `notFound` for any other region. */
export function listHuntingGrounds(context: Context, input: { readonly regionId: string }): GroundDefinition[] {
  const { regionId } = parse(inputSchema, input)
  if (!listRegions(context).some(({ id }) => id === regionId)) throw notFound({ en: 'region', de: 'Diese Region' })
  return [...releaseFor(context).grounds.values()].filter((ground) => ground.isVisible && ground.regionId === regionId)
}
