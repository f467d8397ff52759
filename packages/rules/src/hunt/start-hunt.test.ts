import { describe, expect, it } from '@jest/globals'
import type { PlayerState, Setup } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { accepted, aPlayer, aWearer, refusalCode, seedOf } from '../testing/a-player'
import { aRuledRelease } from '../testing/a-region'
import { aGround, anEnemy, anItem, aRelease, aStat, aTable, line } from '../testing/a-release'
import { startHunt } from './start-hunt'

const release = aRelease({
  items: [
    anItem('ring', 'accessory', { stats: [line('health', 5, 9), line('timewalker', 60), line('lootchance', 10, 20)] }),
    anItem('bat', 'retainer', { stats: [line('damage', 3, 4)], creatureTypeId: 'monster' }),
    anItem('oak', 'coffin', { stats: [line('coffincharges', 2), line('coffinrecharge', 100)] }),
    anItem('ghoul hex', 'hex', { attractsEnemyId: 'ghoul' }),
    anItem('fang', 'weapon', { stats: [{ ...line('drain', 1, 3), procPercent: 12.5 }] }),
  ],
  enemies: [
    anEnemy('ghoul', {
      equipment: ['bat', 'ring'],
      loot: [{ itemId: 'mouse', dropChance: 100, amountMin: 2, amountMax: 2 }],
    }),
  ],
  grounds: [aGround('empty')],
  stats: [
    aStat('drain', { procType: 'leech', procEvent: 'attack', damageType: 'blood', affectedCreatureTypeId: 'undead' }),
  ],
})

const input = { mode: 'hunt', seed: seedOf('1'), now: 50_000, release, speed: 1 } as const
const hunter = (setup: Setup = {}, fields: Partial<PlayerState> = {}) =>
  aWearer(release, { bait: ['mouse'], ...setup }, { inventory: { mouse: 2, ring: 1, 'ghoul hex': 3 }, ...fields })

describe('starting a hunt', () => {
  it('uses exactly one bait, which stays equipped while any is left', () => {
    const { state, ledger } = accepted(startHunt(hunter(), input))
    expect(state.inventory.mouse).toBe(1)
    expect(state.setups[0]).toEqual({ bait: ['mouse'] })
    expect(ledger).toEqual([{ kind: 'item', what: 'mouse', delta: -1, reason: 'bait' }])
  })

  it('empties the slot in every setup when the last bait is used', () => {
    const setups = [{ bait: ['mouse'], weapon: ['knife'] }, { bait: ['mouse'] }]
    const { state } = accepted(startHunt(hunter({}, { setups, inventory: { mouse: 1, knife: 1 } }), input))
    expect(state.inventory).toEqual({ knife: 1 })
    expect(state.setups).toEqual([{ weapon: ['knife'] }, {}])
  })

  it('starts the cooldown, shortened by equipment', () => {
    expect(accepted(startHunt(hunter({ accessory: ['ring'] }), input)).state.nextHuntAt).toBe(590_000)
    expect(accepted(startHunt(hunter(), { ...input, speed: 600 })).state.nextHuntAt).toBe(51_000)
  })

  it('opens a combat without a played round', () => {
    const { state, value } = accepted(startHunt(hunter(), input))
    expect(state.combat).toBe(value)
    expect(value).toMatchObject({
      number: 1,
      round: 0,
      result: 'ongoing',
      enemyId: 'ghoul',
      baitId: 'mouse',
      hexId: null,
      reward: null,
    })
    expect(value).toMatchObject({ seed: input.seed, startedAt: 50_000, modifiers: [], releaseId: 'release' })
  })

  it('uses a named bait instead of the equipped one, with its stats, and does not change the setups', () => {
    const scented = anItem('lamb', 'bait', { stats: [line('health', 11)] })
    const world = { ...release, items: new Map([...release.items, [scented.id, scented]]) }
    const setups = [{ bait: ['mouse'], accessory: ['ring'] }, { bait: ['mouse'] }]
    const owner = hunter({}, { setups, activeSetup: 1, inventory: { mouse: 2, lamb: 2, ring: 1 } })
    const { state, value } = accepted(startHunt(owner, { ...input, release: world, baitId: 'lamb' }))
    expect([value.baitId, value.attacker.maxHealth]).toEqual(['lamb', 111])
    expect(state).toMatchObject({ setups, inventory: { mouse: 2, lamb: 1, ring: 1 } })
  })

  it('calls a hunter without a name "You"', () => {
    expect(accepted(startHunt(hunter(), input)).value.attacker.name).toBe('You')
  })

  it('numbers combats in sequence', () => {
    const after = hunter({}, { combat: aCombat({ number: 41, result: 'win' }) })
    expect(accepted(startHunt(after, input)).value.number).toBe(42)
  })

  it('stores the stats of the hunter, rolled if they are ranges', () => {
    const worn = hunter({ weapon: ['fang'], accessory: ['ring'], retainer: ['bat'] })
    const { attacker } = accepted(startHunt(worn, { ...input, name: 'Morwenna' })).value
    expect(attacker).toMatchObject({
      name: 'Morwenna',
      isPlayer: true,
      damageFrom: 4,
      damageTo: 6,
      critChance: 5,
      gold: 60,
    })
    expect(attacker.maxHealth).toBeGreaterThanOrEqual(105)
    expect(attacker.maxHealth).toBeLessThanOrEqual(109)
    expect(attacker.retainers).toEqual([
      { itemId: 'bat', name: 'bat', damageFrom: 3, damageTo: 4, creatureTypeId: 'monster' },
    ])
    expect(attacker.procs).toEqual([
      {
        stat: 'drain',
        name: 'Drain',
        imageId: 'drain-image',
        type: 'leech',
        moment: 'attack',
        damageType: 'blood',
        creatureTypeId: 'undead',
        from: 1,
        to: 3,
        percent: 12.5,
      },
    ])
  })

  it('stores the creature with its equipment and retainers', () => {
    const { defender } = accepted(startHunt(hunter(), input)).value
    expect(defender).toMatchObject({
      name: 'ghoul',
      isPlayer: false,
      damageFrom: 2,
      damageTo: 6,
      critChance: 0,
      gold: 20,
    })
    expect(defender.maxHealth).toBeGreaterThanOrEqual(45)
    expect(defender.retainers).toHaveLength(1)
  })

  it('stores the stakes, so that content may change during a combat', () => {
    expect(accepted(startHunt(hunter(), input)).value.stakes).toEqual({
      win: { xp: 10, currencies: { vgc: 20 }, loot: [{ itemId: 'mouse', amount: 2 }] },
      draw: { vgc: 5 },
      chances: { mouse: 100 },
    })
  })

  it('is the same for the same seed and differs for another', () => {
    const hexed = hunter({ accessory: ['ring'] })
    expect(startHunt(hexed, input)).toEqual(startHunt(hexed, input))
    const healths = ['0', '1', '2', '3', '4', '5', '6', '7'].map(
      (digit) => accepted(startHunt(hexed, { ...input, seed: seedOf(digit) })).value.attacker.maxHealth,
    )
    expect(new Set(healths).size).toBeGreaterThan(1)
  })

  it('uses up a hex only if it attracted the enemy', () => {
    const hunts = Array.from({ length: 16 }, (_, digit) =>
      accepted(startHunt(hunter({ hex: ['ghoul hex'] }), { ...input, seed: seedOf(digit.toString(16)) })),
    )
    for (const { state, value, ledger } of hunts) {
      expect(state.inventory['ghoul hex']).toBe(value.hexId === null ? 3 : 2)
      expect(ledger.filter(({ reason }) => reason === 'hex')).toHaveLength(value.hexId === null ? 0 : 1)
    }
    expect(new Set(hunts.map(({ value }) => value.hexId))).toEqual(new Set([null, 'ghoul hex']))
  })
})

