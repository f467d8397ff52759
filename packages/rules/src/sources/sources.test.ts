import { describe, expect, it } from '@jest/globals'
import { winsForDrops } from '../constants'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRank, aRegion, aRelease, aTable, someNews } from '../testing/a-release'
import { sourceIndex } from './source-index'
import { isOpenGround, sourceGrounds, sourcesOf } from './sources'

const drops = (itemId: string, dropChance: number, amountMin = 1, amountMax = 1) => ({
  itemId,
  dropChance,
  amountMin,
  amountMax,
})

const release = aRelease({
  items: [
    anItem('candle', 'bait'),
    anItem('wax', 'bait'),
    anItem('decoy', 'bait', { isVisible: false }),
    anItem('tooth', 'craftingmat', { price: { vgc: 2 } }),
    anItem('cowl', 'head'),
    anItem('gate', 'key'),
    anItem('pass', 'key'),
    anItem('teeth', 'collection', { trophyItemIds: ['tooth'] }),
    anItem('secret', 'craftingmat', { isVisible: false, price: { vgc: 2 } }),
  ],
  enemies: [
    anEnemy('ghoul', { loot: [drops('tooth', 50), drops('tooth', 50), drops('secret', 50)] }),
    anEnemy('wolf', { loot: [drops('tooth', 20, 0, 1), drops('cowl', 0)] }),
    anEnemy('shade', { isVisible: false, loot: [drops('tooth', 100)] }),
  ],
  regions: [aRegion('far', { requiredXp: 300, keyId: 'pass' }), aRegion('unseen', { isVisible: false })],
  grounds: [
    aGround('crypt', { specialBaitItemIds: ['candle', 'decoy', 'gone', 'wax'] }),
    aGround('isle', { regionId: 'far', keyId: 'gate', requiredXp: 100 }),
    aGround('hidden', { isVisible: false }),
    aGround('beyond', { regionId: 'unseen' }),
  ],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 5000], ['shade', 5000, 10_000]),
    aTable('crypt', 0, ['ghoul', 0, 10_000]),
    aTable('crypt', 1, ['wolf', 0, 9000], ['ghoul', 9000, 10_000]),
    aTable('crypt', 2, ['wolf', 0, 10_000]),
    aTable('crypt', 4, ['ghoul', 0, 10_000]),
    aTable('isle', 0, ['ghoul', 0, 10_000]),
    aTable('isle', 1, ['wolf', 0, 10_000]),
    aTable('hidden', 0, ['wolf', 0, 10_000]),
    aTable('beyond', 0, ['wolf', 0, 10_000]),
  ],
  ranks: [aRank('baseStats', 0), aRank('neonate', 100, 'cowl'), aRank('ancilla', 1000, 'cowl')],
  news: [someNews('old', 'cowl'), someNews('new', 'cowl'), someNews('plain', null)],
})
const find = (itemId: string, fields: Partial<PlayerState> = {}) =>
  sourcesOf({ ...aPlayer(release), ...fields }, { itemId, release, index: sourceIndex(release) })

describe('the sources of an item', () => {
  it('name the merchant who sells it', () => {
    expect(find('tooth').merchant).toBe('jewel')
    expect(find('cowl').merchant).toBeNull()
  })

  it('are the grounds where visible creatures drop it, with the baits that attract them', () => {
    const places = find('tooth', { hunted: { ghoul: 1, wolf: 1 } }).creatures.map(({ grounds }) =>
      grounds.map(({ groundId, comesToAnyBait, specialBaitIds }) => [groundId, comesToAnyBait, specialBaitIds]),
    )
    expect(places).toEqual([
      [
        ['moor', true, []],
        ['crypt', true, ['candle', 'wax']],
        ['isle', true, []],
      ],
      [
        ['crypt', false, ['candle']],
        ['isle', false, []],
      ],
    ])
  })

  it('list the XP and keys that a ground and its region still require', () => {
    const isle = (fields: Partial<PlayerState>) =>
      find('tooth', fields).creatures[0]?.grounds.find(({ groundId }) => groundId === 'isle')
    expect(isle({})).toMatchObject({ missingXp: 300, missingKeyIds: ['pass', 'gate'] })
    expect(isle({ xp: 300, inventory: { gate: 1 } })).toMatchObject({ missingXp: null, missingKeyIds: ['pass'] })
    expect(isle({ xp: 300, inventory: { gate: 1, pass: 1 } })).toMatchObject({ missingXp: null, missingKeyIds: [] })
    expect(find('tooth').creatures[0]?.grounds[0]).toMatchObject({ missingXp: null, missingKeyIds: [] })
  })

  it('leave out grounds that no longer exist', () => {
    const place = { comesToAnyBait: true, specialBaitIds: [] }
    const places = ['gone', 'moor'].map((groundId) => ({ ...place, groundId }))
    expect(sourceGrounds(places, aPlayer(release), release).map(({ groundId }) => groundId)).toEqual(['moor'])
  })

  it('count a ground as open if neither XP nor a key is missing', () => {
    const open = { missingXp: null, missingKeyIds: [] }
    expect(isOpenGround(open)).toBe(true)
    expect(isOpenGround({ ...open, missingXp: 5 })).toBe(false)
    expect(isOpenGround({ ...open, missingKeyIds: ['gate'] })).toBe(false)
  })

  it.each([
    [0, null, null, winsForDrops],
    [1, 'ghoul', null, winsForDrops - 1],
    [winsForDrops - 1, 'ghoul', null, 1],
    [winsForDrops, 'ghoul', 0.75, 0],
    [winsForDrops + 1, 'ghoul', 0.75, 0],
  ])('after %d wins have the creature as %s and its chance as %s', (wins, enemyId, chance, winsLeft) => {
    expect(find('tooth', { hunted: { ghoul: wins } }).creatures[0]).toMatchObject({ enemyId, chance, winsLeft })
  })

  it('do not count a drop of 0 pieces', () => {
    expect(find('tooth', { hunted: { wolf: 9 } }).creatures[1]?.chance).toBeCloseTo(0.1)
  })

  it('leave out creatures that never drop it', () => expect(find('cowl').creatures).toEqual([]))

  it('include later ranks and gifts that were not taken', () => {
    expect(find('cowl')).toMatchObject({ rankIds: ['neonate', 'ancilla'], newsIds: ['old', 'new'] })
    expect(find('cowl', { xp: 100, gifts: ['old'] })).toMatchObject({ rankIds: ['ancilla'], newsIds: ['new'] })
  })

  it('include missions that are open or can be chosen', () => {
    const mission = (fields: object = {}) => ({
      groundId: 'moor',
      startsAt: 0,
      endsAt: 9,
      objectives: [],
      reward: { xp: 1, currencies: {}, items: [{ itemId: 'tooth', amount: 1 }] },
      completedAt: 0,
      ...fields,
    })
    expect(find('tooth').isMissionReward).toBe(false)
    expect(find('tooth', { mission: mission() }).isMissionReward).toBe(true)
    expect(find('tooth', { otherMissions: [mission()] }).isMissionReward).toBe(true)
    expect(find('tooth', { mission: mission({ completedAt: 5 }) }).isMissionReward).toBe(false)
    expect(find('cowl', { mission: mission() }).isMissionReward).toBe(false)
    const items = ['cowl', 'tooth'].map((itemId) => ({ itemId, amount: 1 }))
    const both = { mission: mission({ reward: { xp: 1, currencies: {}, items } }) }
    expect([find('cowl', both).isMissionReward, find('tooth', both).isMissionReward]).toEqual([true, true])
  })

  it('show that a collection can be claimed', () => {
    expect(find('teeth').isCollection).toBe(true)
    expect(find('tooth').isCollection).toBe(false)
  })

  it.each(['secret', 'nothing'])('of %s, which is not visible, are empty', (itemId) => {
    expect(find(itemId)).toEqual({
      merchant: null,
      creatures: [],
      rankIds: [],
      newsIds: [],
      isMissionReward: false,
      isCollection: false,
    })
  })
})

