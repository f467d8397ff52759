import { createHash } from 'node:crypto'
import { combatSeedOf, hashOfSeed } from '@sanguine/players'
import { type CombatSeeds, type FightProof, fightProofOf, proofText, seedsOfCombat } from '@sanguine/rules'
import type { FightReplayObject } from '@sanguine/schema'

/** A proof with the SHA-256 of its canonical JSON. */
export interface SealedProof extends FightProof {
  readonly digest: string
}

/** The seeds of a fight. A seed from which its own was not drawn, as after a reset of the player, is not its seed. */
function seedsOf({ combat, fairness }: FightReplayObject): CombatSeeds | null {
  const seeds = fairness && seedsOfCombat(fairness, combat.number)
  if (!seeds) return null
  const { serverSeed: seed, clientSeed } = seeds
  return combatSeedOf({ seed, clientSeed }, combat.number) === combat.seed ? seeds : null
}

/** The proof of a fight that is over. Its server seed is left out while other fights are drawn from it. */
export function sealedProofOf(fight: FightReplayObject): SealedProof {
  const seeds = seedsOf(fight)
  const seedHash = seeds && hashOfSeed(seeds.serverSeed)
  const proof = { ...fightProofOf(fight.combat, seeds), seedHash }
  return { ...proof, digest: createHash('sha256').update(proofText(proof)).digest('hex') }
}
