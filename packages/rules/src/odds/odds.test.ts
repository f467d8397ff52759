import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Fighter, Proc } from '../fight/combat'
import { procMoments, procTypes } from '../fight/proc-names'
import { combatStateOf } from '../fight/replay'
import { startHunt } from '../hunt/start-hunt'
import type { RegionPhase } from '../region/region-rule'
import { aCombat, aCreature, aFighter, aProc } from '../testing/a-combat'
import { accepted, aWearer } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aStat, aTable, line } from '../testing/a-release'
import { encounterKey } from './encounter-key'
import { fightChances } from './fight-odds'
import { huntTotals } from './hunt-totals'
import { odds } from './odds'

const seed = (index: number) => index.toString(16).padStart(64, '0')
const contender = (fighter: Fighter) => ({
  fighter,
  healths: [[fighter.maxHealth, 1] as const],
  critChance: fighter.critChance,
})
const chancesOf = (attacker: Fighter, defender: Fighter, isCrazed = false) =>
  fightChances(contender(attacker), contender(defender), { isCrazed })

/** Five standard deviations of a share in so many fights, plus the margin of the computed chance. */
const bound = (chance: number, fights: number, margin = 0) =>
  5 * Math.sqrt((chance * (1 - chance)) / fights) + 5 / fights + margin

function holdAgainstDice(attacker: Fighter, defender: Fighter, fights: number, isCrazed = false): void {
  const chances = chancesOf(attacker, defender, isCrazed)
  const counts = { ongoing: 0, draw: 0, win: 0, loss: 0 }
  for (let index = 0; index < fights; index++) {
    const modifiers = isCrazed ? (['bloodcraze'] as const) : []
    const { result } = combatStateOf(aCombat({ rules: 2, seed: seed(index), attacker, defender, modifiers }), 5)
    counts[result] += 1
  }
  for (const result of ['draw', 'win', 'loss'] as const) {
    const chance = chances[result]
    expect(Math.abs(counts[result] / fights - chance)).toBeLessThan(bound(chance, fights, chances.margin))
  }
}

