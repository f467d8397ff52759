import { describe, expect, it } from '@jest/globals'
import { type Content, type KindName, tieTranslation } from '..'
import type { AnyRecord, ContentRecords } from '../records'
import { aRecord, smallContent, testId, withChange } from '../testing'
import { afterUpgrade } from '../testing/after-upgrade'
import { type LocalizedContent, noteLine, planUpgrade } from '.'

const [blade, bone] = [testId('item', 1), testId('item', 3)]
const ghoul = testId('enemy', 1)

const withRecord = (content: Content, kind: KindName, number: number, given: object): Content => {
  const records = [...(content.records[kind] as readonly AnyRecord[]), aRecord(kind, number, given)]
  return { ...content, records: { ...content.records, [kind]: records } as ContentRecords }
}

const without = (content: Content, kind: KindName, number: number): Content => {
  const records = (content.records[kind] as readonly AnyRecord[]).filter(({ id }) => id !== testId(kind, number))
  return { ...content, records: { ...content.records, [kind]: records } as ContentRecords }
}

const inEnglish = (content: Content): LocalizedContent => ({ ...content, translations: {} })

/** The upgrade of a database from the small world, with the edits made here and the changes of the pack. */
function upgrade(here: (content: Content) => Content, pack: (content: Content) => Content, base = smallContent()) {
  const versions = { base: inEnglish(base), ours: inEnglish(here(base)), theirs: inEnglish(pack(base)) }
  const plan = planUpgrade(versions)
  const after = afterUpgrade(versions.ours, plan)
  return {
    plan,
    after,
    lines: plan.notes.map(noteLine),
    find: (kind: KindName, number: number) =>
      (after.records[kind] as readonly AnyRecord[]).find(({ id }) => id === testId(kind, number)),
  }
}

const asItIs = (content: Content) => content
const lootOf = (...lines: readonly (readonly [string, number])[]) => ({
  loot: lines.map(([itemId, dropChance]) => ({ itemId, dropChance, amountMin: 1, amountMax: 1 })),
})

describe('a field', () => {
  it('that was not edited gets the value of the pack, and an edited one keeps its value, even if both changed', () => {
    const { find, lines } = upgrade(
      (content) => withChange(content, 'item', 1, { name: 'Sharp Blade', requiredXp: 5, flavorText: 'Ours.' }),
      (content) => withChange(content, 'item', 1, { requiredXp: 9, isUnique: true, flavorText: 'Ours.' }),
    )
    expect(find('item', 1)).toMatchObject({ name: 'Sharp Blade', requiredXp: 5, isUnique: true, flavorText: 'Ours.' })
    expect(lines).toEqual([
      'item "Rusty Blade": isUnique came from the pack.',
      'item "Rusty Blade": requiredXp changed here and in the pack; what was written here stayed.',
      'item "Rusty Blade": name stayed as edited here.',
    ])
  })

  it('does not count as edited because the server filled in images', () => {
    const price = (imageId: string) => [{ name: 'vgc', currencyShortName: 'vgc', value: 10, imageId }]
    const { plan } = upgrade(
      (content) => withChange(content, 'item', 1, { price: price('a'.repeat(24)) }),
      (content) => withChange(content, 'item', 1, { price: price('b'.repeat(24)) }),
    )
    expect(plan.records).toEqual([])
  })

  it('counts as edited if it differs, in a database without a remembered pack', () => {
    const ours = inEnglish(withChange(smallContent(), 'item', 1, { name: 'Old Blade' }))
    const theirs = inEnglish(withChange(smallContent(), 'item', 1, { requiredXp: 9 }))
    const nothing = Object.fromEntries(Object.keys(ours.records).map((kind) => [kind, []])) as unknown as ContentRecords
    const plan = planUpgrade({ base: { ...theirs, records: nothing }, ours, theirs })
    expect(plan.records).toEqual([])
  })
})

