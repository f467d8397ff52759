/**
 * The factor by which a creature of the favoured type comes more often within its rarity and, if that changes little,
 * overall.
 */
const favour = { amongRarity: 4, atAll: 2 }
/** The minimum change of a table, in parts of 10,000, for a bait to be worth having. */
const minMove = 900
/** The limits of a type's share between which an affinity bait makes a difference. */
const [minPart, maxPart] = [1_000, 9_000]

/** Weights as parts of 10,000; the first entry gets the rest from rounding. */
export function inParts(entries) {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  const parts = entries.map(([slug, weight]) => [slug, Math.floor((weight * 10_000) / total)])
  const rest = 10_000 - parts.reduce((sum, [, part]) => sum + part, 0)
  return parts.map(([slug, part], index) => [slug, index === 0 ? part + rest : part])
}

/**
 * A table in which creatures of one type come more often: `[slug, part of 10,000]` in the order of `table`. Each rarity
 * keeps its share, so that a hunt is worth the same and only the fights differ. On a ground where a rarity has only one
 * type, the shares change too. Null if the bait would change too little.
 */
export function affinityTable(table, population, type) {
  const find = (slug) => population.find((enemy) => enemy.slug === slug)
  const isFavoured = (slug) => find(slug).type === type
  const favouredIn = (entries) => entries.reduce((sum, [slug, part]) => sum + (isFavoured(slug) ? part : 0), 0)
  const before = favouredIn(table)
  if (before < minPart || before > maxPart) return null
  const weigh = ([slug, part], factor) => [slug, part * (isFavoured(slug) ? factor : 1)]
  const among = inParts(
    table.map(([slug, part]) => {
      const peers = table.filter(([peer]) => find(peer).rarity === find(slug).rarity)
      const sum = (entries) => entries.reduce((total, [, weight]) => total + weight, 0)
      const [, weight] = weigh([slug, part], favour.amongRarity)
      return [slug, (weight * sum(peers)) / sum(peers.map((peer) => weigh(peer, favour.amongRarity)))]
    }),
  )
  if (favouredIn(among) - before >= minMove) return among
  const atAll = inParts(table.map((entry) => weigh(entry, favour.atAll)))
  return favouredIn(atAll) - before >= minMove ? atAll : null
}

/** A ground with a special bait and its own table for each affinity bait of its region that makes a difference. */
export function withAffinityBaits(ground, population, baits) {
  const common = ground.tables[0].enemies
  const added = baits.flatMap(({ bait, name, type }) => {
    const enemies = affinityTable(common, population, type)
    return enemies
      ? [{ bait, table: { slug: `${ground.slug}-${bait}`, name: `${ground.name}, ${name}`, enemies } }]
      : []
  })
  return {
    ...ground,
    specialBait: [...(ground.specialBait ?? []), ...added.map(({ bait }) => bait)],
    tables: [...ground.tables, ...added.map(({ table }) => table)],
  }
}
