import { viewEnemy, viewReward } from '@sanguine/catalogue'
import { viewGround } from '@sanguine/players'
import { amountIn, objectivesByRarity, type PlayerState, type Release } from '@sanguine/rules'
import type { Mission } from '@sanguine/schema'

const none: Mission = {
  status: 'none',
  huntingGround: null,
  startsAt: null,
  endsAt: null,
  objectives: [],
  reward: null,
}

/** The mission of the window that `now` lies in, with today's names and pictures. */
export function viewMission(release: Release, { mission, hunted }: PlayerState, now: number): Mission {
  if (!mission || now >= mission.endsAt) return none
  return {
    status: mission.completedAt === 0 ? 'running' : 'completed',
    huntingGround: viewGround(release, mission.groundId),
    startsAt: mission.startsAt,
    endsAt: mission.endsAt,
    objectives: objectivesByRarity(mission, release).map(({ enemyId, caught, goal }) => ({
      enemy: viewEnemy(release, enemyId),
      playerTimesHunted: amountIn(hunted, enemyId),
      caught,
      goal,
    })),
    reward: viewReward(release, mission.reward),
  }
}
