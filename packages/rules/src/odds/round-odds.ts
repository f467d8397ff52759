import { criticalFactor } from '../constants'
import { procMoments } from '../fight/proc-names'
import { crazedDamage } from '../fight/round'
import { type Mode, withGained, withStun } from './mode'
import type { SideIndex } from './plane'
import { evasionChance, procOdds } from './proc-odds'
import { evenly, spreadOf, type Weighted } from './spread'
import { foeOf, type Table, type Way, Ways } from './table'

const sides: readonly SideIndex[] = [0, 1]

/** The same as `playNextRound` of the fight, for all ways at once. */
export function roundOdds(table: Table, ways: Ways, round: number): Ways {
  let after = ways
  if (round === 1) for (const side of sides) after = procOdds(table, after, side, procMoments.combatStart)
  for (const side of sides) after = procOdds(table, after, side, procMoments.roundStart)
  for (const side of sides) after = after.flatMap((way) => turn(table, way, side, round))
  for (const side of sides) after = procOdds(table, after, side, procMoments.roundEnd)
  return after
}

function turn(table: Table, { mode, plane }: Way, side: SideIndex, round: number): Ways {
  if (mode.isStunned[side]) return new Ways().put(withStun(mode, side, false), plane)
  return baseAttack(table, { mode, plane }, side, round).flatMap((way) => retainersAttack(table, way, side))
}

/** Splits an attack into what misses, what lands without harm (nobody is hit) and what hurts. */
function baseAttack(table: Table, { mode, plane }: Way, side: SideIndex, round: number): Ways {
  const target = foeOf(side)
  const { isGained, mode: used } = withoutEvasion(mode, target)
  if (isGained) return new Ways().put(used, plane)
  const evaded = evasionChance(table, target, procMoments.attacked)
  const missed = evaded > 0 ? new Ways().put(mode, plane, evaded) : new Ways()
  const landing = procOdds(table, new Ways().put(mode, plane, 1 - evaded), target, procMoments.attacked)
  return table.worthwhile(
    missed.putAll(landing.flatMap((way) => strike(table, way, side, damagesOf(table, way.mode, side, round)))),
  )
}

function withoutEvasion(mode: Mode, side: SideIndex): { readonly isGained: boolean; readonly mode: Mode } {
  const index = mode.gained[side].findIndex(({ isEvasion }) => isEvasion)
  if (index < 0) return { isGained: false, mode }
  return { isGained: true, mode: withGained(mode, side, mode.gained[side].toSpliced(index, 1)) }
}

interface Damages {
  readonly key: string
  values(): readonly Weighted[]
}

function damagesOf(table: Table, mode: Mode, side: SideIndex, round: number): Damages {
  const { damageFrom, damageTo } = table.fighters[side]
  const critical = table.critChances[side] / 100
  const strength = mode.gained[side].reduce((sum, gain) => sum + gain.strength, 0)
  return {
    key: `${side}|base|${strength}|${table.isCrazed ? round : 0}`,
    values: () =>
      evenly(damageFrom, damageTo).flatMap(([rolled, chance]): Weighted[] => {
        const damage = crazedDamage(rolled + strength, round, table.isCrazed)
        return [
          [damage, chance * (1 - critical)],
          [damage * criticalFactor, chance * critical],
        ]
      }),
  }
}

function strike(table: Table, { mode, plane }: Way, side: SideIndex, { key, values }: Damages): Ways {
  const target = foeOf(side)
  const attack = (ways: Ways) => procOdds(table, ways, side, procMoments.attack)
  const nothing = harmless(table, side, mode)
  const after = nothing > 0 ? attack(new Ways().put(mode, plane, nothing)) : new Ways()
  if (nothing === 1) return after
  const spread = table.kept(key, () => spreadOf(hurting(values()), table.units[target]))
  const hit = table.hurt(new Ways().put(mode, plane, 1 - nothing), target, spread)
  return after.putAll(procOdds(table, attack(hit), target, procMoments.hit))
}

/** The chance that a base attack that lands deals 0. */
function harmless(table: Table, side: SideIndex, mode: Mode): number {
  const { damageFrom, damageTo } = table.fighters[side]
  const isStrong = mode.gained[side].some(({ strength }) => strength > 0)
  return damageFrom > 0 || isStrong ? 0 : 1 / (damageTo - damageFrom + 1)
}

/** The values above 0, as likely as they are when 0 does not come. */
function hurting(values: readonly Weighted[]): readonly Weighted[] {
  const above = values.filter(([value]) => value > 0)
  const total = above.reduce((sum, [, chance]) => sum + chance, 0)
  return above.map(([value, chance]): Weighted => [value, chance / total])
}

/** Those who were there when the turn began, one after the other. */
function retainersAttack(table: Table, { mode, plane }: Way, side: SideIndex): Ways {
  const target = foeOf(side)
  let ways = new Ways().put(mode, plane)
  for (const place of mode.retainers[side]) {
    const retainer = table.fighters[side].retainers[place]
    if (!retainer || retainer.damageTo === 0) continue
    const { damageFrom, damageTo } = retainer
    const nothing = damageFrom > 0 ? 0 : 1 / (damageTo + 1)
    const idle = nothing > 0 ? new Ways().putAll(ways, nothing) : new Ways()
    const spread = table.spread(target, Math.max(1, damageFrom), damageTo)
    const hit = table.hurt(new Ways().putAll(ways, 1 - nothing), target, spread)
    ways = idle.putAll(procOdds(table, hit, target, procMoments.hit))
  }
  return ways
}
