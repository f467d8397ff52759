import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { playAll } from '../hunt/play-round'
import { startHunt } from '../hunt/start-hunt'
import type { Fairness } from '../state/player-state'
import { aCombat, aCreature, aFighter, aProc } from '../testing/a-combat'
import { accepted, aWearer, seedOf } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aTable, line } from '../testing/a-release'
import { type FightProof, fightProofOf, seedsOfCombat } from './fight-proof'
import { proofText, readFightProof } from './read-fight-proof'
import { type Hashes, type ProofStep, verifyFight } from './verify-fight'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')
const hashes: Hashes = { sha256: async (text) => sha256(text), hmacSha256: async (key, text) => hmac(key, text) }

const release = aRelease({
  items: [
    anItem('ring', 'accessory', {
      stats: [line('health', 5, 90), line('critchance', 1, 9), line('lootchance', 10, 40)],
    }),
    anItem('hex', 'hex', { attractsEnemyId: 'bat' }),
  ],
  enemies: [
    anEnemy('ghoul', {
      stats: [line('health', 40, 90), line('damage', 2, 16)],
      loot: [
        { itemId: 'mouse', dropChance: 50, amountMin: 1, amountMax: 9 },
        { itemId: 'gone', dropChance: 50, amountMin: 1, amountMax: 9 },
        { itemId: 'ring', dropChance: 60, amountMin: 1, amountMax: 3 },
      ],
    }),
    anEnemy('bat', { stats: [line('health', 10, 30), line('damage', 1, 3)] }),
  ],
  tables: [aTable('moor', 0, ['ghoul', 0, 6000], ['bat', 6000, 10_000])],
})

const hunter = aWearer(
  release,
  { bait: ['mouse'], weapon: ['knife'], accessory: ['ring'], hex: ['hex'] },
  { inventory: { mouse: 9, knife: 1, ring: 1, hex: 9 } },
)

const [serverSeed, clientSeed] = [seedOf('a'), 'garlic']

function aProofOf(number: number): FightProof {
  const state = { ...hunter, autoHuntNumber: number - 1 }
  const seed = hmac(serverSeed, `${clientSeed}:${number}`)
  const started = accepted(startHunt(state, { mode: 'hunt', seed, now: 50_000, release, speed: 1 }))
  const played = playAll(started.state, { now: 50_000, release })
  if (!played.ok) throw new Error(played.refusal.code)
  const proof = fightProofOf(played.value, { serverSeed, clientSeed, isRevealed: true })
  return { ...proof, seedHash: sha256(serverSeed) }
}

async function check(document: object): Promise<readonly ProofStep[]> {
  const result = readFightProof(JSON.stringify(document))
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return verifyFight(result.read, hashes)
}
const sealed = (proof: FightProof) => ({ ...proof, digest: sha256(proofText(proof)) })
const failedSteps = (steps: readonly ProofStep[]) => steps.filter(({ status }) => status === 'failed')
const namesOf = (steps: readonly ProofStep[]) => steps.map(({ name }) => name)

const proofs = Array.from({ length: 100 }, (_, index) => aProofOf(index + 1))
const proofWhere = (fits: (proof: FightProof) => boolean): FightProof => {
  const found = proofs.find(fits)
  if (!found) throw new Error('no such fight among those drawn')
  return found
}

describe('the proof of a fight', () => {
  it('passes every step, with hexes, both creatures, loot and every result', async () => {
    for (const proof of proofs) expect(failedSteps(await check(sealed(proof)))).toEqual([])
    expect(new Set(proofs.map(({ enemyId }) => enemyId))).toEqual(new Set(['ghoul', 'bat']))
    expect(new Set(proofs.map(({ isHexed }) => isHexed))).toEqual(new Set([true, false]))
    expect(proofs.some(({ loot }) => loot.length > 1)).toBe(true)
  })

  it('keeps the gold of its player private, except what was stolen', async () => {
    const defender = aCreature({ maxHealth: 900, damageFrom: 1, damageTo: 1, procs: [aProc('theft', 'attack')] })
    const combat = aCombat({ rules: 2, attacker: aFighter({ gold: 4711 }), defender, round: 5, result: 'draw' })
    const proof = fightProofOf(combat, null)
    expect(proof.attacker.gold).toBe(35)
    const poor = fightProofOf({ ...combat, attacker: aFighter({ gold: 10 }) }, null)
    expect(poor.attacker.gold).toBe(10)
    for (const each of [proof, poor]) expect(failedSteps(await check(sealed({ ...each, seedHash: null })))).toEqual([])
  })

  it('of a seed that is still in use has no server seed, and marks it as hidden', async () => {
    const proof = { ...aProofOf(1), serverSeed: null }
    const steps = await check(sealed(proof))
    expect(steps.slice(0, 4).map(({ status }) => status)).toEqual(['passed', 'hidden', 'hidden', 'passed'])
    const forgotten = await check(sealed({ ...proof, seedHash: null, clientSeed: null }))
    expect(forgotten.slice(1, 3).map(({ status }) => status)).toEqual(['forgotten', 'forgotten'])
  })

  it('from before draws were recorded is checked with what it has', async () => {
    const steps = await check(sealed({ ...aProofOf(1), draws: null }))
    expect(steps.map(({ status }) => status).join(' ')).toBe(
      'passed passed passed unrecorded unrecorded unrecorded passed unrecorded',
    )
  })
})

