import { type Context, requirePlayer } from '@sanguine/kernel'
import type { Stat } from '@sanguine/schema'
import { releasePart } from '../content/release-keeper'
import { viewGlossary } from '../views/basics.view'

/** The glossary. For players. */
export function listStats(context: Context): Stat[] {
  requirePlayer(context)
  return viewGlossary(context.app.get(releasePart).current())
}
