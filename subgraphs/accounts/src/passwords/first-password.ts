import type { App } from '@sanguine/kernel'

/** How long a password that we made up is valid: its owner is to choose one that is in no mailbox and no log. */
export const firstPasswordMs = 7 * 24 * 60 * 60_000

/** Until when a password that is made up now is valid. */
export const firstPasswordEnd = (app: App): Date => new Date(app.clock.now() + firstPasswordMs)
