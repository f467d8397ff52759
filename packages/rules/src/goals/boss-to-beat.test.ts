import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable, line } from '../testing/a-release'
import { bossToBeat } from './boss-to-beat'
import { goals } from './goals'

const boss = { rarityId: 'boss', stats: [line('health', 20), line('damage', 2, 6)] }
const release = aRelease({
  rarities: ['common', 'boss'].map((id) => ({ id, shortName: id, name: id, colorHex: '#000000' })),
  items: [anItem('seal', 'key')],
  grounds: [aGround('wood', { requiredXp: 50 }), aGround('cliff', { requiredXp: 90, keyId: 'seal' })],
  enemies: [
    anEnemy('sexton', boss),
    anEnemy('stag', boss),
    anEnemy('roc', boss),
    anEnemy('giant', { ...boss, stats: [line('health', 1000), line('damage', 90)] }),
  ],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 9_000], ['sexton', 9_000, 10_000]),
    aTable('wood', 0, ['ghoul', 0, 9_000], ['giant', 9_000, 9_500], ['stag', 9_500, 10_000]),
    aTable('cliff', 0, ['roc', 0, 10_000]),
  ],
})
const found = (fields: Partial<PlayerState> = {}) => bossToBeat(aPlayer(release, { xp: 90, ...fields }), release)

describe('a boss to beat', () => {
  it('is the one of the current ground', () => {
    expect(found()).toEqual([{ kind: 'boss', enemyId: 'sexton', groundId: 'moor', missing: 1 }])
  })

  it('is otherwise on the hardest open ground, but not where most fights are won', () => {
    expect(found({ hunted: { sexton: 1 } })).toMatchObject([{ enemyId: 'stag', groundId: 'wood' }])
    const inventory = { mouse: 20, knife: 1, seal: 1 }
    expect(found({ hunted: { sexton: 1 }, inventory })).toMatchObject([{ enemyId: 'roc', groundId: 'cliff' }])
    expect(found({ hunted: { sexton: 1 }, xp: 49 })).toEqual([])
  })

  it('is the last goal of a player with everything else, until all bosses were beaten', () => {
    const state = aPlayer(release, { xp: 9_000, hunted: { ghoul: 9, sexton: 1 } })
    expect(goals(state, release).map(({ kind }) => kind)).toContain('boss')
    expect(found({ hunted: { sexton: 1, stag: 2 } })).toEqual([])
  })
})
