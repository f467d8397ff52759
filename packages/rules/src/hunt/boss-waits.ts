import { tableWidth } from '../constants'
import { isBoss } from '../release/rarities'
import type { Id, Release } from '../release/release'
import { type BaitedGround, baitedWeights } from './baited-ground'
import type { EnemyWeight } from './hunting-table'

/**
 * The wait for each boss, by enemy id: the sum of its chances, in parts of `tableWidth`, in the hunts that it missed.
 * The hunt in which the sum would reach `tableWidth` attracts the boss. So no player waits for longer than the average.
 */
export type BossWaits = Readonly<Record<Id, number>>

/** A boss that a bait may attract. */
interface BossChance {
  readonly enemyId: Id
  /** part of `tableWidth`; whole and at least 1 */
  readonly share: number
}

function bossesAmong(weights: readonly EnemyWeight[], release: Release): readonly BossChance[] {
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return weights
    .filter(({ enemyId }) => {
      const enemy = release.enemies.get(enemyId)
      return enemy !== undefined && isBoss(enemy, release)
    })
    .map(({ enemyId, weight }) => ({ enemyId, share: Math.max(1, Math.round((weight * tableWidth) / total)) }))
}

/**
 * The boss among these enemies whose wait ends with the next hunt, or null. The first in the table wins.
 */
export function dueBoss(weights: readonly EnemyWeight[], release: Release, waits: BossWaits = {}): Id | null {
  const due = bossesAmong(weights, release).find(({ enemyId, share }) => (waits[enemyId] ?? 0) + share >= tableWidth)
  return due?.enemyId ?? null
}

const bossesAt = (hunt: BaitedGround, release: Release): readonly BossChance[] =>
  bossesAmong(baitedWeights(hunt, release), release)

export interface DecidedHunt extends BaitedGround {
  /** the enemy that came */
  readonly enemyId: Id
  /** whether a hex attracted it */
  readonly isHexed: boolean
}

/**
 * The waits after a hunt. They end for the boss that came and grow for the bosses that the bait could have attracted. A
 * hunt decided by a hex counts for none of them.
 */
export function waitsAfter(waits: BossWaits | undefined, hunt: DecidedHunt, release: Release): BossWaits | undefined {
  const missed = hunt.isHexed ? [] : bossesAt(hunt, release).filter(({ enemyId }) => enemyId !== hunt.enemyId)
  if (missed.length === 0 && waits?.[hunt.enemyId] === undefined) return waits
  const { [hunt.enemyId]: _over, ...others } = waits ?? {}
  const longer = missed.map(({ enemyId, share }) => [enemyId, (others[enemyId] ?? 0) + share] as const)
  return { ...others, ...Object.fromEntries(longer) }
}

/** The maximum number of hunts until a boss comes. */
interface BossHunts {
  /** if no other boss came in its place */
  readonly alone: number
  readonly latest: number
  /** after it has come once */
  readonly again: number
}

const huntsToEnd = ({ share }: BossChance, waited = 0): number => Math.max(1, Math.ceil((tableWidth - waited) / share))

/**
 * Each boss before it in the table comes first if both waits may be over: at its own time, or again after it has come.
 */
function huntsBehind(boss: BossChance, waited: number | undefined, before: readonly BossHunts[]): BossHunts {
  const alone = huntsToEnd(boss, waited)
  const latestWithin = (within: number): number => {
    const rivals = before.filter((rival) => (rival.alone <= within && rival.latest >= alone) || rival.again < within)
    const latest = alone + rivals.length
    return latest > within ? latestWithin(latest) : within
  }
  return { alone, latest: latestWithin(alone), again: huntsToEnd(boss) }
}

/** The maximum number of hunts until each boss of a ground comes, by enemy id, if all hunts use this bait. */
export function huntsToBosses(hunt: BaitedGround, release: Release, waits: BossWaits = {}): ReadonlyMap<Id, number> {
  const found = new Map<Id, BossHunts>()
  for (const boss of bossesAt(hunt, release))
    found.set(boss.enemyId, huntsBehind(boss, waits[boss.enemyId], [...found.values()]))
  return new Map([...found].map(([enemyId, { latest }]) => [enemyId, latest]))
}