describe('a list', () => {
  it('is merged entry by entry if both sides have changed it', () => {
    const [trophy, bait] = [bone, testId('item', 2)]
    const base = withChange(smallContent(), 'enemy', 1, lootOf([trophy, 50], [blade, 10]))
    const { find, lines } = upgrade(
      (content) => withChange(content, 'enemy', 1, lootOf([trophy, 70], [blade, 10])),
      (content) => withChange(content, 'enemy', 1, lootOf([trophy, 50], [bait, 5])),
      base,
    )
    expect(find('enemy', 1)).toMatchObject(lootOf([trophy, 70], [bait, 5]))
    expect(lines).toEqual(['enemy "Ghoul": loot came from the pack.', 'enemy "Ghoul": loot stayed as edited here.'])
  })

  it('is kept whole if its entries cannot be distinguished, or the merged table would be invalid', () => {
    const twice = { loot: [...lootOf([bone, 50]).loot, ...lootOf([bone, 60]).loot] }
    const loot = upgrade(
      (content) => withChange(content, 'enemy', 1, twice),
      (content) => withChange(content, 'enemy', 1, lootOf([bone, 5])),
    )
    expect(loot.find('enemy', 1)).toMatchObject(twice)
    const slices = (middle: number) => ({
      enemies: [
        { enemyId: ghoul, rangeMin: 0, rangeMax: middle },
        { enemyId: testId('enemy', 2), rangeMin: middle, rangeMax: 10_000 },
      ],
    })
    const table = upgrade(
      (content) => withChange(content, 'huntingTable', 1, slices(3000)),
      (content) =>
        withChange(content, 'huntingTable', 1, { enemies: [{ enemyId: ghoul, rangeMin: 0, rangeMax: 10_000 }] }),
    )
    expect(table.find('huntingTable', 1)).toMatchObject(slices(3000))
    expect(table.lines[0]).toMatch(/enemies changed here and in the pack/)
  })
})

describe('a record', () => {
  it('that is new is added, and one that was deleted here is not restored', () => {
    const base = withRecord(smallContent(), 'item', 5, { name: 'Rope' })
    const { find, lines } = upgrade(
      (content) => without(content, 'item', 5),
      (content) => withRecord(withChange(content, 'item', 5, { requiredXp: 3 }), 'item', 6, { name: 'Chain' }),
      base,
    )
    expect(find('item', 5)).toBeUndefined()
    expect(find('item', 6)).toMatchObject({ name: 'Chain' })
    expect(lines).toEqual(['item "Rope": was deleted here and does not come back.', 'item "Chain": is new.'])
  })

  it('that the pack no longer has is hidden, and shown again when the pack has it again', () => {
    const gone = upgrade(
      asItIs,
      (content) => without(withChange(content, 'enemy', 1, { loot: [], equipment: { items: [] } }), 'item', 3),
      without(smallContent(), 'rank', 2),
    )
    expect(gone.find('item', 3)).toMatchObject({ name: 'Bone', isVisible: false })
    expect(gone.lines).toContain('item "Bone": is no longer in the pack and was hidden.')
    const back = planUpgrade({ base: gone.plan.remembered, ours: gone.after, theirs: inEnglish(smallContent()) })
    expect(afterUpgrade(gone.after, back).records.item.find(({ id }) => id === bone)?.isVisible).toBe(true)
  })

  it('that was hidden or shown here stays so', () => {
    const gone = upgrade(asItIs, (content) => without(content, 'huntingTable', 2))
    expect(gone.find('huntingTable', 2)).toBeUndefined()
    const shown = upgrade(
      (content) => withChange(content, 'region', 1, { isVisible: false }),
      (content) => withChange(content, 'region', 1, { sequence: 4 }),
    )
    expect(shown.find('region', 1)).toMatchObject({ isVisible: false, sequence: 4 })
  })

  it('that a table of this database uses is not hidden', () => {
    const { find, lines } = upgrade(
      (content) => withChange(content, 'huntingTable', 1, { name: 'Our table' }),
      (content) => {
        const enemies = [{ enemyId: ghoul, rangeMin: 0, rangeMax: 10_000 }]
        const tables = [1, 2].reduce((made, table) => withChange(made, 'huntingTable', table, { enemies }), content)
        return without(tables, 'enemy', 2)
      },
      withChange(smallContent(), 'huntingTable', 1, { enemies: [] }),
    )
    expect(find('enemy', 2)).toMatchObject({ isVisible: false })
    expect(lines).toContain('enemy "Wolf": is no longer in the pack and was hidden.')
    const met = upgrade(
      (content) =>
        withChange(content, 'huntingTable', 1, {
          enemies: [{ enemyId: testId('enemy', 2), rangeMin: 0, rangeMax: 10_000 }],
        }),
      (content) => {
        const enemies = [{ enemyId: ghoul, rangeMin: 0, rangeMax: 10_000 }]
        return without(
          [1, 2].reduce((made, table) => withChange(made, 'huntingTable', table, { enemies }), content),
          'enemy',
          2,
        )
      },
    )
    expect(met.find('enemy', 2)).toMatchObject({ isVisible: true })
    expect(met.lines).toContain(
      'enemy "Wolf": is no longer in the pack but stays, since the huntingTable "Table 1" needs it.',
    )
  })

  it('that no other record can name is removed unless it was edited; stats and types stay', () => {
    const pack = (content: Content) => without(without(content, 'rank', 2), 'stat', 4)
    expect(upgrade(asItIs, pack).find('rank', 2)).toBeUndefined()
    const { find, lines } = upgrade((content) => withChange(content, 'rank', 2, { xp: 120 }), pack)
    expect(find('rank', 2)).toMatchObject({ xp: 120 })
    expect(find('stat', 4)).toBeDefined()
    expect(lines).toEqual([
      'stat "Curator": is no longer in the pack but stays, since players and records may name it.',
      'rank "Neonate": is no longer in the pack but stays, since it was edited here.',
    ])
  })
})

