import type { App } from '@sanguine/kernel'
import type { ScheduledEffect } from '@sanguine/players'
import { advanceMission, missionDueAt } from '@sanguine/rules'
import { readForcedGround } from './forced-ground'

/**
 * Draws a mission at a player's first call in its window; a player without a call gets none. The previous mission stays
 * until the end of a fight that was begun for it.
 */
export const missionEffect = (app: App): ScheduledEffect => ({
  name: 'mission',
  runsWhileOffline: false,
  dueAt: missionDueAt,
  rule: ({ state, now, speed, seed, release }) =>
    advanceMission(state, { now, speed, seed, release, forcedGroundId: readForcedGround(app, release) }),
})
