import type { ScheduledEffect } from '@sanguine/players'
import { notificationsDueAt, notify } from '@sanguine/rules'

/** Notifies what has happened to a player who wants to know it, whether the player is online or not. */
export const notificationEffect: ScheduledEffect = {
  name: 'notifications',
  runsWhileOffline: true,
  place: 'last',
  dueAt: notificationsDueAt,
  rule: ({ state, now, speed, release }, { mayPlay }) => notify(state, { now, speed, release, mayPlay }),
}
