import { describe, expect, it } from '@jest/globals'
import { startHunt } from '../hunt/start-hunt'
import { limitTimers } from '../state/limit-timers'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, seedOf } from '../testing/a-player'
import { aRuledRelease } from '../testing/a-region'
import { coolingSeconds, heatAfterHunt, heatOf, maxHeat } from './heat'
import { regionState } from './region-state'

const release = aRuledRelease('heat')
const cooling = coolingSeconds * 1000
const heated = (level: number, at = 0): Pick<PlayerState, 'heat'> => ({ heat: { region: { level, at } } })
const stateAt = (level: number, now = 0) => regionState('region', heated(level), release, { now, speed: 1 })

describe('the heat of a region', () => {
  it.each([
    [0, 'cold'],
    [1, 'cold'],
    [2, 'warm'],
    [3, 'warm'],
    [4, 'hot'],
    [5, 'hot'],
    [6, 'blazing'],
    [8, 'blazing'],
  ])('after %d hunts in a row is %s', (level, name) => {
    expect(stateAt(level)).toMatchObject({ heat: level, phase: { name } })
  })

  it('turns to the named phase once it has cooled below the start of the current one', () => {
    expect(stateAt(7)).toMatchObject({ turnsAt: 2 * cooling, next: { name: 'hot' } })
    expect(stateAt(7, 2 * cooling - 1)).toMatchObject({ heat: 6, phase: { name: 'blazing' }, turnsAt: 2 * cooling })
    expect(stateAt(7, 2 * cooling)).toMatchObject({ heat: 5, phase: { name: 'hot' }, turnsAt: 4 * cooling })
    expect(stateAt(7, 6 * cooling)).toMatchObject({ heat: 1, phase: { name: 'cold' }, turnsAt: null, next: null })
    expect(stateAt(7, 900 * cooling)).toMatchObject({ heat: 0, phase: { name: 'cold' }, turnsAt: null })
  })

  it('is counted from the stored hunt', () => {
    const hunted = heated(5, 10 * cooling)
    const levelAt = (now: number) => heatOf(aPlayer(release, hunted), 'region', { now, speed: 1 })
    expect(levelAt(10 * cooling)).toEqual({ level: 5, at: 10 * cooling })
    expect(levelAt(12 * cooling + 5)).toEqual({ level: 3, at: 12 * cooling })
    expect(levelAt(15 * cooling)).toBeNull()
  })

  it('is 0 for a player who never hunted there', () => {
    expect(regionState('region', {}, release, { now: 5, speed: 1 })).toMatchObject({ heat: 0, phase: { name: 'cold' } })
  })

  it('cools in proportion to the game speed', () => {
    expect(heatOf(aPlayer(release, heated(3)), 'region', { now: cooling / 10, speed: 10 })?.level).toBe(2)
  })

  it('does not cool while the clock is set back, and is unchanged once the clock is right', () => {
    expect(stateAt(5, -cooling)).toMatchObject({ heat: 5, phase: { name: 'hot' } })
    expect(stateAt(5, 0)).toMatchObject({ heat: 5 })
  })

  it('that was set by a clock ahead of time cools from the current time on', () => {
    const player = aPlayer(release, heated(4, 90 * cooling))
    expect(limitTimers(player, { now: 1000, release, speed: 1 }).heat).toEqual({ region: { level: 4, at: 1000 } })
    const right = aPlayer(release, heated(4, 500))
    expect(limitTimers(right, { now: 1000, release, speed: 1 })).toBe(right)
  })

  it('rises with a hunt without delaying the cooling, up to a maximum', () => {
    const clock = { now: cooling + 5, speed: 1 }
    expect(heatAfterHunt(heated(3), 'region', clock)).toEqual({ region: { level: 3, at: cooling } })
    expect(heatAfterHunt({}, 'region', clock)).toEqual({ region: { level: 1, at: cooling + 5 } })
    expect(heatAfterHunt(heated(maxHeat), 'region', { now: 0, speed: 1 }).region?.level).toBe(maxHeat)
  })

  it('is stored for each region, and removed once it is 0', () => {
    const heat = { region: { level: 2, at: 0 }, other: { level: 5, at: 0 } }
    expect(heatAfterHunt({ heat }, 'third', { now: 2 * cooling, speed: 1 })).toEqual({
      other: { level: 3, at: 2 * cooling },
      third: { level: 1, at: 2 * cooling },
    })
  })

  it.each([
    ['hunt', 1],
    ['coffin', 1],
    ['auto', 0],
  ] as const)('after a hunt of the mode %s is %d: retainers that hunt alone add nothing', (mode, level) => {
    const player = aPlayer(release, { coffin: { charges: 1, nextRechargeAt: 0 } })
    const withCoffin = { ...release, items: new Map(release.items) }
    const knife = release.items.get('knife')
    if (!knife) throw new Error('the world has lost its knife')
    withCoffin.items.set('bed', { ...knife, id: 'bed', type: 'coffin', stats: [] })
    const setups = player.setups.map((setup) => ({ ...setup, coffin: ['bed'] }))
    const owner = { ...player, setups, inventory: { ...player.inventory, bed: 1 } }
    const input = { mode, seed: seedOf('1'), now: 7, release: withCoffin, speed: 1 }
    const { state, value } = accepted(startHunt(owner, input))
    expect(state.heat?.region?.level ?? 0).toBe(level)
    expect(value.regionPhase).toEqual({ rule: 'heat', phase: 'cold' })
  })

  it('rises only in a region with that rule', () => {
    const tidal = aRuledRelease('tide')
    const input = { mode: 'hunt', seed: seedOf('1'), now: 7, release: tidal, speed: 1 } as const
    expect(accepted(startHunt(aPlayer(tidal), input)).state).not.toHaveProperty('heat')
  })
})
