import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRank, aRegion, aRelease, aStat, aTable, line } from '../testing/a-release'
import { suggestedPins } from './suggested-pins'

const against = (kind: string) => ({
  procType: 'evasion',
  procEvent: 'attacked',
  damageType: null,
  affectedCreatureTypeId: kind,
})
const release = aRelease({
  stats: [aStat('salt', against('undead')), aStat('bell', against('wolf'))],
  items: [
    anItem('gate', 'key'),
    anItem('token', 'key'),
    anItem('tooth', 'craftingmat'),
    anItem('claw', 'craftingmat'),
    anItem('teeth', 'collection', { trophyItemIds: ['tooth', 'claw'] }),
    anItem('eyes', 'collection', { trophyItemIds: ['knife', 'claw'] }),
    anItem('carriers', 'emblem', { price: { vgc: 1 }, stats: [line('salt', 1)] }),
    anItem('watch', 'emblem', { price: { vgc: 1 }, stats: [line('bell', 1)] }),
  ],
  regions: [aRegion('far', { requiredXp: 300, keyId: 'token' })],
  grounds: [aGround('vault', { requiredXp: 500, keyId: 'gate' }), aGround('isle', { regionId: 'far' })],
  enemies: [anEnemy('ghoul'), anEnemy('hound', { enemyTypeId: 'wolf' })],
  tables: [aTable('moor', 0, ['hound', 0, 3000], ['ghoul', 3000, 10_000])],
  ranks: [aRank('baseStats', 0), aRank('neonate', 100)],
})

const suggested = (fields: Partial<PlayerState> = {}) =>
  suggestedPins(aPlayer(release, fields), release).map(({ kind, id }) => `${kind} ${id}`)

describe('suggested pins', () => {
  it('are the next rank, the next key, the nearest collection, and the item against most creatures here', () => {
    expect(suggested()).toEqual(['rank neonate', 'item token', 'item eyes', 'item carriers'])
  })

  it('leave out pinned ones', () => {
    const pins = [
      { kind: 'rank', id: 'neonate' },
      { kind: 'item', id: 'eyes' },
    ] as const
    expect(suggested({ pins })).toEqual(['item token', 'item carriers'])
  })

  it('continue with the next one once one is reached', () => {
    const inventory = { mouse: 1, knife: 1, token: 1, eyes: 1, carriers: 1 }
    expect(suggested({ xp: 100, inventory })).toEqual(['item gate', 'item teeth'])
    expect(suggested({ xp: 100, inventory: { ...inventory, gate: 1, teeth: 1 } })).toEqual([])
  })

  it('name no item against creatures on a ground without any', () => {
    expect(suggested({ groundId: 'isle' })).toEqual(['rank neonate', 'item token', 'item eyes'])
  })
})