describe('a changed number', () => {
  it.each<[string, (proof: FightProof) => FightProof, readonly string[]]>([
    ['the server seed', (proof) => ({ ...proof, serverSeed: seedOf('b') }), ['seedHash', 'combatSeed']],
    ['the hash', (proof) => ({ ...proof, seedHash: seedOf('b') }), ['seedHash']],
    ['the player’s part', (proof) => ({ ...proof, clientSeed: 'salt' }), ['combatSeed']],
    ['the number of the fight', (proof) => ({ ...proof, number: proof.number + 1 }), ['combatSeed']],
    ['the creature', (proof) => ({ ...proof, enemyId: proof.enemyId === 'bat' ? 'ghoul' : 'bat' }), ['creature']],
    ['the modifier', (proof) => ({ ...proof, modifiers: ['investment'] }), ['modifiers']],
    ['the result', (proof) => ({ ...proof, result: proof.result === 'win' ? 'loss' : 'win' }), ['rounds']],
    ['the loot', (proof) => ({ ...proof, loot: [...proof.loot, { itemId: 'mouse', amount: 99 }] }), ['loot']],
  ])('%s is found, even if the digest was changed too', async (_title, change, expected) => {
    expect(namesOf(failedSteps(await check(sealed(change(aProofOf(1))))))).toEqual(expected)
  })

  it('of a round is reported with the stated and the computed health', async () => {
    const proof = aProofOf(1)
    const rounds = proof.rounds.map((round, index) => (index === 1 ? { ...round, defenderHealth: 12_345 } : round))
    const [failed] = failedSteps(await check(sealed({ ...proof, rounds })))
    expect(failed).toEqual({
      name: 'rounds',
      status: 'failed',
      mismatches: [
        { path: 'rounds.1.defenderHealth', stated: '12345', computed: String(proof.rounds[1]?.defenderHealth) },
      ],
    })
  })

  it('of a fighter is found by the draws', async () => {
    const proof = aProofOf(1)
    const attacker = { ...proof.attacker, maxHealth: proof.attacker.maxHealth + 1 }
    expect(namesOf(failedSteps(await check(sealed({ ...proof, attacker }))))).toContain('fighters')
  })

  it('without an effect on the fight is found by the digest alone', async () => {
    const proof = proofWhere(({ attacker }) => attacker.gold === 0)
    const document = { ...sealed(proof), attacker: { ...proof.attacker, gold: 7 } }
    expect(namesOf(failedSteps(await check(document)))).toEqual(['digest'])
  })
})

describe('a text', () => {
  const proof = sealed(aProofOf(1))
  it.each([
    ['no JSON', '{', { code: 'notJson' }],
    ['no object', '7', { code: 'wrongValue', path: '' }],
    ['a list', '[]', { code: 'wrongValue', path: '' }],
    ['another format', JSON.stringify({ ...proof, format: 'x' }), { code: 'wrongValue', path: 'format' }],
    ['an unknown field', JSON.stringify({ ...proof, more: 1 }), { code: 'wrongValue', path: 'more' }],
    ['an unknown version', JSON.stringify({ ...proof, rules: 3 }), { code: 'wrongValue', path: 'rules' }],
    [
      'a number as text',
      JSON.stringify({ ...proof, rounds: [{ attackerHealth: '1', defenderHealth: 1 }] }),
      { code: 'wrongValue', path: 'rounds.0.attackerHealth' },
    ],
    ['too long', `"${'x'.repeat(200_001)}"`, { code: 'tooLong' }],
  ])('that is %s is refused as a proof', (_title, text, problem) => {
    expect(readFightProof(text)).toEqual({ ok: false, problem })
  })

  it('in another order and with spaces is the same proof', async () => {
    const reversed = Object.fromEntries(Object.entries(proof).reverse())
    const result = readFightProof(JSON.stringify(reversed, null, 3))
    expect(result.ok && failedSteps(await verifyFight(result.read, hashes))).toEqual([])
  })
})

describe('the seeds of a combat', () => {
  const past = [{ seed: seedOf('1'), clientSeed: 'old', firstCombat: 3, lastCombat: 4, revealedAt: 0 }]
  const fairness: Fairness = { seed: seedOf('2'), clientSeed: 'new', firstCombat: 5, past }

  it.each([
    [5, { serverSeed: seedOf('2'), clientSeed: 'new', isRevealed: false }],
    [4, { serverSeed: seedOf('1'), clientSeed: 'old', isRevealed: true }],
    [3, { serverSeed: seedOf('1'), clientSeed: 'old', isRevealed: true }],
    [2, null],
  ])('of number %d are those in use at its time', (number, expected) => {
    expect(seedsOfCombat(fairness, number)).toEqual(expected)
  })
})
