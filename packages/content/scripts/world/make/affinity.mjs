/** How many times as often a creature of the favoured kind comes among its rarity, and, where that moves little, at all. */
const favour = { amongRarity: 4, atAll: 2 }
/** Parts of 10,000 by which a table must move to be another one. */
const minMove = 900
/** Of a kind that nearly nobody or nearly everybody is of, a bait changes nothing. */
const [minPart, maxPart] = [1_000, 9_000]

/** Weights as parts of 10,000; what rounding leaves goes to the first. */
export function inParts(entries) {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0)
  const parts = entries.map(([slug, weight]) => [slug, Math.floor((weight * 10_000) / total)])
  const rest = 10_000 - parts.reduce((sum, [, part]) => sum + part, 0)
  return parts.map(([slug, part], index) => [slug, index === 0 ? part + rest : part])
}

/**
 * A table in which creatures of one kind come more often: `[slug, part of 10,000]` in the order of `table`. Each rarity keeps its
 * share, so that a hunt is worth as much as before and only the fights differ; on a ground where a rarity is all of one kind the
 * shares move with it. Null where the bait would change too little.
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

/** A ground with a special bait and a table of its own for each affinity bait of its region that changes who comes. */
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
