import { type Context, idSchema, parse } from '@sanguine/kernel'
import type { ItemDefinition } from '@sanguine/rules'
import { releaseFor } from '../content/release-cache'

/** A visible item, or null. For everyone. Throws `invalidInput` for an invalid id. */
export function readItem(context: Context, id: string): ItemDefinition | null {
  const item = releaseFor(context).items.get(parse(idSchema, id, 'id'))
  return item?.isVisible ? item : null
}
