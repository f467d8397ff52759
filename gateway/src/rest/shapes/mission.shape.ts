import type { Release } from '@sanguine/rules'
import type { Mission } from '@sanguine/schema'
import { z } from 'zod'
import { enemyShape, toWireEnemy } from './enemy.shape'
import { rewardShape, toWireReward } from './item.shape'
import { deadlineSeconds, nowSeconds } from './seconds'

export const missionShape = z
  .object({
    startTimstamp: z
      .int()
      .describe('Unix seconds; between missions when the next one begins, 0 while that is not known.'),
    endTimestamp: z.int().describe('Unix seconds; between missions the same as `startTimstamp`.'),
    objectives: z
      .array(
        z
          .object({
            enemy: enemyShape,
            playerTimesHunted: z.int().min(0),
            caught: z.int().min(0),
            goal: z.int().min(1),
          })
          .meta({ id: 'MissionObjective', description: 'A creature to hunt, and how often.' }),
      )
      .describe('From common to boss; empty between missions.'),
    reward: rewardShape.describe('The reward for the last objective.'),
  })
  .meta({ id: 'Mission', description: 'The current mission, or when the next one begins.' })

/** The mission, or between missions the time of the next one, which is what clients then show. */
export function toWireMission(release: Release, mission: Mission): z.input<typeof missionShape> {
  const { status, objectives, reward } = mission
  const endTimestamp = deadlineSeconds(mission.endsAt ?? 0)
  if (status !== 'running' || !reward)
    return {
      startTimstamp: endTimestamp,
      endTimestamp,
      objectives: [],
      reward: { xp: 0, currencies: [], items: [] },
    }
  return {
    startTimstamp: nowSeconds(mission.startsAt ?? 0),
    endTimestamp,
    objectives: objectives.map(({ enemy, ...counts }) => ({ enemy: toWireEnemy(enemy), ...counts })),
    reward: toWireReward(release, reward),
  }
}
