import { createHash, createHmac } from 'node:crypto'
import { hunterIn, packRelease } from '@sanguine/content/testing'
import { type FightProof, fightProofOf, type Hashes, type PlayerState, proofText, quickAttack } from '@sanguine/rules'
import { enemyCases } from '../odds/cases'
import { onlyEnemy } from '../odds/check-enemy'
import { inPhase } from '../odds/in-phase'

/** The hashes of Node. */
export const nodeHashes: Hashes = {
  sha256: async (text) => sha256(text),
  hmacSha256: async (key, text) => hmac(key, text),
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** A proof with its digest, as JSON. */
export const sealed = (proof: FightProof): string => JSON.stringify({ ...proof, digest: sha256(proofText(proof)) })

/**
 * Proofs of fights of the content pack: each enemy in turn, in three setups and all phases, every other on its whole
 * hunting ground. The same name gives the same proofs.
 */
export function drawProofs(count: number, name: string): readonly FightProof[] {
  const release = packRelease()
  const cases = enemyCases(release)
  // a step without a common factor leads through all cases
  const step = Math.max(1, Math.floor(cases.length / count)) | 1
  return Array.from({ length: count }, (_, index) => {
    const given = cases[(index * step) % cases.length]
    if (!given) throw new Error('the content pack has no enemies')
    const { enemy, ground, phase, setup, xp } = given
    const { state, clock } = inPhase(hunterIn(setup.items, { groundId: ground.id, xp }, release), phase, release)
    const [serverSeed, clientSeed, number] = [
      sha256(`${name} ${index}`),
      index % 3 === 0 ? '' : `part ${index}`,
      index + 1,
    ]
    const hunter: PlayerState = { ...state, autoHuntNumber: index }
    const combatSeed = hmac(serverSeed, `${clientSeed}:${number}`)
    const world = index % 2 === 0 ? release : onlyEnemy(release, ground.id, enemy.id)
    const played = quickAttack(hunter, { mode: 'auto', seed: combatSeed, release: world, ...clock })
    if (!played.ok) throw new Error(played.refusal.code)
    const proof = fightProofOf(played.value, { serverSeed, clientSeed, isRevealed: true })
    return { ...proof, seedHash: sha256(serverSeed) }
  })
}

/** The paths of all numbers of a proof, such as `['rounds', '2', 'attackerHealth']`. */
export function numberPaths(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => numberPaths(field, [...path, name]))
}

/** A copy of a value in which the number at a path is one more. */
export function withChangedNumber(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return Number(value) + 1
  const fields = new Map(Object.entries(Object(value)))
  const changed = withChangedNumber(fields.get(name), rest)
  return Array.isArray(value)
    ? value.map((each, index) => (String(index) === name ? changed : each))
    : { ...Object(value), [name]: changed }
}
