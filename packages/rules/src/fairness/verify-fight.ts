import { cloningFactor, megalomaniaHealthFactor, roundsPerCombat } from '../constants'
import { combatStateOf } from '../fight/replay'
import { drawFromTable } from '../hunt/attraction'
import { drawnModifiers } from '../hunt/combat-draws'
import { combatMessage } from '../hunt/fairness'
import { rollFighter } from '../hunt/fighters'
import { drawModifier } from '../hunt/modifiers'
import { rollLoot } from '../hunt/stakes'
import { rollsFrom } from '../random/rolls'
import { multipliedHealth } from '../region/phase-fighters'
import { canonicalJson } from './canonical-json'
import { type FightProof, roundsOf } from './fight-proof'
import type { ReadProof } from './read-fight-proof'

/** The hashes that a check needs, as lower-case hex digits; each platform has its own. */
export interface Hashes {
  /** of the UTF-8 bytes of a text */
  sha256(text: string): Promise<string>
  /** of the UTF-8 bytes of a text under those of a key */
  hmacSha256(key: string, text: string): Promise<string>
}

/** The steps of a check, in their order. */
export const proofSteps = [
  'digest',
  'seedHash',
  'combatSeed',
  'creature',
  'modifiers',
  'fighters',
  'rounds',
  'loot',
] as const

export type ProofStepName = (typeof proofSteps)[number]

/** A number of the proof that is not as computed. */
export interface Mismatch {
  /** such as `rounds.2.attackerHealth` */
  readonly path: string
  readonly stated: string
  readonly computed: string
}

export interface ProofStep {
  readonly name: ProofStepName
  /**
   * `hidden`: the server seed is not revealed yet; `forgotten`: it is no longer stored; `unrecorded`: the fight is from
   * before its draws were recorded
   */
  readonly status: 'passed' | 'failed' | 'hidden' | 'forgotten' | 'unrecorded'
  readonly mismatches: readonly Mismatch[]
}

/** Compares two values of JSON; each leaf that differs is a mismatch. */
export function mismatchesOf(path: string, stated: unknown, computed: unknown): readonly Mismatch[] {
  if (typeof stated === 'object' && stated !== null && typeof computed === 'object' && computed !== null) {
    const [left, right] = [new Map(Object.entries(stated)), new Map(Object.entries(computed))]
    const names = new Set([...left.keys(), ...right.keys()])
    return [...names].flatMap((name) => mismatchesOf(`${path}.${name}`, left.get(name), right.get(name)))
  }
  return stated === computed ? [] : [{ path, stated: textOf(stated), computed: textOf(computed) }]
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '-' : canonicalJson(value))

const step = (name: ProofStepName, mismatches: readonly Mismatch[]): ProofStep => ({
  name,
  status: mismatches.length === 0 ? 'passed' : 'failed',
  mismatches,
})

async function seedSteps(proof: FightProof, hashes: Hashes): Promise<readonly ProofStep[]> {
  const { serverSeed, seedHash, clientSeed, combatSeed, number } = proof
  if (serverSeed === null || clientSeed === null) {
    const status = seedHash === null ? 'forgotten' : 'hidden'
    return (['seedHash', 'combatSeed'] as const).map((name) => ({ name, status, mismatches: [] }))
  }
  const message = combatMessage({ clientSeed }, number)
  return [
    step('seedHash', mismatchesOf('seedHash', seedHash, await hashes.sha256(serverSeed))),
    step('combatSeed', mismatchesOf('combatSeed', combatSeed, await hashes.hmacSha256(serverSeed, message))),
  ]
}

/** The results of the draws, by step; null if the draws are not recorded. */
function drawnOf(proof: FightProof) {
  const { draws, modifiers, combatSeed: seed } = proof
  if (!draws) return null
  const rolls = rollsFrom(seed, 'fighters')
  const attacker = rollFighter(draws.attacker, rolls)
  const rolled = rollFighter(draws.defender, rolls)
  const health = multipliedHealth(rolled.maxHealth, draws.defenderHealthFactor)
  const maxHealth = modifiers.includes('megalomania') ? Math.floor(health * megalomaniaHealthFactor) : health
  const { loot } = rollLoot(draws.loot, rollsFrom(seed, 'stakes'))
  const factor = modifiers.includes('cloning') ? cloningFactor : 1
  return {
    enemy: drawFromTable(draws.attraction, rollsFrom(seed, 'attraction')),
    modifier: drawModifier(draws.modifiers, rollsFrom(seed, 'modifiers')),
    attacker,
    defender: { ...rolled, maxHealth },
    loot: loot.map(({ itemId, amount }) => ({ itemId, amount: amount * factor })),
  }
}

const fighterMismatches = (
  side: 'attacker' | 'defender',
  proof: FightProof,
  drawn: { readonly maxHealth: number; readonly critChance: number },
): readonly Mismatch[] => [
  ...mismatchesOf(`${side}.maxHealth`, proof[side].maxHealth, drawn.maxHealth),
  ...mismatchesOf(`${side}.critChance`, proof[side].critChance, drawn.critChance),
]

function drawSteps(proof: FightProof): { readonly before: readonly ProofStep[]; readonly after: ProofStep } {
  const drawn = drawnOf(proof)
  const unrecorded = (name: ProofStepName): ProofStep => ({ name, status: 'unrecorded', mismatches: [] })
  if (!drawn)
    return { before: (['creature', 'modifiers', 'fighters'] as const).map(unrecorded), after: unrecorded('loot') }
  const stated = drawnModifiers.find((name) => proof.modifiers.includes(name)) ?? null
  return {
    before: [
      step('creature', [
        ...mismatchesOf('enemyId', proof.enemyId, drawn.enemy?.enemyId ?? null),
        ...mismatchesOf('isHexed', proof.isHexed, drawn.enemy?.isHexed ?? false),
      ]),
      step('modifiers', mismatchesOf('modifiers', stated, drawn.modifier)),
      step('fighters', [
        ...fighterMismatches('attacker', proof, drawn.attacker),
        ...fighterMismatches('defender', proof, drawn.defender),
      ]),
    ],
    after: step('loot', mismatchesOf('loot', proof.loot, drawn.loot)),
  }
}

function roundStep(proof: FightProof): ProofStep {
  const { rules, combatSeed: seed, attacker, defender, modifiers } = proof
  const state = combatStateOf({ rules, seed, attacker, defender, modifiers, round: roundsPerCombat })
  return step('rounds', [
    ...mismatchesOf('rounds', proof.rounds, roundsOf(state)),
    ...mismatchesOf('result', proof.result, state.result),
  ])
}

/** Computes a fight again from the numbers of its proof, and compares each with what the proof states. */
export async function verifyFight({ proof, digest, text }: ReadProof, hashes: Hashes): Promise<readonly ProofStep[]> {
  const { before, after } = drawSteps(proof)
  return [
    step('digest', mismatchesOf('digest', digest, await hashes.sha256(text))),
    ...(await seedSteps(proof, hashes)),
    ...before,
    roundStep(proof),
    after,
  ]
}