describe('a short name', () => {
  const gem = (name: string) => ({ name, shortName: 'gem' })
  const costs = (value: number) => ({ name: 'Ring', price: [{ name: 'gem', value }] })

  it('that two currencies claim goes to the existing one; that of the pack gets another, also in references', () => {
    const { find, lines } = upgrade(
      (content) => withRecord(withRecord(content, 'currency', 8, gem('Our Gems')), 'item', 8, costs(1)),
      (content) => withRecord(withRecord(content, 'currency', 9, gem('Gems')), 'item', 9, costs(2)),
    )
    expect([8, 9].map((number) => find('currency', number)?.shortName)).toEqual(['gem', 'gem-2'])
    expect(find('item', 8)?.price).toEqual([expect.objectContaining({ currencyShortName: 'gem', value: 1 })])
    expect(find('item', 9)?.price).toEqual([expect.objectContaining({ currencyShortName: 'gem-2', value: 2 })])
    expect(lines).toContain(
      'currency "Gems": has the short name gem-2 instead of gem, since there is another gem here.',
    )
  })

  it.each(['Gem', ' gem'])('that the database has as "%s" is claimed too', (shortName) => {
    const { find } = upgrade(
      (content) => withRecord(content, 'currency', 8, { name: 'Our Gems', shortName }),
      (content) => withRecord(content, 'currency', 9, gem('Gems')),
    )
    expect([8, 9].map((number) => find('currency', number)?.shortName)).toEqual([shortName, 'gem-2'])
  })

  it('stays the same at the next upgrade', () => {
    const pack = (content: Content) => withRecord(content, 'currency', 9, gem('Gems'))
    const first = upgrade((content) => withRecord(content, 'currency', 8, gem('Our Gems')), pack)
    const theirs = inEnglish(withRecord(pack(smallContent()), 'item', 9, costs(2)))
    const second = planUpgrade({ base: first.plan.remembered, ours: first.after, theirs })
    expect(second.records.map(({ after }) => after?.price)).toEqual([
      [expect.objectContaining({ currencyShortName: 'gem-2' })],
    ])
    expect(second.notes.map(noteLine)).toEqual([
      'currency "Gems": has the short name gem-2 instead of gem, since it is known by that here.',
      'item "Ring": is new.',
    ])
  })

  it('of an existing currency never changes, since purses store it', () => {
    const { find, lines, plan } = upgrade(asItIs, (content) => {
      const renamed = withChange(content, 'currency', 1, { shortName: 'gold' })
      const price = [{ name: 'gold', currencyShortName: 'gold', value: 12, imageId: '' }]
      const items = renamed.records.item.map((item) => ({ ...item, price, refund: [] }))
      const enemy = renamed.records.enemy.map((one) => ({ ...one, currencies: price, refund: [] }))
      const huntingGround = renamed.records.huntingGround.map((one) => ({ ...one, travelCost: [] }))
      const start = { ...renamed.start, currencies: price }
      return { start, records: { ...renamed.records, item: items, enemy, huntingGround } }
    })
    expect(find('currency', 1)).toMatchObject({ shortName: 'vgc' })
    expect(find('item', 1)?.price).toEqual([expect.objectContaining({ currencyShortName: 'vgc', value: 12 })])
    expect(plan.start.currencies).toEqual([expect.objectContaining({ currencyShortName: 'vgc', value: 12 })])
    expect(lines).toContain(
      'currency "Vampire Gold Coins": has the short name vgc instead of gold, since it is known by that here.',
    )
  })
})

