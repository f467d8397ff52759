import type { GamePackageFragment, PaymentStatus, PremiumPackageCategory } from '../../generated/documents'

export type Package = GamePackageFragment

/** The statuses of payments that ended and will not be charged again. */
export const overStatuses: readonly PaymentStatus[] = ['CANCELLED', 'EXPIRED']

/** Whether a subscription would go on after one that was cancelled, so that nothing is charged at once. */
export const isContinuation = ({ offer }: Pick<Package, 'offer'>): boolean => offer?.firstCharge?.cents === 0

/** The sections of the shop, in their order. */
const sections = ['deals', 'diamonds', 'subscriptions', 'monthly', 'hexes', 'avatars', 'others'] as const

export type PremiumSection = (typeof sections)[number]

const sectionByCategory: Partial<Record<PremiumPackageCategory, PremiumSection>> = {
  ONE_TIME_DEAL: 'deals',
  SILVER_ITEM: 'monthly',
  GOLD_ITEM: 'monthly',
  PLATINUM_ITEM: 'monthly',
  HEX_DEAL: 'hexes',
  AVATAR: 'avatars',
}

/** A package without a category, or of one that a newer server has, is among the others. */
function sectionOf({ category, subscriptionLevel }: Package): PremiumSection {
  if (subscriptionLevel !== null) return 'subscriptions'
  if (category === null) return 'others'
  if (category.startsWith('DIAMOND_DEAL_')) return 'diamonds'
  return sectionByCategory[category] ?? 'others'
}

/** The sections that have packages, in their order; in each the cheapest first. */
export const packagesBySection = (
  packages: readonly Package[],
): readonly { readonly name: PremiumSection; readonly items: readonly Package[] }[] =>
  sections
    .map((name) => ({
      name,
      items: packages.filter((item) => sectionOf(item) === name).toSorted((a, b) => a.price.cents - b.price.cents),
    }))
    .filter(({ items }) => items.length > 0)
