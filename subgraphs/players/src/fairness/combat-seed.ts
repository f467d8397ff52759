import { createHash, createHmac } from 'node:crypto'
import { combatMessage, type Fairness } from '@sanguine/rules'

/** The hash that is shown before a seed is revealed: SHA-256 of its 64 digits, as hex. */
export const hashOfSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex')

/**
 * The seed of one combat: HMAC-SHA-256 with the server seed's 64 digits as the key over `<client seed>:<combat number>`,
 * as hex. Anyone who knows the server seed can compute it again.
 */
export const combatSeedOf = (fairness: Pick<Fairness, 'seed' | 'clientSeed'>, number: number): string =>
  createHmac('sha256', fairness.seed).update(combatMessage(fairness, number)).digest('hex')
