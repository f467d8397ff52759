import type { SlotType } from '../equipment/slot-types'
import { slotCount } from '../equipment/slots'
import { type SlotItems, wearItems } from '../equipment/wear-items'
import { procMoments, procTypes } from '../fight/proc-names'
import { type Rolls, rollsBy } from '../random/rolls'
import type { Id, ItemDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { aWearer } from './a-player'
import { anEnemy, anItem, aRelease, aStat, aTable, line } from './a-release'

/** Rolls that depend only on the number. */
export function rollsOf(seed: number): Rolls {
  let state = seed * 2_654_435_761 + 1
  return rollsBy(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  })
}

const proc = (procType: string, procEvent: string) => ({
  procType,
  procEvent,
  damageType: null,
  affectedCreatureTypeId: null,
})

const procs = [
  aStat('bite', proc(procTypes.leech, procMoments.attack)),
  aStat('thorns', proc(procTypes.damage, procMoments.hit)),
  aStat('mist', proc(procTypes.evasion, procMoments.attacked)),
  aStat('call', proc(procTypes.summoning, procMoments.roundStart)),
]

/** An item with one to three random lines. */
function randomItem(id: string, slotType: SlotType, rolls: Rolls): ItemDefinition {
  const lines = {
    health: () => line('health', rolls.int(1, 30)),
    damage: () => line('damage', rolls.int(0, 4), rolls.int(4, 8)),
    critchance: () => line('critchance', rolls.int(1, 20)),
    timewalker: () => line('timewalker', -60),
    curator: () => line('curator', 1),
    dominate: () => line('dominate', rolls.int(1, 2)),
    xplosion: () => line('xplosion', rolls.int(1, 20)),
    proc: () => ({
      ...line(procs[rolls.int(0, procs.length - 1)]?.shortName ?? '', rolls.int(1, 4), 6),
      procPercent: rolls.int(5, 60),
    }),
  }
  const kinds = Object.keys(lines) as (keyof typeof lines)[]
  const count = rolls.int(1, 3)
  const first = slotType === 'retainer' ? [lines.damage()] : []
  const more = Array.from({ length: count }, () => lines[kinds[rolls.int(0, kinds.length - 1)] ?? 'health']())
  const stats = new Map([...first, ...more].map((each) => [each.stat, each]))
  return anItem(id, slotType, {
    stats: [...stats.values()],
    requiredXp: rolls.chance(10) ? 500 : 0,
    requiredSubscription: rolls.chance(10) ? 1 : 0,
  })
}

export interface Wardrobe {
  readonly state: PlayerState
  readonly release: Release
}

/** A player with random items of these types, some of them equipped, on a ground with two random creatures. */
export function aWardrobe(seed: number, itemsByType: Partial<Record<SlotType, number>>): Wardrobe {
  const rolls = rollsOf(seed)
  const types = Object.keys(itemsByType) as SlotType[]
  const items = types.flatMap((type) =>
    Array.from({ length: itemsByType[type] ?? 0 }, (_, index) => randomItem(`${type} ${index}`, type, rolls)),
  )
  const enemy = (id: string) =>
    anEnemy(id, {
      stats: [line('health', rolls.int(40, 160)), line('damage', rolls.int(5, 15), rolls.int(15, 30))],
      xp: rolls.int(5, 50),
    })
  const release = aRelease({
    items,
    stats: [...procs, aStat('xplosion')],
    enemies: [enemy('ghoul'), enemy('wolf')],
    tables: [aTable('moor', 0, ['ghoul', 0, 7000], ['wolf', 7000, 10_000])],
  })
  const inventory = Object.fromEntries(items.map(({ id }) => [id, rolls.chance(15) ? 2 : 1]))
  const bare = aWearer(release, { bait: ['mouse'] }, { inventory: { ...inventory, mouse: 10 } })
  const state = items.reduce((dressed, { id, type }) => {
    const slots = [{ slotType: type as SlotType, itemIds: [id] }]
    const worn = rolls.chance(50) ? wearItems(dressed, { slots, release, now: 0, speed: 1 }) : null
    return worn?.ok ? worn.state : dressed
  }, bare)
  return { state, release }
}

/** Every set of items that the player may equip in the slots of these types, in every order and with empty slots. */
export function everySetup({ state, release }: Wardrobe, types: readonly SlotType[]): readonly PlayerState[] {
  const choicesOf = (slotType: SlotType): readonly SlotItems[] => {
    const ids = [...release.items.values()].filter((item) => item.type === slotType && ownedCount(state, item.id) > 0)
    const lists = (length: number): readonly (readonly Id[])[] =>
      length === 0 ? [[]] : lists(length - 1).flatMap((list) => ids.map(({ id }) => [...list, id]))
    const sizes = Array.from({ length: slotCount(slotType, release) + 1 }, (_, size) => size)
    return sizes.flatMap((size) => lists(size).map((itemIds) => ({ slotType, itemIds })))
  }
  let all: readonly (readonly SlotItems[])[] = [[]]
  for (const type of types) all = all.flatMap((slots) => choicesOf(type).map((choice) => [...slots, choice]))
  return all.flatMap((slots) => {
    const worn = wearItems(state, { slots, release, now: 0, speed: 1 })
    return worn.ok ? [worn.state] : []
  })
}
