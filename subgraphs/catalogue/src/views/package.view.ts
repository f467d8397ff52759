import type { PremiumPackageRecord } from '@sanguine/content'
import type { Release } from '@sanguine/rules'
import type { PremiumPackage } from '@sanguine/schema'
import { viewItemAmounts } from './item.view'

/** A premium package as players see it. Items that content has lost are left out. */
export const viewPackage = (release: Release, record: PremiumPackageRecord): PremiumPackage => ({
  id: record.id,
  name: record.name,
  flavorText: record.flavorText,
  imageId: record.imageId,
  animatedImageId: record.animatedImageId,
  usd: record.usd,
  month: record.month,
  year: record.year,
  subscriptionLevel: record.subscriptionLevel,
  singleItemType: record.singleItemType,
  items: viewItemAmounts(release, record.items),
})