describe('the chances of a fight', () => {
  it.each([
    ['a sure win', aFighter(), aCreature({ maxHealth: 50 }), 1, 0, 0],
    ['a sure draw', aFighter(), aCreature({ maxHealth: 51 }), 0, 1, 0],
    ['a sure loss', aFighter(), aCreature({ damageFrom: 20, damageTo: 20 }), 0, 0, 1],
    ['one critical hit of five', aFighter({ critChance: 10 }), aCreature({ maxHealth: 60 }), 1 - 0.9 ** 5, 0.9 ** 5, 0],
    ['a coin', aFighter({ damageFrom: 9, damageTo: 10 }), aCreature({ maxHealth: 50 }), 1 / 32, 31 / 32, 0],
    [
      'a stun that mostly works',
      aFighter({ procs: [aProc('stun', 'attack', { percent: 80 })] }),
      aCreature({ damageFrom: 100, damageTo: 100 }),
      0,
      0.8 ** 5,
      1 - 0.8 ** 5,
    ],
  ])('%s', (_title, attacker, defender, win, draw, loss) => {
    const chances = chancesOf(attacker, defender)
    expect(chances.win).toBeCloseTo(win, 8)
    expect(chances.draw).toBeCloseTo(draw, 8)
    expect(chances.loss).toBeCloseTo(loss, 8)
    expect(chances.margin).toBe(0)
  })

  const rat = { itemId: 'rat', name: 'Rat', damageFrom: 0, damageTo: 2, creatureTypeId: 'beast' }
  const pairs: [string, Proc[], Proc[]][] = Object.values(procTypes).flatMap((type) =>
    Object.values(procMoments).map((moment): [string, Proc[], Proc[]] => [
      `${type} at ${moment}`,
      [aProc(type, moment, { percent: 60, from: 2, to: 3 })],
      [
        aProc('leech', 'attack', { percent: 40, from: 1, to: 2 }),
        aProc('evasion', 'procced', { percent: 30 }),
        aProc('dispel', 'roundend', { percent: 20 }),
      ],
    ]),
  )
  it.each(pairs)('with %s agree with simulation', (_title, own, opponent) => {
    const attacker = aFighter({
      damageFrom: 0,
      damageTo: 9,
      critChance: 15,
      maxHealth: 26,
      retainers: [rat],
      procs: own,
    })
    const defender = aCreature({ damageFrom: 2, damageTo: 5, maxHealth: 28, retainers: [rat], procs: opponent })
    holdAgainstDice(attacker, defender, 400)
    holdAgainstDice(defender, attacker, 200)
  })

  it('in bloodcraze agree with simulation', () => {
    const [attacker, defender] = [aFighter({ damageFrom: 5, damageTo: 15 }), aCreature({ maxHealth: 75 })]
    holdAgainstDice(attacker, defender, 2000, true)
  })

  it('of fighters with much health are close to simulation', () => {
    const procs = [aProc('leech', 'attack', { percent: 30, from: 200, to: 500 }), aProc('stun', 'hit', { percent: 10 })]
    const attacker = aFighter({ damageFrom: 900, damageTo: 1700, maxHealth: 5000, critChance: 10, procs })
    const defender = aCreature({ damageFrom: 600, damageTo: 1400, maxHealth: 8000, procs })
    expect(chancesOf(attacker, defender).margin).toBe(0.015)
    holdAgainstDice(attacker, defender, 3000)
  })

  it('of fighters with many procs are close to simulation', () => {
    const procs = [
      aProc('strength', 'roundstart', { percent: 60, from: 300, to: 500 }),
      aProc('summoning', 'attack', { percent: 40 }),
      aProc('stun', 'attack', { percent: 15 }),
      aProc('evasion', 'attack', { percent: 25 }),
      aProc('healing', 'attack', { percent: 30, from: 300, to: 500 }),
      aProc('damage', 'hit', { percent: 30, from: 200, to: 300 }),
    ]
    const retainers = [{ ...rat, damageFrom: 200, damageTo: 400 }]
    const attacker = aFighter({ damageFrom: 1900, damageTo: 2700, maxHealth: 12_000, critChance: 10, procs, retainers })
    const defender = aCreature({ ...attacker, maxHealth: 14_000 })
    expect(chancesOf(attacker, defender).margin).toBe(0.04)
    holdAgainstDice(attacker, defender, 3000)
  })

  it.each([
    ['in points', 1],
    ['in units', 500],
    ['in marginals', 20_000],
  ])('add up to one %s', (_title, scale) => {
    const number = fc.integer({ min: 1, max: 60 })
    const kind = fc.constantFrom(...Object.values(procTypes))
    const moment = fc.constantFrom(...Object.values(procMoments))
    fc.assert(
      fc.property(number, number, number, number, fc.array(fc.tuple(kind, moment), { maxLength: 3 }), (...drawn) => {
        const [health, damage, foeHealth, opponent, given] = drawn
        const procs = given.map(([type, at]) => aProc(type, at, { percent: 70, from: 2 * scale, to: 5 * scale }))
        const [attacker, defender] = [
          aFighter({ maxHealth: health * scale, damageFrom: 0, damageTo: damage * scale, procs, retainers: [rat] }),
          aCreature({
            maxHealth: foeHealth * scale,
            damageFrom: 1,
            damageTo: opponent * scale,
            procs,
            retainers: [rat],
          }),
        ]
        const { win, draw, loss } = fightChances(contender(attacker), contender(defender), { isRare: scale > 500 })
        expect(win + draw + loss).toBeCloseTo(1, 6)
        for (const chance of [win, draw, loss]) expect(chance).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 30 },
    )
  })
})

describe('the odds of a hunt', () => {
  const loot = [
    { itemId: 'bone', dropChance: 20, amountMin: 0, amountMax: 3 },
    { itemId: 'bone', dropChance: 10, amountMin: 2, amountMax: 2 },
    { itemId: 'idol', dropChance: 40, amountMin: 5, amountMax: 5 },
  ]
  const release = aRelease({
    items: [
      anItem('bone', 'craftingmat'),
      anItem('idol', 'emblem', { isUnique: true }),
      anItem('decoy', 'hex', { attractsEnemyId: 'wolf' }),
      anItem('ring', 'accessory', { stats: [line('lootchance', 50), line('critchance', 0, 20)] }),
    ],
    enemies: [anEnemy('wolf', { loot, stats: [line('health', 30, 60), line('damage', 5, 30)] })],
    tables: [aTable('moor', 0, ['ghoul', 0, 7500], ['wolf', 7500, 10_000])],
  })
  const worn = { weapon: ['knife'], bait: ['mouse'], hex: ['decoy'], accessory: ['ring'] }
  const state = aWearer(release, worn)
  const wolf = odds(state, release).find(({ enemyId }) => enemyId === 'wolf')

  it('include the enemies that may appear, with the hex', () => {
    const shares = odds(state, release).map(({ enemyId, attraction }) => [enemyId, attraction])
    expect(Object.fromEntries(shares)).toEqual({ ghoul: 0.375, wolf: 0.625 })
  })

  it('include the drops, with the loot chance', () => {
    const bone = wolf?.drops.find(({ itemId }) => itemId === 'bone')
    expect(bone?.chance).toBeCloseTo(1 - (1 - 0.3 * 0.75) * (1 - 0.15), 10)
    expect(bone?.amount).toBeCloseTo(0.3 * 1.5 + 0.15 * 2, 10)
    expect(wolf?.drops.find(({ itemId }) => itemId === 'idol')).toEqual({ itemId: 'idol', chance: 0.6, amount: 0.6 })
  })

  it('have a drop chance of 0 for a unique item that is owned', () => {
    const rich = { ...state, inventory: { ...state.inventory, idol: 1 } }
    const drops = odds(rich, release).flatMap(({ drops: dropped }) => dropped)
    expect(drops.find(({ itemId }) => itemId === 'idol')).toMatchObject({ chance: 0, amount: 0 })
  })

  it('agree with simulation, with rolled health and critical chance', () => {
    const hunts = 4000
    let [met, won] = [0, 0]
    for (let index = 0; index < hunts; index++) {
      const combat = accepted(startHunt(state, { mode: 'auto', seed: seed(index), now: 0, release, speed: 1 })).value
      if (combat.enemyId !== 'wolf') continue
      met += 1
      if (combatStateOf(combat, 5).result === 'win') won += 1
    }
    const { attraction = 0, win = 0, margin } = wolf ?? {}
    expect(margin).toBe(0)
    expect(Math.abs(met / hunts - attraction)).toBeLessThan(bound(attraction, hunts))
    expect(Math.abs(won / met - win)).toBeLessThan(bound(win, met))
  })

  it('are empty without bait', () => {
    expect(odds(aWearer(release, { weapon: ['knife'] }), release)).toEqual([])
  })

  it('have no totals if no enemy appears', () => {
    expect(huntTotals([])).toBeNull()
  })
})

describe('the expected reward of a hunt', () => {
  const modifiers = ['megalomania', 'xplosion', 'investment'] as const
  const release = aRelease({
    stats: modifiers.map((name) => aStat(name)),
    items: [anItem('ring', 'accessory', { stats: modifiers.map((name) => line(name, 20)) })],
    enemies: [anEnemy('wolf', { xp: 30, reward: { vgc: 50, claws: 2 }, refund: { claws: 1 } })],
    tables: [aTable('moor', 0, ['ghoul', 0, 7500], ['wolf', 7500, 10_000])],
  })
  const state = aWearer(release, { weapon: ['knife'], bait: ['mouse'], accessory: ['ring'] })
  const enemies = odds(state, release)

  it('agrees with simulation', () => {
    const hunts = 4000
    const sums = { xp: 0, vgc: 0, claws: 0, win: 0, draw: 0, loss: 0, ongoing: 0 }
    for (let index = 0; index < hunts; index++) {
      const combat = accepted(startHunt(state, { mode: 'auto', seed: seed(index), now: 0, release, speed: 1 })).value
      const { result } = combatStateOf(combat, 5)
      const { win, draw } = combat.stakes
      const coins = result === 'win' ? win.currencies : result === 'draw' ? draw : {}
      sums[result] += 1
      sums.vgc += coins.vgc ?? 0
      sums.claws += coins.claws ?? 0
      if (result === 'win') sums.xp += win.xp
    }
    const totals = huntTotals(enemies)
    const maxima = { xp: 60, vgc: 100, claws: 4, win: 1, draw: 1, loss: 1 }
    const expected: Record<string, unknown> = { ...totals, ...totals?.coins }
    for (const name of ['xp', 'vgc', 'claws', 'win', 'draw', 'loss'] as const)
      expect(Math.abs(sums[name] / hunts - Number(expected[name]))).toBeLessThan(maxima[name] * bound(0.5, hunts))
  })

  it('is given for a win and a draw of each enemy', () => {
    const wolf = enemies.find(({ enemyId }) => enemyId === 'wolf')
    expect(wolf?.drawCoins).toEqual({ claws: 1 })
    expect(wolf?.winXp).toBeGreaterThan(30)
    expect(wolf?.winCoins.vgc).toBeGreaterThan(50)
    expect((wolf?.win ?? 0) * (wolf?.winXp ?? 0)).toBeCloseTo(wolf?.xp ?? Number.NaN, 8)
  })
})

describe('the key of an encounter', () => {
  const release = aRelease({
    items: [
      anItem('bone', 'bait'),
      anItem('axe', 'weapon', { stats: [line('damage', 20)] }),
      anItem('idol', 'emblem', { isUnique: true }),
      anItem('rat', 'retainer', { stats: [line('damage', 2)] }),
      anItem('coin', 'coin', { stats: [line('health', 5)] }),
    ],
  })
  const enemy = anEnemy('wolf', { loot: [{ itemId: 'idol', dropChance: 5, amountMin: 1, amountMax: 1 }] })
  const wearing = { weapon: ['knife'], bait: ['mouse'], coin: ['coin'] }
  const key = (setup: object, fields: object = {}, phase: RegionPhase | null = null) =>
    encounterKey(enemy, aWearer(release, { ...wearing, ...setup }, fields), release, phase)

  it('is the same for differences that do not change a fight', () => {
    expect(key({ bait: ['bone'] }, { xp: 10, currencies: { vgc: 1 } })).toBe(key({}))
  })

  it.each([
    ['another weapon', { weapon: ['axe'] }, {}],
    ['a retainer', { retainer: ['rat'] }, {}],
    ['a coin that counts with a subscription', {}, { subscription: 1 }],
    ['a unique drop that is owned', {}, { inventory: { knife: 1, mouse: 1, coin: 1, idol: 1 } }],
  ])('differs with %s', (_what, setup, fields) => {
    expect(key(setup, fields)).not.toBe(key({}))
  })
})
