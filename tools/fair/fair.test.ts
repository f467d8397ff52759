import { describe, expect, it } from '@jest/globals'
import { readFightProof, verifyFight } from '@sanguine/rules'
import { drawProofs, nodeHashes, sealed } from './draw-proofs'
import { faultsOf, nodeScript, runScript, tampered } from './run-scripts'

const proofs = drawProofs(100, 'suite')

async function failedSteps(document: string): Promise<readonly string[]> {
  const result = readFightProof(document)
  if (!result.ok) return ['unreadable']
  const steps = await verifyFight(result.read, nodeHashes)
  return steps.flatMap(({ name, status }) => (status === 'failed' ? [name] : []))
}

describe('the proofs of 100 fights of the content pack', () => {
  it('pass every step, and fail with one changed number', async () => {
    for (const [index, proof] of proofs.entries()) {
      expect([index, await failedSteps(sealed(proof))]).toEqual([index, []])
      expect([index, await failedSteps(tampered(proof, index))]).not.toEqual([index, []])
    }
  })

  it('include every result, procs and retainers', () => {
    expect(new Set(proofs.map(({ result }) => result))).toEqual(new Set(['win', 'draw', 'loss']))
    expect(proofs.some(({ defender }) => defender.procs.length > 0)).toBe(true)
    expect(proofs.some(({ attacker }) => attacker.retainers.length > 0)).toBe(true)
  })
})

// Python is not on every machine: `npm run test:fair` runs both scripts, and says if there is no Python.
describe('the script for Node', () => {
  it('accepts the 100 proofs, and refuses each with one changed number', () => {
    expect(faultsOf(nodeScript, proofs)).toEqual([])
  })

  it('names the number that does not match', () => {
    const [proof] = proofs
    if (!proof) throw new Error('there is no proof')
    const rounds = proof.rounds.map((round, index) => (index === 1 ? { ...round, attackerHealth: 54_321 } : round))
    const [checked] = runScript(nodeScript, [sealed({ ...proof, rounds })])
    expect(checked?.failed).toEqual(['rounds      failed'])
    expect(checked?.lines).toContain(
      `    rounds.1.attackerHealth is stated as 54321, but computed as ${proof.rounds[1]?.attackerHealth}`,
    )
  })
})
