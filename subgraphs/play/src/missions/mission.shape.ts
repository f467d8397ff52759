import { enemyOf } from '@sanguine/catalogue'
import { enemyShape, rewardShape, toWireEnemy, toWireReward } from '@sanguine/catalogue/rest'
import { deadlineSeconds, nowSeconds } from '@sanguine/kernel/rest'
import { amountIn, missionReward, objectivesByRarity, type Release } from '@sanguine/rules'
import type { MissionObject } from '@sanguine/schema'
import { z } from 'zod'

export const missionShape = z
  .object({
    startTimstamp: z
      .int()
      .describe(
        'The start of the mission, in whole Unix seconds. Between missions, the start of the next one; 0 if unknown.',
      ),
    endTimestamp: z
      .int()
      .describe('The end of the mission, in whole Unix seconds; the same as `startTimstamp` between missions.'),
    objectives: z
      .array(
        z
          .object({
            enemy: enemyShape,
            playerTimesHunted: z.int().min(0),
            caught: z.int().min(0),
            goal: z.int().min(1),
          })
          .meta({ id: 'MissionObjective', description: 'An objective of a mission: a creature to hunt.' }),
      )
      .describe('The objectives, from common creatures to bosses; empty between missions.'),
    reward: rewardShape.describe('The reward for the last objective.'),
  })
  .meta({ id: 'Mission', description: 'The current mission, or the start of the next one.' })

/** The mission, or between missions the time of the next one, which clients then show. */
export function toWireMission(release: Release, current: MissionObject | null): z.input<typeof missionShape> {
  const endTimestamp = deadlineSeconds(current?.mission.endsAt ?? 0)
  if (current?.mission.completedAt !== 0)
    return {
      startTimstamp: endTimestamp,
      endTimestamp,
      objectives: [],
      reward: { xp: 0, currencies: [], items: [] },
    }
  const { mission, player } = current
  return {
    startTimstamp: nowSeconds(mission.startsAt),
    endTimestamp,
    objectives: objectivesByRarity(mission, release).map(({ enemyId, caught, goal }) => ({
      enemy: toWireEnemy(release, enemyOf(release, enemyId)),
      playerTimesHunted: amountIn(player.state.hunted, enemyId),
      caught,
      goal,
    })),
    reward: toWireReward(release, missionReward(mission, player.state)),
  }
}
