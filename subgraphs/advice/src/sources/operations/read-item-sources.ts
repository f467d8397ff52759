import { readItem, releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, parse, requirePlayer } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { type ItemDefinition, type ItemSources, sourcesOf } from '@sanguine/rules'
import { sourceIndexOf } from '../source-index'

/**
 * A visible item and its sources for the viewer's player; null if there is none. For players. Throws `invalidInput` for
 * an invalid id.
 */
export async function readItemSources(
  context: Context,
  input: { readonly itemId: string },
): Promise<{ readonly item: ItemDefinition; readonly sources: ItemSources } | null> {
  requirePlayer(context)
  const item = readItem(context, parse(idSchema, input.itemId, 'itemId'))
  if (!item) return null
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  return { item, sources: sourcesOf(state, { itemId: item.id, release, index: sourceIndexOf(release) }) }
}
