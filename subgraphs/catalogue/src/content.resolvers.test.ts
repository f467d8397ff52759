import { describe, expect, it } from '@jest/globals'
import { buildRelease } from '@sanguine/content'
import { smallContent, testId, withChange } from '@sanguine/content/testing'
import { viewGlossary, viewPurse, viewStats } from './basics.view'
import { viewEnemy, viewReward } from './enemy.view'
import { viewItem, viewItemAmounts, viewItemOrLost } from './item.view'

const releaseOf = (content = smallContent()) => {
  const built = buildRelease(content, 'r1')
  if (!built.ok) throw new Error('The test content is broken.')
  return built.release
}

const release = releaseOf()
const [blade, carrion] = [testId('item', 1), testId('item', 2)]
const nowhere = 'e'.repeat(24)

describe('viewItem', () => {
  it('shows type, rarity, stats and price by name', () => {
    expect(viewItem(release, blade)).toMatchObject({
      name: 'Rusty Blade',
      itemType: 'Weapon',
      itemTypeShortName: 'weapon',
      isEquipment: true,
      rarity: { shortName: 'common', colorHex: '#cccccc' },
      price: [{ name: 'Vampire Gold Coins', shortName: 'vgc', value: 10 }],
      craftingMats: [],
      retainerCreatureType: null,
    })
    expect(viewItem(release, blade)?.stats).toEqual([
      expect.objectContaining({
        shortName: 'damage',
        valueFrom: 3,
        valueTo: 5,
        statType: 0,
        isYesNo: false,
        procPercent: null,
      }),
      expect.objectContaining({ shortName: 'bloodthirst', valueFrom: 2, valueTo: 2, statType: 1, procPercent: 10 }),
    ])
  })

  it('marks a yes/no stat', () => {
    expect(viewStats(release, [{ stat: 'curator', from: 1, to: 1 }])).toEqual([
      expect.objectContaining({ shortName: 'curator', valueFrom: 1, valueTo: 1, isYesNo: true }),
    ])
  })

  it('is the same object all through a release, and another one in the next', () => {
    expect(viewItem(release, blade)).toBe(viewItem(release, blade))
    expect(viewItem(releaseOf(), blade)).not.toBe(viewItem(release, blade))
  })

  it('shows things that are made of each other', () => {
    const madeOf = (itemId: string) => ({ craftingMats: [{ itemId, amount: 2 }] })
    const round = releaseOf(
      withChange(withChange(smallContent(), 'item', 1, madeOf(carrion)), 'item', 2, madeOf(blade)),
    )
    const material = viewItem(round, blade)?.craftingMats[0]
    expect(material).toMatchObject({ amount: 2, item: { name: 'Carrion' } })
    expect(material?.item.craftingMats[0]?.item).toBe(viewItem(round, blade))
  })

  it('tells what merchants make of it', () => {
    const crafted = releaseOf(
      withChange(smallContent(), 'item', 1, { craftingMats: [{ itemId: carrion, amount: 2 }], buyable: true }),
    )
    expect(viewItem(crafted, carrion)?.madeInto.map(({ name }) => name)).toEqual(['Rusty Blade'])
    expect(viewItem(crafted, blade)?.madeInto).toEqual([])
  })

  it('tells what counts while it is owned', () => {
    const kept = releaseOf(withChange(smallContent(), 'itemType', 3, { alwaysEquipped: true }))
    const counting = [...kept.items.keys()].filter((id) => viewItem(kept, id)?.countsWhileOwned)
    expect(counting.map((id) => kept.items.get(id)?.type)).toEqual(['craftingmat'])
  })

  it('is null for what content has lost, or nameless where the past needs it', () => {
    expect(viewItem(release, nowhere)).toBeNull()
    expect(viewItemOrLost(release, nowhere)).toMatchObject({ id: nowhere, name: 'Unknown', price: [] })
    expect(viewItemOrLost(release, blade)).toBe(viewItem(release, blade))
    expect(viewItemAmounts(release, [{ itemId: nowhere, amount: 1 }])).toEqual([])
  })
})

describe('viewEnemy', () => {
  it('shows what beating it pays', () => {
    expect(viewEnemy(release, testId('enemy', 1))).toMatchObject({
      name: 'Ghoul',
      type: { shortName: 'undead' },
      reward: { xp: 5, currencies: [{ shortName: 'vgc', value: 3 }], items: [] },
    })
  })

  it('is nameless where content has lost it', () => {
    expect(viewEnemy(release, nowhere)).toMatchObject({ id: nowhere, name: 'Unknown', rarity: { name: 'Unknown' } })
  })
})

describe('amounts', () => {
  it('leave out what content has lost', () => {
    expect(viewPurse(release, { vgc: 0, doubloons: 5 }).map(({ shortName, value }) => [shortName, value])).toEqual([
      ['vgc', 0],
    ])
    expect(viewPurse(release, {})).toEqual([])
    expect(viewStats(release, [{ stat: 'luck', from: 1, to: 1 }])).toEqual([])
  })

  it('make a reward of XP, coins and things', () => {
    const reward = viewReward(release, { xp: 7, currencies: { vgc: 2 }, items: [{ itemId: carrion, amount: 3 }] })
    expect(reward).toMatchObject({
      xp: 7,
      currencies: [{ value: 2 }],
      items: [{ amount: 3, item: { name: 'Carrion' } }],
    })
  })
})

describe('viewGlossary', () => {
  it('lists every stat in order, with its rarity where it has one', () => {
    const content = withChange(smallContent(), 'stat', 2, { rarity: testId('rarity', 1) })
    const glossary = viewGlossary(releaseOf(content))
    expect(glossary.map(({ shortName, rarity }) => [shortName, rarity?.shortName ?? null])).toEqual([
      ['health', null],
      ['damage', 'common'],
      ['bloodthirst', null],
      ['curator', null],
    ])
  })

  it('tells what a proc does, when, and against whom', () => {
    const content = withChange(smallContent(), 'stat', 3, { affectedCreatureType: testId('enemyType', 1) })
    const procs = viewGlossary(releaseOf(content)).map(({ proc }) => proc)
    expect(procs.slice(0, 2)).toEqual([null, null])
    expect(procs[2]).toEqual({
      procType: 'leech',
      procEvent: 'attack',
      affectedCreatureType: expect.objectContaining({ shortName: 'undead' }),
    })
  })
})
