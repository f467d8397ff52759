import type { App } from '@sanguine/kernel'

/** The lifetime of a password that we generate. Its owner must replace it by one that is in no mailbox and no log. */
export const firstPasswordMs = 7 * 24 * 60 * 60_000

/** The time until which a password that is generated now is valid. */
export const firstPasswordEnd = (app: App): Date => new Date(app.clock.now() + firstPasswordMs)
