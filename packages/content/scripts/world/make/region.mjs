import { creatures, specialBaitShares, tiers } from '../balance.mjs'
import { withAffinityBaits } from './affinity.mjs'
import { creaturesOf, sharesOf } from './creature.mjs'
import { tidy } from './numbers.mjs'
import { withOffal } from './offal.mjs'
import { slugOf, withSlug } from './slug.mjs'

const commonShares = Object.fromEntries(Object.entries(creatures).map(([rarity, { share }]) => [rarity, share]))

/** The tables of a ground: one for any bait, one for each special bait, for which `specialBaits` names the bait. */
function tablesOf(ground, population) {
  const table = (suffix, what, shares, met) => ({
    slug: `${ground.slug}-${suffix}`,
    name: `${ground.name}, ${what}`,
    enemies: sharesOf(met, shares),
  })
  const special = (ground.specialBaits ?? []).map(({ bait, name }) => table(bait, name, specialBaitShares, population))
  return [table('common', 'any bait', commonShares, population), ...special]
}

/**
 * A region and its creatures. Its grounds come in pairs of one tier; the second requires more XP and hits a little
 * harder. `visitors` are creatures of other grounds of the region, by slug. `affinityBaits` attract more of one type,
 * if that makes a difference. `offal` is its cheap and risky bait.
 */
export function region(entry) {
  const grounds = entry.grounds.map((ground, index) => ({
    sequence: index + 1,
    requiredXp: Math.round(tiers[ground.tier].xp * (index % 2 === 0 ? 1 : 1.35)),
    travelCost: { vgc: tidy(tiers[ground.tier].reward.gold * 1.5) },
    hardship: index % 2 === 0 ? 0.97 : 1.03,
    materials: entry.materials,
    ...withSlug(ground),
  }))
  const residents = new Map(grounds.map((ground) => [ground.slug, creaturesOf(ground)]))
  const everyone = [...residents.values()].flat()
  const find = (slug) => {
    const found = everyone.find((enemy) => enemy.slug === slug)
    if (!found) throw new Error(`${entry.name} knows no creature ${slug}`)
    return found
  }
  return {
    enemies: everyone,
    region: {
      slug: slugOf(entry.name),
      requiredXp: grounds[0].requiredXp,
      ...entry,
      grounds: grounds.map((ground) => {
        const population = [...residents.get(ground.slug), ...(ground.visitors ?? []).map(find)]
        const specialBait = (ground.specialBaits ?? []).map(({ bait }) => bait)
        const withTables = { ...ground, specialBait, tables: tablesOf(ground, population) }
        return withOffal(withAffinityBaits(withTables, population, entry.affinityBaits), population, entry.offal)
      }),
    },
  }
}
