import { enemyOf, releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, parse } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import {
  amountIn,
  bossesWithin,
  type CreatureStats,
  creatureStats,
  type EnemyDefinition,
  encounterChances,
  enemiesOn,
  rarityIndex,
  revealedBy,
} from '@sanguine/rules'
import { z } from 'zod'
import { groundRule } from '../../ground-rule'
import { requireVisibleGround } from '../../visible-ground'
import { huntTotalsService } from '../counts/hunt-totals'

const inputSchema = z.object({ huntingGroundId: idSchema })

/** A creature of a hunting ground, and how often it was beaten. */
export interface HuntedEnemy {
  readonly enemy: EnemyDefinition
  readonly playerTimesHunted: number
  /** by all players; a few seconds old at most, and never less than the player's own */
  readonly globalTimesHunted: number
  /**
   * chance from 0 to 1, with the current bait and hex and in the present phase of the region's rule; null without bait
   */
  readonly chance: number | null
  /** number of hunts with the current bait after which a boss is certain to appear; null for other creatures */
  readonly huntsAtMost: number | null
  /** null until the player has beaten it `winsForNumbers` times */
  readonly stats: CreatureStats | null
}

/** The creatures of a hunting ground with any bait, most common first. For players. Throws `notFound` for a ground that is not visible. */
export async function listEnemies(
  context: Context,
  input: { readonly huntingGroundId: string },
): Promise<HuntedEnemy[]> {
  const { huntingGroundId } = parse(inputSchema, input)
  const { state } = await readPlayer(context)
  const release = releaseFor(context)
  requireVisibleGround(huntingGroundId, state, release)
  const totals = await context.app.get(huntTotalsService)()
  const phase = groundRule(context, huntingGroundId, state)?.phase ?? null
  const chances = encounterChances(huntingGroundId, state, release, phase)
  const bosses = bossesWithin(huntingGroundId, state, release)
  return enemiesOn(huntingGroundId, release)
    .toSorted((a, b) => rarityIndex(a, release) - rarityIndex(b, release))
    .map((enemyId) => {
      const playerTimesHunted = amountIn(state.hunted, enemyId)
      const enemy = enemyOf(release, enemyId)
      return {
        enemy,
        playerTimesHunted,
        globalTimesHunted: Math.max(playerTimesHunted, amountIn(totals, enemyId)),
        chance: chances && (chances.get(enemyId) ?? 0),
        huntsAtMost: bosses.get(enemyId) ?? null,
        stats: revealedBy(playerTimesHunted).numbers ? creatureStats(enemy, release, phase) : null,
      }
    })
}
