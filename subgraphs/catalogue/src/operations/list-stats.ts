import { type Context, requirePlayer } from '@sanguine/kernel'
import type { Stat } from '@sanguine/schema'
import { releaseFor } from '../content/release-cache'
import { viewGlossary } from '../views/basics.view'

/** The glossary. For players. */
export function listStats(context: Context): Stat[] {
  requirePlayer(context)
  return viewGlossary(releaseFor(context))
}