describe('the kinds of hunt', () => {
  const inCoffin = (charges: number, nextRechargeAt: number) =>
    hunter({ coffin: ['oak'] }, { nextHuntAt: 90_000, coffin: { charges, nextRechargeAt } })

  it('a coffin hunt spends a charge and does not change the cooldown', () => {
    const { state, value } = accepted(startHunt(inCoffin(2, 0), { ...input, mode: 'coffin' }))
    expect(state.coffin).toEqual({ charges: 1, nextRechargeAt: 150_000 })
    expect([state.nextHuntAt, state.inventory.mouse, value.mode]).toEqual([90_000, 1, 'coffin'])
  })

  it('a coffin hunt can start as soon as the recharge is over', () => {
    expect(refusalCode(startHunt(inCoffin(0, 50_001), { ...input, mode: 'coffin' }))).toBe('coffinEmpty')
    expect(startHunt(inCoffin(0, 50_000), { ...input, mode: 'coffin' }).ok).toBe(true)
  })

  it('an auto-hunt uses neither cooldown nor charge, and is marked as one', () => {
    const { state, value } = accepted(startHunt(inCoffin(1, 60_000), { ...input, mode: 'auto' }))
    expect([state.nextHuntAt, state.coffin.charges, value.modifiers]).toEqual([90_000, 1, ['autoHunt']])
  })
})

