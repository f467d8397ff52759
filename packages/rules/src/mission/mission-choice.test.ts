import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { playAll } from '../hunt/play-round'
import type { Mission, PlayerState } from '../state/player-state'
import { aCombat, aCreature } from '../testing/a-combat'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { chooseMission, rerollMissions } from './mission-choice'
import { missionReward, missionsToBonus } from './mission-progress'
import { advanceMission, missionIdOf, offersOf } from './missions'

const day = 86_400_000
const release = aRelease({
  items: [anItem('bone', 'craftingmat')],
  enemies: ['ghoul', 'wolf', 'bat', 'rat'].map((id) =>
    anEnemy(id, {
      xp: 20,
      reward: { vgc: 9 },
      loot: [{ itemId: 'bone', dropChance: 10, amountMin: 1, amountMax: 4 }],
    }),
  ),
  grounds: [aGround('mill'), aGround('hall')],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 10_000]),
    aTable('mill', 0, ['wolf', 0, 5000], ['bat', 5000, 10_000]),
    aTable('hall', 0, ['rat', 0, 4000], ['bat', 4000, 10_000]),
  ],
})
const seed = (index: number) => index.toString(16).padStart(64, '0')
const input = { now: 5 * day, speed: 1, release, seed: seed(1) }
const drawnFor = (state: PlayerState, fields: Partial<typeof input> = {}) =>
  advanceMission(state, { ...input, ...fields }).state
const tasks = (missions: readonly Mission[]) =>
  missions.map(({ groundId, objectives }) => `${groundId} ${objectives.map(({ enemyId }) => enemyId).toSorted()}`)
const idsOf = (state: PlayerState) => offersOf(state).map(missionIdOf)

/** The state with one win for its chosen mission. */
const withCatch = (state: PlayerState): PlayerState => {
  const [first, ...rest] = state.mission?.objectives ?? []
  return state.mission && first
    ? { ...state, mission: { ...state.mission, objectives: [{ ...first, caught: 1 }, ...rest] } }
    : state
}

describe('the missions of a window', () => {
  it('are three, all different, and the first is chosen', () => {
    fc.assert(
      fc.property(fc.nat(), (index) => {
        const state = drawnFor(aPlayer(release), { seed: seed(index) })
        expect(new Set(tasks(offersOf(state))).size).toBe(3)
        expect(offersOf(state)[0]).toBe(state.mission)
      }),
    )
  })

  it('are on different grounds if there are enough', () => {
    for (let index = 0; index < 30; index++) {
      const state = drawnFor(aPlayer(release), { seed: seed(index) })
      expect(new Set(offersOf(state).map(({ groundId }) => groundId))).toEqual(new Set(['moor', 'mill', 'hall']))
    }
  })

  it('may have the same creature on different grounds', () => {
    const [moor] = release.tables.get('moor') ?? []
    const twins = { ...release, tables: new Map(['moor', 'mill'].map((id) => [id, moor ? [moor] : []])) }
    expect(tasks(offersOf(drawnFor(aPlayer(twins), { release: twins }))).toSorted()).toEqual([
      'mill ghoul',
      'moor ghoul',
    ])
  })

  it('are all on the ground that the setting forces, and are fewer if it has fewer creatures', () => {
    const forced = (forcedGroundId: string) =>
      offersOf(advanceMission(aPlayer(release), { ...input, forcedGroundId }).state).map(({ groundId }) => groundId)
    expect(forced('mill')).toEqual(['mill', 'mill', 'mill'])
    expect(forced('moor')).toEqual(['moor'])
  })

  it('replace everything of the window before', () => {
    const before = { ...drawnFor(aPlayer(release)), isMissionRerolled: true }
    const moor = { ...release, tables: new Map([['moor', release.tables.get('moor') ?? []]]) }
    const after = drawnFor(before, { now: 6 * day, release: moor })
    expect(tasks(offersOf(after))).toEqual(['moor ghoul'])
    expect(after.isMissionRerolled).toBeUndefined()
  })
})

