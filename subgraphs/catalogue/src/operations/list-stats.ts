import type { Context } from '@sanguine/kernel'
import type { StatDefinition } from '@sanguine/rules'
import { releaseFor } from '../content/release-cache'

/** The glossary, in the CMS's order. For everyone. */
export function listStats(context: Context): StatDefinition[] {
  return [...releaseFor(context).stats.values()]
}