describe('a hunt is refused', () => {
  const noBait = hunter({ bait: [] })

  it.each([
    ['while a fight is open', hunter({}, { combat: aCombat() }), 'hunt', 'combatOpen'],
    ['before the cooldown is over', hunter({}, { nextHuntAt: 50_001 }), 'hunt', 'huntTooEarly'],
    ['without a coffin', hunter(), 'coffin', 'coffinMissing'],
    ['without bait', noBait, 'hunt', 'noBait'],
    ['without bait, also by itself', noBait, 'auto', 'noBait'],
    ['where nobody lives', hunter({}, { groundId: 'empty' }), 'hunt', 'noEnemy'],
  ] as const)('%s', (_title, state, mode, expected) =>
    expect(refusalCode(startHunt(state, { ...input, mode }))).toBe(expected),
  )

  it('but not at the moment when the cooldown ends', () => {
    expect(startHunt(hunter({}, { nextHuntAt: 50_000 }), input).ok).toBe(true)
  })

  it('too early, with the seconds left', () => {
    expect(startHunt(hunter({}, { nextHuntAt: 51_001 }), input)).toMatchObject({
      refusal: { code: 'huntTooEarly', details: { seconds: 2 } },
    })
  })

  it('in an empty coffin, with the seconds until it has a charge', () => {
    const resting = hunter({ coffin: ['oak'] }, { coffin: { charges: 0, nextRechargeAt: 52_500 } })
    expect(startHunt(resting, { ...input, mode: 'coffin' })).toMatchObject({
      refusal: { code: 'coffinEmpty', details: { seconds: 3 } },
    })
  })

  it('on a ground without enemies, with the ground, even if content no longer has it', () => {
    for (const groundId of ['empty', 'gone'])
      expect(startHunt(hunter({}, { groundId }), input)).toMatchObject({
        refusal: { code: 'noEnemy', details: { groundId } },
      })
  })

  it.each([
    ['auto', true],
    ['hunt', false],
  ] as const)('without bait, with a journal line: %s', (mode, auto) => {
    expect(startHunt(noBait, { ...input, mode })).toMatchObject({
      refusal: { code: 'noBait' },
      journal: [{ type: 'noBait', auto }],
    })
  })

  it('as too early rather than as without bait', () => {
    expect(refusalCode(startHunt(aPlayer(release, { nextHuntAt: 60_000, setups: [{}] }), input))).toBe('huntTooEarly')
  })
})

describe('the wait for a boss', () => {
  const lair = aRelease({
    rarities: [{ id: 'boss', shortName: 'boss', name: 'Boss', colorHex: '' }],
    enemies: [anEnemy('lord', { rarityId: 'boss' })],
    tables: [aTable('moor', 0, ['ghoul', 0, 9_000], ['lord', 9_000, 10_000])],
  })
  const after = (bossWaits: PlayerState['bossWaits'], seed: string, release = lair) =>
    accepted(startHunt(aPlayer(release, bossWaits && { bossWaits }), { ...input, release, seed }))

  it('grows by the missed chance, and ends when the boss appears', () => {
    const missed = after(undefined, seedOf('1'))
    expect([missed.value.enemyId, missed.state.bossWaits]).toEqual(['ghoul', { lord: 1000 }])
    const met = after({ lord: 9_000 }, seedOf('1'))
    expect([met.value.enemyId, met.state.bossWaits]).toEqual(['lord', {}])
  })

  it('is not stored without a boss', () => {
    expect(after(undefined, seedOf('1'), aRelease()).state).not.toHaveProperty('bossWaits')
  })
})

describe('the rule of the region', () => {
  const input = { mode: 'hunt', seed: seedOf('1'), now: 7, speed: 1 } as const

  it('is stored as its phase, which changes attraction and fighters', () => {
    const flood = aRuledRelease('tide')
    const calm = aRelease({ enemies: [...flood.enemies.values()] })
    const tables = { ...calm, tables: flood.tables }
    const { value } = accepted(startHunt(aPlayer(flood), { ...input, release: flood }))
    const plain = accepted(startHunt(aPlayer(tables), { ...input, release: tables })).value
    expect(value.regionPhase).toEqual({ rule: 'tide', phase: 'floodTide' })
    expect(plain).not.toHaveProperty('regionPhase')
    expect(value.defender.damageTo).toBe(Math.round(plain.defender.damageTo * 1.1))
  })

  it("raises the heat of a region only with the player's own hunts", () => {
    const world = aRuledRelease('heat')
    const heatAfter = (mode: 'hunt' | 'auto') =>
      accepted(startHunt(aPlayer(world), { ...input, mode, release: world })).state.heat
    expect(heatAfter('hunt')).toEqual({ region: { level: 1, at: 7 } })
    expect(heatAfter('auto')).toBeUndefined()
    const tidal = aRuledRelease('tide')
    expect(accepted(startHunt(aPlayer(tidal), { ...input, release: tidal })).state).not.toHaveProperty('heat')
  })

  it('makes monsters appear more often in the high tide', () => {
    const world = aRuledRelease('tide')
    const monstersAt = (now: number) =>
      Array.from({ length: 200 }, (_, index) => {
        const seed = index.toString(16).padStart(64, '0')
        return accepted(startHunt(aPlayer(world), { ...input, seed, now, release: world })).value.enemyId
      }).filter((enemyId) => enemyId === 'crab').length
    expect(monstersAt(11_175_000)).toBeGreaterThan(monstersAt(0))
  })
})
