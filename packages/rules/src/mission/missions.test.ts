import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { playAll, quickAttack } from '../hunt/play-round'
import type { Mission, PlayerState } from '../state/player-state'
import { aCombat, aCreature } from '../testing/a-combat'
import { accepted, aPlayer, aWearer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRank, aRegion, aRelease, aTable } from '../testing/a-release'
import { missionDueAt } from './mission-progress'
import {
  advanceMission,
  forcedGroundOf,
  missionIdOf,
  missionWindow,
  objectivesByRarity,
  offersOf,
  placeOf,
  reachableGrounds,
  runningMission,
} from './missions'

const day = 86_400_000
const loot = [{ itemId: 'bone', dropChance: 10, amountMin: 1, amountMax: 4 }]
const release = aRelease({
  items: [anItem('bone', 'craftingmat'), anItem('gate', 'key'), anItem('cape', 'armour')],
  enemies: [anEnemy('wolf', { xp: 21, reward: { vgc: 9 }, loot }), anEnemy('queen')],
  regions: [aRegion('far', { requiredXp: 500 }), aRegion('shut', { keyId: 'gate' })],
  grounds: [
    aGround('mill'),
    aGround('hall', { requiredXp: 300 }),
    aGround('isle', { regionId: 'far' }),
    aGround('vault', { regionId: 'shut' }),
    aGround('desert'),
    aGround('hidden', { isVisible: false }),
  ],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 10_000]),
    aTable('mill', 0, ['wolf', 0, 7500], ['ghoul', 7500, 9500], ['queen', 9500, 10_000]),
    aTable('hall', 0, ['wolf', 0, 10_000]),
    aTable('isle', 0, ['queen', 0, 10_000]),
    aTable('vault', 0, ['wolf', 0, 10_000]),
    aTable('hidden', 0, ['wolf', 0, 10_000]),
  ],
  ranks: [aRank('baseStats', 0), aRank('neonate', 20, 'cape')],
})
const seed = (index: number) => index.toString(16).padStart(64, '0')
const input = { now: 5 * day + 7000, speed: 1, release, seed: seed(1) }
const drawn = (state: PlayerState, fields: Partial<Parameters<typeof advanceMission>[1]> = {}) =>
  advanceMission(state, { ...input, ...fields })
const aMission = (fields: Partial<Mission> = {}): Mission => ({
  groundId: 'moor',
  startsAt: 0,
  endsAt: day,
  objectives: [{ enemyId: 'ghoul', caught: 0, goal: 1 }],
  reward: { xp: 15, currencies: { vgc: 8 }, items: [{ itemId: 'bone', amount: 2 }] },
  completedAt: 0,
  ...fields,
})

describe('the window of a mission', () => {
  it.each([
    [5 * day, 1, 5 * day, 6 * day],
    [6 * day - 1, 1, 5 * day, 6 * day],
    [day, 600, day, day + day / 600],
  ])('of %d at speed %d is from %d to %d', (now, speed, startsAt, endsAt) => {
    expect(missionWindow({ now, speed })).toEqual({ startsAt, endsAt })
  })
})

describe('reachable grounds', () => {
  it.each([
    ['a new player', 0, {}, ['moor', 'mill', 'desert']],
    ['one with XP', 300, {}, ['moor', 'mill', 'hall', 'desert']],
    ['one with the key', 0, { gate: 1 }, ['moor', 'mill', 'vault', 'desert']],
    ['a veteran', 500, { gate: 1 }, ['moor', 'mill', 'hall', 'isle', 'vault', 'desert']],
  ])('of %s are as listed', (_title, xp, inventory, expected) => {
    expect(reachableGrounds(aPlayer(release, { xp, inventory }), release).map(({ id }) => id)).toEqual(expected)
  })

  it('do not include those without their region', () => {
    const regions = new Map([...release.regions].filter(([id]) => id === 'shut'))
    const player = aPlayer(release, { xp: 500, inventory: { gate: 1 } })
    expect(reachableGrounds(player, { ...release, regions }).map(({ id }) => id)).toEqual(['vault'])
  })
})

