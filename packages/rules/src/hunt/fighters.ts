import { goldCurrency } from '../constants'
import { type StatRange, sumOf } from '../equipment/player-stats'
import { activeItems, type Outfit, outfitOf } from '../equipment/slots'
import { baseStats, statNames } from '../equipment/stat-names'
import type { Fighter, Proc, Retainer } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { EnemyDefinition, ItemDefinition, Release, StatLine } from '../release/release'
import { amountIn, coinsOf } from '../state/amounts'
import type { PlayerState } from '../state/player-state'

/** Damage, health and strengths are whole and never negative, regardless of content; `to` is never below `from`. */
function wholeRange({ from, to }: StatRange): StatRange {
  const low = Math.max(0, Math.floor(from))
  return { from: low, to: Math.max(low, Math.floor(to)) }
}

function rollWhole(range: StatRange, rolls: Rolls): number {
  const { from, to } = wholeRange(range)
  return rolls.int(from, to)
}

/** A percentage keeps its decimals: rolled evenly between `from` and `to`, limited to 0–100. */
function rollPercent({ from, to }: StatRange, rolls: Rolls): number {
  return Math.min(100, Math.max(0, from + rolls.next() * Math.max(0, to - from)))
}

function retainerOf(item: ItemDefinition): Retainer {
  const { from, to } = wholeRange(sumOf(statNames.damage, item.stats))
  return { itemId: item.id, name: item.name, damageFrom: from, damageTo: to, creatureTypeId: item.creatureTypeId }
}

const retainersOf = (items: readonly ItemDefinition[]): readonly Retainer[] =>
  items.filter((item) => item.type === 'retainer').map(retainerOf)

function procsOf(lines: readonly StatLine[], release: Release): readonly Proc[] {
  return lines.flatMap((line): readonly Proc[] => {
    const definition = release.stats.get(line.stat)
    if (!definition?.proc || !line.procPercent) return []
    const { procType, procEvent, damageType, affectedCreatureTypeId } = definition.proc
    return [
      {
        stat: line.stat,
        name: definition.name,
        imageId: definition.imageId,
        type: procType,
        moment: procEvent,
        damageType,
        creatureTypeId: affectedCreatureTypeId,
        ...wholeRange(line),
        percent: line.procPercent,
      },
    ]
  })
}

interface Body {
  readonly name: string
  readonly isPlayer: boolean
  readonly lines: readonly StatLine[]
  readonly items: readonly ItemDefinition[]
  readonly base: Readonly<Record<string, StatRange>>
  readonly creatureTypeId: string | null
  readonly gold: number
}

/** The ranges from which a fighter's numbers are rolled when a combat starts. */
export interface FighterRanges {
  /** whole, at least 1 */
  readonly health: StatRange
  /** as in content; the rolled value is limited to 0–100 */
  readonly critChance: StatRange
}

function rangesOf({ lines, base }: Body): FighterRanges {
  const total = (stat: string) => sumOf(stat, lines, base[stat])
  const { from, to } = wholeRange(total(statNames.health))
  return { health: { from: Math.max(1, from), to: Math.max(1, to) }, critChance: total(statNames.critChance) }
}

/** Rolls in a fixed order: health, then the critical chance. Damage is rolled again with every attack. */
function snapshot(body: Body, release: Release, rolls: Rolls): Fighter {
  const total = (stat: string) => sumOf(stat, body.lines, body.base[stat])
  const maxHealth = Math.max(1, rollWhole(total(statNames.health), rolls))
  const critChance = rollPercent(total(statNames.critChance), rolls)
  const damage = wholeRange(total(statNames.damage))
  return {
    name: body.name,
    isPlayer: body.isPlayer,
    maxHealth,
    damageFrom: damage.from,
    damageTo: damage.to,
    critChance,
    retainers: retainersOf(body.items),
    procs: procsOf(body.lines, release),
    gold: body.gold,
    creatureTypeId: body.creatureTypeId,
  }
}

const hunterBody = (
  state: PlayerState,
  name: string,
  release: Release,
  outfit: Outfit = outfitOf(state, release),
): Body => ({
  name,
  isPlayer: true,
  lines: outfit.lines,
  items: activeItems(state, release, outfit),
  base: baseStats,
  creatureTypeId: null,
  gold: coinsOf(state, goldCurrency),
})

/** Its own stats and those of its equipment; its retainers are equipment too. */
function creatureBody(enemy: EnemyDefinition, release: Release): Body {
  const items = enemy.equipment.flatMap((itemId) => release.items.get(itemId) ?? [])
  const worn = items.flatMap((item) =>
    item.stats.filter((line) => !(item.type === 'retainer' && line.stat === statNames.damage)),
  )
  return {
    name: enemy.name,
    isPlayer: false,
    lines: [...enemy.stats, ...worn],
    items,
    base: {},
    creatureTypeId: enemy.enemyTypeId,
    gold: amountIn(enemy.reward, goldCurrency),
  }
}

/** The player as a fighter, with the numbers of this combat rolled. */
export const snapshotHunter = (
  state: PlayerState,
  name: string,
  release: Release,
  rolls: Rolls,
  outfit?: Outfit,
): Fighter => snapshot(hunterBody(state, name, release, outfit), release, rolls)

/** The creature as a fighter, with the numbers of this combat rolled. */
export const snapshotCreature = (enemy: EnemyDefinition, release: Release, rolls: Rolls): Fighter =>
  snapshot(creatureBody(enemy, release), release, rolls)

export const hunterRanges = (state: PlayerState, release: Release, outfit?: Outfit): FighterRanges =>
  rangesOf(hunterBody(state, '', release, outfit))

export const creatureRanges = (enemy: EnemyDefinition, release: Release): FighterRanges =>
  rangesOf(creatureBody(enemy, release))
