import { type ItemDefinition, type PlayerState, playerStat, type Release, type StatLine } from '@sanguine/rules'

/** What a hunter is made of, to which a piece of gear adds. */
export interface Standing {
  readonly damage: number
  readonly health: number
}

const mean = ({ from, to }: { readonly from: number; readonly to: number }): number => (from + to) / 2

export function standingOf(state: PlayerState, release: Release): Standing {
  return { damage: mean(playerStat('damage', state, release)), health: mean(playerStat('health', state, release)) }
}

/** What stats are worth beside damage, as a player would judge them: one of each as a part of the whole hunter. */
const byName: Readonly<Record<string, number>> = {
  critchance: 0.008,
  lootchance: 0.003,
  timewalker: 0.001,
  coffincharges: 0.04,
  dominate: 0.12,
  curator: 0.06,
  cloning: 0.01,
}

/** What an effect is worth that always fires and does as much as a blow, or as much good as the hunter has health. */
const byEffect: Readonly<Record<string, number>> = { damage: 0.8, leech: 1, healing: 0.6, strength: 1.5 }
const otherEffect = 0.3

function lineWorth(line: StatLine, { damage, health }: Standing, release: Release): number {
  if (line.stat === 'damage') return mean(line) / damage
  if (line.stat === 'health') return (0.8 * mean(line)) / health
  if (!line.procPercent) return Math.abs(mean(line)) * (byName[line.stat] ?? 0)
  const effect = release.stats.get(line.stat)?.proc?.procType ?? ''
  const strength = mean(line) / (effect === 'healing' ? health : damage)
  return (line.procPercent / 100) * (byEffect[effect] ? byEffect[effect] * strength : otherEffect)
}

/** How much stronger a hunter is with this on, as a part of what they are. */
export const worthOf = (item: ItemDefinition, standing: Standing, release: Release): number =>
  item.stats.reduce((sum, line) => sum + lineWorth(line, standing, release), 0)