describe('choosing a mission', () => {
  const state = drawnFor(aPlayer(release))
  const [, second = '', third = ''] = idsOf(state)

  it('replaces the current one, which keeps its progress and its place', () => {
    const chosen = accepted(chooseMission(withCatch(state), { missionId: third, now: input.now })).state
    expect(missionIdOf(chosen.mission as Mission)).toBe(third)
    expect(idsOf(chosen)).toEqual(idsOf(state))
    const back = accepted(chooseMission(chosen, { missionId: idsOf(state)[0] ?? '', now: input.now })).state
    expect(back.mission).toEqual(withCatch(state).mission)
    expect(offersOf(back)).toEqual(offersOf(withCatch(state)))
  })

  it('that is chosen already changes nothing', () => {
    const { missionId, now } = { missionId: idsOf(state)[0] ?? '', now: input.now }
    expect(accepted(chooseMission(state, { missionId, now })).state).toEqual(state)
    const fighting = { ...state, combat: aCombat() }
    expect(accepted(chooseMission(fighting, { missionId, now })).state).toEqual(fighting)
  })

  it('that is unknown is refused with its id', () => {
    const refused = chooseMission(state, { missionId: '0-0-0', now: input.now })
    expect(refused).toMatchObject({ refusal: { code: 'unknownMission', details: { missionId: '0-0-0' } } })
  })

  it('makes wins count for it alone', () => {
    const chosen = accepted(chooseMission(state, { missionId: second, now: input.now })).state
    const [objective] = chosen.mission?.objectives ?? []
    const stakes = { win: { xp: 10, currencies: {}, loot: [] }, draw: {} }
    const combat = aCombat({
      defender: aCreature({ maxHealth: 15 }),
      enemyId: objective?.enemyId ?? '',
      modifiers: ['questing'],
      stakes,
      startedAt: input.now,
    })
    const after = accepted(playAll({ ...chosen, combat }, { now: input.now + 9, release })).state
    expect(offersOf(after).map(({ objectives }) => objectives.reduce((sum, { caught }) => sum + caught, 0))).toEqual([
      0, 1, 0,
    ])
  })

  it.each<[string, PlayerState, string, number, string]>([
    ['that is not offered', state, '0-0-0', input.now, 'unknownMission'],
    ['whose window is over', state, second, state.mission?.endsAt ?? 0, 'unknownMission'],
    ['after the first was drawn for nobody', aPlayer(release), second, input.now, 'unknownMission'],
    [
      'after one was completed',
      { ...state, mission: { ...(state.mission as Mission), completedAt: 9 } },
      second,
      input.now,
      'missionCompleted',
    ],
    ['during a fight', { ...state, combat: aCombat() }, second, input.now, 'combatOpen'],
  ])('%s is refused', (_title, before, missionId, now, code) => {
    expect(refusalCode(chooseMission(before, { missionId, now }))).toBe(code)
  })
})

