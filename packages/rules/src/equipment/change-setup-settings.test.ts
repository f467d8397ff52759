import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { aGround, anItem, aRegion, aRelease, line } from '../testing/a-release'
import { travel } from '../travel/travel'
import { changeSetupSettings, setupSettingsOf } from './change-setup-settings'

const release = aRelease({
  regions: [aRegion('mist', { isVisible: false })],
  grounds: [aGround('fen'), aGround('cave', { isVisible: false }), aGround('isle', { regionId: 'mist' })],
  items: [anItem('box', 'coffin', { stats: [line('coffincharges', 2)] })],
})
const player = (fields: Partial<PlayerState> = {}) => aPlayer(release, { unlockedSetups: 3, ...fields })
const change = (state: PlayerState, index: number, name: string | null, groundId: string | null = null) =>
  changeSetupSettings(state, { index, settings: { name, groundId }, release })

describe('the settings of a setup', () => {
  it('are its name and its ground, and both can be removed', () => {
    const named = accepted(change(player(), 1, 'Wolves', 'fen')).state
    expect([setupSettingsOf(named, 1), setupSettingsOf(named, 0)]).toEqual([
      { name: 'Wolves', groundId: 'fen' },
      { name: null, groundId: null },
    ])
    const unnamed = accepted(change(named, 1, null)).state
    expect(setupSettingsOf(unnamed, 1)).toEqual({ name: null, groundId: null })
  })

  it('bind a ground to one setup at most', () => {
    const { state } = accepted(change(accepted(change(player(), 1, 'Wolves', 'fen')).state, 2, 'Ghosts', 'fen'))
    expect([1, 2].map((index) => setupSettingsOf(state, index))).toEqual([
      { name: 'Wolves', groundId: null },
      { name: 'Ghosts', groundId: 'fen' },
    ])
  })

  it.each([-1, 3, 10, 0.5])('are refused for the setup %s', (index) => {
    expect(refusalCode(change(player(), index, 'Wolves'))).toBe('setupLocked')
  })

  it.each(['nowhere', 'cave', 'isle'])('are refused for the ground %s', (groundId) => {
    expect(refusalCode(change(player(), 0, null, groundId))).toBe('unknownGround')
  })
})

describe('travelling to the ground of a setup', () => {
  const to = (state: PlayerState, groundId: string) =>
    accepted(travel(state, { groundId, release, now: 5000, speed: 1 }))
  const bound = accepted(change(player(), 1, 'Wolves', 'fen')).state

  it('switches to the setup and returns its index', () => {
    const { state, value } = to(bound, 'fen')
    expect([state.activeSetup, value]).toEqual([1, { groundId: 'fen', setupIndex: 1 }])
  })

  it('updates the timers of the equipped items, like switching the setup', () => {
    const setups = [{}, { coffin: ['box'] }]
    const { state } = to({ ...bound, setups, inventory: { box: 1 }, coffin: { charges: 0, nextRechargeAt: 0 } }, 'fen')
    expect(state.coffin.nextRechargeAt).toBeGreaterThan(5000)
  })

  it('switches nothing if the setup is in use, locked, or bound to another ground', () => {
    expect(to({ ...bound, activeSetup: 1 }, 'fen').value.setupIndex).toBeNull()
    expect(to({ ...bound, unlockedSetups: 1 }, 'fen').state.activeSetup).toBe(0)
    const away = to(bound, 'fen').state
    expect(to(away, 'moor')).toMatchObject({ state: { activeSetup: 1 }, value: { setupIndex: null } })
  })
})
