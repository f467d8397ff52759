import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable, line } from '../testing/a-release'
import { xpGround } from './xp-ground'

const all = (id: string) => [id, 0, 10_000] as const
const release = aRelease({
  items: [anItem('gate', 'key')],
  enemies: [
    anEnemy('ghoul', { xp: 10, reward: { vgc: 9000 } }),
    anEnemy('wolf', { xp: 30 }),
    anEnemy('giant', { xp: 500, stats: [line('health', 100_000), line('damage', 10)] }),
    anEnemy('lord', { xp: 90 }),
  ],
  grounds: [
    aGround('wood'),
    aGround('peak'),
    aGround('keep', { keyId: 'gate' }),
    aGround('isle', { requiredXp: 100 }),
    aGround('empty'),
  ],
  tables: [
    aTable('moor', 0, all('ghoul')),
    aTable('wood', 0, all('wolf')),
    aTable('peak', 0, all('giant')),
    aTable('keep', 0, all('lord')),
    aTable('isle', 0, all('lord')),
  ],
})
const player = aPlayer(release)
const withKey = { inventory: { ...player.inventory, gate: 1 } }
const groundOf = (fields: Partial<PlayerState> = {}) => xpGround({ ...player, xp: 0, ...fields }, release)

describe('the ground for XP', () => {
  it('is the one where hunts give most XP and are won, whatever gold they give', () => {
    expect(groundOf()).toBe('wood')
  })

  it('is an open one', () => {
    expect(groundOf(withKey)).toBe('keep')
    expect(groundOf({ xp: 100 })).toBe('isle')
  })

  it('is the current one if none gives more', () => {
    expect(groundOf({ groundId: 'isle', xp: 100, ...withKey })).toBe('isle')
    expect(groundOf({ groundId: 'wood' })).toBe('wood')
    expect(groundOf({ groundId: 'empty', setups: [{}] })).toBe('empty')
  })
})
