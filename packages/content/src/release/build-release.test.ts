import { describe, expect, it } from '@jest/globals'
import { buildRelease, findBlockingProblems, problemLine } from '..'
import { smallContent, testId, withChange } from '../testing'

const releaseOf = (content = smallContent()) => {
  const built = buildRelease(content, 'r1')
  if (!built.ok) throw new Error(built.problems.map(problemLine).join('\n'))
  return built.release
}

const nowhere = 'e'.repeat(24)

describe('buildRelease', () => {
  it('resolves types, currencies and stats to the names of the rules', () => {
    const blade = releaseOf().items.get(testId('item', 1))
    expect(blade).toMatchObject({
      type: 'weapon',
      rarityId: testId('rarity', 1),
      price: { vgc: 10 },
      refund: { vgc: 4 },
      creatureTypeId: null,
      attractsEnemyId: null,
    })
    expect(blade?.stats).toEqual([
      { stat: 'damage', from: 3, to: 5 },
      { stat: 'bloodthirst', from: 2, to: 2, procPercent: 10 },
    ])
  })

  it('copies the fields that the game displays from the record', () => {
    const content = withChange(smallContent(), 'item', 1, { flavorText: 'It cuts.', isUnique: true })
    expect(releaseOf(content).items.get(testId('item', 1))).toMatchObject({ flavorText: 'It cuts.', isUnique: true })
    const region = withChange(smallContent(), 'region', 1, { flavorText: 'It rains.' })
    expect(releaseOf(region).regions.get(testId('region', 1))?.flavorText).toBe('It rains.')
  })

  it('builds only the definitions again that depend on a changed record', () => {
    const before = releaseOf()
    const content = smallContent()
    const [first, renamed] = [releaseOf(content), releaseOf(withChange(content, 'enemy', 1, { name: 'Ghast' }))]
    expect(renamed.items).toBe(first.items)
    expect(renamed.tables).toBe(first.tables)
    expect(renamed.enemies).not.toBe(first.enemies)
    expect(renamed.enemies.get(testId('enemy', 1))?.name).toBe('Ghast')
    expect([...first.enemies.values()].filter((enemy) => renamed.enemies.get(enemy.id) !== enemy)).toHaveLength(1)
    const currency = releaseOf(withChange(content, 'currency', 1, { shortName: 'gold', name: 'vgc' }))
    expect(currency.items.get(testId('item', 1))?.price).toEqual({ gold: 10 })
    expect(releaseOf(content)).toEqual(before)
  })

  it('turns the value true of a yes/no stat into 1', () => {
    const stats = [{ statShortName: 'curator', valueFrom: true, valueTo: true, procPercent: 0 }]
    const release = releaseOf(withChange(smallContent(), 'item', 1, { stats }))
    expect(release.items.get(testId('item', 1))?.stats).toEqual([{ stat: 'curator', from: 1, to: 1 }])
    expect(release.stats.get('curator')?.isYesNo).toBe(true)
  })

  it('finds a currency by its short name, even if a record gives its name', () => {
    const price = [{ name: 'x', currencyShortName: 'vampire gold coins', value: 7, imageId: '' }]
    const release = releaseOf(withChange(smallContent(), 'item', 1, { price }))
    expect(release.items.get(testId('item', 1))?.price).toEqual({ vgc: 7 })
  })

  it('has the type and the event of a proc', () => {
    expect(releaseOf().stats.get('bloodthirst')?.proc).toEqual({
      procType: 'leech',
      procEvent: 'attack',
      damageType: 'blood',
      affectedCreatureTypeId: null,
    })
    expect(releaseOf().stats.get('health')?.proc).toBeNull()
  })

  it('sorts grounds, slices, stats and ranks', () => {
    const release = releaseOf()
    expect([...release.grounds.values()].map(({ name }) => name)).toEqual(['Graveyard', 'Sewers'])
    expect(release.ranks.map(({ name }) => name)).toEqual(['Fledgling', 'Neonate'])
    expect([...release.stats.keys()]).toEqual(['health', 'damage', 'bloodthirst', 'curator'])
    expect(release.tables.get(testId('huntingGround', 1))?.[0]?.slices.map(({ rangeMin }) => rangeMin)).toEqual([
      0, 6000,
    ])
  })

  it('starts the lowest rank at 0, whatever its record says', () => {
    const release = releaseOf(withChange(smallContent(), 'rank', 1, { xp: 30 }))
    expect(release.ranks.map(({ xp }) => xp)).toEqual([0, 100])
  })

  it('starts new players in the first visible ground with the items and currencies of start', () => {
    expect(releaseOf().start).toEqual({
      groundId: testId('huntingGround', 1),
      currencies: { vgc: 20 },
      inventory: { [testId('item', 1)]: 1, [testId('item', 2)]: 20 },
      equipped: [testId('item', 1), testId('item', 2)],
      coffinCharges: 0,
      mission: [],
      portraits: [],
    })
    const hidden = releaseOf(withChange(smallContent(), 'huntingGround', 1, { isVisible: false }))
    expect(hidden.start.groundId).toBe(testId('huntingGround', 2))
  })

  it('accepts an unfinished record, with the first type and rarity', () => {
    const release = releaseOf(withChange(smallContent(), 'item', 1, { itemTypeId: '', rarityId: '' }))
    expect(release.items.get(testId('item', 1))).toMatchObject({ type: 'craftingmat', rarityId: testId('rarity', 1) })
  })

  it.each([
    [
      withChange(smallContent(), 'rank', 2, { rewardItemId: nowhere }),
      `rank "Neonate": rewardItemId: there is no item with the id ${nowhere}`,
    ],
    [
      withChange(smallContent(), 'enemy', 2, {
        loot: [{ itemId: nowhere, dropChance: 1, amountMin: 1, amountMax: 1 }],
      }),
      `enemy "Wolf": loot.0.itemId: there is no item with the id ${nowhere}`,
    ],
    [
      withChange(smallContent(), 'enemy', 2, {
        stats: [{ statShortName: 'luck', value: 1, valueTo: 1, procPercent: 0 }],
      }),
      'enemy "Wolf": stats.0.statShortName: there is no stat with the short name luck',
    ],
    [
      withChange(smallContent(), 'itemType', 2, { shortName: 'weapon' }),
      'itemType "Weapon": shortName: weapon is used twice',
    ],
    [
      { ...smallContent(), start: { ...smallContent().start, huntingGroundId: nowhere } },
      `start: huntingGroundId: there is no huntingGround with the id ${nowhere}`,
    ],
  ])('refuses content with a broken reference, and names its place (%#)', (content, sentence) => {
    const built = buildRelease(content, 'r1')
    expect(built.ok ? [] : built.problems.map(problemLine)).toEqual([sentence])
    expect(findBlockingProblems(content).map(problemLine)).toEqual([sentence])
  })

  it('refuses content without ranks', () => {
    const content = smallContent()
    const built = buildRelease({ ...content, records: { ...content.records, rank: [] } }, 'r1')
    expect(built.ok ? [] : built.problems.map(problemLine)).toEqual(['rank: there must be at least one'])
  })
})
