import { releaseFor } from '@sanguine/catalogue'
import { type Context, requirePermission } from '@sanguine/kernel'
import { type ItemDefinition, nameOrder } from '@sanguine/rules'

/** Every item of the content, hidden ones too, by name. For staff who manage users, who may not read the records. */
export function listItemsToGive(context: Context): ItemDefinition[] {
  requirePermission(context, 'manageUsers')
  const release = releaseFor(context)
  const byName = nameOrder(release)
  return [...release.items.values()].sort((a, b) => byName(a.name, b.name))
}
