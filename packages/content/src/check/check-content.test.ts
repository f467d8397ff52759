import { describe, expect, it } from '@jest/globals'
import { checkContent, checkContentInSteps, indexContent, problemLine, tieTranslation } from '..'
import { aRecord, smallContent, testId, withChange } from '../testing'

const lines = (content = smallContent(), imageIds?: ReadonlySet<string>) =>
  checkContent(content, imageIds ? { imageIds } : {}).map(problemLine)

/** The small world with one more record in it. */
function withRecord<Name extends 'item' | 'itemType' | 'premiumPackage'>(kind: Name, number: number, given: object) {
  const content = smallContent()
  const added = aRecord(kind, number, { isVisible: true, imageId: 'f'.repeat(24), ...given })
  return { ...content, records: { ...content.records, [kind]: [...content.records[kind], added] } }
}

describe('checkContent', () => {
  it('finds nothing in a small complete world', () => {
    expect(lines()).toEqual([])
  })

  it('finds the same in steps, with pauses within a check', async () => {
    const { records, start } = smallContent()
    const items = Array.from({ length: 1000 }, (_, number) =>
      aRecord('item', number + 100, { name: `Item ${number}`, isVisible: true }),
    )
    const content = { start, records: { ...records, item: [...records.item, ...items] } }
    let pauses = 0
    const found = await checkContentInSteps(content, { index: indexContent(content.records) }, async () => {
      pauses += 1
    })
    expect(found).toEqual(checkContent(content))
    expect(found.length).toBeGreaterThan(1000)
    expect(pauses).toBeGreaterThan(30)
  })

  it('finds gaps, overlaps and the end of a table', () => {
    const [ghoul, wolf] = [testId('enemy', 1), testId('enemy', 2)]
    const enemies = [
      { enemyId: ghoul, rangeMin: 100, rangeMax: 5000 },
      { enemyId: wolf, rangeMin: 4000, rangeMax: 9000 },
    ]
    expect(lines(withChange(smallContent(), 'huntingTable', 1, { enemies }))).toEqual([
      'huntingTable "Table 1": enemies: nobody is met from 0 to 100',
      'huntingTable "Table 1": enemies: two are met from 4000 to 5000',
      'huntingTable "Table 1": enemies: nobody is met from 9000 to 10000',
    ])
  })

  it('finds grounds without a table for ordinary bait, and enemies in no table', () => {
    const content = withChange(smallContent(), 'huntingTable', 1, { sequence: 1 })
    expect(lines(content)).toEqual([
      'huntingGround "Graveyard": has no table with the sequence 0, so that ordinary bait meets nobody',
    ])
    const whole = [{ enemyId: testId('enemy', 1), rangeMin: 0, rangeMax: 10_000 }]
    const lonely = [1, 2].reduce(
      (world, table) => withChange(world, 'huntingTable', table, { enemies: whole }),
      smallContent(),
    )
    expect(lines(lonely)).toEqual(['enemy "Wolf": is in no hunting table'])
  })

  it('finds two tables of a ground with the same sequence', () => {
    const twins = withChange(smallContent(), 'huntingTable', 2, { huntingGroundId: testId('huntingGround', 1) })
    expect(lines(twins)).toEqual([
      'huntingTable "Table 1": sequence: the ground has the table "Table 2" with this sequence, too',
      'huntingTable "Table 2": sequence: the ground has the table "Table 1" with this sequence, too',
      expect.stringMatching(/has no table with the sequence 0/),
    ])
  })

  it('finds items that no player can obtain', () => {
    expect(lines(withChange(smallContent(), 'item', 2, { isBuyable: false }))).toEqual([])
    const content = smallContent()
    const start = { ...content.start, items: content.start.items.slice(0, 1) }
    expect(lines(withChange({ ...content, start }, 'item', 2, { isBuyable: false }))).toEqual([
      'item "Carrion": cannot be obtained in any way',
    ])
  })

  it('finds items whose materials, currency or enemy is out of reach', () => {
    const materials = [{ itemId: testId('item', 4), amount: 1 }]
    const key = withRecord('item', 4, { name: 'Key', itemTypeId: testId('itemType', 3), rarityId: testId('rarity', 1) })
    const crafted = withChange(key, 'item', 2, { craftingMaterials: materials, isBuyable: true })
    expect(lines({ ...crafted, start: { ...crafted.start, items: [] } })).toEqual([
      'item "Carrion": cannot be obtained in any way',
      'item "Key": cannot be obtained in any way',
    ])
    const favours = [{ name: 'favours', currencyShortName: 'favours', value: 3, imageId: '' }]
    const currency = aRecord('currency', 2, { name: 'Favours', shortName: 'favours', imageId: 'f'.repeat(24) })
    const small = smallContent()
    const records = { ...small.records, currency: [...small.records.currency, currency] }
    const start = { ...small.start, items: small.start.items.slice(0, 1) }
    expect(lines(withChange({ records, start }, 'item', 2, { price: favours }))).toEqual([
      'item "Carrion": cannot be obtained in any way',
    ])
  })

  it('finds portraits of players that do not exist or that move', () => {
    const [still = '', film = '', unknown = ''] = ['f', '2', '3'].map((digit) => digit.repeat(24))
    const content = { ...smallContent(), start: { ...smallContent().start, portraits: [still, film, unknown] } }
    const knowledge = { imageIds: new Set([still, film]), imageMotion: new Map([[film, true]]) }
    expect(checkContent(content, knowledge).map(problemLine)).toEqual([
      `start: portraits.1: must be a still image, but the image ${film} is a video or animated`,
      `start: portraits.2: there is no image with the id ${unknown}`,
    ])
  })

  it('finds moving images in place of stills, and stills in place of moving images', () => {
    const [film, still, unknown] = ['1', '2', '3'].map((digit) => digit.repeat(24))
    const imageMotion = new Map([
      [String(film), true],
      [String(still), false],
    ])
    const problems = (images: object) =>
      checkContent(withChange(smallContent(), 'enemy', 2, images), { imageMotion }).map(problemLine)
    expect(problems({ imageId: film, animatedImageId: still })).toEqual([
      `enemy "Wolf": imageId: must be a still image, but the image ${film} is a video or animated`,
      `enemy "Wolf": animatedImageId: must be a video or an animated image, but the image ${still} is a still one`,
    ])
    expect(problems({ imageId: still, animatedImageId: film })).toEqual([])
    expect(problems({ imageId: unknown, animatedImageId: unknown })).toEqual([])
  })

  it('finds grounds whose key is found only behind them', () => {
    const key = withRecord('item', 4, { name: 'Key', itemTypeId: testId('itemType', 3), rarityId: testId('rarity', 1) })
    const locked = withChange(key, 'huntingGround', 2, { keyId: testId('item', 4) })
    const [ghoul, wolf] = [testId('enemy', 1), testId('enemy', 2)]
    const only = (enemyId: string) => ({ enemies: [{ enemyId, rangeMin: 0, rangeMax: 10_000 }] })
    const split = withChange(withChange(locked, 'huntingTable', 1, only(wolf)), 'huntingTable', 2, only(ghoul))
    const loot = [{ itemId: testId('item', 4), dropChance: 5, amountMin: 1, amountMax: 1 }]
    const sealed = withChange(split, 'enemy', 1, { loot })
    expect(lines(sealed)).toEqual([
      'item "Key": cannot be obtained in any way',
      'huntingGround "Sewers": keyId: cannot be entered, since Key cannot be obtained',
    ])
    expect(lines(withChange(sealed, 'enemy', 2, { loot }))).toEqual([])
  })

  /** The small world in which every player starts with an item of that type. */
  function typed(shortName: string, ofType: object = {}, ofItem: object = {}) {
    const type = aRecord('itemType', 4, { name: shortName, shortName, imageId: '', ...ofType })
    const content = withRecord('item', 4, {
      name: 'Thing',
      itemTypeId: type.id,
      rarityId: testId('rarity', 1),
      ...ofItem,
    })
    const start = {
      ...content.start,
      items: [...content.start.items, { itemId: testId('item', 4), amount: 1, equipped: false }],
    }
    return { records: { ...content.records, itemType: [...content.records.itemType, type] }, start }
  }

  it('finds records without an effect: hexes without a target, collections, retainers, special baits, packages', () => {
    expect(lines(typed('hex'))).toEqual(['item "Thing": canAttractEnemyTypeId: attracts nobody'])
    expect(lines(typed('retainer'))).toEqual(['item "Thing": creatureTypeId: is not a kind of creature'])
    expect(lines(typed('collection'))).toEqual([
      'item "Thing": trophyItemIds: has no trophies, so that nobody can complete it',
    ])
    const baited = withChange(smallContent(), 'huntingGround', 2, { specialBaitItemIds: [testId('item', 2)] })
    expect(lines(baited)).toEqual(['huntingGround "Sewers": specialBaitItemIds.0: has no table with the sequence 1'])
    expect(lines(withRecord('premiumPackage', 1, { name: 'Nothing' }))).toEqual([
      'premiumPackage "Nothing": items: sells neither an item nor a subscription',
    ])
  })

  it('finds tomes that give their owner nothing', () => {
    const stats = [{ statShortName: 'health', valueFrom: 1, valueTo: 1 }]
    const empty = ['item "Thing": stats: gives nothing to its owner']
    expect(lines(typed('tome', { countsWhileOwned: true }))).toEqual(empty)
    expect(lines(typed('tome', {}, { stats }))).toEqual(empty)
    expect(lines(typed('tome', { countsWhileOwned: true }, { stats }))).toEqual([])
  })

  it('finds scrolls that are neither a material nor a trophy', () => {
    expect(lines(typed('scroll'))).toEqual(['item "Thing": is neither a trophy nor worked into anything'])
    const thing = testId('item', 4)
    expect(
      lines(withChange(typed('scroll'), 'item', 1, { craftingMaterials: [{ itemId: thing, amount: 1 }] })),
    ).toEqual([])
    expect(lines(withChange(typed('scroll'), 'item', 1, { trophyItemIds: [thing] }))).toEqual([])
  })

  it('finds procs that no item and no enemy has', () => {
    expect(lines(withChange(smallContent(), 'item', 1, { stats: [] }))).toEqual([
      'stat "Bloodthirst": is on no item and no enemy',
    ])
  })

  it('finds texts without a translation, translations that are too long, and translations of no record', () => {
    const content = smallContent()
    const german = Object.fromEntries(
      Object.values(content.records)
        .flat()
        .map((record) => [record.id, { name: 'Deutsch' }]),
    )
    delete german[testId('rank', 1)]
    german[testId('enemy', 1)] = { name: 'x'.repeat(41) }
    const de = { ...tieTranslation(content.records, german) }
    de[testId('region', 1)] = { name: { text: 'Altstadt', of: 'Older Town' } }
    const tables = content.records.huntingTable.map(
      ({ id }) => `start "${id}": name: is translated to de, but nobody reads it`,
    )
    expect(checkContent(content, { translations: { de } }).map(problemLine)).toEqual([
      'enemy "Ghoul": translations.de.name: is longer than 40 characters in de and does not fit',
      'region "Old Town": translations.de.name: has changed since it was translated to de',
      'rank "Fledgling": translations.de.name: is not translated to de',
      ...tables,
    ])
  })

  it('finds a refund above the price', () => {
    const refund = [{ name: 'vgc', currencyShortName: 'vgc', value: 11, imageId: '' }]
    expect(lines(withChange(smallContent(), 'item', 1, { refund }))).toEqual([
      'item "Rusty Blade": refund: pays 11 vgc for what costs 10',
    ])
  })

  it('finds gold for real money', () => {
    const refund = [{ name: 'vgc', currencyShortName: 'vgc', value: 1, imageId: '' }]
    const items = [{ itemId: testId('item', 2), amount: 5 }]
    const deal = withRecord('premiumPackage', 1, { name: 'Deal', items })
    expect(lines(deal)).toEqual([])
    expect(lines(withChange(deal, 'item', 2, { refund }))).toEqual([
      'premiumPackage "Deal": items.0.itemId: turns money into gold, since shops pay for Carrion',
    ])
  })

  it('finds procs that never fire', () => {
    expect(lines(withChange(smallContent(), 'stat', 3, { procTypeId: '' }))).toEqual([
      'stat "Bloodthirst": procTypeId: is missing, so that the proc never fires',
    ])
  })

  it('finds missing and unknown images', () => {
    expect(lines(withChange(smallContent(), 'enemy', 2, { imageId: '' }))).toEqual([
      'enemy "Wolf": imageId: no image is chosen',
    ])
    const art = new Set(['f'.repeat(24)])
    expect(lines(smallContent(), art)).toEqual([])
    expect(lines(withChange(smallContent(), 'enemy', 2, { animatedImageId: 'd'.repeat(24) }), art)).toEqual([
      `enemy "Wolf": animatedImageId: there is no image with the id ${'d'.repeat(24)}`,
    ])
  })

  it('finds places without an animated image, and animated images without a still', () => {
    expect(lines(withChange(smallContent(), 'huntingGround', 2, { animatedImageId: '' }))).toEqual([
      'huntingGround "Sewers": animatedImageId: no animated image is chosen',
    ])
    expect(lines(withChange(smallContent(), 'huntingGround', 2, { isVisible: false, animatedImageId: '' }))).toEqual([])
    expect(lines(withChange(smallContent(), 'enemy', 2, { imageId: '', animatedImageId: 'f'.repeat(24) }))).toEqual([
      'enemy "Wolf": imageId: has an animated image but no still one',
    ])
  })

  it('finds texts that are too long', () => {
    expect(lines(withChange(smallContent(), 'region', 1, { name: 'x'.repeat(33) }))).toEqual([
      `region "${'x'.repeat(33)}": name: is longer than 32 characters and does not fit`,
    ])
  })

  it('finds an outfit with more than 25 % mystic power', () => {
    const cloningBy = (valueFrom: number) => ({
      statShortName: 'cloning',
      valueFrom,
      valueTo: valueFrom,
      procPercent: 0,
    })
    const content = smallContent()
    const [type] = content.records.itemType.filter(({ shortName }) => shortName === 'weapon')
    const cloning = aRecord('stat', 90, { name: 'Cloning', shortName: 'cloning', imageId: 'f'.repeat(24) })
    const known = { ...content, records: { ...content.records, stat: [...content.records.stat, cloning] } }
    const [weapon] = content.records.item.filter((item) => item.itemTypeId === type?.id)
    const wearing = (valueFrom: number) =>
      lines({
        ...known,
        records: {
          ...known.records,
          item: known.records.item.map((item) =>
            item === weapon ? { ...item, stats: [...item.stats, cloningBy(valueFrom)] } : item,
          ),
        },
      })
    expect(wearing(24)).toEqual([])
    expect(wearing(25)).toEqual(['item: stats: the best outfit has 26 % mystic power, more than 25 %'])
  })
})
