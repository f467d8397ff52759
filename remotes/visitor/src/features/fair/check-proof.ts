import { type ProofProblem, type ProofStep, readFightProof, verifyFight } from '@sanguine/rules'
import { hmacSha256Hex, sha256Hex } from '@sanguine/ui'

/** The result of a check in the browser. */
export type Check =
  | {
      readonly ok: true
      readonly steps: readonly ProofStep[]
      readonly hunter: string
      readonly seedHash: string | null
    }
  | { readonly ok: false; readonly problem: ProofProblem }

/** Reads the numbers of a fight and computes the fight again. */
export async function checkProof(source: string): Promise<Check> {
  const result = readFightProof(source)
  if (!result.ok) return result
  const { proof } = result.read
  const steps = await verifyFight(result.read, { sha256: sha256Hex, hmacSha256: hmacSha256Hex })
  return { ok: true, steps, hunter: proof.attacker.name, seedHash: proof.seedHash }
}

/** The text of a proof with a line for each number, so that one can be read and changed. */
export const readableProof = (document: string): string => JSON.stringify(JSON.parse(document), null, 2)
