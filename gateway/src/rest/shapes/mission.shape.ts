import type { Release } from '@sanguine/rules'
import type { Mission } from '@sanguine/schema'
import { z } from 'zod'
import { rewardShape, wireReward } from './item.shape'
import { preyShape, wirePrey } from './prey.shape'
import { deadlineSeconds, nowSeconds } from './seconds'

export const missionShape = z.object({
  startTimstamp: z
    .int()
    .describe('Unix seconds; between missions when the next one begins, 0 while that is not known.'),
  endTimestamp: z.int().describe('Unix seconds; between missions the same as `startTimstamp`.'),
  objectives: z
    .array(z.object({ enemy: preyShape, playerTimesHunted: z.int(), caught: z.int(), goal: z.int() }))
    .describe('From common to boss; empty between missions.'),
  reward: rewardShape.describe('What comes with the last objective.'),
})

/** The mission, or between missions the time of the next one, which is what clients then show. */
export function wireMission(release: Release, mission: Mission): z.input<typeof missionShape> {
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
    objectives: objectives.map(({ enemy, ...counts }) => ({ enemy: wirePrey(enemy), ...counts })),
    reward: wireReward(release, reward),
  }
}
