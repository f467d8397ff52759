import type { Fairness as Drawn, RevealedSeed } from '@sanguine/rules'
import type { Fairness } from '@sanguine/schema'
import { hashOfSeed } from './combat-seed'

const viewPast = ({ seed, clientSeed, firstCombat, lastCombat, revealedAt }: RevealedSeed) => ({
  seed,
  seedHash: hashOfSeed(seed),
  clientSeed,
  firstCombat,
  lastCombat,
  revealedAt,
})

/** What may be seen of a player's seeds: of the one in use, and of the next one, its hash. */
export const viewFairness = ({ seed, nextSeed, clientSeed, firstCombat, past }: Drawn): Fairness => ({
  seedHash: hashOfSeed(seed),
  nextSeedHash: nextSeed === undefined ? null : hashOfSeed(nextSeed),
  clientSeed,
  firstCombat,
  past: past.map(viewPast),
})
