import type { App } from '@sanguine/kernel'
import type { ScheduledEffect } from '@sanguine/players'
import { autoHuntDueAt, autoHuntLookDueAt, lookAtAutoHunts, playAutoHunt } from '@sanguine/rules'
import { gameSettingsService } from '@sanguine/settings'

/** The auto-hunts, one after the other. For an account that may not play the hours pass and are not made up for. */
export const autoHuntEffect = (app: App): ScheduledEffect => ({
  name: 'autoHunt',
  runsWhileOffline: true,
  isSteady: true,
  dueAt: autoHuntDueAt,
  rule: ({ state, now, speed, combatSeed: seed, release }, { name, mayPlay }) => {
    const backlogHours = mayPlay ? app.get(gameSettingsService).current().autoHuntBacklogHours : 0
    return playAutoHunt(state, { now, speed, seed, release, name, backlogHours })
  },
})

/** Looks in each hour of an open fight whether the hour is owed, because an edit of the content may change that. */
export const autoHuntLookEffect: ScheduledEffect = {
  name: 'autoHuntLook',
  runsWhileOffline: true,
  isSteady: true,
  dueAt: autoHuntLookDueAt,
  rule: ({ state, ...clock }) => lookAtAutoHunts(state, clock),
}
