import type { ScheduledEffect } from '@sanguine/players'
import { giveStartCoffin, isStartCoffinDue } from '@sanguine/rules'

/** Gives the coffin of the start, once, to players of the first hour who registered before new players had one. */
export const startCoffinEffect: ScheduledEffect = {
  name: 'startCoffin',
  runsWhileOffline: false,
  dueAt: (state) => (isStartCoffinDue(state) ? 0 : null),
  rule: ({ state, release }) => giveStartCoffin(state, release),
}
