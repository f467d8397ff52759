import { creatures, drops, temperaments, tiers } from '../balance.mjs'
import { around, tidy } from './numbers.mjs'
import { procsOf } from './procs.mjs'
import { withSlug } from './slug.mjs'

const lootOf = (ground, { rarity, keepsakes = [] }) => [
  ...drops[rarity].map(([which, ...line]) => [ground.materials[which], ...line]),
  ...keepsakes.map((line) => (Array.isArray(line) ? line : [line, creatures[rarity].keepsake, 1, 1])),
]

/**
 * A creature of a ground, its numbers derived from the ground's tier. An entry may set `tough` and `fierce` (factors),
 * `procs` (percent), `keepsakes` (slugs, or whole loot lines), `equipment`, and `stats` or `reward` outright.
 */
function creature(ground, entry) {
  const { damage, health, reward } = tiers[ground.tier]
  const role = creatures[entry.rarity]
  const { tough, fierce, danger } = temperaments[entry.type]
  const hardship = ground.hardship ?? 1
  const life = damage * role.rounds * hardship * tough * (entry.tough ?? 1)
  const blow = health * role.blow * hardship * fierce * (entry.fierce ?? 1)
  const gold = tidy(reward.gold * role.gold * hardship)
  const extras = {
    ...(role.diamonds && { diamonds: Math.round(role.diamonds * ground.tier) }),
    ...(role.favours && ground.tier >= 6 && { favours: role.favours }),
  }
  return {
    xp: tidy(reward.xp * role.xp * hardship),
    reward: { vgc: gold, ...extras },
    ...entry,
    stats: {
      health: around(life, 0.06),
      damage: around(blow, 0.18),
      ...procsOf('creature', { ...danger, ...entry.procs }, { damage: blow, health: life, gold }),
      ...entry.stats,
    },
    loot: lootOf(ground, entry),
  }
}

/** A creature with values set by hand, plus the danger of its enemy type. */
export function withDanger(enemy) {
  const [damage, health] = [enemy.stats.damage, enemy.stats.health].map(([from, to]) => (from + to) / 2)
  const danger = procsOf('creature', temperaments[enemy.type].danger, { damage, health })
  return { ...enemy, stats: { ...enemy.stats, ...danger, ...enemy.stats } }
}

/**
 * The creatures of a table, as parts of 10,000. Each rarity's share is divided evenly; shares of absent rarities go to
 * the commonest present one.
 */
export function sharesOf(population, shares) {
  const order = Object.keys(shares)
  const present = order.filter((rarity) => shares[rarity] > 0 && population.some((enemy) => enemy.rarity === rarity))
  const parts = population
    .filter(({ rarity }) => present.includes(rarity))
    .map(({ slug, rarity }) => {
      const peers = population.filter((enemy) => enemy.rarity === rarity).length
      return [slug, Math.floor(shares[rarity] / peers), rarity]
    })
    .sort((a, b) => order.indexOf(a[2]) - order.indexOf(b[2]))
  const rest = 10_000 - parts.reduce((sum, [, part]) => sum + part, 0)
  return parts.map(([slug, part], index) => [slug, index === 0 ? part + rest : part])
}

/** The creatures of a ground with their numbers. */
export const creaturesOf = (ground) => ground.creatures.map((entry) => creature(ground, withSlug(entry)))
