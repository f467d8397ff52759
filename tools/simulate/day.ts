import type { CombatResult, LedgerLine } from '@sanguine/rules'

/** The sources and uses of gold. */
export const goldReasons = ['hunts', 'missions', 'sales', 'bait', 'gear', 'travel', 'lost'] as const

export type GoldReason = (typeof goldReasons)[number]

/** The results of a player's day, and the player's state at its end. */
export interface Day {
  hunts: number
  autoHunts: number
  wins: number
  draws: number
  losses: number
  missions: number
  /** pieces of anything won */
  loot: number
  /** by what it was for; what goes out is negative */
  readonly gold: Record<GoldReason, number>
  xp: number
  /** place among the ranks, 0 for the lowest */
  rank: number
  purse: number
  /** place of the ground that the player hunts on among all, 0 for the easiest */
  ground: number
  /** bosses that came so far, auto-hunts included, and how many of them were beaten */
  bossesMet: number
  bossesBeaten: number
}

export const emptyDay = (): Day => ({
  hunts: 0,
  autoHunts: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  missions: 0,
  loot: 0,
  gold: { hunts: 0, missions: 0, sales: 0, bait: 0, gear: 0, travel: 0, lost: 0 },
  xp: 0,
  rank: 0,
  purse: 0,
  ground: 0,
  bossesMet: 0,
  bossesBeaten: 0,
})

const reasons: Readonly<Partial<Record<LedgerLine['reason'], GoldReason>>> = {
  reward: 'hunts',
  refund: 'hunts',
  mission: 'missions',
  sale: 'sales',
  purchase: 'gear',
  craft: 'gear',
  travel: 'travel',
}

/** Counts a change into the day; `isBait` tells purchases of bait from those of gear. */
export function countLines(day: Day, lines: readonly LedgerLine[], isBait: boolean): void {
  for (const { kind, what, delta, reason } of lines) {
    if (kind === 'item' && reason === 'loot') day.loot += delta
    if (kind === 'item' && reason === 'mission') day.loot += delta
    if (kind !== 'currency' || what !== 'vgc') continue
    const known = reason === 'theft' ? (delta > 0 ? 'hunts' : 'lost') : reasons[reason]
    const goldReason = known === 'gear' && isBait ? 'bait' : known
    if (goldReason) day.gold[goldReason] += delta
  }
}

export function countResult(day: Day, result: CombatResult, isAuto: boolean): void {
  day.hunts += 1
  if (isAuto) day.autoHunts += 1
  if (result === 'draw') day.draws += 1
  if (result === 'win') day.wins += 1
  if (result === 'loss') day.losses += 1
}