describe('drawing a mission', () => {
  it('takes creatures that are common enough on a reachable ground, in proportion to their chance', () => {
    const goals: Readonly<Record<string, readonly number[]>> = { moor: [12], mill: [9, 2], hall: [12] }
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(0, 300), (index, xp) => {
        const { state, value } = drawn(aPlayer(release, { xp }), { seed: seed(index) })
        expect(state.mission).toEqual(value)
        expect(value).toMatchObject({ startsAt: 5 * day, endsAt: 6 * day, completedAt: 0 })
        expect(Object.keys(goals)).toContain(value?.groundId)
        expect(value?.groundId === 'hall' && xp === 0).toBe(false)
        for (const { enemyId, caught, goal } of value?.objectives ?? []) {
          expect([enemyId === 'queen', caught]).toEqual([false, 0])
          expect(goals[value?.groundId ?? '']).toContain(goal)
        }
        const names = value?.objectives.map(({ enemyId }) => enemyId) ?? []
        expect(names.length).toBeGreaterThan(0)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('sets half of the rewards of its wins, and one item that the creatures drop', () => {
    const state = aPlayer(release, { xp: 300 })
    const { value } = drawn(state, { forcedGroundId: 'hall' })
    expect(value?.objectives).toEqual([{ enemyId: 'wolf', caught: 0, goal: 12 }])
    expect(value?.reward).toEqual({ xp: 126, currencies: { vgc: 54 }, items: [{ itemId: 'bone', amount: 4 }] })
  })

  it('uses the ground that the setting forces if the player can go there', () => {
    for (let index = 0; index < 20; index++)
      expect(drawn(aPlayer(release), { seed: seed(index), forcedGroundId: 'mill' }).value?.groundId).toBe('mill')
    expect(drawn(aPlayer(release), { forcedGroundId: 'isle' }).value?.groundId).not.toBe('isle')
    expect(drawn(aPlayer(release), { forcedGroundId: 'desert' }).value?.groundId).not.toBe('desert')
  })

  it.each([
    ['region__mill', 'mill'],
    ['far__mill', 'mill'],
    ['mill', null],
    ['region__gone', null],
    ['', null],
    [null, null],
  ])('reads the setting %j as %j', (setting, expected) => expect(forcedGroundOf(setting, release)).toBe(expected))

  it('happens once in a window, even if the mission is completed', () => {
    const { state } = drawn(aPlayer(release))
    expect(drawn(state, { seed: seed(9) }).state).toEqual(state)
    const done = { ...state, mission: aMission({ startsAt: 5 * day, endsAt: 6 * day, completedAt: 5 * day }) }
    expect(drawn(done).state).toEqual(done)
    expect(drawn(done, { now: 6 * day }).value).toMatchObject({ startsAt: 6 * day })
  })

  it('that is the only one of its window stores no others', () => {
    const { state } = drawn(aPlayer(release), { forcedGroundId: 'moor' })
    expect(offersOf(state)).toEqual([state.mission])
    expect(state).not.toHaveProperty('otherMissions')
  })

  it('uses one of the three hardest grounds', () => {
    const places = [100, 500, 200, 400, 300].map((requiredXp) => aGround(`from ${requiredXp}`, { requiredXp }))
    const world = aRelease({
      grounds: places,
      tables: places.map(({ id }) => aTable(id, 0, ['ghoul', 0, 10_000])),
    })
    const met = Array.from({ length: 40 }, (_, index) =>
      offersOf(drawn(aPlayer(world, { xp: 500 }), { release: world, seed: seed(index) }).state),
    )
    const hardest = new Set(['from 300', 'from 400', 'from 500'])
    for (const offers of met) expect(new Set(offers.map(({ groundId }) => groundId))).toEqual(hardest)
    expect(new Set(met.map(([first]) => first?.groundId))).toEqual(hardest)
  })

  it('returns none if the player can hunt nowhere', () => {
    const empty = { ...release, tables: new Map() }
    expect(drawn(aPlayer(release), { release: empty })).toMatchObject({ value: null, ledger: [], journal: [] })
  })
})

/** The missions of many players on the moor, where these creatures live. */
function drawnOn(slices: Parameters<typeof aTable>[2][], enemies: ReturnType<typeof anEnemy>[], count = 60) {
  const ids = slices.map(([id]) => id).filter((id) => !enemies.some((enemy) => enemy.id === id))
  const world = aRelease({
    items: [anItem('bone', 'craftingmat'), anItem('dust', 'craftingmat'), anItem('crown', 'head', { isUnique: true })],
    enemies: [...ids.map((id) => anEnemy(id)), ...enemies],
    tables: [aTable('moor', 0, ...slices)],
  })
  return Array.from({ length: count }, (_, index) => {
    const { value } = drawn(aPlayer(world), { release: world, seed: seed(index) })
    if (!value) throw new Error('no mission was drawn')
    return value
  })
}

const askedFor = ({ objectives }: Mission) => objectives.map(({ enemyId }) => enemyId)

describe('the objectives of a mission', () => {
  it('are one to three, of creatures that appear in at least a tenth of the hunts', () => {
    const missions = drawnOn(
      [
        ['wolf', 0, 4000],
        ['bat', 4000, 6000],
        ['rat', 6000, 7500],
        ['owl', 7500, 8500],
        ['elk', 8500, 9501],
        ['fox', 9501, 10_000],
      ],
      [],
    )
    expect(new Set(missions.map(({ objectives }) => objectives.length))).toEqual(new Set([1, 2, 3]))
    expect(new Set(missions.flatMap(askedFor))).toEqual(new Set(['wolf', 'bat', 'rat', 'owl', 'elk']))
  })

  it('are only the most common creature if all are rare', () => {
    const rare = Array.from({ length: 11 }, (_, index): [string, number, number] => [
      `e${index}`,
      index * 100,
      index * 100 + (index === 7 ? 99 : 90),
    ])
    for (const mission of drawnOn(rare, [], 20)) expect(askedFor(mission)).toEqual(['e7'])
  })

  it('name creatures in proportion to their chance', () => {
    const counts = new Map<string, number>()
    const missions = drawnOn(
      [
        ['wolf', 0, 5000],
        ['bat', 5000, 9000],
        ['rat', 9000, 10_000],
      ],
      [],
      400,
    )
    const pairs = missions.map(askedFor).filter((ids) => ids.length === 2)
    for (const ids of pairs)
      for (const [place, id] of ids.entries()) counts.set(`${id} ${place}`, (counts.get(`${id} ${place}`) ?? 0) + 1)
    const share = (key: string) => (counts.get(key) ?? 0) / pairs.length
    // of about 130 pairs, five standard deviations either way
    expect(Math.abs(share('wolf 0') - 0.5)).toBeLessThan(0.22)
    expect(Math.abs(share('rat 0') - 0.1)).toBeLessThan(0.13)
    // first the wolf and then the rat: 0.5 * 0.2; first the bat and then the rat: 0.4 * 1/6
    expect(Math.abs(share('rat 1') - 0.167)).toBeLessThan(0.165)
    expect(share('rat 1')).toBeLessThan(share('bat 1'))
  })
})

describe('the item of a mission', () => {
  const carrying = (...lines: readonly [itemId: string, dropChance: number, amountMax: number][]) =>
    drawnOn(
      [['wolf', 0, 10_000]],
      [
        anEnemy('wolf', {
          loot: lines.map(([itemId, dropChance, amountMax]) => ({ itemId, dropChance, amountMin: 0, amountMax })),
        }),
      ],
    ).map(({ reward }) => reward.items[0]?.itemId ?? 'none')

  it('is drawn by the drop chances', () => {
    const given = carrying(['bone', 25, 1], ['dust', 75, 1])
    const bones = given.filter((itemId) => itemId === 'bone').length
    expect(new Set(given)).toEqual(new Set(['bone', 'dust']))
    // 15 of 60 with a standard deviation of 3.4
    expect(Math.abs(bones - 15)).toBeLessThan(15)
  })

  it('is not a unique item, one that content no longer has, or one that never drops', () => {
    const nothing = new Set(['none'])
    expect(new Set(carrying(['crown', 50, 1], ['gone', 50, 1], ['dust', 50, 0], ['bone', 0, 1]))).toEqual(nothing)
    expect(new Set(carrying(['crown', 50, 1], ['bone', 50, 1]))).toEqual(new Set(['bone']))
  })
})

describe('a mission that an older version drew', () => {
  it('has the first place and an id', () => {
    expect([placeOf(aMission()), missionIdOf(aMission({ startsAt: day }))]).toEqual([0, `${day}-0-0`])
    const second = aMission({ offer: { place: 1, draw: 0 } })
    expect(offersOf(aPlayer(release, { mission: second, otherMissions: [aMission()] }))).toEqual([aMission(), second])
  })
})

describe('the current mission', () => {
  it.each([
    ['runs within its window', aMission(), 0, true],
    ['is over at its end', aMission(), day, false],
    ['is over when completed', aMission({ completedAt: 9 }), 10, false],
  ])('%s', (_title, mission, now, isThere) => {
    expect(runningMission(aPlayer(release, { mission }), now)).toEqual(isThere ? mission : null)
  })

  it('is null before the first', () => {
    expect(runningMission(aPlayer(release), 3)).toBeNull()
    expect(offersOf(aPlayer(release))).toEqual([])
  })

  it('lasts through the next window too if less than a quarter of its own is left', () => {
    const endOf = (now: number) => drawn(aPlayer(release), { now }).value?.endsAt
    expect([endOf(5.75 * day), endOf(5.75 * day + 1), endOf(6 * day)]).toEqual([6 * day, 7 * day, 7 * day])
  })

  it('lists its creatures from common to boss, unknown rarities last', () => {
    const rarities = ['boss', 'uncommon', 'odd', 'common', 'rare', 'normal']
    const motley = {
      ...release,
      enemies: new Map(rarities.map((rarityId) => [rarityId, anEnemy(rarityId, { rarityId })])),
      rarities: new Map(rarities.map((id) => [id, { id, shortName: id, name: id, colorHex: '#ffffff' }])),
    }
    const objectives = rarities.map((enemyId) => ({ enemyId, caught: 0, goal: 1 }))
    expect(objectivesByRarity(aMission({ objectives }), motley).map(({ enemyId }) => enemyId)).toEqual([
      'common',
      'uncommon',
      'normal',
      'rare',
      'boss',
      'odd',
    ])
  })
})

describe('progress', () => {
  const fighting = (
    mission: Mission,
    modifiers: ReturnType<typeof aCombat>['modifiers'] = ['questing'],
    health = 15,
  ) => {
    const stakes = { win: { xp: 10, currencies: {}, loot: [] }, draw: {} }
    const combat = aCombat({ defender: aCreature({ maxHealth: health }), modifiers, stakes, startedAt: day - 1 })
    return aPlayer(release, { currencies: {}, inventory: {}, mission, combat })
  }
  const play = (state: PlayerState) => accepted(playAll(state, { now: day + 500, release }))
  const two = aMission({ objectives: [{ enemyId: 'ghoul', caught: 0, goal: 2 }] })

  it('counts one for each win, also for a fight that ends after the window', () => {
    const { state, journal } = play(fighting(two))
    expect(state.mission).toMatchObject({ objectives: [{ caught: 1, goal: 2 }], completedAt: 0 })
    expect(journal.map(({ type }) => type)).toEqual(['combat'])
  })

  it.each([
    ['a draw', fighting(two, ['questing'], 999)],
    ['a hunt that was not questing', fighting(two, [])],
    ['a mission of another window', fighting({ ...two, startsAt: day, endsAt: 2 * day })],
    ['a mission that is completed', fighting({ ...two, completedAt: 4 })],
  ])('does not count %s', (_title, state) => expect(play(state).state.mission).toEqual(state.mission))

  it('to the last objective gives the reward with its journal lines, ranks included', () => {
    const { state, ledger, journal } = play(fighting(aMission()))
    expect(state).toMatchObject({ xp: 25, currencies: { vgc: 8 }, inventory: { bone: 2, cape: 1 }, rank: 1 })
    expect(state.mission).toMatchObject({ objectives: [{ caught: 1 }], completedAt: day + 500 })
    expect(ledger.map(({ what, delta, reason }) => `${what} ${delta} ${reason}`)).toEqual([
      'vgc 8 mission',
      'bone 2 mission',
      'cape 1 rank',
    ])
    expect(journal.map(({ type }) => type)).toEqual(['combat', 'mission', 'rankUp'])
    expect(journal[1]).toEqual({ type: 'mission', mission: state.mission })
  })

  it('to one of two objectives does not complete the mission', () => {
    const [ghoul, wolf] = ['ghoul', 'wolf'].map((enemyId) => ({ enemyId, caught: 0, goal: 1 }))
    const { state } = play(fighting(aMission({ objectives: [ghoul, wolf].flatMap((each) => each ?? []) })))
    expect(state.mission).toMatchObject({ objectives: [{ caught: 1 }, { caught: 0 }], completedAt: 0 })
    expect(state.inventory).toEqual({})
  })

  it('gives neither items that content no longer has nor a unique item that is owned', () => {
    const items = ['crown', 'bone', 'gone'].map((itemId) => ({ itemId, amount: 1 }))
    const crowned = {
      ...release,
      items: new Map([...release.items, ['crown', anItem('crown', 'head', { isUnique: true })]]),
    }
    const state = fighting(aMission({ reward: { xp: 0, currencies: {}, items } }))
    const end = (inventory: Record<string, number>) =>
      accepted(playAll({ ...state, inventory }, { now: day + 500, release: crowned })).state
    expect(end({ crown: 1 })).toMatchObject({
      inventory: { crown: 1, bone: 1 },
      mission: { reward: { items: [{ itemId: 'bone', amount: 1 }] } },
    })
    expect(end({}).inventory).toMatchObject({ crown: 1, bone: 1 })
    const many = fighting(aMission({ reward: { xp: 0, currencies: {}, items: [{ itemId: 'crown', amount: 4 }] } }))
    const { state: ended } = accepted(playAll({ ...many, inventory: {} }, { now: day + 500, release: crowned }))
    expect([ended.inventory, ended.mission?.reward.items]).toEqual([{ crown: 1 }, [{ itemId: 'crown', amount: 1 }]])
    expect(end({}).inventory).not.toHaveProperty('gone')
  })

  it('keeps the mission due at its end, but not while a questing fight is open', () => {
    const mission = aMission()
    const dueWith = (combat: PlayerState['combat']) => missionDueAt(aPlayer(release, { combat, mission }))
    expect(dueWith(aCombat({ modifiers: ['questing'] }))).toBeNull()
    expect(dueWith(aCombat({ modifiers: ['autoHunt'] }))).toBe(mission.endsAt)
    expect(dueWith(aCombat({ modifiers: ['questing'], result: 'win' }))).toBe(mission.endsAt)
    expect(dueWith(null)).toBe(mission.endsAt)
    expect(missionDueAt(aPlayer(release, { combat: null }))).toBe(0)
  })

  it('makes a hunt questing while its creature is an objective', () => {
    const hunter = aWearer(release, { bait: ['mouse'], weapon: ['knife'] })
    const hunt = { mode: 'hunt', seed: seed(3), now: 50, release, speed: 1 } as const
    const modifiersWith = (mission?: Mission) =>
      accepted(quickAttack({ ...hunter, ...(mission && { mission }) }, hunt)).value.modifiers
    expect(modifiersWith(aMission())).toEqual(['questing'])
    const [ghoul, wolf] = ['ghoul', 'wolf'].map((enemyId) => ({ enemyId, caught: 0, goal: 1 }))
    const objectives = (...list: (typeof ghoul)[]) => ({ objectives: list.flatMap((each) => each ?? []) })
    expect(modifiersWith(aMission(objectives(ghoul, wolf)))).toEqual(['questing'])
    expect(modifiersWith(aMission(objectives(wolf)))).toEqual([])
    expect(modifiersWith()).toEqual([])
    expect(modifiersWith(aMission({ endsAt: 50 }))).toEqual([])
    expect(modifiersWith(aMission({ objectives: [{ enemyId: 'ghoul', caught: 1, goal: 1 }] }))).toEqual([])
  })
})

describe('the first mission', () => {
  const start = { ...release.start, mission: [{ enemyId: 'ghoul', goal: 2 }] }
  const world = { ...release, start }
  const offers = (state: PlayerState, fields = {}) => offersOf(drawn(state, { release: world, ...fields }).state)

  it('is that of the start, on its ground, with others to choose from', () => {
    const [first, ...others] = offers(aPlayer(world))
    expect(first).toMatchObject({
      groundId: 'moor',
      objectives: [{ enemyId: 'ghoul', caught: 0, goal: 2 }],
      reward: { xp: 10, currencies: { vgc: 20 } },
      offer: { place: 0, draw: 0 },
      completedAt: 0,
    })
    expect(others.map(placeOf)).toEqual([1, 2])
  })

  it('is that of the start too if the player cannot go to the forced ground', () => {
    for (const forcedGroundId of ['isle', 'desert', 'nowhere'])
      expect(offers(aPlayer(world), { forcedGroundId })).toEqual(offers(aPlayer(world)))
  })

  it('is drawn at random from the second window on', () => {
    const { state } = drawn(aPlayer(world), { release: world })
    const later = drawn(state, { release: world, now: input.now + day }).state
    expect(offersOf(later)).toEqual(offersOf(drawn(state, { now: input.now + day }).state))
  })

  it('is drawn at random if the setting forces another ground or its creatures cannot be hunted', () => {
    expect(offers(aPlayer(world), { forcedGroundId: 'mill' }).map(({ groundId }) => groundId)).not.toContain('moor')
    const gone = { ...world, start: { ...start, mission: [{ enemyId: 'wolf', goal: 2 }] } }
    expect(offersOf(drawn(aPlayer(gone), { release: gone }).state)).toEqual(offersOf(drawn(aPlayer(release)).state))
  })
})
