import { offalFactors } from '../balance.mjs'
import { inParts } from './affinity.mjs'

/**
 * A ground with the offal of its region as its last special bait: a cheap bait that attracts more of the rare and hard
 * creatures.
 */
export function withOffal(ground, population, { bait, name }) {
  const rarityOf = (slug) => population.find((enemy) => enemy.slug === slug).rarity
  const enemies = inParts(ground.tables[0].enemies.map(([slug, part]) => [slug, part * offalFactors[rarityOf(slug)]]))
  return {
    ...ground,
    specialBait: [...ground.specialBait, bait],
    tables: [...ground.tables, { slug: `${ground.slug}-${bait}`, name: `${ground.name}, ${name}`, enemies }],
  }
}
