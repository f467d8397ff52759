import { enemyOf, releaseFor, releaseService } from '@sanguine/catalogue'
import { type Context, idSchema, parse } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import {
  activeItemOf,
  amountIn,
  bossesWithin,
  type CreatureStats,
  creatureStats,
  type DropOdds,
  type EnemyDefinition,
  type EnemyOdds,
  encounterChances,
  type HuntTotals,
  huntTotals,
  type ItemDefinition,
  ownedCount,
  type PlayerState,
  type RegionPhase,
  type Release,
  revealedBy,
  type Verdict,
  verdictOf,
} from '@sanguine/rules'
import { z } from 'zod'
import { groundRule } from '../../ground-rule'
import { requireVisibleGround } from '../../visible-ground'
import { encounterOddsService } from '../encounter-odds/encounter-odds.service'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** A creature that may appear, with the odds that the player has learnt so far. */
export interface CreatureOdds {
  readonly enemy: EnemyDefinition
  /** chance from 0 to 1 that a hunt attracts it */
  readonly chance: number
  /** number of hunts with the current bait after which a boss is certain to appear; null for other creatures */
  readonly huntsAtMost: number | null
  /** number of the player's wins over it */
  readonly timesBeaten: number
  readonly verdict: Verdict
  /** null until the player has beaten it `winsForNumbers` times */
  readonly fight: (Omit<EnemyOdds, 'drops'> & { readonly stats: CreatureStats }) | null
  /** null until the player has beaten it `winsForDrops` times */
  readonly drops: readonly DropOdds[] | null
  /** wins until more is shown; null if everything is */
  readonly winsToNext: number | null
}

/** The odds of the next hunt on a ground. */
export interface HuntOdds {
  /** the equipped bait; null if none is equipped, in which case no creature appears */
  readonly bait: ItemDefinition | null
  /** the likeliest first */
  readonly creatures: readonly CreatureOdds[]
  /** over all creatures; null if none appears */
  readonly totals: HuntTotals | null
  /**
   * end of the phase of the region's rule, after which the odds change, in milliseconds since the epoch; null for never
   */
  readonly turnsAt: number | null
}

/**
 * The odds of a hunt on a ground now with the player's current equipment, in the present phase of the region's rule.
 * For players. Throws `notFound` for a ground that is not visible.
 */
export async function readHuntOdds(context: Context, input: { readonly huntingGroundId: string }): Promise<HuntOdds> {
  const { huntingGroundId } = parse(inputSchema, input)
  const player = await readPlayer(context)
  const { state } = player
  const release = releaseFor(context)
  requireVisibleGround(huntingGroundId, state, release)
  const rule = groundRule(context, huntingGroundId, state)
  const phase = rule?.phase ?? null
  const enemies = await readEnemyOdds(context, huntingGroundId, player, phase)
  const bosses = bossesWithin(huntingGroundId, state, release)
  const creatures = enemies
    .toSorted((a, b) => b.attraction - a.attraction)
    .map((odds) => creatureOdds(odds, bosses.get(odds.enemyId) ?? null, { state, release, phase }))
  const bait = activeItemOf('bait', state, release)
  return { bait, creatures, totals: huntTotals(enemies), turnsAt: rule?.turnsAt ?? null }
}

async function readEnemyOdds(
  { app, signal }: Context,
  groundId: string,
  player: Player,
  phase: RegionPhase | null,
): Promise<readonly EnemyOdds[]> {
  const release = app.get(releaseService).current()
  const chances = encounterChances(groundId, player.state, release, phase) ?? new Map<string, number>()
  const encounters = app.get(encounterOddsService)
  const odds = [...chances].flatMap(([enemyId, attraction]) => {
    const enemy = release.enemies.get(enemyId)
    return enemy
      ? [encounters.read(enemy, player, phase, signal).then((encounter) => ({ ...encounter, attraction }))]
      : []
  })
  return Promise.all(odds)
}

interface Circumstances {
  readonly state: PlayerState
  readonly release: Release
  readonly phase: RegionPhase | null
}

function creatureOdds(
  { drops, ...fight }: EnemyOdds,
  huntsAtMost: number | null,
  { state, release, phase }: Circumstances,
): CreatureOdds {
  const enemy = enemyOf(release, fight.enemyId)
  const timesBeaten = amountIn(state.hunted, fight.enemyId)
  const revealed = revealedBy(timesBeaten)
  const isShown = ({ itemId, chance }: DropOdds) =>
    chance > 0 && (release.items.get(itemId)?.isVisible || ownedCount(state, itemId) > 0)
  return {
    enemy,
    chance: fight.attraction,
    huntsAtMost,
    timesBeaten,
    verdict: verdictOf(fight),
    fight: revealed.numbers ? { ...fight, stats: creatureStats(enemy, release, phase) } : null,
    drops: revealed.drops ? drops.filter(isShown).toSorted((a, b) => b.chance - a.chance) : null,
    winsToNext: revealed.winsToNext,
  }
}
