import { nowSeconds } from '@sanguine/kernel/rest'
import type { Fairness } from '@sanguine/rules'
import { z } from 'zod'
import { hashOfSeed } from '../fairness/combat-seed'

const revealedSeedShape = z
  .object({
    seed: z.string(),
    seedHash: z.string(),
    clientSeed: z.string(),
    firstCombat: z.int(),
    lastCombat: z.int(),
    revealedAt: z.int().describe('A time in whole Unix seconds.'),
  })
  .meta({ id: 'RevealedSeed', description: 'A server seed that is no longer in use.' })

/** The random source of a player's combats, without the secret seed that is in use. */
export const fairnessShape = z
  .object({
    seedHash: z.string().describe('The SHA-256 of the 64 digits of the seed in use.'),
    nextSeedHash: z.string().nullable().describe('The SHA-256 of the next seed.'),
    clientSeed: z.string().describe("The player's part of the seed."),
    firstCombat: z.int().describe('The number of the first combat that uses the seed.'),
    past: z.array(revealedSeedShape),
  })
  .meta({ id: 'Fairness', description: "The seeds of a player's combats." })

/** Seeds that are not revealed yet leave the server as hashes only. */
export const toWireFairness = ({
  seed,
  nextSeed,
  clientSeed,
  firstCombat,
  past,
}: Fairness): z.input<typeof fairnessShape> => ({
  seedHash: hashOfSeed(seed),
  nextSeedHash: nextSeed === undefined ? null : hashOfSeed(nextSeed),
  clientSeed,
  firstCombat,
  past: past.map((revealed) => ({
    seed: revealed.seed,
    seedHash: hashOfSeed(revealed.seed),
    clientSeed: revealed.clientSeed,
    firstCombat: revealed.firstCombat,
    lastCombat: revealed.lastCombat,
    revealedAt: nowSeconds(revealed.revealedAt),
  })),
})
