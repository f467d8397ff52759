import { roundsPerCombat } from '../constants'
import { modifiers } from '../fight/combat'
import { drawnModifiers } from '../hunt/combat-draws'
import { canonicalJson } from './canonical-json'
import { type FightProof, fightProofFormat } from './fight-proof'
import { flag, list, nullable, number, object, oneOf, optional, type Reader, ShapeError, text, whole } from './shape'

/** The most characters of a proof's text. */
export const maxProofLength = 200_000

const largest = 1_000_000_000
const id = text(/^.{1,100}$/su)
const hexDigits = text(/^[0-9a-f]{64}$/)
const amount = whole(0, largest)
const percent = number(0, 100)
/** Content may have odd ranges, which the rules limit. */
const range = object({ from: number(-largest, largest), to: number(-largest, largest) })

const retainer = object({
  itemId: id,
  name: text(),
  damageFrom: amount,
  damageTo: amount,
  creatureTypeId: nullable(id),
})

const proc = object({
  stat: optional(text()),
  name: text(),
  imageId: text(),
  type: text(),
  moment: text(),
  damageType: nullable(text()),
  creatureTypeId: nullable(id),
  from: amount,
  to: amount,
  percent: number(-largest, largest),
})

const fighter = object({
  name: text(),
  isPlayer: flag,
  maxHealth: whole(1, largest),
  damageFrom: amount,
  damageTo: amount,
  critChance: percent,
  retainers: list(retainer, 100),
  procs: list(proc, 200),
  gold: amount,
  creatureTypeId: nullable(id),
})

const weights = list(object({ enemyId: id, weight: whole(1, largest) }), 1000)
const ranges = object({ health: range, critChance: range })
const noModifiers = Object.fromEntries(drawnModifiers.map((name) => [name, percent])) as Record<
  (typeof drawnModifiers)[number],
  typeof percent
>

const draws = object({
  attraction: object({ dueBossId: nullable(id), hexPercent: percent, hexed: weights, baited: weights }),
  modifiers: object(noModifiers),
  attacker: ranges,
  defender: ranges,
  defenderHealthFactor: number(0, 1000),
  loot: object({
    lootChance: range,
    lines: list(
      object({
        itemId: nullable(id),
        dropChance: number(-largest, largest),
        amountMin: whole(-largest, largest),
        amountMax: whole(-largest, largest),
      }),
      1000,
    ),
  }),
})

const proofFields = {
  format: oneOf([fightProofFormat]),
  number: whole(1, Number.MAX_SAFE_INTEGER),
  seedHash: nullable(hexDigits),
  serverSeed: nullable(hexDigits),
  clientSeed: nullable(text(/^[^:]{0,64}$/u)),
  combatSeed: hexDigits,
  rules: whole(1, 2),
  enemyId: id,
  isHexed: flag,
  modifiers: list(oneOf(modifiers), modifiers.length),
  attacker: fighter,
  defender: fighter,
  draws: nullable(draws),
  rounds: list(object({ attackerHealth: amount, defenderHealth: amount }), roundsPerCombat + 1),
  result: oneOf(['draw', 'win', 'loss']),
  loot: list(object({ itemId: id, amount: whole(1, largest) }), 1000),
}

const readFields: Reader<FightProof> = object(proofFields)
const readDigested: Reader<{ readonly digest: string }> = object({ ...proofFields, digest: hexDigits })

/** A proof as it was read. */
export interface ReadProof {
  readonly proof: FightProof
  /** the stated SHA-256 of `text` */
  readonly digest: string
  /** the canonical JSON of the proof */
  readonly text: string
}

/** Why a text is no proof. */
export type ProofProblem =
  | { readonly code: 'tooLong' }
  | { readonly code: 'notJson' }
  /** the path of the first value that does not fit, such as `rounds.2.attackerHealth`; empty for the whole text */
  | { readonly code: 'wrongValue'; readonly path: string }

/** The text from which the digest of a proof is computed. Throws an error if a field is not as the format says. */
export const proofText = (proof: FightProof): string => canonicalJson(readFields(proof, ''))

function parseJson(source: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(source) }
  } catch {
    return null
  }
}

/** Reads the JSON of a proof with its digest. */
export function readFightProof(
  source: string,
): { readonly ok: true; readonly read: ReadProof } | { readonly ok: false; readonly problem: ProofProblem } {
  if (source.length > maxProofLength) return { ok: false, problem: { code: 'tooLong' } }
  const json = parseJson(source)
  if (!json) return { ok: false, problem: { code: 'notJson' } }
  try {
    const { digest } = readDigested(json.value, '')
    const { digest: _digest, ...fields } = json.value as Record<string, unknown>
    const proof = readFields(fields, '')
    return { ok: true, read: { proof, digest, text: canonicalJson(proof) } }
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    return { ok: false, problem: { code: 'wrongValue', path: error.path } }
  }
}
