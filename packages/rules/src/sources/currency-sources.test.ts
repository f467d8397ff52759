import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { currencySourcesOf } from './currency-sources'
import { sourceIndex } from './source-index'

const pays = (id: string, reward: Readonly<Record<string, number>>) => anEnemy(id, { reward })

const release = aRelease({
  items: [
    anItem('tear', 'coin', { refund: { diamonds: 10, favours: 0 } }),
    anItem('secret', 'coin', { refund: { diamonds: 10 }, isVisible: false }),
    ...Array.from({ length: 9 }, (_, index) => anItem(`hat ${index}`, 'head', { refund: { vgc: 1 } })),
  ],
  enemies: [
    pays('rat', { vgc: 1, diamonds: 0 }),
    pays('ghoul', { vgc: 5 }),
    pays('wolf', { vgc: 5, favours: 1 }),
    pays('lord', { vgc: 9, favours: 6 }),
  ],
  grounds: [aGround('far', { requiredXp: 100 })],
  tables: [
    aTable('moor', 0, ['rat', 0, 4000], ['ghoul', 4000, 8000], ['wolf', 8000, 10_000]),
    aTable('far', 0, ['lord', 0, 10_000]),
  ],
})
const find = (currency: string, fields: Partial<PlayerState> = {}) =>
  currencySourcesOf({ ...aPlayer(release), ...fields }, { currency, release, index: sourceIndex(release) })

describe('the sources of a currency', () => {
  it('are the creatures that pay it, those on open grounds first, with names once beaten', () => {
    const { creatures, isPaidByMost } = find('favours', { hunted: { wolf: 1 }, xp: 0 })
    expect(isPaidByMost).toBe(false)
    expect(creatures).toMatchObject([
      { enemyId: 'wolf', amount: 1, grounds: [{ groundId: 'moor', missingXp: null }] },
      { enemyId: null, amount: 6, grounds: [{ groundId: 'far', missingXp: 100 }] },
    ])
    expect(find('favours', { xp: 100 }).creatures.map(({ amount }) => amount)).toEqual([6, 1])
  })

  it('are combined for unknown creatures that pay the same', () => {
    const likes = aRelease({
      enemies: [
        pays('rat', { vgc: 1 }),
        pays('cat', { vgc: 1 }),
        pays('lord', { favours: 6 }),
        pays('lady', { favours: 6 }),
      ],
      tables: [aTable('moor', 0, ['rat', 0, 4000], ['cat', 4000, 6000], ['lord', 6000, 8000], ['lady', 8000, 10_000])],
    })
    const entries = (hunted: PlayerState['hunted']) =>
      currencySourcesOf(
        { ...aPlayer(likes), hunted },
        { currency: 'favours', release: likes, index: sourceIndex(likes) },
      ).creatures
    expect(entries({})).toMatchObject([{ enemyId: null, amount: 6, grounds: [{ groundId: 'moor' }] }])
    expect(entries({ lady: 1 })).toHaveLength(2)
    expect(entries({ lord: 1 })).toHaveLength(2)
  })

  it('list the grounds of unknown creatures together, each once', () => {
    const both = aRelease({
      enemies: [
        pays('rat', {}),
        pays('cat', {}),
        pays('bat', {}),
        pays('lord', { favours: 6 }),
        pays('lady', { favours: 6 }),
      ],
      grounds: [aGround('hall')],
      tables: [
        aTable('moor', 0, ['rat', 0, 2000], ['cat', 2000, 3000], ['lord', 3000, 5000], ['lady', 5000, 10_000]),
        aTable('hall', 0, ['bat', 0, 5000], ['lady', 5000, 10_000]),
      ],
    })
    const { creatures } = currencySourcesOf(aPlayer(both), {
      currency: 'favours',
      release: both,
      index: sourceIndex(both),
    })
    expect(creatures.map(({ grounds }) => grounds.map(({ groundId }) => groundId))).toEqual([['moor', 'hall']])
  })

  it('begin with creatures on any open ground', () => {
    const shut = aRelease({
      enemies: [
        ...['rat', 'cat', 'bat'].map((id) => pays(id, {})),
        pays('wolf', { favours: 1 }),
        pays('lord', { favours: 6 }),
      ],
      grounds: [aGround('far', { requiredXp: 100 })],
      tables: [
        aTable('moor', 0, ['rat', 0, 2000], ['cat', 2000, 3000], ['bat', 3000, 4000], ['wolf', 4000, 10_000]),
        aTable('far', 0, ['lord', 0, 5000], ['wolf', 5000, 10_000]),
      ],
    })
    const { creatures } = currencySourcesOf(aPlayer(shut), {
      currency: 'favours',
      release: shut,
      index: sourceIndex(shut),
    })
    expect(creatures.map(({ amount }) => amount)).toEqual([1, 6])
  })

  it('are at most eight creatures and eight items, with the numbers of the others', () => {
    const many = aRelease({
      items: [
        ...Array.from({ length: 9 }, (_, place) => anItem(`tear ${place}`, 'coin', { refund: { favours: 1, vgc: 1 } })),
        ...Array.from({ length: 9 }, (_, place) => anItem(`hat ${place}`, 'head', { refund: { vgc: 1 } })),
      ],
      enemies: Array.from({ length: 20 }, (_, place) => pays(`e${place}`, place < 9 ? { favours: place + 1 } : {})),
      tables: [
        aTable(
          'moor',
          0,
          ...Array.from({ length: 20 }, (_, place) => [`e${place}`, place * 9, place * 9 + 9] as const),
        ),
      ],
    })
    const { creatures, moreCreatures, soldItemIds, moreSoldItems, isPaidForMost } = currencySourcesOf(aPlayer(many), {
      currency: 'favours',
      release: many,
      index: sourceIndex(many),
    })
    expect([creatures.map(({ amount }) => amount), moreCreatures]).toEqual([[9, 8, 7, 6, 5, 4, 3, 2], 1])
    expect([soldItemIds.length, moreSoldItems, isPaidForMost]).toEqual([8, 1, false])
  })

  it('are summarized if most creatures and items give it', () => {
    expect(find('vgc')).toMatchObject({
      isPaidByMost: true,
      creatures: [],
      isPaidForMost: true,
      soldItemIds: [],
      moreSoldItems: 0,
    })
  })

  it('are the items that sell for it, without hidden items and those without a refund', () => {
    expect(find('diamonds')).toMatchObject({
      creatures: [],
      soldItemIds: ['tear'],
      moreSoldItems: 0,
      isPaidForMost: false,
    })
    expect(find('favours').soldItemIds).toEqual([])
  })

  it('include the open missions of the player', () => {
    const reward = { xp: 0, currencies: { favours: 2 }, items: [] }
    const mission = { objectives: [], reward, completedAt: 0, startsAt: 0, endsAt: 1, groundId: 'moor' }
    expect(find('favours').isMissionReward).toBe(false)
    expect(find('favours', { mission }).isMissionReward).toBe(true)
    expect(find('vgc', { mission }).isMissionReward).toBe(false)
    expect(find('favours', { mission: { ...mission, completedAt: 5 } }).isMissionReward).toBe(false)
    const nothing = { ...reward, currencies: { favours: 0 } }
    expect(find('favours', { mission: { ...mission, reward: nothing } }).isMissionReward).toBe(false)
  })

  it('are empty for a currency that has none', () => {
    expect(find('nothing')).toEqual({
      ...{
        isPaidByMost: false,
        creatures: [],
        moreCreatures: 0,
        soldItemIds: [],
        moreSoldItems: 0,
        isPaidForMost: false,
      },
      isMissionReward: false,
    })
  })
})
