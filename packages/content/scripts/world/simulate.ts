import { createHash } from 'node:crypto'
import {
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  isForSale,
  newPlayer,
  type PlayerState,
  quickAttack,
  type Release,
  type Setup,
  slotTypes,
} from '@sanguine/rules'
import { buildRelease } from '../../src'
import { readPack } from '../../src/pack'

/** The release that the pack makes. */
export function packRelease(): Release {
  const built = buildRelease(readPack(), 'pack')
  if (!built.ok) throw new Error('the pack makes no release')
  return built.release
}

export function byName<Record extends { readonly name: string }>(
  records: ReadonlyMap<unknown, Record>,
  name: string,
): Record {
  const found = [...records.values()].find((record) => record.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

const worn: readonly string[] = slotTypes.filter((type) => !['avatar', 'coin', 'bait', 'hex'].includes(type))
const bySeniority = (a: ItemDefinition, b: ItemDefinition) =>
  b.reqXP - a.reqXP || (b.price.vgc ?? 0) - (a.price.vgc ?? 0) || (a.id < b.id ? -1 : 1)

/** What a hunter of that XP buys who buys the latest there is: one piece a slot, two accessories, one retainer; no coin, no hex. */
export function gearAt(xp: number, release: Release): readonly ItemDefinition[] {
  const sold = [...release.items.values()].filter((item) => isForSale(item) && item.reqXP <= xp).sort(bySeniority)
  const best = (type: string, count: number) => sold.filter((item) => item.type === type).slice(0, count)
  return [...worn.flatMap((type) => best(type, type === 'accessory' ? 2 : 1)), baitAt(xp, sold, release)]
}

/** The latest bait that is not made for one ground. */
function baitAt(xp: number, sold: readonly ItemDefinition[], release: Release): ItemDefinition {
  const special = new Set([...release.grounds.values()].flatMap((ground) => ground.specialBaitItemIds))
  const bait = sold.find((item) => item.type === 'bait' && !special.has(item.id))
  if (!bait) throw new Error(`no bait is sold at ${xp} XP`)
  return bait
}

function dressed(ground: GroundDefinition, items: readonly ItemDefinition[], release: Release): PlayerState {
  const setup: Record<string, Id[]> = {}
  for (const { id, type } of items) setup[type] = [...(setup[type] ?? []), id]
  const fresh = newPlayer(release).state
  return {
    ...fresh,
    groundId: ground.id,
    setups: fresh.setups.map((empty, index): Setup => (index === 0 ? setup : empty)),
    inventory: Object.fromEntries(items.map(({ id, type }) => [id, type === 'bait' ? 2 : 1])),
  }
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

/** Plays many first hunts of a player who is dressed so. The same call gives the same figures. */
export function simulate(
  ground: GroundDefinition,
  items: readonly ItemDefinition[],
  release: Release,
  hunts: number,
): Simulation {
  const state = dressed(ground, items, release)
  const bait = items.find((item) => item.type === 'bait')
  const met = new Map<string, { hunts: number; wins: number }>()
  let [xp, gold, won] = [0, 0, 0]
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`balance ${ground.name} ${index}`).digest('hex')
    const outcome = quickAttack(state, { mode: 'hunt', seed, now: 1_700_000_000_000, release, speed: 1 })
    if (!outcome.ok) throw new Error(outcome.message)
    const { enemyId, result, reward } = outcome.result
    const rarity = release.rarities.get(release.enemies.get(enemyId)?.rarityId ?? '')?.shortName ?? ''
    const win = result === 2 ? 1 : 0
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
