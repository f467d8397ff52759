import { missionStreakFactor, missionStreakStep } from '../constants'
import type { Combat } from '../fight/combat'
import { gainXp } from '../progress/ranks'
import type { Id, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import type { PlayerDraft } from '../state/player-draft'
import type { JournalReward, Mission, MissionStreak, PlayerState } from '../state/player-state'
import { runningMission } from './missions'

/** Whether beating the creature counts for the mission that runs at this time. Such a hunt is `questing`. */
export const isObjective = (state: PlayerState, enemyId: Id, at: number): boolean =>
  runningMission(state, at)?.objectives.some(
    (objective) => objective.enemyId === enemyId && objective.caught < objective.goal,
  ) ?? false

/**
 * The time at which `advanceMission` is due, in milliseconds since the epoch: the end of the mission, 0 without one. Null
 * while a fight is open that would count for the mission if it is won.
 */
export function missionDueAt({ combat, mission }: Pick<PlayerState, 'combat' | 'mission'>): number | null {
  const isFightOpen = combat?.result === 'ongoing' && combat.modifiers.includes('questing')
  return isFightOpen ? null : (mission?.endsAt ?? 0)
}

/**
 * Counts a win for the mission that ran when the hunt began, even if the fight ends after the window. The last
 * objective gives the reward.
 */
export function countForMission(draft: PlayerDraft, combat: Combat, release: Release): void {
  const mission = runningMission(draft.state, combat.startedAt)
  if (!combat.modifiers.includes('questing') || !mission) return
  const objectives = mission.objectives.map((objective) =>
    objective.enemyId === combat.enemyId
      ? { ...objective, caught: Math.min(objective.goal, objective.caught + 1) }
      : objective,
  )
  const isMet = objectives.every(({ caught, goal }) => caught === goal)
  const counted: Mission = { ...mission, objectives, completedAt: isMet ? combat.playedAt : 0 }
  if (isMet) complete(draft, counted, release)
  else draft.set({ mission: counted })
}

/** The number of missions until one pays twice; 1 if the next one does. */
export const missionsToBonus = ({ missionStreak }: PlayerState): number =>
  missionStreakStep - ((missionStreak?.count ?? 0) % missionStreakStep)

/** The reward of a mission. Its coins and its item double if it completes a full step of the streak. */
export function missionReward({ reward, completedAt }: Mission, state: PlayerState): JournalReward {
  if (completedAt > 0 || missionsToBonus(state) > 1) return reward
  const currencies = Object.entries(reward.currencies).map(([currency, value]) => [
    currency,
    value * missionStreakFactor,
  ])
  const items = reward.items.map(({ itemId, amount }) => ({ itemId, amount: amount * missionStreakFactor }))
  return { xp: reward.xp, currencies: Object.fromEntries(currencies), items }
}

function nextStreak({ missionStreak }: PlayerState, { startsAt }: Mission): MissionStreak {
  const count = (missionStreak?.count ?? 0) + 1
  return { count, longest: Math.max(count, missionStreak?.longest ?? 0), lastAt: startsAt }
}

/**
 * Completes a mission. The player gets one piece of a unique item, and none if one is already owned. The journal shows
 * only what arrived.
 */
function complete(draft: PlayerDraft, mission: Mission, release: Release): void {
  const reward = missionReward({ ...mission, completedAt: 0 }, draft.state)
  const { xp, currencies } = reward
  const items = reward.items.flatMap(({ itemId, amount }) => {
    const item = release.items.get(itemId)
    if (!item || isUniqueOwned(draft.state, item)) return []
    return [{ itemId, amount: item.isUnique ? 1 : amount }]
  })
  const completed: Mission = { ...mission, reward: { xp, currencies, items } }
  draft.set({ mission: completed, missionStreak: nextStreak(draft.state, mission) }).purse(currencies, 1, 'mission')
  for (const { itemId, amount } of items) draft.item(itemId, amount, 'mission')
  draft.write({ type: 'mission', mission: completed })
  gainXp(draft, xp, release)
}
