import type { App } from '@sanguine/kernel'
import type { ScheduledEffect } from '@sanguine/players'
import { advanceMission, isMissionFightOpen } from '@sanguine/rules'
import { readForcedGround } from './forced-ground'

/**
 * A mission is drawn when a player is first seen in its window; who does not come gets none. The one before it stays for
 * the end of a fight that was begun for it.
 */
export const missionEffect = (app: App): ScheduledEffect => ({
  name: 'mission',
  runsWhileOffline: false,
  dueAt: (state) => (isMissionFightOpen(state) ? null : (state.mission?.endsAt ?? 0)),
  rule: ({ state, now, speed, seed, release }) =>
    advanceMission(state, { now, speed, seed, release, forcedGroundId: readForcedGround(app, release) }),
})