describe('drawing missions again', () => {
  const state = drawnFor(aPlayer(release))
  const again = { ...input, seed: seed(7) }

  it('replaces those without progress by others, in the same window, once', () => {
    fc.assert(
      fc.property(fc.nat(), (index) => {
        const before = drawnFor(aPlayer(release), { seed: seed(index) })
        const { state: after, value } = accepted(rerollMissions(before, { ...again, now: 5.9 * day }))
        expect(value.length).toBeGreaterThan(0)
        for (const mission of value) {
          expect(tasks(offersOf(before))).not.toContain(tasks([mission])[0])
          expect(mission).toMatchObject({ startsAt: before.mission?.startsAt, endsAt: before.mission?.endsAt })
        }
        expect(new Set(tasks(offersOf(after))).size).toBe(3)
        expect([idsOf(after).length, new Set(idsOf(after)).size]).toEqual([3, 3])
        expect(refusalCode(rerollMissions(after, again))).toBe('missionsRerolled')
      }),
    )
  })

  it('keeps those with progress, chosen or not', () => {
    const begun = withCatch(state)
    const chosen = accepted(chooseMission(begun, { missionId: idsOf(state)[1] ?? '', now: input.now })).state
    expect(offersOf(accepted(rerollMissions(chosen, again)).state)).toContainEqual(begun.mission)
    expect(accepted(rerollMissions(begun, again)).state.mission).toEqual(begun.mission)
  })

  it.each<[string, PlayerState, number, string]>([
    ['before the first', aPlayer(release), input.now, 'noOtherMission'],
    ['after the window', state, state.mission?.endsAt ?? 0, 'noOtherMission'],
    [
      'after one was completed',
      { ...state, mission: { ...(state.mission as Mission), completedAt: 9 } },
      input.now,
      'missionCompleted',
    ],
    ['during a fight', { ...state, combat: aCombat() }, input.now, 'combatOpen'],
  ])('%s is refused', (_title, before, now, code) => {
    expect(refusalCode(rerollMissions(before, { ...again, now }))).toBe(code)
  })

  it('is refused and not used up if there are no other creatures', () => {
    const poor = { ...release, tables: new Map([['moor', release.tables.get('moor') ?? []]]) }
    const only = drawnFor(aPlayer(poor), { release: poor })
    expect(refusalCode(rerollMissions(only, { ...again, release: poor }))).toBe('noOtherMission')
  })
})

describe('a streak', () => {
  /** The state after the mission of a day was completed. */
  const completed = (before: PlayerState, at: number): PlayerState => {
    const { mission, ...rest } = drawnFor(before, { now: at * day })
    const [objective] = mission?.objectives ?? []
    const combat = aCombat({
      defender: aCreature({ maxHealth: 15 }),
      enemyId: objective?.enemyId ?? '',
      modifiers: ['questing'],
      stakes: { win: { xp: 0, currencies: {}, loot: [] }, draw: {} },
      startedAt: at * day,
    })
    const nearly = (mission?.objectives ?? []).map((each) => ({
      ...each,
      caught: each.goal - Number(each === objective),
    }))
    const open = { ...rest, mission: { ...(mission as Mission), objectives: nearly }, combat }
    return accepted(playAll(open, { now: at * day + 9, release })).state
  }
  const after = (days: readonly number[]) => days.reduce(completed, aPlayer(release))

  it.each([
    ['counts missions of one day after the other', [5, 6, 7], 3, 3],
    ['outlasts a pause of a week', [5, 13], 2, 2],
    ['ends with a longer one, and remembers the longest', [5, 6, 15], 1, 2],
  ])('%s', (_title, days, count, longest) => {
    expect(after(days).missionStreak).toEqual({ count, longest, lastAt: (days.at(-1) ?? 0) * day })
  })

  it('doubles coins and item of each seventh mission, but not its XP', () => {
    const six = after([5, 6, 7, 8, 9, 10])
    expect([missionsToBonus(aPlayer(release)), missionsToBonus(six)]).toEqual([7, 1])
    const { mission } = drawnFor(six, { now: 11 * day })
    const { xp, currencies, items } = mission?.reward ?? { xp: 0, currencies: {}, items: [] }
    expect(items).toEqual([{ itemId: 'bone', amount: 4 }])
    const twice = {
      xp,
      currencies: Object.fromEntries(Object.entries(currencies).map(([name, value]) => [name, 2 * value])),
      items: items.map(({ itemId, amount }) => ({ itemId, amount: 2 * amount })),
    }
    expect(missionReward(mission as Mission, six)).toEqual(twice)
    const seven = completed(six, 11)
    expect(seven.mission?.reward).toEqual(twice)
    expect(missionReward(seven.mission as Mission, seven)).toEqual(twice)
    expect(missionReward({ ...(mission as Mission), completedAt: 9 }, six)).toEqual(mission?.reward)
    expect(missionsToBonus(seven)).toBe(7)
  })
})
