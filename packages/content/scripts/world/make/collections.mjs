import { tiers } from '../balance.mjs'
import { tidy } from './numbers.mjs'
import { withSlug } from './slug.mjs'

/**
 * Collections with their trophies, as a flat list of items; a trophy that is no longer needed sells for a little gold.
 */
export const collections = (entries) =>
  entries.flatMap(({ tier, trophies, ...entry }) => {
    const pieces = trophies.map((trophy) => ({
      rarity: 'uncommon',
      refund: { vgc: tidy(tiers[tier].reward.gold * 0.8) },
      ...withSlug(trophy),
    }))
    const collection = {
      type: 'collection',
      rarity: 'rare',
      isUnique: true,
      ...withSlug(entry),
      trophies: pieces.map(({ slug }) => slug),
    }
    return [...pieces, collection]
  })
