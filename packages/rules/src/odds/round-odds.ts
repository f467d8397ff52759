import { procMoments } from '../fight/proc-names'
import { type Mode, withGained, withStun } from './mode'
import type { Move, SideIndex } from './plane'
import { evasionChance, procOdds } from './proc-odds'
import type { Scene } from './scene'
import { foeOf, type Table } from './table'
import { Ways } from './ways'

const sides: readonly SideIndex[] = [0, 1]

/** The same as `playNextRound` of the fight, for all ways at once. */
export function roundOdds(table: Table, scene: Scene, round: number): void {
  if (round === 1) for (const side of sides) procOdds(table, scene, side, procMoments.combatStart)
  for (const side of sides) procOdds(table, scene, side, procMoments.roundStart)
  for (const side of sides) turn(table, scene, side, round)
  for (const side of sides) procOdds(table, scene, side, procMoments.roundEnd)
}

function turn(table: Table, scene: Scene, side: SideIndex, round: number): void {
  const target = foeOf(side)
  const evaded = evasionChance(table, target, procMoments.attacked)
  const [after, missed, landing] = [new Ways(), new Ways(), new Ways()]
  for (const { mode, plane } of scene.ways(side).each()) {
    const used = withoutEvasion(mode, target)
    if (mode.isStunned[side]) after.put(withStun(mode, side, false), plane)
    else if (used) missed.put(used, plane)
    else {
      missed.put(mode, plane, evaded)
      landing.put(mode, plane, 1 - evaded)
    }
  }
  const landed = scene.within(side, landing, () => {
    procOdds(table, scene, target, procMoments.attacked)
    baseAttack(table, scene, side, round)
  })
  for (const group of missed.putAll(landed).groups(({ retainers }) => retainers[side].join()))
    after.putAll(scene.within(side, group, () => retainersAttack(table, scene, side)))
  scene.set(side, after)
}

/** The mode without the side's oldest evasion; null where it gained none. */
function withoutEvasion(mode: Mode, side: SideIndex): Mode | null {
  const index = mode.gained[side].findIndex(({ isEvasion }) => isEvasion)
  return index < 0 ? null : withGained(mode, side, mode.gained[side].toSpliced(index, 1))
}

/** An attack that lands; what of it deals 0 hits nobody. */
interface Strike {
  harmless(mode: Mode): number
  losses(mode: Mode): readonly Move[]
  /** what fires when it has landed */
  fire?(): void
}

function strike(table: Table, scene: Scene, side: SideIndex, { harmless, losses, fire = () => {} }: Strike): void {
  const target = foeOf(side)
  const [idle, hurting] = [new Ways(), new Ways()]
  for (const { mode, plane } of scene.ways(side).each()) {
    const part = harmless(mode)
    idle.put(mode, plane, part)
    hurting.put(mode, plane, 1 - part)
  }
  const unharmed = scene.within(side, idle, fire)
  const hit = scene.within(side, hurting, () => {
    scene.move(target, 1, losses)
    fire()
    procOdds(table, scene, target, procMoments.hit)
  })
  scene.set(side, unharmed.putAll(hit))
}

/** How likely a range of whole numbers gives 0. */
const chanceOfNothing = (from: number, to: number): number => (from > 0 ? 0 : 1 / (to + 1))

function baseAttack(table: Table, scene: Scene, side: SideIndex, round: number): void {
  const { damageFrom, damageTo } = table.fighters[side]
  const strengthIn = (mode: Mode) => mode.gained[side].reduce((sum, gain) => sum + gain.strength, 0)
  strike(table, scene, side, {
    harmless: (mode) => chanceOfNothing(damageFrom + strengthIn(mode), damageTo + strengthIn(mode)),
    losses: (mode) => table.blows(side, strengthIn(mode), round),
    fire: () => procOdds(table, scene, side, procMoments.attack),
  })
}

/** Those who were there when the turn began, one after the other; the same in all of these ways. */
function retainersAttack(table: Table, scene: Scene, side: SideIndex): void {
  const [first] = scene.ways(side).each()
  for (const place of first?.mode.retainers[side] ?? []) {
    const { damageFrom = 0, damageTo = 0 } = table.fighters[side].retainers[place] ?? {}
    if (damageTo === 0) continue
    strike(table, scene, side, {
      harmless: () => chanceOfNothing(damageFrom, damageTo),
      losses: () => table.losses(foeOf(side), Math.max(1, damageFrom), damageTo),
    })
  }
}
