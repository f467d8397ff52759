import { listPackages, type StampedRecord } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { Id } from '@sanguine/rules'

/** The premium packages on sale now that contain an item. For players. */
export const listPackagesContaining = async (
  context: Context,
  itemId: Id,
): Promise<StampedRecord<'premiumPackage'>[]> =>
  (await listPackages(context)).filter(({ items }) => items.some((line) => line.itemId === itemId))
