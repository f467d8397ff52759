import { type Context, requirePlayer } from '@sanguine/kernel'
import type { StatDefinition } from '@sanguine/rules'
import { releaseFor } from '../content/release-cache'

/** The glossary, in the CMS's order. For players. */
export function listStats(context: Context): StatDefinition[] {
  requirePlayer(context)
  return [...releaseFor(context).stats.values()]
}
