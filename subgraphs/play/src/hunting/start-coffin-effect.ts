import type { ScheduledEffect } from '@sanguine/players'
import { giveStartCoffin, startCoffinDueAt } from '@sanguine/rules'

/** Gives the coffin of the start, once, to players of the first hour who registered before new players had one. */
export const startCoffinEffect: ScheduledEffect = {
  name: 'startCoffin',
  runsWhileOffline: false,
  dueAt: startCoffinDueAt,
  rule: ({ state, release }) => giveStartCoffin(state, release),
}
