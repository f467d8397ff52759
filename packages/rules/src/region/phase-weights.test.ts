import { describe, expect, it } from '@jest/globals'
import { attractionChances, drawEnemy } from '../hunt/attraction'
import { huntsToBosses } from '../hunt/boss-waits'
import { rollsFrom } from '../random/rolls'
import { aRuledRelease } from '../testing/a-region'
import { anItem, aRelease } from '../testing/a-release'
import { weightsIn } from './phase-weights'
import { phaseNamed, regionRules } from './region-rules'

const release = aRuledRelease('tide')
const plain = [
  { enemyId: 'ghoul', weight: 3000 },
  { enemyId: 'crab', weight: 3000 },
  { enemyId: 'wolf', weight: 2000 },
  { enemyId: 'drake', weight: 1940 },
  { enemyId: 'lord', weight: 60 },
]
const chances = (rule: string, name: string) =>
  attractionChances({ release, groundId: 'moor', baitId: 'mouse', hex: null, phase: phaseNamed(rule, name) })

describe('the hunting table in a phase', () => {
  it('is unchanged if the phase does not affect it', () => {
    expect(weightsIn(null, plain, release)).toBe(plain)
    expect(weightsIn(phaseNamed('tide', 'ebbTide'), plain, release)).toBe(plain)
    expect(weightsIn(phaseNamed('opera', 'firstAct'), plain, release)).toBe(plain)
  })

  it('is unchanged for creatures whose enemy type, rarity or record content no longer has', () => {
    const bare = aRelease({ enemies: [...release.enemies.values()] })
    for (const { phases: all } of Object.values(regionRules))
      for (const phase of all) expect(weightsIn(phase, plain, bare)).toBe(plain)
    const gone = [{ enemyId: 'gone', weight: 10_000 }]
    expect(weightsIn(phaseNamed('tide', 'highTide'), gone, release)).toBe(gone)
  })

  it('weighs an enemy type by its factor against all others except bosses', () => {
    const tide = chances('tide', 'highTide')
    expect((tide.get('crab') ?? 0) / (tide.get('ghoul') ?? 0)).toBeCloseTo(2, 3)
    expect((tide.get('wolf') ?? 0) / (tide.get('ghoul') ?? 0)).toBeCloseTo(2 / 3, 3)
  })

  it('weighs a rarity by its factor', () => {
    const ash = chances('ash', 'ashfall')
    expect((ash.get('wolf') ?? 0) / (ash.get('ghoul') ?? 0)).toBeCloseTo((1.5 * 2) / 3, 3)
  })

  const phases = Object.values(regionRules).flatMap(({ name, phases: all }) =>
    all.map((phase) => [name, phase] as const),
  )

  it.each(phases)('of the %s keeps the chance and the wait of a boss: $name', (_rule, phase) => {
    const input = { release, groundId: 'moor', baitId: 'mouse', phase }
    const all = attractionChances({ ...input, hex: null })
    expect(all.get('lord')).toBeCloseTo(0.006, 6)
    expect([...all.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(huntsToBosses(input, release).get('lord')).toBe(167)
  })

  it.each(phases)('of the %s agrees with simulation: $name', (_rule, phase) => {
    const input = { release, groundId: 'moor', baitId: 'mouse', hex: null, phase }
    const hunts = 4000
    const counts = new Map<string, number>()
    for (let index = 0; index < hunts; index++) {
      const seed = index.toString(16).padStart(64, '0')
      const enemyId = drawEnemy({ ...input, rolls: rollsFrom(seed, 'attraction') })?.enemyId ?? ''
      counts.set(enemyId, (counts.get(enemyId) ?? 0) + 1)
    }
    for (const [enemyId, chance] of attractionChances(input)) {
      const deviation = Math.sqrt(hunts * chance * (1 - chance))
      expect(Math.abs((counts.get(enemyId) ?? 0) - hunts * chance)).toBeLessThan(5 * deviation)
    }
  })

  it('does not change the attraction of a hex', () => {
    const hex = anItem('dragon hex', 'hex', { attractsEnemyTypeId: 'dragon' })
    const pulled = attractionChances({
      release,
      groundId: 'moor',
      baitId: 'mouse',
      hex,
      phase: phaseNamed('heat', 'cold'),
    })
    expect(pulled.get('drake')).toBeGreaterThan(0.5)
  })

  it('still attracts an only enemy, and an only boss', () => {
    const [ghoul, lord] = [plain.slice(0, 1), plain.slice(4)]
    expect(weightsIn(phaseNamed('tide', 'lowTide'), ghoul, release)).toEqual([{ enemyId: 'ghoul', weight: 3_000_000 }])
    expect(weightsIn(phaseNamed('tide', 'lowTide'), lord, release)).toBe(lord)
  })
})