describe('the sources of a key', () => {
  const keep = aRelease({
    items: [anItem('candle', 'bait'), anItem('wax', 'bait'), anItem('gate', 'key'), anItem('pass', 'key')],
    enemies: [
      anEnemy('ghoul', { loot: [drops('gate', 50)] }),
      anEnemy('wolf', { loot: [drops('gate', 50)] }),
      anEnemy('bat', { loot: [drops('gate', 50)] }),
      anEnemy('crab', { loot: [drops('pass', 50)] }),
    ],
    regions: [aRegion('far', { keyId: 'pass' })],
    grounds: [
      aGround('crypt', { specialBaitItemIds: ['candle', 'wax'] }),
      aGround('hall', { keyId: 'gate' }),
      aGround('isle', { regionId: 'far' }),
    ],
    tables: [
      aTable('moor', 0, ['ghoul', 0, 10_000]),
      aTable('crypt', 0, ['bat', 0, 10_000]),
      aTable('crypt', 1, ['wolf', 0, 10_000]),
      aTable('crypt', 2, ['wolf', 0, 5000], ['bat', 5000, 9000], ['ghoul', 9000, 10_000]),
      aTable('hall', 0, ['bat', 0, 5000], ['wolf', 5000, 10_000]),
      aTable('isle', 0, ['crab', 0, 10_000]),
    ],
  })
  const creaturesOf = (itemId: string, fields: Partial<PlayerState> = {}) =>
    sourcesOf({ ...aPlayer(keep), ...fields }, { itemId, release: keep, index: sourceIndex(keep) }).creatures
  const placesOf = (itemId: string, fields: Partial<PlayerState> = {}) =>
    creaturesOf(itemId, fields).map(({ enemyId, grounds }) => [
      enemyId,
      grounds.map(({ groundId, comesToAnyBait, specialBaitIds }) =>
        [groundId, comesToAnyBait ? 'any' : '', ...specialBaitIds].join(' '),
      ),
    ])

  it('list each ground once for all unbeaten creatures, with the baits that attract any of them', () => {
    expect(placesOf('gate')).toEqual([[null, ['moor any', 'crypt any wax candle']]])
    expect(placesOf('gate', { hunted: { ghoul: 1 } })).toEqual([
      ['ghoul', ['moor any', 'crypt  wax']],
      [null, ['crypt any wax candle']],
    ])
    expect(placesOf('gate', { hunted: { wolf: 1 } })).toEqual([
      [null, ['moor any', 'crypt any wax']],
      ['wolf', ['crypt  candle wax']],
    ])
  })

  it('leave out a ground that only the key itself opens, until it is owned', () => {
    expect(placesOf('gate', { hunted: { bat: 1 }, inventory: { gate: 1 } })).toEqual([
      [null, ['moor any', 'crypt  wax candle', 'hall any']],
      ['bat', ['crypt any wax', 'hall any']],
    ])
    expect(placesOf('gate', { hunted: { bat: 1 } })).toEqual([
      [null, ['moor any', 'crypt  wax candle']],
      ['bat', ['crypt any wax']],
    ])
    expect(placesOf('pass')).toEqual([])
    expect(placesOf('pass', { inventory: { pass: 1 } })).toEqual([[null, ['isle any']]])
  })
})
