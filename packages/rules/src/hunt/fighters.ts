import { goldCurrency } from '../constants'
import { type StatRange, sumOf } from '../equipment/player-stats'
import { activeItems, type Outfit, outfitOf } from '../equipment/slots'
import { baseStats, statNames } from '../equipment/stat-names'
import type { Fighter, Proc, Retainer } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { EnemyDefinition, ItemDefinition, Release, StatLine } from '../release/release'
import { amountIn, coinsOf } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import type { FighterRanges } from './combat-draws'

/** Damage, health and strengths are whole and never negative, regardless of content; `to` is never below `from`. */
function wholeRange({ from, to }: StatRange): StatRange {
  const low = Math.max(0, Math.floor(from))
  return { from: low, to: Math.max(low, Math.floor(to)) }
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

/** The ranges of the rolls. A rolled health of 0 counts as 1, so its range may begin at 0. */
function rolledRangesOf({ lines, base }: Body): FighterRanges {
  const total = (stat: string) => sumOf(stat, lines, base[stat])
  return { health: wholeRange(total(statNames.health)), critChance: total(statNames.critChance) }
}

function rangesOf(body: Body): FighterRanges {
  const { health, critChance } = rolledRangesOf(body)
  return { health: { from: Math.max(1, health.from), to: Math.max(1, health.to) }, critChance }
}

/** Rolls in a fixed order: health, then the critical chance. Damage is rolled again with every attack. */
export const rollFighter = (
  { health, critChance }: FighterRanges,
  rolls: Rolls,
): Pick<Fighter, 'maxHealth' | 'critChance'> => ({
  maxHealth: Math.max(1, rolls.int(health.from, health.to)),
  critChance: rollPercent(critChance, rolls),
})

function snapshot(body: Body, release: Release, rolls: Rolls): Fighter {
  const { maxHealth, critChance } = rollFighter(rolledRangesOf(body), rolls)
  const damage = wholeRange(sumOf(statNames.damage, body.lines, body.base[statNames.damage]))
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

/** The ranges from which a new combat rolls the hunter's numbers. */
export const hunterRolledRanges = (state: PlayerState, release: Release, outfit: Outfit): FighterRanges =>
  rolledRangesOf(hunterBody(state, '', release, outfit))

/** The ranges from which a new combat rolls the creature's numbers. */
export const creatureRolledRanges = (enemy: EnemyDefinition, release: Release): FighterRanges =>
  rolledRangesOf(creatureBody(enemy, release))

export const hunterRanges = (state: PlayerState, release: Release, outfit?: Outfit): FighterRanges =>
  rangesOf(hunterBody(state, '', release, outfit))

export const creatureRanges = (enemy: EnemyDefinition, release: Release): FighterRanges =>
  rangesOf(creatureBody(enemy, release))
