import { type Context, idSchema, parse, requirePlayer } from '@sanguine/kernel'
import type { Item } from '@sanguine/schema'
import { releaseFor } from '../content/release-cache'
import { viewItem } from '../views/item.view'

/** A visible item, or null. For players. */
export function readItem(context: Context, id: string): Item | null {
  requirePlayer(context)
  const release = releaseFor(context)
  const item = release.items.get(parse(idSchema, id, 'id'))
  return item?.visible ? viewItem(release, item.id) : null
}
