import { consumables, craftedPart, dearer, goldPerHunt, qualities, slots, tiers } from '../balance.mjs'
import { around, tidy } from './numbers.mjs'
import { procsOf } from './procs.mjs'
import { withSlug } from './slug.mjs'

const goldOf = (tier) => tiers[tier].reward.gold * goldPerHunt

/** Gold for an item that costs `hunts` hunts of the tier; less if materials are part of the price. */
const priceOf = (tier, hunts, { mats }) => ({ vgc: tidy(goldOf(tier) * hunts * (mats ? craftedPart : 1)) })

function statsOf(type, tier, { strength }, { procs, stats }) {
  const level = tiers[tier]
  const part = slots[type]
  const isRetainer = type === 'retainer'
  const given = {
    ...(part.damage && { damage: around(level.damage * part.damage * strength, isRetainer ? 0.18 : 0.15) }),
    ...(part.health && { health: tidy((level.health - 100) * part.health * strength) }),
    ...(part.crit && { critchance: part.crit }),
  }
  const { damage, health, reward } = level
  return { ...given, ...stats, ...procsOf('item', procs, { damage, health, gold: reward.gold }) }
}

/**
 * One piece of gear of a tier. Explicit values of the entry (`stats` by name, `price`, `requiredXp`) override derived ones.
 */
function piece(type, tier, entry) {
  const rarity = entry.rarity ?? 'normal'
  const quality = qualities[rarity]
  return {
    type,
    rarity,
    price: priceOf(tier, slots[type].hunts * quality.price * dearer ** (tier - 4), entry),
    requiredXp: Math.round(tiers[tier].xp * quality.xp),
    ...withSlug(entry),
    stats: statsOf(type, tier, quality, entry),
  }
}

/** Gear of a type by tier: `{ 4: [entry, …], … }`. */
export const gear = (type, byTier) =>
  Object.entries(byTier).flatMap(([tier, entries]) => entries.map((entry) => piece(type, Number(tier), entry)))

/** Consumables by tier, priced as `kind` of the balance table. */
export const supplies = (type, kind, byTier) =>
  Object.entries(byTier).flatMap(([tier, entries]) =>
    entries.map((entry) => ({
      type,
      rarity: 'normal',
      price: priceOf(tier, consumables[kind], entry),
      requiredXp: Math.round(tiers[tier].xp * 0.8),
      ...withSlug(entry),
    })),
  )
