import { createHash } from 'node:crypto'
import { type GroundDefinition, type ItemDefinition, maxHeat, quickAttack, type Release } from '@sanguine/rules'
import { hunterIn } from '../../../src/testing'

export function byName<Record extends { readonly name: string }>(
  records: ReadonlyMap<unknown, Record>,
  name: string,
): Record {
  const found = [...records.values()].find((record) => record.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

export interface Simulation {
  /** per hunt */
  readonly xp: number
  /** per hunt, less the bait */
  readonly gold: number
  /** parts of 1, over all hunts */
  readonly wins: number
  /** parts of 1, over hunts of that rarity */
  winRate(rarity: string): number
}

/** A time that divides no cycle of a region's rule, so that many hunts meet all phases equally. */
const betweenHuntsMs = 617_000

/**
 * Plays many first hunts of a player with this equipment, at different times and in every heat. The same call always
 * gives the same figures.
 */
export function simulate(
  ground: GroundDefinition,
  items: readonly ItemDefinition[],
  release: Release,
  hunts: number,
): Simulation {
  const state = hunterIn(items, { groundId: ground.id }, release)
  const bait = items.find((item) => item.type === 'bait')
  const met = new Map<string, { hunts: number; wins: number }>()
  let [xp, gold, won] = [0, 0, 0]
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`balance ${ground.name} ${index}`).digest('hex')
    const now = 1_700_000_000_000 + index * betweenHuntsMs
    const heat = { [ground.regionId]: { level: index % (maxHeat + 1), at: now } }
    const outcome = quickAttack({ ...state, heat }, { mode: 'hunt', seed, now, release, speed: 1 })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    const { enemyId, result, reward } = outcome.value
    const rarity = release.rarities.get(release.enemies.get(enemyId)?.rarityId ?? '')?.shortName ?? ''
    const win = result === 'win' ? 1 : 0
    const before = met.get(rarity) ?? { hunts: 0, wins: 0 }
    met.set(rarity, { hunts: before.hunts + 1, wins: before.wins + win })
    won += win
    xp += reward?.xp ?? 0
    gold += (reward?.currencies.vgc ?? 0) - (bait?.price.vgc ?? 0)
  }
  const winRate = (rarity: string) => {
    const { hunts: all = 0, wins = 0 } = met.get(rarity) ?? {}
    return all === 0 ? 0 : wins / all
  }
  return { xp: xp / hunts, gold: gold / hunts, wins: won / hunts, winRate }
}