describe('a change of the pack that would break a reference', () => {
  const rope = withRecord(smallContent(), 'item', 5, { name: 'Rope' })
  const noRope = (content: Content) => without(content, 'item', 5)
  const dead = `there is no item with the id ${testId('item', 5)}`

  it('is dropped field by field if the record exists', () => {
    const { find, lines } = upgrade(
      noRope,
      (content) => withChange(content, 'enemy', 1, { ...lootOf([testId('item', 5), 5]), xp: 44 }),
      rope,
    )
    expect(find('enemy', 1)).toMatchObject({ xp: 44, loot: smallContent().records.enemy[0]?.loot })
    expect(lines).toEqual([
      'enemy "Ghoul": xp came from the pack.',
      `enemy "Ghoul": loot stayed as it was here, since ${dead}.`,
    ])
  })

  it('is dropped with all that depends on it if the record is new, and is made by a later pack that is complete', () => {
    const wraith = { name: 'Wraith', ...lootOf([testId('item', 5), 5]) }
    const table = { name: 'Mist', huntingGroundId: testId('huntingGround', 1), sequence: 1 }
    const slices = { enemies: [{ enemyId: testId('enemy', 9), rangeMin: 0, rangeMax: 10_000 }] }
    const pack = (content: Content, loot = {}) =>
      withRecord(withRecord(content, 'enemy', 9, { ...wraith, ...loot }), 'huntingTable', 9, { ...table, ...slices })
    const first = upgrade(noRope, pack, rope)
    expect([first.find('enemy', 9), first.find('huntingTable', 9)]).toEqual([undefined, undefined])
    expect(first.lines).toEqual([
      `enemy "Wraith": did not come, since ${dead}.`,
      `huntingTable "Mist": did not come, since there is no enemy with the id ${testId('enemy', 9)}.`,
    ])
    const mended = planUpgrade({
      base: first.plan.remembered,
      ours: first.after,
      theirs: inEnglish(pack(rope, { loot: [] })),
    })
    expect(mended.notes.map(noteLine)).toEqual(['enemy "Wraith": is new.', 'huntingTable "Mist": is new.'])
  })

  it('can be a second table for the same bait', () => {
    const table = { huntingGroundId: testId('huntingGround', 1), sequence: 1 }
    const { find, lines } = upgrade(
      (content) => withRecord(content, 'huntingTable', 8, { name: 'Ours', ...table }),
      (content) => withRecord(content, 'huntingTable', 9, { name: 'Theirs', ...table }),
    )
    expect(find('huntingTable', 9)).toBeUndefined()
    expect(lines).toEqual([
      'huntingTable "Theirs": did not come, since the table "Ours" is already there for the same bait.',
    ])
  })

  it('does not keep other changes out of a database that was broken before', () => {
    const broken = (content: Content) => withChange(content, 'rank', 2, { rewardItemId: 'e'.repeat(24) })
    const { find } = upgrade(broken, (content) => withChange(content, 'rank', 2, { xp: 150 }))
    expect(find('rank', 2)).toMatchObject({ xp: 150, rewardItemId: 'e'.repeat(24) })
  })
})

describe('texts in another language', () => {
  const german = (content: Content, name: string): LocalizedContent => ({
    ...content,
    translations: { de: tieTranslation(content.records, { [blade]: { name } }) },
  })

  it('are stored with their original, so that an edited original is not translated', () => {
    const base = german(smallContent(), 'Rostige Klinge')
    const renamed = withChange(smallContent(), 'item', 1, { name: 'Dull Blade' })
    const ours = { ...withChange(smallContent(), 'item', 1, { name: 'Sharp Blade' }), translations: base.translations }
    const plan = planUpgrade({ base, ours, theirs: german(renamed, 'Stumpfe Klinge') })
    expect(plan.translations).toEqual([
      { language: 'de', recordId: blade, texts: { name: { text: 'Stumpfe Klinge', of: 'Dull Blade' } } },
    ])
    expect(afterUpgrade(ours, plan).records.item.find(({ id }) => id === blade)?.name).toBe('Sharp Blade')
  })

  it('that were edited here are kept, and this is reported', () => {
    const base = german(smallContent(), 'Rostige Klinge')
    const plan = planUpgrade({
      base,
      ours: german(smallContent(), 'Rostklinge'),
      theirs: german(smallContent(), 'Verrostete Klinge'),
    })
    expect(plan.translations).toEqual([])
    expect(plan.notes.map(noteLine)).toEqual([
      'item "Rusty Blade": name (de) changed here and in the pack; what was written here stayed.',
    ])
  })
})
