/** How long the sweeper leaves a stamped outbox to the operations that fill it. */
export const sweepAfterMs = 30_000
